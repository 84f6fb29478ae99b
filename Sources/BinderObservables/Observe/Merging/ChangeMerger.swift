public import Binder

/// Makes one valid change out of changes of a list that follow one another.
///
/// Each operation has its positions in the list as the one before has left it. What was inserted and
/// deleted again never was; what was updated and deleted is deleted; a row can be both moved and updated; a move that
/// leads back is none.
///
/// A change that is the only one is kept as it is, and not made again operation by operation.
///
/// - Complexity: O(log *k*) an operation, O(*k* log *k*) for the change of *k* operations, however long the
///   list; O(1) for the only change.
@usableFromInline
struct ChangeMerger: Sendable {
  private var rows: PieceTable
  private var deletions: [RowPosition] = []
  /// The only change so far; nil if there is none, or if there are several.
  private(set) var lone: Changeset?
  /// Whether no operation of the only change follows from others.
  private var isLoneSettled = false
  private var isTouched = false

  @usableFromInline
  init(count: Int) {
    rows = PieceTable(section: 0, count: count)
  }

  @usableFromInline
  mutating func insert(count: Int, at position: Int) {
    merge()
    rows.insert(count: count, at: position)
  }

  @usableFromInline
  mutating func remove(_ range: Range<Int>) {
    merge()
    rows.remove(range, &deletions)
  }

  @usableFromInline
  mutating func update(_ range: Range<Int>) {
    merge()
    rows.update(range)
  }

  /// Moves an element to a position that is counted without it.
  @usableFromInline
  mutating func move(from source: Int, to target: Int) {
    guard source != target else { return }
    merge()
    rows.put(rows.take(at: source), at: target)
  }

  /// Takes a change as if its operations followed one another.
  @usableFromInline
  mutating func apply(_ patch: Changeset, isFound: Bool = false) {
    if isTouched {
      merge()
      rows.apply(patch, &deletions)
    } else {
      isTouched = true
      lone = patch
      isLoneSettled = isFound
    }
  }

  private mutating func merge() {
    isTouched = true
    guard let lone else { return }
    self.lone = nil
    rows.apply(lone, &deletions)
  }

  static func join(_ changes: [Changeset], count: Int) -> Changeset {
    var merger = ChangeMerger(count: count)
    for change in changes { merger.apply(change) }
    return merger.changeset
  }

  var changeset: Changeset {
    if let lone { return isLoneSettled ? lone : lone.settled }
    var changes = OriginChanges(deletions: deletions)
    changes.add(rows, in: 0, from: 0)
    return changes.settled().map(\.row)
  }
}

extension Changeset {
  /// The same change as it would be if its operations were merged: sorted, and without moves that change no order.
  @usableFromInline var settled: Changeset {
    if moves.isEmpty, isSorted { return self }
    return map { RowPosition(section: 0, row: $0) }.settled().map { $0.row }
  }

  private var isSorted: Bool {
    deletions.ascends { $0 } && insertions.ascends { $0 } && updates.ascends { $0.old }
  }
}

extension Array {
  fileprivate func ascends(by position: (Element) -> Int) -> Bool {
    var previous = Int.min
    for element in self {
      let next = position(element)
      if next <= previous { return false }
      previous = next
    }
    return true
  }
}
