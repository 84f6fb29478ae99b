/// Makes one valid change out of changes of a list that are told one after the other.
///
/// Each operation is told in positions of the list as the one before has left it. What was inserted and
/// deleted again never was; what was updated and deleted is deleted; a row that is both moved and updated is
/// deleted and inserted; a move that leads back is none.
///
/// - Complexity: O(log *k*) an operation, O(*k* log *k*) for the change of *k* operations, however long the
///   list.
@usableFromInline
struct ChangeMerger: Sendable {
  private var rows: PieceTable
  private var deletions: [RowPosition] = []

  /// Begins with a list of so many elements, none of them changed.
  @usableFromInline
  init(count: Int) {
    rows = PieceTable(section: 0, count: count)
  }

  @usableFromInline
  mutating func insert(count: Int, at position: Int) {
    rows.insert(count: count, at: position)
  }

  @usableFromInline
  mutating func remove(_ range: Range<Int>) {
    rows.remove(range, &deletions)
  }

  @usableFromInline
  mutating func update(_ range: Range<Int>) {
    rows.update(range)
  }

  /// Moves an element to a position that is counted without it.
  @usableFromInline
  mutating func move(from source: Int, to target: Int) {
    guard source != target else { return }
    rows.put(rows.take(at: source), at: target)
  }

  /// Takes a change as if its operations were told one by one.
  @usableFromInline
  mutating func apply(_ patch: Changeset) {
    rows.apply(patch, &deletions)
  }

  /// The change that all operations make together.
  var changeset: Changeset {
    var changes = OriginChanges(deletions: deletions)
    changes.add(rows, in: 0, from: 0)
    return changes.settled().map(\.row)
  }
}
