import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The marks of an update", .bounded)
struct UpdateMarksTests {
  /// A batch of a table, each of whose sections has two rows.
  private func batch(_ operations: [TableOperation], from before: Int, to after: Int) -> Call.Update
  {
    let batch = Call.Batch(Batch(operations), sectionsBefore: before, rowsBefore: before * 2)
    return Call.Update(kind: .batch(batch), sections: after, rows: after * 2)
  }

  private static let path = IndexPath(row: 0, section: 0)

  @Test(
    "are all that its batches have done with a row or a section, or that it is new",
    arguments: [
      ([.insertSection(0)], [.moveSection(from: 0, to: 2)], [[], [], [.inserted]]),
      ([.insertSection(0)], [.reloadSection(0)], [[.inserted], [], []]),
      (
        [.insertSection(0), .reloadSection(1)], [.moveSection(from: 2, to: 0)],
        [[.moved, .reloaded], [.inserted], []]
      ),
      (
        [.insertSection(2), .moveSection(from: 1, to: 0)], [.reloadSection(0)],
        [[.moved, .reloaded], [], [.inserted]]
      ),
      ([.insertRow(path), .insertSection(2)], [.reloadRow(path)], [[.inserted], [], [.inserted]]),
      (
        [.moveRow(from: IndexPath(row: 1, section: 0), to: path), .insertSection(2)],
        [.reconfigureRow(path), .moveSection(from: 0, to: 1)],
        [[], [.moved, .reconfigured], [.inserted]]
      ),
      (
        [.insertSection(2)], [.moveRow(from: path, to: IndexPath(row: 0, section: 2))],
        [[], [], [.moved]]
      ),
    ] as [([TableOperation], [TableOperation], [[TableScene.Change]])]
  )
  func batches(first: [TableOperation], second: [TableOperation], marks: [[TableScene.Change]]) {
    let found = UpdateMarks([batch(first, from: 2, to: 3), batch(second, from: 3, to: 3)])
    #expect((0..<3).map { found.changes(of: RowPosition(section: $0, row: 0)) } == marks)
  }
}
