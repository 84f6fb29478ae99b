/// The change of an observed collection: a reload, no change, or a patch.
///
/// An empty patch never stands for one of the others.
///
/// It prints as a sentence of operations, `deletes([0]), inserts([2])`, or as `reset` or `unchanged`.
public enum CollectionChange<Patch: CollectionPatch>: Hashable, Sendable {
  /// Everything may be different: the change is not known.
  case reload
  /// Nothing is different.
  case unchanged
  /// The changes since the event before.
  case patch(Patch)

  /// The change that a patch makes: `unchanged` for an empty one.
  public init(_ patch: Patch) {
    self = patch.isEmpty ? .unchanged : .patch(patch)
  }

  /// The same change with its patch in another form.
  public func map<Other: CollectionPatch>(_ transform: (Patch) -> Other) -> CollectionChange<Other>
  {
    switch self {
    case .reload: .reload
    case .unchanged: .unchanged
    case .patch(let patch): CollectionChange<Other>(transform(patch))
    }
  }
}

extension CollectionChange: CustomStringConvertible {
  /// The operations one after the other, as in `deletes([0]), inserts([2])`.
  public var description: String {
    switch self {
    case .reload: "reset"
    case .unchanged: "unchanged"
    case .patch(let patch): patch.operationsText
    }
  }
}

/// A change that makes a new collection out of an old one: a ``Changeset``, or a ``SectionedChangeset``.
public protocol CollectionPatch: Hashable, Sendable {
  /// Whether nothing is different.
  var isEmpty: Bool { get }

  /// The operations in the words of the collections: `deletes([0]), inserts([2])`.
  var operationsText: String { get }
}

extension Changeset: CollectionPatch {
  /// The operations in the words of the collections: `deletes([0]), moves([(3, 1)])`.
  ///
  /// Deletes and updates are positions in the old collection, inserts in the new one.
  public var operationsText: String {
    OperationsText()
      .adding("deletes", deletions)
      .adding("inserts", insertions)
      .adding("updates", updates.map(\.old))
      .adding("moves", moves.map { ($0.old, $0.new) })
      .text
  }
}

extension SectionedChangeset: CollectionPatch {
  /// The operations in the words of the collections: `deleteSections([1]), inserts([[0, 2]])`.
  ///
  /// A row is written as its section and its place there.
  public var operationsText: String {
    let path = { (row: RowPosition) in [row.section, row.row] }
    return OperationsText()
      .adding("deleteSections", sections.deletions)
      .adding("insertSections", sections.insertions)
      .adding("updateSections", sections.updates.map(\.old))
      .adding("moveSections", sections.moves.map { ($0.old, $0.new) })
      .adding("deletes", rows.deletions.map(path))
      .adding("inserts", rows.insertions.map(path))
      .adding("updates", rows.updates.map { path($0.old) })
      .adding("moves", rows.moves.map { (path($0.old), path($0.new)) })
      .text
  }
}

/// Operations by their names, without those that there are none of.
private struct OperationsText {
  private(set) var text = ""

  func adding<Position>(_ name: String, _ positions: [Position]) -> OperationsText {
    guard !positions.isEmpty else { return self }
    var longer = self
    longer.text += (text.isEmpty ? "" : ", ") + "\(name)(\(positions))"
    return longer
  }
}

extension CollectionChange<Changeset> {
  /// The change of an array for an observer that has seen `count` items; a reload, and a warning, if a patch does not lead from that
  /// number to the number now.
  package func after(_ count: Int?, leadingTo now: Int) -> CollectionChange {
    guard let count else { return .reload }
    switch self {
    case .reload: return .reload
    case .unchanged: return count == now ? self : .reload
    case .patch(let patch):
      if patch.leads(from: count, to: now) { return self }
      WrongPatch.report(patch, "\(count) rows", "\(now)")
      return .reload
    }
  }
}

extension CollectionChange<SectionedChangeset> {
  package func after(
    _ counts: @autoclosure () -> [Int]?,
    leadingTo now: @autoclosure () -> [Int]
  ) -> CollectionChange {
    if self == .reload { return self }
    guard let counts = counts() else { return .reload }
    let now = now()
    guard case .patch(let patch) = self else { return counts == now ? self : .reload }
    if patch.leads(from: counts, to: now) { return self }
    WrongPatch.report(patch, "sections of \(counts) rows", "\(now)")
    return .reload
  }
}
