import Binder
import TestSupport

@testable import HeadlessTable

/// Batches, valid and not: the table's verdict is that of a slow reading of UIKit's rules.
enum BatchesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let batch = BatchPicture.random(seed: random.next())
    // Where a row is taken from nowhere, it is not defined where the others go, and so which rule is broken first.
    let isDefined = !batch.operations.contains { operation in
      if case .moveRow(let source, _) = operation { source[1] < 0 } else { false }
    }
    for strictness in Strictness.allCases {
      let expected = BatchOracle(
        before: batch.before,
        after: batch.after,
        operations: batch.operations,
        isStrict: strictness == .strict
      ).verdict()
      let found = batch.check(strictness).inconsistency
      if isDefined ? found?.kind != expected : (found == nil) != (expected == nil) {
        return
          "\(strictness) \(batch): \(found, default: "valid") instead of \(expected, default: "valid")"
      }
      _ = found?.description
    }
    return nil
  }
}
