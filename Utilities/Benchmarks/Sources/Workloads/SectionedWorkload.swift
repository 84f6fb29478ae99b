/// A change from one list of sections to another, with rows named by numbers.
public struct SectionedWorkload: Sendable {
  /// The name in tables.
  public let name = "W8"
  /// What changes.
  public let summary =
    "100 × 1,000 rows, 1 % each −, + and changed, 5 % across, 10 sections moved"
  /// The sections before.
  public let old: [(id: Int, rows: [WorkRow<Int>])]
  /// The sections after.
  public let new: [(id: Int, rows: [WorkRow<Int>])]

  /// Makes the workload, the same every time.
  public init() {
    var generator = SplitMix64(seed: 8)
    old = (0..<100).map { section in
      (section, (0..<1_000).map { WorkRow(id: section * 1_000 + $0, content: 0) })
    }
    var sections = old
    var coming = [[WorkRow<Int>]](repeating: [], count: 100)
    for section in 0..<100 {
      let order = Array(0..<1_000).shuffled(using: &generator)
      for row in order[..<10] { sections[section].rows[row].content += 1 }
      for row in order[20..<70] {
        let other = (section + Int.random(in: 1..<100, using: &generator)) % 100
        coming[other].append(old[section].rows[row])
      }
      coming[section] += (0..<10).map { WorkRow(id: 1_000_000 + section * 10 + $0, content: 0) }
      let gone = Set(order[10..<70].map { section * 1_000 + $0 })
      sections[section].rows.removeAll { gone.contains($0.id) }
    }
    for section in 0..<100 {
      sections[section].rows = inserting(
        coming[section],
        into: sections[section].rows,
        using: &generator
      )
    }
    let moved = sections.filter { $0.id % 10 == 5 }
    new = moved.reversed() + sections.filter { $0.id % 10 != 5 }
  }
}
