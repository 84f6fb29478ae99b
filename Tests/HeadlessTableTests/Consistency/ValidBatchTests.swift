import Binder
import TestSupport
import Testing

@testable import HeadlessTable

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
      let mapping = try check.validMapping()
      try check.checkStepByStep()
      if check.isPlain { plain += 1 }
      try #require(fates(mapping, batch) == expectedFates(batch), "\(batch)")
      try #require(origins(mapping, batch) == expectedOrigins(batch), "\(batch)")
      try #require(rebuilt(mapping, batch) == batch.after, "\(batch)")
      try #require(batch.before.indices.map(mapping.newSection(of:)) == batch.newOfOld)
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

  private func fates(_ mapping: BatchMapping, _ batch: RandomBatch) -> [BatchMapping.RowFate] {
    rows(of: batch.before).map(mapping.fate(of:))
  }

  private func expectedFates(_ batch: RandomBatch) -> [BatchMapping.RowFate] {
    let places = places(in: batch.after)
    return batch.before.flatMap(\.self).map { name in
      guard let place = places[name] else { return .goes }
      return batch.reloaded.contains(name) ? .reloaded(place) : .stays(place)
    }
  }

  private func origins(_ mapping: BatchMapping, _ batch: RandomBatch) -> [BatchMapping.Origin] {
    rows(of: batch.after).map(mapping.origin(of:))
  }

  private func expectedOrigins(_ batch: RandomBatch) -> [BatchMapping.Origin] {
    let places = places(in: batch.before)
    return batch.after.flatMap(\.self).map { name in
      guard let place = places[name] else { return .came }
      return batch.reloaded.contains(name) ? .reloaded(place) : .stayed(place)
    }
  }

  /// The content after the batch, made as a table would make it: by what leaves and what enters.
  private func rebuilt(_ mapping: BatchMapping, _ batch: RandomBatch) -> [[Int]] {
    let changed = Set(mapping.sectionsWithChangedRows)
    return batch.after.indices.map { new in
      guard let old = mapping.oldSection(of: new), !mapping.isReloaded(oldSection: old) else {
        return batch.after[new]
      }
      var rows = batch.before[old]
      guard changed.contains(new) else { return rows }
      for range in mapping.rowsLeaving(oldSection: old).reversed() { rows.removeSubrange(range) }
      for range in mapping.newRanks.excluded.ranges(of: new) {
        let entering = batch.after[new][range.rows]
        rows.insert(contentsOf: entering, at: range.rows.lowerBound)
      }
      return rows
    }
  }
}
