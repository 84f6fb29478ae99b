#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a `UITableView` and its binder.
  @MainActor
  final class TableAdapter: ListAdapter {
    private(set) weak var table: UITableView?
    /// The table's data source and prefetch data source.
    let rows: DataSourceRelay
    let prefetching: PrefetchingRelay
    /// Which views are known under which names, and how others than UIKit's are carried.
    let views: TableViews
    /// Whether a row is swiped aside, which UIKit counts as editing.
    private var isSwiping = false

    init(_ table: UITableView) {
      self.table = table
      rows = DataSourceRelay(table)
      prefetching = PrefetchingRelay(table)
      views = TableViews(table)
      let answers = DelegateAnswers()
      super.init(table, rows, answers)
      answers.adapter = self
      views.report = { [weak self] in self?.report($0, $1) }
    }

    /// The app's own delegate.
    var appDelegate: (any UITableViewDelegate)? { delegateRelay.app as? any UITableViewDelegate }

    /// Whether the rows of the table show their controls.
    var isEditing: Bool { !isSwiping && table?.isEditing == true }

    /// A row is about to be swiped aside; in editing mode the table goes on to be edited.
    func swipeBegins() { isSwiping = table?.isEditing == false }

    /// No row is swiped aside any more.
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

    override var counts: [Int] {
      guard let table else { return [] }
      return (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
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

    override func refill(_ rows: [IndexPath], _ cells: CellsInPlace) -> [IndexPath] {
      views.inPlace = cells
      defer { views.inPlace = CellsInPlace() }
      table?.reconfigureRows(at: rows)
      // UIKit may request the cells with its next layout.
      if !views.inPlace.isEmpty { table?.layoutIfNeeded() }
      return views.inPlace.others
    }

    override func exchange(_ rows: [IndexPath]) { table?.reloadRows(at: rows, with: .none) }

    override func reload() { table?.reloadData() }

    /// Announces sections that are to be shown again, by their positions before the batch.
    func announceReloadedSections(_ sections: [Int], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.reload, sections: sections) }) { [weak table] in
        table?.reloadSections(IndexSet(sections), with: animation.ofUIKit)
      }
    }
  }

  extension TableAdapter {
    /// Fills the headers and footers of sections again, where they are in sight.
    func reconfigureEnds(ofSections sections: [Int], _ animation: Binder.RowAnimation) {
      guard let table else { return }
      let counted = 0..<table.numberOfSections
      let replaced = sections.filter { section in
        counted.contains(section)
          && SupplementaryKind.allKinds.contains { !refill($0, section: section, of: table) }
      }
      if replaced.isEmpty {
        updateHeights()
      } else if isOutOfSight {
        announceReloadedSections(replaced, with: animation)
      } else {
        let selected = selectedRows.filter { replaced.contains($0.section) }
        animate(animation != .none) {
          table.reloadSections(IndexSet(replaced), with: animation.ofUIKit)
        }
        // UIKit deselects the rows of a section that it shows again.
        for row in selected { select(row) }
      }
    }

    /// Has UIKit update heights, unless the table is out of sight: it reads all of them when it is in sight.
    func updateHeights() {
      isOutOfSight ? perform({}, completion: nil) : table?.performBatchUpdates(nil, completion: nil)
    }

    /// Fills a header or a footer in its place; false if another view must come there.
    ///
    /// One that is out of sight is filled when it comes into view.
    private func refill(_ kind: SupplementaryKind, section: Int, of table: UITableView) -> Bool {
      guard let shown = table.shownView(kind, section: section) else {
        let place = table.place(of: kind, section: section)
        let isOutOfSight = place.height > 0 && !place.intersects(table.bounds)
        return isOutOfSight
          || answering { delegateRelay.answers.height(kind, section: section) } == nil
      }
      let title = answering { rows.title(kind, section: section) }
      let view = views.refilling(shown) {
        answering { delegateRelay.answers.view(kind, section: section) }
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
  }

  extension SupplementaryKind {
    static let allKinds: [SupplementaryKind] = [.header, .footer]
  }

  extension UITableView {
    /// The header or the footer of a section; nil if it is out of sight.
    fileprivate func shownView(
      _ kind: SupplementaryKind,
      section: Int
    ) -> UITableViewHeaderFooterView? {
      kind == .header ? headerView(forSection: section) : footerView(forSection: section)
    }

    /// Where a header or a footer rests; without height if there is none.
    fileprivate func place(of kind: SupplementaryKind, section: Int) -> CGRect {
      kind == .header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    }
  }

  extension Binder.RowAnimation {
    /// The same animation, as UIKit calls it.
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
