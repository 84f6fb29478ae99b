import Binder
import TestSupport

@testable import HeadlessTable

/// Batches, valid and not: the table's verdict is that of a slow reading of UIKit's rules.
enum BatchesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let batch = BatchPicture.random(seed: random.next())
    for strictness in Strictness.allCases {
      let expected = BatchOracle(
        before: batch.before,
        after: batch.after,
        operations: batch.operations,
        isStrict: strictness == .strict
      ).verdict()
      let found = batch.check(strictness).inconsistency
      if found?.kind != expected {
        return
          "\(strictness) \(batch): \(found, default: "valid") instead of \(expected, default: "valid")"
      }
      _ = found?.description
    }
    return nil
  }
}
