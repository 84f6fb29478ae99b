import TestSupport

@testable import Binder

/// Scripts of edits of a `TableSnapshot`, against arrays.
enum SnapshotsTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    var (snapshot, slow) = (TableSnapshot<Int, Int>(), SlowSnapshot())
    var (copy, slowCopy) = (snapshot, slow)
    let steps = 1 + random.below(60)
    for step in 0..<steps {
      let edit = SnapshotEdit.random(items: 30, most: 4, using: &random)
      edit.apply(to: &snapshot)
      edit.apply(to: &slow)
      if SlowSnapshot(snapshot) != slow || !snapshot.answersAgree(with: slow, upTo: 30) {
        return "after step \(step), \(edit): \(SlowSnapshot(snapshot)) instead of \(slow)"
      }
      if step == steps / 2 { (copy, slowCopy) = (snapshot, slow) }
    }
    return SlowSnapshot(copy) == slowCopy ? nil : "a copy has changed"
  }
}
