// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A table as the delegate of a source of the protocol of Chainable Data Sources.
@MainActor
@Suite(.bounded)
struct ChainableTableTests {
  private let table = HeadlessTable(id: "numbers", width: 320, height: 400)
  private let numbers = Numbers([("odd", [1, 3, 5]), ("even", [2, 4])])

  init() {
    table.onInconsistency = .collect
    table.register(NameCell.self)
    table.dataSource = numbers
    numbers.cds_updateDelegate = table
  }

  @Test func aBatchOfMessagesIsABatchOfTheTable() {
    #expect(table.texts == [["1", "3", "5"], ["2", "4"]])
    _ = table.takenOperations
    numbers.update { source, delegate in
      source.sections = [("new", [9]), ("odd", [0, 3, 7])]
      delegate.cds_dataSource(source, didDeleteSectionsAt: [1])
      delegate.cds_dataSource(source, didInsertSectionsAt: [0])
      delegate.cds_dataSource(source, didInsertObjectsAt: [path(1, 0)])
      delegate.cds_dataSource(source, didUpdateObjectsAt: [path(1, 2), path(1, 2), path(0, 0)])
      delegate.cds_dataSource(source, didDeleteObjectsAt: [path(0, 0), path(1, 0), path(1, 1)])
    }
    #expect(table.texts == [["9"], ["0", "3", "7"]])
    #expect(table.takenOperations == [["§−1", "§+0", "−0.0", "+1.0", "~0.2"]])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aBatchInTheMiddleOfAQuestionIsAReloadAfterIt() {
    final class More: TableDelegate {
      var load: () -> Void = {}

      func tableView(
        _ tableView: any TableHost,
        willDisplay cell: any TableCell,
        forRowAt path: IndexPath
      ) { load() }
    }
    let more = More()
    more.load = { [numbers] in
      guard numbers.sections[1].1.count == 2 else { return }
      numbers.update { source, delegate in
        source.sections[1].1.append(6)
        delegate.cds_dataSource(source, didInsertObjectsAt: [path(1, 2)])
      }
    }
    table.delegate = more
    table.layoutIfNeeded()
    #expect(table.texts == [["1", "3", "5"], ["2", "4", "6"]])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aBatchOfNothingIsNone() {
    #expect(table.texts == [["1", "3", "5"], ["2", "4"]])
    _ = table.takenOperations
    numbers.update { _, _ in }
    #expect(table.takenOperations == [])
  }

  @Test func whatIsReloadedIsReadAnew() {
    #expect(table.texts == [["1", "3", "5"], ["2", "4"]])
    _ = table.takenOperations
    numbers.sections = [("all", [1, 2])]
    numbers.cds_updateDelegate?.cds_dataSourceDidReload(numbers)
    #expect(table.texts == [["1", "2"]])
    #expect(table.takenOperations == [["reload"]])
  }

  @Test func aReloadInABatchIsAllThatComesOfIt() {
    #expect(table.texts == [["1", "3", "5"], ["2", "4"]])
    _ = table.takenOperations
    numbers.update { source, delegate in
      source.sections[0].rows.insert(0, at: 0)
      delegate.cds_dataSource(source, didInsertObjectsAt: [path(0, 0)])
      delegate.cds_dataSourceDidReload(source)
    }
    #expect(table.texts == [["0", "1", "3", "5"], ["2", "4"]])
    #expect(table.takenOperations == [["reload"]])
    numbers.update { source, delegate in
      source.sections[0].rows.removeLast()
      delegate.cds_dataSource(source, didDeleteObjectsAt: [path(0, 3)])
    }
    #expect(table.takenOperations.map(\.count) == [1])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aSourceOfAnObjectReloadsOnceForABatchWithAReload() {
    let numbers = Numbers([("all", [1])])
    let source = ChainableDataSource(numbers)
    var changes: [String] = []
    source.changes.dropFirst().observeNext { changes.append("\($0.change) \($0.items.itemCount)") }
    numbers.update { numbers, delegate in
      numbers.sections[0].rows.append(2)
      delegate.cds_dataSourceDidReload(numbers)
      numbers.sections[0].rows.append(3)
      delegate.cds_dataSource(numbers, didInsertObjectsAt: [path(0, 2)])
    }
    #expect(changes == ["reset 3"])
  }

  @Test func aBatchBeforeTheFirstLookCountsFromWhatWasThere() {
    numbers.update { source, delegate in
      source.sections[0].rows.removeFirst()
      delegate.cds_dataSource(source, didDeleteObjectsAt: [path(0, 0)])
    }
    #expect(table.texts == [["3", "5"], ["2", "4"]])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aMessageThatIsWrongIsRefusedByTheTable() {
    #expect(table.texts == [["1", "3", "5"], ["2", "4"]])
    numbers.update { source, delegate in
      source.sections[0].rows.removeFirst()
      delegate.cds_dataSource(source, didInsertObjectsAt: [path(0, 0)])
    }
    #expect(table.texts == [["3", "5"], ["2", "4"]])
    #expect(table.inconsistencies.count == 1)
  }

  @Test func rowsFadeOnAnyTable() {
    let recording = RecordingTable()
    recording.dataSource = numbers
    numbers.cds_updateDelegate = recording
    numbers.update { source, delegate in
      source.sections[0].rows = [1, 2]
      delegate.cds_dataSource(source, didDeleteObjectsAt: [path(0, 1), path(0, 2)])
      delegate.cds_dataSource(source, didInsertObjectsAt: [path(0, 1)])
      delegate.cds_dataSource(source, didUpdateObjectsAt: [path(0, 0)])
    }
    #expect(
      recording.takeCalls()
        == "begin deleteRows[[0, 1], [0, 2]] fade insertRows[[0, 1]] fade reloadRows[[0, 0]] fade end"
    )
  }

  @Test func theSourceDoesNotKeepTheTable() {
    weak var gone: HeadlessTable?
    do {
      let table = HeadlessTable(id: "gone", width: 320, height: 200)
      numbers.cds_updateDelegate = table
      numbers.update { _, _ in }
      gone = table
    }
    #expect(gone == nil)
    #expect(numbers.cds_updateDelegate == nil)
  }
}

extension RecordingTable: CDSBatchDelegate {}

private func path(_ section: Int, _ row: Int) -> IndexPath {
  IndexPath(row: row, section: section)
}

/// Sections of numbers as somebody writes them who knows the protocol alone, and what answers the table from them.
@MainActor
private final class Numbers: CDSDataSource, TableDataSource {
  var sections: [(name: String, rows: [Int])]
  weak var cds_updateDelegate: (any CDSUpdateDelegate)?

  init(_ sections: [(name: String, rows: [Int])]) {
    self.sections = sections
  }

  /// Changes the numbers between the beginning and the end of a batch.
  func update(_ change: (Numbers, any CDSUpdateDelegate) -> Void) {
    guard let delegate = cds_updateDelegate else { return }
    delegate.cds_dataSourceWillUpdate(self)
    change(self, delegate)
    delegate.cds_dataSourceDidUpdate(self)
  }

  func cds_numberOfSections() -> Int { sections.count }

  func cds_numberOfObjects(inSection section: Int) -> Int { sections[section].rows.count }

  func cds_object(at indexPath: IndexPath) -> Int {
    sections[indexPath.section].rows[indexPath.row]
  }

  func cds_nameOfSection(_ section: Int) -> String? { sections[section].name }

  func numberOfSections(in tableView: any TableHost) -> Int { cds_numberOfSections() }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    cds_numberOfObjects(inSection: section)
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    tableView.dequeue(NameCell.self).saying("\(cds_object(at: indexPath))")
  }
}
