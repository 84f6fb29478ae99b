#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a `UITableView` and its binder; it lives as long as the table.
  @MainActor
  final class TableAdapter {
    private weak var table: UITableView?
    /// The table's data source, delegate and prefetch data source.
    let dataSource: DataSourceRelay
    let delegate: DelegateRelay
    let prefetching: PrefetchingRelay
    /// Which views are known under which names, and how others than UIKit's are carried.
    let views: TableViews
    let schedule = UpdateQueue()
    /// What runs when the table is pulled down.
    let refreshing: Refreshing
    /// The menu of a row that was opened last.
    var menu: RowMenu?
    /// The view in place of rows that Binder has given the table.
    weak var placeholder: UIView?
    /// The views of the app that views of a declaration have taken the places of.
    var coveredViews: [TablePart: UIView] = [:]
    var diagnosticHandler: ((TableDiagnostic) -> Void)?

    /// How many questions of the table are being answered, one within the other.
    private var questionCount = 0
    private var batch: AnnouncedBatch?
    private var completions: [(Bool) -> Void] = []
    /// Whether a row is swiped aside, which UIKit counts as editing.
    private var isSwiping = false
    private var hasReportedHeight = false
    /// Whether the table has been in a window.
    private var wasInWindow = false

    init(_ table: UITableView) {
      self.table = table
      views = TableViews(table)
      dataSource = DataSourceRelay(table)
      delegate = DelegateRelay(table)
      prefetching = PrefetchingRelay(table)
      refreshing = Refreshing(table)
      dataSource.adapter = self
      delegate.answers.adapter = self
      views.report = { [weak self] in self?.report($0, $1) }
      schedule.isBlocked = { [weak self] in self?.acceptsUpdates == false }
    }

    /// Whether changes can be announced: not in a question of the table, in a batch, or while UIKit ends one.
    var acceptsUpdates: Bool {
      questionCount == 0 && batch == nil && dataSource.frozenCounts == nil
    }

    /// Whether nobody can see what the table shows: it has left its window, as that of a screen below another one, or has
    /// never been in one, and no row has been asked for.
    var isOutOfSight: Bool {
      noteWindow()
      return table?.window == nil && (wasInWindow || !dataSource.wasAskedForCells)
    }

    /// Remembers that the table is in a window, if it is.
    func noteWindow() {
      if !wasInWindow, table?.window != nil { wasInWindow = true }
    }

    /// Whether the rows of the table show their controls.
    var isEditing: Bool { !isSwiping && table?.isEditing == true }

    /// A row is about to be swiped aside; in editing mode the table goes on to be edited.
    func swipeBegins() { isSwiping = table?.isEditing == false }

    /// No row is swiped aside any more.
    func swipeEnds() { isSwiping = false }

    /// Has the table show what is scheduled now, if it can be changed.
    func showChanges() {
      if acceptsUpdates { schedule.run() }
    }

    /// Answers a question of the table, or listens to what it tells.
    func answering<Answer>(_ answer: () -> Answer) -> Answer {
      questionCount += 1
      defer { questionCount -= 1 }
      return answer()
    }

    func report(_ diagnostic: TableDiagnostic) {
      if let diagnosticHandler { return diagnosticHandler(diagnostic) }
      print(diagnostic)
    }

    /// Says once that a height is none: UIKit stops the app for it.
    func reportHeight(_ height: Double) {
      if hasReportedHeight { return }
      hasReportedHeight = true
      report(
        .warning,
        "A height of \(height) points was given. A height is 0 or more, or automaticDimension; the table's own is "
          + "used."
      )
    }

    func report(_ severity: TableDiagnostic.Severity, _ message: String) {
      report(TableDiagnostic(severity: severity, message: message))
    }
  }

  extension TableAdapter {
    /// Collects what is announced while the updates run, and hands it to UIKit if it leads to what the data source says.
    ///
    /// The updates run in a batch of UIKit's, which has counted the rows before. One that is refused is for UIKit a change
    /// of all sections, and everything is shown again. So it is for a table that is out of sight: of a batch UIKit would lay
    /// out the rows at once, for a size that they may never have.
    func perform(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
      guard let table else { return }
      if let completion { completions.append(completion) }
      guard batch == nil else { return updates() }
      let isOutOfSight = isOutOfSight
      let collecting = AnnouncedBatch(before: counts(of: table))
      batch = collecting
      if !isOutOfSight { table.beginUpdates() }
      updates()
      let announced = batch ?? collecting
      batch = nil
      if isOutOfSight { return showLater(announced, in: table) }
      finish(announced, in: table)
      // Completions run when UIKit has shown the batch, whether it was to be animated or not.
    }

    private func finish(_ batch: AnnouncedBatch, in table: UITableView) {
      let after = dataSource.counts()
      let (map, ended) = endBatch(batch, after: after)
      dataSource.frozenCounts = after
      animate(batch.isAnimated) {
        table.performBatchUpdates(
          {
            map != nil ? batch.announce(to: table) : batch.announceReplacement(after, to: table)
          },
          completion: ended.isEmpty
            ? nil : { _ in for completion in ended { completion(map != nil) } }
        )
        table.endUpdates()
      }
      dataSource.frozenCounts = nil
      guard let map else { return table.reloadData() }
      if let row = menu?.row { menu?.row = map.newPath(of: row) }
      reconfigure(batch.rowsToReconfigure(map), in: table)
    }

    /// Checks a batch, and reports it if it is refused; nil then.
    private func endBatch(
      _ batch: AnnouncedBatch,
      after: [Int]
    ) -> (map: ChangeMap?, completions: [(Bool) -> Void]) {
      defer { completions = [] }
      switch batch.checked(after: after) {
      case .success(let map): return (map, completions)
      case .failure(let problem):
        report(.error, "A batch was refused, and the table shows everything again: \(problem)")
        return (nil, completions)
      }
    }

    /// Has everything shown again when the table is in a window; the selection stays.
    private func showLater(_ batch: AnnouncedBatch, in table: UITableView) {
      let (map, ended) = endBatch(batch, after: dataSource.counts())
      let selected = map == nil ? [] : table.indexPathsForSelectedRows ?? []
      table.reloadData()
      for row in selected.compactMap({ map?.newPath(of: $0) }) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      }
      for completion in ended { completion(map != nil) }
    }

    /// Has cells filled again in their places; those that a closure has dequeued by UIKit's own methods are exchanged, as
    /// UIKit hands such a closure another cell.
    private func reconfigure(_ rows: [IndexPath], in table: UITableView) {
      if rows.isEmpty { return }
      let others = rows.filter { row in
        let cell: UITableViewCell? = table.cellForRow(at: row)
        return cell.map { !views.isRegistered($0) } ?? false
      }
      let own = others.isEmpty ? rows : rows.filter { !others.contains($0) }
      if !own.isEmpty { table.reconfigureRows(at: own) }
      if !others.isEmpty { animate(false) { table.reloadRows(at: others, with: .none) } }
    }

    /// Updates the table with animations or without: `.none` is for UIKit the animation of its own choice, and the rows that
    /// stay slide whatever it is.
    private func animate(_ isAnimated: Bool, _ update: () -> Void) {
      isAnimated ? update() : UIView.performWithoutAnimation(update)
    }

    /// Announces operations, and keeps the call that announces them to UIKit.
    func announce(
      with animation: Binder.RowAnimation,
      _ change: (inout Batch) -> Void,
      _ call: @escaping (UITableView) -> Void
    ) {
      inBatch { batch?.add(animation, change, call) }
    }

    /// Announces sections that are to be shown again, by their positions before the batch.
    func announceReloadedSections(_ sections: [Int], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.reload, sections: sections) }) {
        $0.reloadSections(IndexSet(sections), with: animation.ofUIKit)
      }
    }

    /// Announces rows whose cells are to be filled again, by their positions before the batch.
    func announceReconfigured(_ rows: [RowPosition]) {
      inBatch { batch?.addReconfigured(rows) }
    }

    /// Announces something in the open batch, or in one of its own.
    private func inBatch(_ announce: () -> Void) {
      guard batch == nil else { return announce() }
      guard dataSource.wasCounted else { return table?.reloadData() ?? () }
      perform(announce, completion: nil)
    }

    private func counts(of table: UITableView) -> [Int] {
      (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
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
        let selected = (table.indexPathsForSelectedRows ?? []).filter {
          replaced.contains($0.section)
        }
        animate(animation != .none) {
          table.reloadSections(IndexSet(replaced), with: animation.ofUIKit)
        }
        // UIKit deselects the rows of a section that it shows again.
        for row in selected { table.selectRow(at: row, animated: false, scrollPosition: .none) }
      }
    }

    /// Has UIKit ask for heights again, unless the table is out of sight: it asks for all of them when it is in sight.
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
        return isOutOfSight || !answering { delegate.answers.hasView(kind, section: section) }
      }
      let title = answering { dataSource.title(kind, section: section) }
      let view = views.refilling(shown) {
        answering { delegate.answers.view(kind, section: section) }
      }
      if let view { return view === shown }
      guard let title, !views.isRegistered(shown) else { return false }
      // UIKit has put the title of a group into capitals when it made the view, if its style is such.
      let former = shown.textLabel?.text ?? ""
      let hasLetters = former.lowercased() != former.uppercased()
      // A title without letters does not tell: UIKit writes the next one.
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
