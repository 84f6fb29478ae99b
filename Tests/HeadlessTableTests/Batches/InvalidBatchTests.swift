import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("Random invalid batches", .bounded)
struct InvalidBatchTests {
  private static let batchesInRun = 600

  @Test(
    "are refused for the reason that a slow reading of the rules finds, in its words",
    arguments: Cases.seeds(2),
    HostKind.allCases
  )
  func verdicts(run: UInt64, host: HostKind) throws {
    var kinds: [TableInconsistency.Kind: Int] = [:]
    var seed = run << 32
    var invalid = 0
    while invalid < Self.batchesInRun {
      let batch = BatchPicture.random(seed: seed)
      seed += 1
      for strictness in Strictness.allCases {
        let expected = BatchOracle(
          before: batch.before,
          after: batch.after,
          operations: batch.operations,
          strictness: strictness,
          host: host
        ).verdict()
        let found = batch.check(strictness, for: host).inconsistency
        let kind = found?.kind
        try #require(
          found.map { BatchOracle.Verdict(kind: $0.kind, sentence: $0.uikitText) } == expected,
          "\(strictness) \(batch)"
        )
        if strictness == .strict, let kind {
          kinds[kind, default: 0] += 1
          invalid += 1
        }
      }
    }
    #expect(kinds.count > 20, "\(kinds)")
  }

  @Test("are of every kind that a batch can have", arguments: HostKind.allCases)
  func everyKind(host: HostKind) {
    var missing = Set(TableInconsistency.Kind.allCases.drop { $0 != .deletedRowInMissingSection })
    if host == .collection {
      missing.remove(.sectionsLost)
      missing.insert(.reloadedSectionInChangingBatch)
    }
    var seed: UInt64 = 1 << 60
    let end = seed + 60_000
    while !missing.isEmpty, seed < end {
      if let kind = BatchPicture.random(seed: seed).check(for: host).inconsistency?.kind {
        missing.remove(kind)
      }
      seed += 1
    }
    #expect(missing.isEmpty)
  }
}
