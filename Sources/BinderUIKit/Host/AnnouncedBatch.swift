#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What is announced in a batch: the operations, to be checked, and the calls that announce them to UIKit.
  @MainActor
  struct AnnouncedBatch {
    /// The rows of each section before the batch.
    let before: [Int]
    private var operations = Batch()
    private var calls: [() -> Void] = []
    private var animations: Set<Binder.RowAnimation> = []
    /// The rows to be filled again, by their positions before the batch; UIKit takes them by those after it.
    private var reconfigured: [RowPosition] = []

    init(before: [Int]) {
      self.before = before
    }

    var isAnimated: Bool { animations.isEmpty || animations != [.none] }

    mutating func add(
      _ animation: Binder.RowAnimation,
      _ change: (inout Batch) -> Void,
      _ call: @escaping () -> Void
    ) {
      change(&operations)
      calls.append(call)
      animations.insert(animation)
    }

    mutating func addReconfigured(_ rows: [RowPosition]) {
      reconfigured += rows
      animations.insert(.none)
    }

    /// Where rows are after the batch, or why it does not lead from the rows before it to these.
    func checked(after: [Int], by host: HostKind) -> Result<ChangeMap, TableInconsistency> {
      Result { () throws(TableInconsistency) in
        try BatchCheck(before: before, after: after, batch: operations, host: host).validMap()
      }
    }

    func announce() {
      for call in calls { call() }
    }

    /// The same batch for a collection view, with calls for the sections that are reloaded.
    ///
    /// A collection view goes wrong where sections are reloaded beside other changes: there they are deleted and inserted.
    func announcingReloadedSections(to collectionView: UICollectionView?) -> AnnouncedBatch {
      let reloaded = operations.sections(.reload)
      if reloaded.isEmpty { return self }
      var batch = self
      batch.operations = operations.replacingReloadedSections
      let isAlone = !batch.operations.sections(.reload).isEmpty
      let inserted = isAlone ? [] : reloaded.compactMap(ChangeMap(operations).new(ofSection:))
      batch.calls.append { [weak collectionView] in
        if isAlone { return collectionView?.reloadSections(IndexSet(reloaded)) ?? () }
        collectionView?.deleteSections(IndexSet(reloaded))
        collectionView?.insertSections(IndexSet(inserted))
      }
      return batch
    }

    /// The rows to be filled again, by their positions after the batch; those that go or get new cells are left out.
    func rowsToReconfigure(_ map: ChangeMap) -> [IndexPath] {
      RowRanges(reconfigured).ascending.compactMap(map.newKeepingCell).map(IndexPath.init)
    }
  }

  extension ChangeMap {
    /// The path after the batch of a row; nil if it goes, or its section is shown again.
    func newPath(of path: IndexPath) -> IndexPath? {
      new(of: RowPosition(path)).map(IndexPath.init)
    }
  }
#endif
