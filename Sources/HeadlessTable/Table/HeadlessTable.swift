public import Binder

/// A table without a screen that plays the part of `UITableView`.
///
///     let table = HeadlessTable(id: "people", width: 375, height: 480)
///     table.dataSource = people
///     print(table.visibleCells.count)
///
/// Time is virtual: work that is pending is done when the table is read or driven, and a test never
/// waits. Inside a question to the data source or the delegate the table does not begin anything: it
/// answers with what it knew before.
@MainActor
public final class HeadlessTable {
  /// The table's name in snapshots, in its call log and in messages.
  public let id: String

  /// The width and the height of the table in points; `resize(height:)` changes the height.
  public var size: TableSize { layout.size }

  /// The style by which sections are set apart.
  public var style: TableSectionStyle { layout.rules.style }

  /// The numbers that `UITableView` takes from the system.
  public var profile: LayoutProfile { layout.rules.profile }

  /// The object that answers for the rows, held weakly; the next layout after it is set reloads.
  @exclusivity(unchecked)
  public weak var dataSource: (any TableDataSource)? {
    didSet {
      progress.dataSourceWasSet(dataSource != nil)
      reports.forget(.dataSourceGone)
      setNeedsReload()
    }
  }

  /// The object that answers for dimensions, views of sections and touches, held weakly; the next layout after
  /// it is set reloads.
  @exclusivity(unchecked)
  public weak var delegate: (any TableDelegate)? { didSet { setNeedsReload() } }

  /// The objects that bindings and proxies keep with the table; they end when the table is released.
  public let attachments = TableAttachments()

  /// The object that is told which rows are likely to be needed soon; held weakly.
  public weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  /// The text size that the reader wants; the next layout after it is set reloads.
  @exclusivity(unchecked)
  public var contentSizeCategory = HeadlessView.ContentSizeCategory.large {
    didSet { if contentSizeCategory != oldValue { setNeedsReload() } }
  }

  /// The direction in which lines run; it changes drawings, and nothing that is asked.
  public var layoutDirection = TableLayoutDirection.leftToRight

  /// Points of a row that the delegate has no height for; by default the cell measures itself.
  public var rowHeight: Double {
    get { layout.rules.rowHeight }
    set { set(\.rowHeight, "rowHeight", newValue) }
  }

  /// Points that a row counts for until it is displayed; 0 switches estimates off.
  ///
  /// Without estimates every row is asked for its height at once, and no cell measures itself.
  public var estimatedRowHeight: Double {
    get { layout.rules.estimatedRowHeight }
    set { set(\.estimatedRowHeight, "estimatedRowHeight", newValue, estimateOf: "row height") }
  }

  /// Points of a header that the delegate has no height for.
  public var sectionHeaderHeight: Double {
    get { layout.rules.sectionHeaderHeight }
    set { set(\.sectionHeaderHeight, "sectionHeaderHeight", newValue) }
  }

  /// Points that a header counts for until it is displayed; by default it is asked at once.
  public var estimatedSectionHeaderHeight: Double {
    get { layout.rules.estimatedSectionHeaderHeight }
    set {
      set(
        \.estimatedSectionHeaderHeight,
        "estimatedSectionHeaderHeight",
        newValue,
        estimateOf: "section header height"
      )
    }
  }

  /// Points of a footer that the delegate has no height for.
  public var sectionFooterHeight: Double {
    get { layout.rules.sectionFooterHeight }
    set { set(\.sectionFooterHeight, "sectionFooterHeight", newValue) }
  }

  /// Points that a footer counts for until it is displayed; by default it is asked at once.
  public var estimatedSectionFooterHeight: Double {
    get { layout.rules.estimatedSectionFooterHeight }
    set {
      set(
        \.estimatedSectionFooterHeight,
        "estimatedSectionFooterHeight",
        newValue,
        estimateOf: "section footer height"
      )
    }
  }

  /// Points that bars and the like cover at the edges; headers stick to them, and offsets count them.
  ///
  /// A table that is scrolled to its top stays there: with 64 points at the top its offset is -64. Elsewhere the offset
  /// stays where it is, within the limits of scrolling.
  public var contentInset: TableEdgeInsets {
    get { layout.inset }
    set { if newValue.isUsable { inset(by: newValue) } else { refuse(newValue) } }
  }

  /// Whether a batch is refused that `UITableView` would take and might go wrong with.
  public var strictness = Strictness.strict

  /// The action to take on inconsistencies and errors.
  public var onInconsistency: InconsistencyPolicy {
    get { reports.policy }
    set { reports.policy = newValue }
  }

  package let reports: TableReports
  package let views = ReusableViews()

  package let layout: TableLayout
  package let displayed = DisplayedViews()
  let progress = TableProgress()
  var prefetching = PrefetchWindow()
  private(set) lazy var selection = RowSelection(of: self)
  private(set) lazy var finger = Finger(on: self)

  /// Makes a table that shows nothing yet.
  ///
  /// - Parameters:
  ///   - id: The table's name in snapshots and messages.
  ///   - width: Points from left to right.
  ///   - height: Points from top to bottom: what can be seen of the content at a time.
  ///   - style: How sections are set apart.
  ///   - profile: The numbers that `UITableView` takes from the system.
  ///   - fileID: The file of the call, for a failure that is about the table.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
    self.id = id
    layout = TableLayout(
      size: TableSize(width: width.isLength ? width : 0, height: height.isLength ? height : 0),
      rules: HeightRules(style: style, profile: profile)
    )
    reports = TableReports(tableID: id, origin: SourceLocation(fileID, filePath, line, column))
    if !width.isLength || !height.isLength { refuseSize(TableSize(width: width, height: height)) }
  }
}

extension HeadlessTable {
  /// Takes a height that the program has set, or refuses it; for an estimate with UIKit's words for what is estimated.
  private func set(
    _ property: WritableKeyPath<HeightRules, Double>,
    _ name: String,
    _ height: Double,
    estimateOf estimated: String? = nil
  ) {
    if !height.isLength && height != automaticDimension {
      let isNegative = height < 0 && height.isFinite
      report(
        estimated.flatMap { isNegative ? .invalidEstimate(height, of: $0) : nil }
          ?? .invalidHeight(height, of: "\(name) of the table")
      )
    } else {
      layout.rules[keyPath: property] = height
    }
    setNeedsReload()
  }

  func setNeedsReload() { progress.reloadNeeded() }
}

/// The methods stand in the files of what they are about.
extension HeadlessTable: TableHost {}
