import HeadlessTable
import Synchronization
import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Patches of an app's own sources and signals that are wrong: everything is shown again, and no program stops.
@MainActor
@Suite("a wrong patch from outside", .bounded)
struct WrongPatchTests {
  /// A source of an app's own, which says what it likes.
  final class OwnSource: DataSource {
    private(set) var items: any SectionedItems<Int> = ArrayItems<Int>()
    private let subject = SafePublishSubject<DataSourceChange<Int>>()

    var changes: SafeSignal<DataSourceChange<Int>> {
      subject.toSignal().prepend(DataSourceChange(items: items, change: .reload))
    }

    func show(_ sections: [[Int]], _ change: CollectionChange<SectionedChangeset>) {
      items = ArrayItems(sections: sections.map { DataSourceSection(items: $0) })
      subject.send(DataSourceChange(items: items, change: change))
    }
  }

  /// An object of the protocol of Chainable Data Sources.
  final class Objects: CDSDataSource {
    var sections: [[Int]] = [[1, 2, 3]]
    weak var cds_updateDelegate: (any CDSUpdateDelegate)?

    func cds_numberOfSections() -> Int { sections.count }
    func cds_numberOfObjects(inSection section: Int) -> Int { sections[section].count }
    func cds_object(at indexPath: IndexPath) -> Int { sections[indexPath.section][indexPath.row] }
  }

  /// Rows of an app's own, for `models:`.
  final class OwnRows: ObservableRows {
    private var observers: [(PersistentArray<Int>, CollectionChange<Changeset>) -> Void] = []

    func observeRows(
      _ observer: @escaping (PersistentArray<Int>, CollectionChange<Changeset>) -> Void
    ) -> AnyObject {
      observers.append(observer)
      observer([1, 2, 3], .reload)
      return self
    }

    func show(_ rows: PersistentArray<Int>, _ patch: Changeset) {
      for observer in observers { observer(rows, .patch(patch)) }
    }
  }

  final class Cell: HeadlessCell { let label = Label() }

  nonisolated static let patches: [SectionedChangeset] = [
    SectionedChangeset(Changeset(deletions: [0, 0])),
    SectionedChangeset(Changeset(insertions: [8])),
    SectionedChangeset(Changeset(insertions: [-1])),
    SectionedChangeset(Changeset(deletions: [.max])),
    SectionedChangeset(Changeset(deletions: [0, 0], insertions: [1, 1])),
    SectionedChangeset(Changeset(moves: [Move(old: 0, new: 1), Move(old: 0, new: 2)])),
    SectionedChangeset(Changeset(deletions: [0], moves: [Move(old: 0, new: 2)])),
    SectionedChangeset(Changeset(updates: [Move(old: 0, new: 1)])),
    SectionedChangeset(Changeset(updates: [Move(old: 7, new: 7)])),
    SectionedChangeset(sectionDeletions: [.max], sectionInsertions: [.max]),
    SectionedChangeset(sectionDeletions: [-1], sectionInsertions: [-1]),
    SectionedChangeset(sectionDeletions: [0, 0], sectionInsertions: [0, 0]),
    SectionedChangeset(sectionMoves: [Move(old: 0, new: 3)]),
    SectionedChangeset(sectionUpdates: [Move(old: 0, new: 0), Move(old: 0, new: 0)]),
    SectionedChangeset(rowInsertions: [RowPosition(section: 4, row: 0)]),
    SectionedChangeset(
      sectionDeletions: [0],
      sectionInsertions: [0],
      rowDeletions: [RowPosition(section: 0, row: 0)]
    ),
  ]

  @Test(arguments: patches)
  func isAReloadBehindEachStep(_ patch: SectionedChangeset) {
    WrongPatch.$warn.withValue({ _ in }) {
      let own = OwnSource()
      own.show([[1, 2, 3]], .reload)
      let steps: [any DataSource<Int>] = [
        own.filter { $0 != 9 }, own.sorted(), own.flattened(), own.grouped(by: { _ in 0 }),
        own.hidingEmptySections(),
        own.hidingByHand(), own.map { $0 }, own.animatingReloads(),
        own.removingDuplicates(by: { $0 }), own.switchable(),
        own.concatenated(with: ArrayDataSource(sections: [])), own.onChange { _ in },
        ChainableDataSource(own.chainable()),
      ]
      let views = steps.map { Views($0) } + [Views(own)]
      own.show([[4, 5, 6]], .patch(patch))
      for (number, view) in views.enumerated() {
        #expect(view.problem([4, 5, 6]) == nil, "step \(number)")
      }
      own.show([[4, 5]], .patch(SectionedChangeset(Changeset(deletions: [2]))))
      for view in views { #expect(view.problem([4, 5]) == nil) }
    }
  }

  @Test(arguments: patches)
  func isAReloadOfRows(_ patch: SectionedChangeset) {
    WrongPatch.$warn.withValue({ _ in }) {
      let rows = patch.sections.isEmpty ? patch.rows.map(\.row) : Changeset(deletions: [.min])
      let events = SafeReplayOneSubject<ObservableArrayEvent<Int>>()
      events.send(ObservableArrayEvent(source: [1, 2, 3]))
      let own = OwnRows()
      let copy = MutableObservableArray<Int>([])
      events.bind(to: copy)
      let views = [
        Views(models: events.toSignal()), Views(models: events.filter { $0 != 9 }),
        Views(models: events.sorted()),
        Views(models: events.map { $0 + 0 }), Views(models: own), Views(models: copy),
        Views(ObservableDataSource(events)),
      ]
      own.show([4, 5, 6], rows)
      events.send(ObservableArrayEvent(source: [4, 5, 6], change: .patch(rows)))
      // Of a list, a row in another section is a row.
      if rows.leads(from: 3, to: 3) { return }
      for (number, view) in views.enumerated() {
        #expect(view.problem([4, 5, 6]) == nil, "step \(number) of \(rows)")
      }
    }
  }

  @Test func isSaidInASentence() {
    let sentences = Mutex<[String]>([])
    WrongPatch.$warn.withValue({ sentence in sentences.withLock { $0.append(sentence) } }) {
      let own = OwnSource()
      own.show([[1, 2, 3]], .reload)
      let seen = Heard(own.filter { _ in true }.sorted())
      own.show(
        [[4, 5, 6]],
        .patch(SectionedChangeset(Changeset(deletions: [0, 0], insertions: [0, 0])))
      )
      #expect(seen.changes == ["reset"])
    }
    #expect(
      sentences.withLock { $0 } == [
        "A patch does not lead from sections of [3] rows to [3], so that everything is shown again: "
          + "deletes([[0, 0], [0, 0]]), inserts([[0, 0], [0, 0]]). Name each position once: that of a deletion or an update "
          + "as it was before the patch, that of an insertion as it is after it."
      ]
    )
  }

  @Test func ofAnObjectsDelegateIsAReload() {
    typealias Message = (any CDSUpdateDelegate, Objects) -> Void
    let paths = { (rows: [Int]) in rows.map { IndexPath(row: $0, section: 0) } }
    let messages: [Message] = [
      { $0.cds_dataSource($1, didInsertObjectsAt: paths([0, 0])) },
      { $0.cds_dataSource($1, didDeleteObjectsAt: paths([0, 0])) },
      { $0.cds_dataSource($1, didDeleteObjectsAt: paths([-1, .max])) },
      { $0.cds_dataSource($1, didUpdateObjectsAt: paths([3, .max])) },
      { $0.cds_dataSource($1, didDeleteSectionsAt: [0, 0]) },
      { $0.cds_dataSource($1, didInsertSectionsAt: [.max]) },
    ]
    for (number, message) in messages.enumerated() {
      WrongPatch.$warn.withValue({ _ in }) {
        let objects = Objects()
        let source = ChainableDataSource(objects)
        let views = [Views(source), Views(source.filter { _ in true }), Views(source.sorted())]
        objects.sections = [[7, 8, 9]]
        source.cds_dataSourceWillUpdate(objects)
        message(source, objects)
        source.cds_dataSourceDidUpdate(objects)
        for view in views { #expect(view.problem([7, 8, 9]) == nil, "message \(number)") }
      }
    }
  }

  @Test func atRandomIsAReloadInEveryTree() {
    WrongPatch.$warn.withValue({ _ in }) {
      for seed in 0..<Cases.count(60) {
        var trial = ChainTrial(seed: seed, isMistaken: true)
        for step in 0..<12 {
          guard let problem = trial.problem(afterStep: step) else { continue }
          Issue.record("seed \(seed), step \(step), \(trial.chain.text): \(problem)")
          return
        }
      }
    }
  }

  @Test func atRandomIsAReloadOfAList() {
    WrongPatch.$warn.withValue({ _ in }) {
      for seed in 0..<Cases.count(20) {
        var generator = SplitMix64(seed: UInt64(seed))
        let events = SafeReplayOneSubject<ObservableArrayEvent<Int>>()
        var shown = [1, 2, 3]
        events.send(ObservableArrayEvent(source: PersistentArray(shown)))
        let views = [
          Views(models: events.toSignal()), Views(models: events.filter { $0 != -1 }),
          Views(models: events.map { $0 + 0 }),
          Views(ObservableDataSource(events)),
        ]
        for _ in 0..<10 {
          let new = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
            Int.random(in: 0...9, using: &generator)
          }
          let right = Changeset(deletions: Array(shown.indices), insertions: Array(new.indices))
          let patch = right.mistaken(from: shown.count, to: new.count, using: &generator)
          shown = new
          events.send(ObservableArrayEvent(source: PersistentArray(new), change: .patch(patch)))
          guard let problem = views.compactMap({ $0.problem(new) }).first else { continue }
          Issue.record("seed \(seed), \(patch): \(problem)")
          return
        }
      }
    }
  }

  /// A table and a collection view in one line, and both in a chain.
  @MainActor
  final class Views {
    private let tables: [HeadlessTable]
    private let collections: [HeadlessCollectionView]
    private var binders: [AnyObject] = []

    private init() {
      tables = (0..<2).map { HeadlessTable(id: "table \($0)", width: 320, height: 1_000) }
      collections = (0..<2).map {
        HeadlessCollectionView(
          id: "collection \($0)",
          width: 320,
          height: 1_000,
          layout: .uniform(.list(.plain))
        )
      }
      for table in tables { table.onInconsistency = .collect }
      for collection in collections { collection.onInconsistency = .collect }
    }

    convenience init(_ source: some DataSource<Int>) {
      self.init()
      source.bind(to: tables[0], cellType: Cell.self) { $0.label.text = "\($1)" }
      source.bind(to: collections[0], cellType: Cell.self) { $0.label.text = "\($1)" }
      declare(source)
    }

    convenience init<Models: ObservableRows<Int>>(models: Models) {
      self.init()
      declare(models)
    }

    private func declare(_ models: some ObservableRows<Int>) {
      let binder = TableViewBinder(tableView: tables[1])
      binder.onTable()
        .bind(cellType: Cell.self, models: models)
        .onDequeue { _, cell, number in cell.label.text = "\(number)" }
      binder.finish()
      let other = CollectionViewBinder(collectionView: collections[1])
      other.onCollection()
        .bind(cellType: Cell.self, models: models)
        .onDequeue { _, cell, number in cell.label.text = "\(number)" }
      other.finish()
      binders = [binder, other]
    }

    /// What is wrong with what is shown; nil if nothing is.
    func problem(_ expected: [Int]) -> String? {
      let texts = expected.map(String.init)
      for table in tables where table.dataSource != nil {
        table.layoutIfNeeded()
        if let wrong = table.inconsistencies.first { return "\(wrong)" }
        let shown = (0..<table.numberOfSections).flatMap { section in
          (0..<table.numberOfRows(inSection: section)).map { row in
            (table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)?.label.text
              ?? "no cell"
          }
        }
        if shown != texts { return "the table shows \(shown), not \(texts)" }
      }
      for collection in collections where collection.dataSource != nil {
        collection.layoutIfNeeded()
        if let wrong = collection.inconsistencies.first { return "\(wrong)" }
        let shown = (0..<collection.numberOfSections).flatMap { section in
          (0..<collection.numberOfItems(inSection: section)).map { item in
            (collection.cellForItem(at: IndexPath(item: item, section: section)) as? Cell)?.label
              .text ?? "no cell"
          }
        }
        if shown != texts { return "the collection view shows \(shown), not \(texts)" }
      }
      return nil
    }
  }
}
