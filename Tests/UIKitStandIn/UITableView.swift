package import Binder
package import HeadlessTable

/// A table, played by a `HeadlessTable`: that one lays out, reuses, checks batches and takes touches.
@MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How a changed row comes and goes.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// How sections are set apart.
  public let style: Style

  /// The height that leaves the choice to the table.
  public class var automaticDimension: CGFloat { -1 }

  /// What plays the table.
  package let player: HeadlessTable
  /// What knows the names of sections and rows for pictures; UIKit has no such thing.
  package weak var names: (any TableDataSource)?
  /// What asks the table's data source and delegate for the player.
  let role: TableRole
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var viewMakers: [String: () -> UITableViewHeaderFooterView] = [:]

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    let styles: [Style: TableSectionStyle] = [.grouped: .grouped, .insetGrouped: .insetGrouped]
    player = HeadlessTable(
      id: "UITableView",
      width: frame.size.width > 0 ? Double(frame.size.width) : 320,
      height: Double(frame.size.height),
      style: styles[style] ?? .plain
    )
    role = TableRole()
    self.style = style
    super.init(frame: frame)
    takePart()
  }

  /// Makes a table of what a nib holds.
  public required init?(coder: NSCoder) {
    player = HeadlessTable(id: "UITableView", width: 320, height: 480)
    role = TableRole()
    style = .plain
    super.init(coder: coder)
    takePart()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }

  /// The player takes the height; its width is the one of the first frame, or 320 points if that has none.
  open override var frame: CGRect {
    didSet {
      player.resize(height: Double(frame.size.height))
      for part in [tableHeaderView, tableFooterView] {
        part?.frame.size.width = frame.size.width
        part?.layoutSubviews()
      }
    }
  }

  /// Not of UIKit: shows text of another size; what has read the size as it was laid out is laid out again.
  package func showText(_ size: UIContentSizeCategory) {
    traits = UITraitCollection(preferredContentSizeCategory: size)
    player.contentSizeCategory = size.played
    for part in [tableHeaderView, tableFooterView] {
      part?.traits = traits
      part?.layoutSubviews()
    }
  }

  /// The part of the content that is in sight.
  open override var bounds: CGRect {
    CGRect(
      TableRect(
        x: 0,
        y: player.contentOffset.y,
        width: Double(frame.size.width),
        height: player.size.height
      )
    )
  }

  open override var contentOffset: CGPoint {
    get { bounds.origin }
    set { player.contentOffset = TablePoint(x: 0, y: Double(newValue.y)) }
  }

  open override var contentSize: CGSize {
    get { CGSize(width: player.contentSize.width, height: player.contentSize.height) }
    set {}
  }

  open override var adjustedContentInset: UIEdgeInsets {
    var inset = UIEdgeInsets()
    inset.top = player.contentInset.top
    inset.bottom = player.contentInset.bottom
    return inset
  }

  private func takePart() {
    role.table = self
    alwaysBounceVertical = true
    player.dataSource = role
    player.delegate = role
    player.prefetchDataSource = role
  }

  /// What answers for the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      role.learnDataSourceMethods()
      player.dataSource = dataSource == nil ? nil : role
    }
  }

  /// Not of UIKit: whether the data source had a method when it was set.
  package func remembersDataSourceMethod(_ name: String) -> Bool { role.hasDataSourceMethod(name) }

  /// What answers for looks and touches; which methods it has is asked here, once.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { role.learnDelegateMethods() }
  }

  /// What rows are announced to that are likely to be needed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether several rows can be chosen in editing mode, by circles.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { player.allowsMultipleSelectionDuringEditing }
    set { player.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Points of a row, unless the delegate knows.
  open var rowHeight: CGFloat {
    get { CGFloat(player.rowHeight) }
    set { player.rowHeight = Double(newValue) }
  }

  /// Points that a row counts for until it is displayed.
  open var estimatedRowHeight: CGFloat {
    get { CGFloat(player.estimatedRowHeight) }
    set { player.estimatedRowHeight = Double(newValue) }
  }

  /// Points of a header.
  open var sectionHeaderHeight: CGFloat {
    get { CGFloat(player.sectionHeaderHeight) }
    set { player.sectionHeaderHeight = Double(newValue) }
  }

  /// Points that a header counts for until it is displayed.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { CGFloat(player.estimatedSectionHeaderHeight) }
    set { player.estimatedSectionHeaderHeight = Double(newValue) }
  }

  /// Points of a footer.
  open var sectionFooterHeight: CGFloat {
    get { CGFloat(player.sectionFooterHeight) }
    set { player.sectionFooterHeight = Double(newValue) }
  }

  /// Points that a footer counts for until it is displayed.
  open var estimatedSectionFooterHeight: CGFloat {
    get { CGFloat(player.estimatedSectionFooterHeight) }
    set { player.estimatedSectionFooterHeight = Double(newValue) }
  }

  /// Whether rows show their controls, or one is swiped aside.
  open var isEditing: Bool {
    get { player.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls of rows, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    player.setEditing(editing, animated: animated)
  }

  /// Where a row comes to stand that the table scrolls to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The selected rows in no certain order, here from the bottom to the top; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { player.indexPathsForSelectedRows?.reversed() }

  /// Selects a row, or none; the delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    player.selectRow(at: indexPath, animated: animated, scrollPosition: .none)
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    player.deselectRow(at: indexPath, animated: animated)
  }

  /// The view above all sections; it is as high as its frame when it is set.
  open var tableHeaderView: UIView? { didSet { role.show(tableHeaderView, .header) } }

  /// The view below all sections.
  open var tableFooterView: UIView? { didSet { role.show(tableFooterView, .footer) } }

  /// The view behind all rows, as large as the table.
  open var backgroundView: UIView? { didSet { role.show(backgroundView, .placeholder) } }

  /// The sections that the table counted last.
  open var numberOfSections: Int { player.numberOfSections }

  /// The rows that the table counted last.
  open func numberOfRows(inSection section: Int) -> Int { player.numberOfRows(inSection: section) }

  /// The cell that shows a row; nil if the row is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    player.cellForRow(at: indexPath).flatMap(role.cell)
  }

  /// Where a cell is displayed; nil if it is out of sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    role.content(of: cell).flatMap { player.indexPath(for: $0) }
  }

  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    CGRect(player.rectForRow(at: indexPath))
  }

  /// Where a header is that does not stick.
  open func rectForHeader(inSection section: Int) -> CGRect {
    CGRect(player.rectForHeader(inSection: section))
  }

  /// Where a footer is that does not stick.
  open func rectForFooter(inSection section: Int) -> CGRect {
    CGRect(player.rectForFooter(inSection: section))
  }

  /// The rows in sight, from top to bottom; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? { player.indexPathsForVisibleRows }

  /// The cells in sight.
  open var visibleCells: [UITableViewCell] { player.visibleCells.compactMap(role.cell) }

  /// The header of a section; nil if it is out of sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    player.headerView(forSection: section).flatMap { role.view($0) }
  }

  /// The footer of a section; nil if it is out of sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    player.footerView(forSection: section).flatMap { role.view($0) }
  }

  /// Asks for everything again.
  open func reloadData() { player.reloadData() }

  /// Asks for the titles of the index again.
  open func reloadSectionIndexTitles() { player.reloadSectionIndexTitles() }

  /// A finger can pull the player down where it can pull the control.
  open override var refreshControl: UIRefreshControl? {
    didSet {
      guard let refreshControl else { return player.refreshHandler = nil }
      player.refreshHandler = { [weak refreshControl] in
        guard let refreshControl else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
        await refreshControl.waitForEnd()
      }
    }
  }

  open override func layoutIfNeeded() { player.layoutIfNeeded() }
}

extension CGRect {
  /// The rectangle that the player means.
  fileprivate init(_ rect: TableRect) {
    self.init(
      x: rect.origin.x,
      y: rect.origin.y,
      width: rect.size.width,
      height: rect.size.height
    )
  }
}
