import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("Operations in the order of the calls", .bounded)
struct BatchStepsTests {
  private static let operations: [TableOperation] = [
    .deleteRow([0, 3]), .deleteRow([0, 4]), .deleteRow([0, 5]), .deleteRow([0, 2]),
    .deleteRow([1, 3]), .deleteRow([1]), .deleteRow([1, 4]), .insertRow([0, 0]),
    .insertRow([0, 0]), .moveRow(from: [0, 1], to: [2, 1]), .moveRow(from: [0, 2], to: [1]),
    .deleteSection(2), .reloadRow([0, 7]), .reconfigureRow([0, 8]), .deleteRow([0, .max]),
  ]

  @Test("are those that were called")
  func operations() {
    #expect(Batch(Self.operations).operations == Self.operations)
  }

  @Test("are the same as ranges, as paths and one by one")
  func ways() {
    var ranges = Batch()
    ranges.append(.delete, [RowRange(section: 0, rows: 3...4)])
    ranges.append(.delete, [RowRange(section: 0, rows: 5...5), RowRange(section: 0, rows: 2...2)])
    var paths = Batch()
    let all: [IndexPath] = [[0, 3], [0, 4], [0, 5], [0, 2]]
    paths.append(.delete, all)
    #expect(ranges == paths)
    #expect(ranges == Batch(all.map(TableOperation.deleteRow)))
    #expect(ranges.steps.count == 1)
  }

  @Test("rows before and behind a path that is none are kept")
  func malformedPaths() {
    let paths: [IndexPath] = [[0, 3], [0, 4], [1], [0, 5], [], [0, 1, 2], [2, 2]]
    var batch = Batch()
    batch.append(.insert, paths)
    #expect(batch.operations == paths.map(TableOperation.insertRow))
    #expect(batch == Batch(paths.map(TableOperation.insertRow)))
  }
}
