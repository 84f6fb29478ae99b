/// Where the sections that stay come to stand.
struct SectionTargets {
  private let leaving: [Int]
  private let arriving: [Int]
  private let moves: [Int: Int]

  /// Takes the changes of sections.
  init(_ changes: Changeset) {
    leaving = (changes.deletions + changes.moves.map(\.old)).sorted()
    arriving = (changes.insertions + changes.moves.map(\.new)).sorted()
    moves = Dictionary(uniqueKeysWithValues: changes.moves.map { ($0.old, $0.new) })
  }

  /// The position of a section afterwards; nil if it is deleted.
  ///
  /// - Complexity: O(changes of sections).
  func target(of section: Int) -> Int? {
    if let target = moves[section] { return target }
    if leaving.contains(section) { return nil }
    var target = section - leaving.prefix { $0 < section }.count
    for arrival in arriving where arrival <= target { target += 1 }
    return target
  }
}
