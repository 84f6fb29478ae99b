/// A change from one list of rows to another, with rows named by numbers.
///
/// Numbers become identities of the type to be measured, so that all types see the same edits.
public struct FlatWorkload: Sendable {
  /// The name in tables, as in `W2`.
  public let name: String
  /// What changes.
  public let summary: String
  /// The rows before.
  public let old: [WorkRow<Int>]
  /// The rows after.
  public let new: [WorkRow<Int>]

  /// All flat workloads, in order.
  public static var all: [FlatWorkload] {
    [
      .block("W1", count: 5_000, edited: 1_000, shuffled: 200),
      .block("W2", count: 100_000, edited: 10_000, shuffled: 2_000),
      FlatWorkload("W3", "100,000 unchanged", count: 100_000) { $0 },
      FlatWorkload("W4", "one insert in the middle of 100,000", count: 100_000) { old in
        old[..<50_000] + [WorkRow(id: -1, content: 0)] + old[50_000...]
      },
      FlatWorkload("W5", "1,000 appended to 100,000", count: 100_000) { old in
        old + (0..<1_000).map { WorkRow(id: 200_000 + $0, content: 0) }
      },
      FlatWorkload("W6", "shuffle of 10,000", count: 10_000) { old in
        var generator = SplitMix64(seed: 6)
        return old.shuffled(using: &generator)
      },
      FlatWorkload("W7", "reverse of 10,000", count: 10_000) { $0.reversed() },
      .scattered, .screen,
    ]
  }

  init(
    _ name: String,
    _ summary: String,
    count: Int,
    edit: ([WorkRow<Int>]) -> [WorkRow<Int>]
  ) {
    self.name = name
    self.summary = summary
    old = (0..<count).map { WorkRow(id: $0, content: $0) }
    new = edit(old)
  }

  /// Deletes a tenth or a fifth in one block, inserts as many after it, and shuffles the first rows.
  static func block(_ name: String, count: Int, edited: Int, shuffled: Int) -> FlatWorkload {
    let summary = "\(count) rows, \(edited) deleted, \(edited) inserted, \(shuffled) shuffled"
    return FlatWorkload(name, summary, count: count) { old in
      var generator = SplitMix64(seed: 1)
      let start = edited * 2
      var new = old
      new.removeSubrange(start..<(start + edited))
      let inserted = (0..<edited).map { WorkRow(id: 1_000_000 + $0, content: 0) }
      new.insert(contentsOf: inserted, at: start + edited)
      new[..<shuffled].shuffle(using: &generator)
      return new
    }
  }

  /// Deletes, inserts, moves and changes rows at random places.
  static var scattered: FlatWorkload {
    let summary = "100,000: 10,000 −, 10,000 +, 2,000 moved, 2,000 changed, at random places"
    return FlatWorkload("W9", summary, count: 100_000) { old in
      var generator = SplitMix64(seed: 9)
      let order = Array(0..<100_000).shuffled(using: &generator)
      let deleted = Set(order[..<10_000])
      let moved = order[10_000..<12_000]
      let gone = deleted.union(moved)
      var new = old
      for row in order[12_000..<14_000] { new[row].content += 1 }
      let coming =
        moved.map { old[$0] } + (0..<10_000).map { WorkRow(id: 1_000_000 + $0, content: 0) }
      new = new.filter { !gone.contains($0.id) }
      return inserting(coming, into: new, using: &generator)
    }
  }

  /// Seven edits on a screen of a hundred rows.
  static var screen: FlatWorkload {
    FlatWorkload("W10", "100 rows: 2 −, 2 +, 1 moved down by 50, 2 changed", count: 100) { old in
      var new = old
      new[15].content += 1
      new[85].content += 1
      new.insert(new.remove(at: 20), at: 70)
      new.remove(at: 90)
      new.remove(at: 10)
      new.insert(WorkRow(id: 1_001, content: 0), at: 40)
      new.insert(WorkRow(id: 1_002, content: 0), at: 60)
      return new
    }
  }
}

/// Puts rows at random places, in one pass.
func inserting(
  _ rows: [WorkRow<Int>],
  into list: [WorkRow<Int>],
  using generator: inout SplitMix64
) -> [WorkRow<Int>] {
  var coming: [Int: [WorkRow<Int>]] = [:]
  for row in rows {
    coming[Int.random(in: 0...list.count, using: &generator), default: []].append(row)
  }
  return (0...list.count).flatMap { place in
    (coming[place] ?? []) + (place < list.count ? [list[place]] : [])
  }
}
