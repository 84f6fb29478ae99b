#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a table or a collection view of UIKit and its binder; it lives as long as the view.
  @MainActor
  class ListAdapter {
    private(set) weak var view: UIScrollView?
    let sourceRelay: SourceRelay
    let delegateRelay: DelegateRelay
    private(set) lazy var prefetching = PrefetchingRelay(self)
    let hostViews: HostViews
    let schedule = UpdateQueue()
    private(set) lazy var looks = ContentLooks(kind)
    let refreshing: Refreshing
    var menu: RowMenu?
    /// The view in place of rows that Binder has given the view.
    weak var placeholder: UIView?
    /// The views of the app that views of a declaration have taken the places of.
    var coveredViews: [TablePart: UIView] = [:]
    var diagnosticHandler: ((TableDiagnostic) -> Void)?

    /// How many callbacks of the view are under way, one within the other.
    private var questionCount = 0
    private var batch: AnnouncedBatch?
    private var completions: [(Bool) -> Void] = []
    private var saidOnce: Set<String> = []
    /// Whether the view has been in a window.
    private var wasInWindow = false

    init(
      _ view: UIScrollView,
      _ dataSource: SourceRelay,
      _ receiver: HostDelegate,
      _ views: HostViews
    ) {
      self.view = view
      sourceRelay = dataSource
      hostViews = views
      delegateRelay = DelegateRelay(view, receiver)
      refreshing = Refreshing(view)
      dataSource.adapter = self
      delegateRelay.adapter = self
      receiver.list = self
      views.report = { [weak self] in self?.report($0, $1) }
      schedule.isBlocked = { [weak self] in self?.acceptsUpdates == false }
    }

    /// What a binder drives; nil when the view was deallocated.
    var host: (any TableHost)? { nil }

    /// By which rules batches are checked.
    var kind: HostKind { .table }

    var noun: String { kind.name }

    /// What rows that are likely to be needed soon are announced to.
    var prefetchSlot: PrefetchingRelay? {
      get { nil }
      set {}
    }

    var selectedRows: [IndexPath] { [] }

    func select(_ row: IndexPath) {}

    /// Runs updates in a batch that has counted the rows before.
    func openBatch(_ updates: () -> Void) { updates() }

    /// Hands operations to UIKit as a batch, or as what is left of an open one.
    func perform(_ announce: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {}

    func prepared(_ batch: AnnouncedBatch) -> AnnouncedBatch { batch }

    /// Announces that all sections are deleted and others inserted: true of any change.
    func announceReplacement(of before: [Int], by after: [Int]) {}

    /// How the cell of a row is dequeued; nil for a row without a cell.
    func reuse(ofCellAt row: IndexPath) -> CellReuse? { nil }

    /// Has UIKit request the cells of rows to be filled again, or do so with its next layout.
    func request(_ rows: [IndexPath]) {}

    /// Has UIKit request other cells for rows.
    func exchange(_ rows: [IndexPath]) {}

    func reload() {}

    func reload(_ sections: [Int], _ animation: Binder.RowAnimation) {}

    /// Fills a header or a footer in its place; false if another view must come there, or none.
    ///
    /// One that is not visible is filled when it comes into view.
    func refill(_ kind: SupplementaryKind, section: Int) -> Bool { true }

    /// Where a row that the view has counted is in the content.
    func frame(ofCountedRow row: IndexPath) -> CGRect? { nil }

    func binderChanged() {}
  }

  extension ListAdapter {
    var counts: [Int] {
      guard let host else { return [] }
      return (0..<host.numberOfSections).map(host.numberOfRows(inSection:))
    }

    /// Whether changes can be announced: not in a callback of the view, in a batch, or while UIKit ends one.
    var acceptsUpdates: Bool {
      questionCount == 0 && batch == nil && sourceRelay.frozenCounts == nil
    }

    /// Whether the view cannot be seen: it has left its window, as that of a screen below another one, or has never been in
    /// one, and no row has been requested.
    var isOutOfSight: Bool {
      noteWindow()
      return view?.window == nil && (wasInWindow || !sourceRelay.wasAskedForCells)
    }

    func noteWindow() {
      if !wasInWindow, view?.window != nil { wasInWindow = true }
    }

    /// Has the view show what is scheduled now, if it can be changed.
    func showChanges() {
      if acceptsUpdates { schedule.run() }
    }

    func calling<Value>(_ callback: () -> Value) -> Value {
      questionCount += 1
      defer { questionCount -= 1 }
      return callback()
    }

    func report(_ diagnostic: TableDiagnostic) {
      if let diagnosticHandler { return diagnosticHandler(diagnostic) }
      print(diagnostic)
    }

    func report(_ severity: TableDiagnostic.Severity, _ message: String) {
      report(TableDiagnostic(severity: severity, message: message))
    }

    /// Says something that is true again and again, once for a key.
    func reportOnce(_ key: String, _ severity: TableDiagnostic.Severity, _ message: String) {
      if saidOnce.insert(key).inserted { report(severity, message) }
    }
  }

  extension ListAdapter {
    /// Collects what is announced while the updates run, and announces it to UIKit if it leads to the counts of the data source.
    ///
    /// The updates run when UIKit has counted the rows before. A batch that is refused is for UIKit a change of all sections,
    /// and everything is shown again. So it is for a view that is not visible: of a batch UIKit would lay out the rows at once,
    /// for a size that they may never have.
    func perform(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
      guard view != nil else { return }
      if let completion { completions.append(completion) }
      guard batch == nil else { return updates() }
      let isOutOfSight = isOutOfSight
      let collecting = AnnouncedBatch(before: counts)
      batch = collecting
      func collect() {
        updates()
        let announced = prepared(batch ?? collecting)
        batch = nil
        isOutOfSight ? showLater(announced) : finish(announced)
      }
      isOutOfSight ? collect() : openBatch(collect)
    }

    /// Completions run when UIKit has shown the batch, whether it was to be animated or not.
    private func finish(_ batch: AnnouncedBatch) {
      let after = sourceRelay.counts()
      let (map, ended) = endBatch(batch, after: after)
      sourceRelay.frozenCounts = after
      animate(batch.isAnimated) {
        perform(
          {
            map != nil ? batch.announce() : self.announceReplacement(of: batch.before, by: after)
          },
          ended.isEmpty ? nil : { _ in for completion in ended { completion(map != nil) } }
        )
      }
      sourceRelay.frozenCounts = nil
      guard let map else { return reload() }
      if let row = menu?.row { menu?.row = map.newPath(of: row) }
      let rows = batch.rowsToReconfigure(map)
      if !rows.isEmpty { reconfigure(rows) }
    }

    /// Has cells filled again in their places, by their paths after the last batch.
    ///
    /// Cells that a closure has dequeued by UIKit's own methods are exchanged, as UIKit hands such a closure another cell. So are
    /// those of rows that want a cell with another identifier.
    private func reconfigure(_ rows: [IndexPath]) {
      var (own, cells, others): ([IndexPath], [IndexPath: String], [IndexPath]) = ([], [:], [])
      for row in rows {
        switch reuse(ofCellAt: row) {
        case .foreign: others.append(row)
        case .own(let identifier):
          cells[row] = identifier
          own.append(row)
        case nil: own.append(row)
        }
      }
      if !own.isEmpty { others += refill(own, CellsInPlace(cells)) }
      guard !others.isEmpty else { return }
      // UIKit deselects the rows that get other cells.
      let selected = selectedRows.filter(others.contains)
      animate(false) { exchange(others) }
      for row in selected { select(row) }
    }

    /// Has UIKit request the cells of rows to be filled again; returns the rows that want other cells.
    private func refill(_ rows: [IndexPath], _ cells: CellsInPlace) -> [IndexPath] {
      hostViews.inPlace = cells
      defer { hostViews.inPlace = CellsInPlace() }
      request(rows)
      if !hostViews.inPlace.isEmpty { view?.layoutIfNeeded() }
      return hostViews.inPlace.others
    }

    /// Checks a batch, and reports it if it is refused; nil then.
    private func endBatch(
      _ batch: AnnouncedBatch,
      after: [Int]
    ) -> (map: ChangeMap?, completions: [(Bool) -> Void]) {
      defer { completions = [] }
      switch batch.checked(after: after, by: kind) {
      case .success(let map): return (map, completions)
      case .failure(let problem):
        report(.error, "A batch was refused, and the \(noun) shows everything again: \(problem)")
        return (nil, completions)
      }
    }

    /// Has everything shown again when the view is in a window; the selection stays.
    private func showLater(_ batch: AnnouncedBatch) {
      let (map, ended) = endBatch(batch, after: sourceRelay.counts())
      let selected = map == nil ? [] : selectedRows
      reload()
      for row in selected.compactMap({ map?.newPath(of: $0) }) { select(row) }
      for completion in ended { completion(map != nil) }
    }

    /// Updates the view with animations or without: `.none` is for UIKit the animation of its own choice, and the rows that
    /// stay slide whatever it is.
    func animate(_ isAnimated: Bool, _ update: () -> Void) {
      isAnimated ? update() : UIView.performWithoutAnimation(update)
    }

    func announce(
      with animation: Binder.RowAnimation,
      _ change: (inout Batch) -> Void,
      _ call: @escaping () -> Void
    ) {
      inBatch { batch?.add(animation, change, call) }
    }

    /// Announces reconfigured rows, by their positions before the batch.
    func announceReconfigured(_ rows: [RowPosition]) {
      inBatch { batch?.addReconfigured(rows) }
    }

    /// Announces something in the open batch, or in one of its own.
    private func inBatch(_ announce: () -> Void) {
      guard batch == nil else { return announce() }
      guard sourceRelay.wasCounted else { return reload() }
      perform(announce, completion: nil)
    }
  }
#endif
