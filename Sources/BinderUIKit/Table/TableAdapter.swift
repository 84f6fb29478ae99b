#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a `UITableView` and its binder.
  @MainActor
  final class TableAdapter: ListAdapter {
    private(set) weak var table: UITableView?
    let rows: DataSourceRelay
    let views: TableViews
    /// Whether a row is swiped aside, which UIKit counts as editing.
    private var isSwiping = false

    init(_ table: UITableView) {
      self.table = table
      rows = DataSourceRelay(table)
      views = TableViews(table)
      super.init(table, rows, TableMessages(), views)
    }

    var appDelegate: (any UITableViewDelegate)? { delegateRelay.app as? any UITableViewDelegate }

    /// Whether the rows of the table show their controls.
    var isEditing: Bool { !isSwiping && table?.isEditing == true }

    /// A row is about to be swiped aside; in editing mode the table goes on to be edited.
    func swipeBegins() { isSwiping = table?.isEditing == false }

    func swipeEnds() { isSwiping = false }

    /// Reports once a height that is negative, infinite or NaN: UIKit stops the app for it.
    func reportHeight(_ height: Double) {
      reportOnce(
        "height",
        .warning,
        "A height of \(height) points was given. A height is 0 or more, or automaticDimension; the table's own is "
          + "used."
      )
    }

    override var host: (any TableHost)? { table }

    override func binderChanged() { swipeEnds() }

    override var prefetchSlot: PrefetchingRelay? {
      get { table?.prefetchDataSource as? PrefetchingRelay }
      set { table?.prefetchDataSource = newValue }
    }

    override var selectedRows: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }

    override func select(_ row: IndexPath) {
      table?.selectRow(at: row, animated: false, scrollPosition: .none)
    }

    override func openBatch(_ updates: () -> Void) {
      table?.beginUpdates()
      updates()
    }

    override func perform(_ announce: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
      let updates: (() -> Void)? = announce
      table?.performBatchUpdates(updates, completion: completion)
      table?.endUpdates()
    }

    override func announceReplacement(of before: [Int], by after: [Int]) {
      table?.deleteSections(IndexSet(before.indices), with: .none)
      table?.insertSections(IndexSet(after.indices), with: .none)
    }

    override func reuse(ofCellAt row: IndexPath) -> CellReuse? {
      let cell: UITableViewCell? = table?.cellForRow(at: row)
      return cell.map(views.reuse)
    }

    override func request(_ rows: [IndexPath]) { table?.reconfigureRows(at: rows) }

    override func exchange(_ rows: [IndexPath]) { table?.reloadRows(at: rows, with: .none) }

    override func reload() { table?.reloadData() }

    override func reload(_ sections: [Int], _ animation: Binder.RowAnimation) {
      table?.reloadSections(IndexSet(sections), with: animation.ofUIKit)
    }

    override func frame(ofCountedRow row: IndexPath) -> CGRect? { table?.rectForRow(at: row) }

    override func refill(_ kind: SupplementaryKind, section: Int) -> Bool {
      guard let table else { return true }
      guard let shown = table.shownView(kind, section: section) else {
        let place = table.place(of: kind, section: section)
        let isOutOfSight = place.height > 0 && !place.intersects(table.bounds)
        return isOutOfSight
          || calling { delegateRelay.receiver.height(kind, section: section) } == nil
      }
      let title = calling { rows.title(kind, section: section) }
      let view = views.refilling(shown) {
        calling { delegateRelay.receiver.view(kind, section: section) }
      }
      if let view { return view === shown }
      guard let title, !views.isRegistered(shown) else { return false }
      // UIKit has put the title of a group into capitals when it made the view, if its style is such.
      let former = shown.textLabel?.text ?? ""
      let hasLetters = former.lowercased() != former.uppercased()
      // A title without letters does not show it: UIKit writes the next one.
      guard table.style == .plain || hasLetters else { return false }
      let isInCapitals = table.style != .plain && former == former.uppercased()
      shown.textLabel?.text = isInCapitals ? title.uppercased() : title
      return true
    }

    func announceReloadedSections(_ sections: [Int], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.reload, sections: sections) }) { [weak table] in
        table?.reloadSections(IndexSet(sections), with: animation.ofUIKit)
      }
    }
  }

  extension TableAdapter {
    /// Has UIKit update heights, unless the table is not visible: it reads all of them when it is visible.
    func updateHeights() {
      isOutOfSight ? perform({}, completion: nil) : table?.performBatchUpdates(nil, completion: nil)
    }
  }

  extension UITableView {
    fileprivate func shownView(
      _ kind: SupplementaryKind,
      section: Int
    ) -> UITableViewHeaderFooterView? {
      kind == .header ? headerView(forSection: section) : footerView(forSection: section)
    }

    fileprivate func place(of kind: SupplementaryKind, section: Int) -> CGRect {
      kind == .header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    }
  }

  extension Binder.RowAnimation {
    var ofUIKit: UITableView.RowAnimation {
      switch self {
      case .fade: .fade
      case .right: .right
      case .left: .left
      case .top: .top
      case .bottom: .bottom
      case .none: .none
      case .middle: .middle
      case .automatic: .automatic
      }
    }
  }
#endif
