import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("Random valid batches", .bounded)
struct ValidBatchTests {
  @Test("pass, and every row is where it is in plain arrays", arguments: Cases.seeds(3))
  func mapping(run: UInt64) throws {
    var operations = 0
    var plain = 0
    for index in 0..<1000 as Range<UInt64> {
      let batch = RandomBatch(seed: run * 1000 + index)
      operations += batch.operations.count
      let check = BatchCheck(
        before: batch.before.map(\.count),
        after: batch.after.map(\.count),
        operations: batch.operations
      )
      let map = try check.validMap()
      try check.checkStepByStep()
      if check.isPlain { plain += 1 }
      try #require(newPositions(map, batch) == expectedNewPositions(batch), "\(batch)")
      try #require(oldPositions(map, batch) == expectedOldPositions(batch), "\(batch)")
      try #require(rebuilt(map, batch) == batch.after, "\(batch)")
      try #require(batch.before.indices.map { map.new(ofSection: $0) } == batch.newOfOld)
    }
    #expect(operations > 2000)
    #expect((100..<900).contains(plain))
  }

  private func rows(of content: [[Int]]) -> [RowPosition] {
    content.enumerated().flatMap { section, rows in
      rows.indices.map { RowPosition(section: section, row: $0) }
    }
  }

  private func places(in content: [[Int]]) -> [Int: RowPosition] {
    let named = rows(of: content).map { (content[$0.section][$0.row], $0) }
    return Dictionary(named) { first, _ in first }
  }

  /// The position after the batch of each row before it, with a sign for a new cell.
  private func newPositions(_ map: ChangeMap, _ batch: RandomBatch) -> [String?] {
    rows(of: batch.before).map { row in
      map.new(of: row).map { "\($0)\(map.newKeepingCell(of: row) == nil ? "~" : "")" }
    }
  }

  private func expectedNewPositions(_ batch: RandomBatch) -> [String?] {
    let places = places(in: batch.after)
    return batch.before.flatMap(\.self).map { name in
      places[name].map { "\($0)\(batch.reloaded.contains(name) ? "~" : "")" }
    }
  }

  private func oldPositions(_ map: ChangeMap, _ batch: RandomBatch) -> [RowPosition?] {
    rows(of: batch.after).map(map.old(of:))
  }

  private func expectedOldPositions(_ batch: RandomBatch) -> [RowPosition?] {
    let places = places(in: batch.before)
    return batch.after.flatMap(\.self).map { places[$0] }
  }

  /// The content after the batch, made as a table would make it: by what leaves and what enters.
  private func rebuilt(_ map: ChangeMap, _ batch: RandomBatch) -> [[Int]] {
    let changed = Set(map.sectionsWithChangedRows)
    return batch.after.indices.map { new in
      guard let old = map.old(ofSection: new), !map.isReloaded(oldSection: old) else {
        return batch.after[new]
      }
      var rows = batch.before[old]
      guard changed.contains(new) else { return rows }
      for range in map.rowsLeaving(oldSection: old).reversed() { rows.removeSubrange(range) }
      for range in map.rows.newRanks.excluded.ranges(of: new) {
        let entering = batch.after[new][range.rows]
        rows.insert(contentsOf: entering, at: range.rows.lowerBound)
      }
      return rows
    }
  }
}
