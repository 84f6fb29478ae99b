public import Binder
import TableBatches

/// A collection view without a screen that plays the part of `UICollectionView`.
///
///     let collection = HeadlessCollectionView(id: "photos", width: 375, height: 640)
///     let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Section.self)
///     …
///     print(collection.render(.text))
///
/// Its items are laid out by section: a section is a list, a grid, a carousel, a flow, or composed of groups.
@MainActor
public final class HeadlessCollectionView: HeadlessListView {
  /// The same collection view as a table, with rows for items.
  package let table: HeadlessTable

  private(set) lazy var relay = CollectionRelay(for: self)

  /// The object that provides the items, held weakly; the next layout after it is set reloads.
  ///
  /// It is nil where a binder or a binding provides them.
  public var dataSource: (any CollectionViewDataSource)? {
    get { relay.dataSource(behind: core.dataSource) }
    set { core.dataSource = relay.rowSource(for: newValue) }
  }

  /// The object that receives gestures and displays of items, held weakly.
  ///
  /// It is nil where a binder or a proxy is the delegate.
  public var delegate: (any CollectionViewDelegate)? {
    get { relay.delegate(behind: core.delegate) }
    set {
      let isReplaced = newValue != nil || delegate != nil
      let rowDelegate = relay.rowDelegate(for: newValue)
      if isReplaced { core.delegate = rowDelegate }
      core.progress.reloadNeeded()
    }
  }

  /// The object that receives items likely to be displayed soon; held weakly.
  public var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { relay.prefetchDataSource }
    set {
      relay.prefetchDataSource = newValue
      if newValue != nil, isPrefetchingEnabled { core.prefetchDataSource = relay }
    }
  }

  /// Whether the prefetch data source receives items before they are displayed.
  public var isPrefetchingEnabled = true {
    didSet {
      guard relay.prefetchDataSource != nil else { return }
      core.prefetchDataSource = isPrefetchingEnabled ? relay : nil
    }
  }

  /// The layout of sections that are declared without one.
  ///
  /// It can be replaced by one of the same direction; the next layout after that reads everything again.
  public var layout: CollectionViewLayout {
    get { sizing.own }
    set { sizing.own = newValue }
  }

  private var sizing: CollectionSizing {
    guard let sizing = core.sizing as? CollectionSizing else {
      preconditionFailure("A collection view has the sizing of one")
    }
    return sizing
  }

  /// Makes a collection view that shows nothing yet, as a table is made; sections that are declared without a layout have its
  /// own one, by default a list.
  public init(
    id: String,
    width: Double,
    height: Double,
    layout: CollectionViewLayout = .sections(),
    profile: LayoutProfile = .iOS17,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let places = CollectionLayout(
      size: TableSize(width: width, height: height).usable,
      rules: HeightRules(style: .plain, profile: profile),
      isHorizontal: layout.axis == .horizontal
    )
    let core = TableCore(
      id: id,
      host: .collection,
      layout: places,
      origin: SourceLocation(fileID, filePath, line, column)
    ) { CollectionSizing(of: $0, places, layout) }
    table = HeadlessTable(core)
    super.init(core)
    if !width.isLength || !height.isLength {
      core.refuseSize(TableSize(width: width, height: height))
    }
  }
}

extension HeadlessCollectionView: CollectionHost {
  /// The collection view as a host of rows, which a binder drives.
  public var rows: any TableHost { table }
}
