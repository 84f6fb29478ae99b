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

extension Array {
  /// Lets elements go, come and move as a change says; updates do nothing.
  ///
  /// - Parameters:
  ///   - changes: What becomes of the elements.
  ///   - element: What comes, by its new position.
  mutating func apply(_ changes: Changeset, inserting element: (Int) -> Element) {
    if changes.isEmpty { return }
    var arrivals = changes.moves.map { (target: $0.new, element: self[$0.old]) }
    arrivals += changes.insertions.map { (target: $0, element: element($0)) }
    for place in (changes.deletions + changes.moves.map(\.old)).sorted(by: >) {
      remove(at: place)
    }
    for arrival in arrivals.sorted(by: { $0.target < $1.target }) {
      insert(arrival.element, at: arrival.target)
    }
  }
}
