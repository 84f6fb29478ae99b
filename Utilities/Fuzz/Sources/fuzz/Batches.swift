import Binder
import TableBatches
import TestSupport

@testable import HeadlessTable

/// Batches, valid and not: the verdict of a host is that of a slow reading of UIKit's rules.
enum BatchesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let batch = BatchPicture.random(seed: random.next())
    // Where a row is taken from nowhere, it is not defined where the others go, and so which rule is broken first.
    let isDefined = !batch.operations.contains { operation in
      if case .moveRow(let source, _) = operation { source[1] < 0 } else { false }
    }
    let rules = Strictness.allCases.flatMap { strictness in
      HostKind.allCases.map { (strictness, $0) }
    }
    for (strictness, host) in rules {
      let expected = BatchOracle(
        before: batch.before,
        after: batch.after,
        operations: batch.operations,
        strictness: strictness,
        host: host
      ).verdict()
      let found = batch.check(strictness, for: host).inconsistency
      let verdict = found.map { BatchOracle.Verdict(kind: $0.kind, sentence: $0.uikitText) }
      if isDefined ? verdict != expected : (found == nil) != (expected == nil) {
        return
          "\(host), \(strictness) \(batch): \(verdict, default: "valid") instead of \(expected, default: "valid")"
      }
      _ = found?.description
    }
    return nil
  }
}
