public import Binder

/// A table without a screen that plays the part of `UITableView`.
///
///     let table = HeadlessTable(id: "people", width: 375, height: 480)
///     table.dataSource = people
///     print(table.visibleCells.count)
///
/// Time is virtual: work that is pending is done when the table is read or driven, and a test never waits. Inside a callback of
/// the data source or the delegate the table does not begin anything: a call returns what the table knew before.
@MainActor
public final class HeadlessTable: HeadlessListView {
  /// The style by which sections are set apart.
  public var style: TableSectionStyle { core.layout.rules.style }

  /// The numbers that `UITableView` takes from the system.
  public var profile: LayoutProfile { core.layout.rules.profile }

  /// The object that provides the rows, held weakly; the next layout after it is set reloads.
  public var dataSource: (any TableDataSource)? {
    get { core.dataSource }
    set { core.dataSource = newValue }
  }

  /// The delegate for dimensions, views and touches, held weakly; the next layout after it is set reloads.
  public var delegate: (any TableDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// The object that receives rows likely to be displayed soon; held weakly.
  public var prefetchDataSource: (any TableDataSourcePrefetching)? {
    get { core.prefetchDataSource }
    set { core.prefetchDataSource = newValue }
  }

  /// The height in points of a row for which the delegate has none; by default the cell measures itself.
  public var rowHeight: Double {
    get { core.layout.rules.rowHeight }
    set { core.set(\.rowHeight, "rowHeight", newValue) }
  }

  /// The estimated height in points of a row until it is displayed; 0 switches estimates off.
  ///
  /// Without estimates the heights of all rows are read at once, and no cell measures itself.
  public var estimatedRowHeight: Double {
    get { core.layout.rules.estimatedRowHeight }
    set {
      core.set(
        \.estimatedRowHeight,
        "estimatedRowHeight",
        newValue,
        estimateOf: "row height"
      )
    }
  }

  /// The height in points of a header for which the delegate has none.
  public var sectionHeaderHeight: Double {
    get { core.layout.rules.sectionHeaderHeight }
    set { core.set(\.sectionHeaderHeight, "sectionHeaderHeight", newValue) }
  }

  /// The estimated height in points of a header; by default its height is read at once.
  public var estimatedSectionHeaderHeight: Double {
    get { core.layout.rules.estimatedSectionHeaderHeight }
    set {
      core.set(
        \.estimatedSectionHeaderHeight,
        "estimatedSectionHeaderHeight",
        newValue,
        estimateOf: "section header height"
      )
    }
  }

  /// The height in points of a footer for which the delegate has none.
  public var sectionFooterHeight: Double {
    get { core.layout.rules.sectionFooterHeight }
    set { core.set(\.sectionFooterHeight, "sectionFooterHeight", newValue) }
  }

  /// The estimated height in points of a footer; by default its height is read at once.
  public var estimatedSectionFooterHeight: Double {
    get { core.layout.rules.estimatedSectionFooterHeight }
    set {
      core.set(
        \.estimatedSectionFooterHeight,
        "estimatedSectionFooterHeight",
        newValue,
        estimateOf: "section footer height"
      )
    }
  }

  /// Makes a table that shows nothing yet.
  ///
  /// The name is in snapshots and messages; the size is that of the viewport, in points. A failure that is about the table is
  /// reported in the line of this call.
  public init(
    id: String,
    width: Double,
    height: Double,
    style: TableSectionStyle = .plain,
    profile: LayoutProfile = .iOS17,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let layout = TableLayout(
      size: TableSize(width: width, height: height).usable,
      rules: HeightRules(style: style, profile: profile)
    )
    let core = TableCore(
      id: id,
      layout: layout,
      origin: SourceLocation(fileID, filePath, line, column)
    ) { TableSizing(of: $0, layout) }
    super.init(core)
    core.face = self
    if !width.isLength || !height.isLength {
      core.refuseSize(TableSize(width: width, height: height))
    }
  }

  /// Makes the face of a collection view: a table with rows for items, for a binder and all code that drives tables.
  override init(_ core: TableCore) {
    super.init(core)
    core.face = self
  }
}

extension HeadlessTable: ProviderTable {
  /// What a cell provider with `tableType: HeadlessTable.self` is given.
  public typealias Table = HeadlessTable

  /// What such a provider returns.
  public typealias Cell = any TableCell
}

/// The methods are in the files of what they are about.
extension HeadlessTable: ArrangingHost {
  /// Whether it is the face of a collection view, with rows for items.
  package var arrangesSections: Bool { core.host == .collection }

  package func ownLayout(ofSection section: Int) -> (any ArrangingLayout)? {
    (core.sizing as? CollectionSizing)?.ownLayout(ofSection: section)
  }
}
