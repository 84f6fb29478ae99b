extension SectionedChangeset {
  /// Compares two lists of sections whose rows have an `id` and are `Equatable`.
  ///
  /// - Parameters:
  ///   - old: The sections before, each `id` once.
  ///   - new: The sections after, each `id` once.
  ///   - detectsMoves: Whether a row that leaves its place moves, or is deleted and inserted.
  /// - Complexity: One comparison a row where nothing changed; rows that moved far, or have no match near
  ///   their place, are hashed.
  @_alwaysEmitIntoClient
  public init<ID: Hashable, Row: Identifiable & Equatable>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>],
    detectsMoves: Bool = true
  ) {
    self.init(
      old,
      new,
      by: RowComparisons.WithContent(RowComparisons.ByID<Row>()),
      detectsMoves
    )
  }

  /// Compares two lists of sections whose rows are values that are their own identity: none is ever updated.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<ID: Hashable, Row: Hashable>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>],
    detectsMoves: Bool = true
  ) {
    self.init(old, new, by: RowComparisons.ByValue<Row>(), detectsMoves)
  }

  /// Compares two lists of sections whose rows are only `Equatable`: none is ever updated.
  ///
  /// - Complexity: As for other rows as long as changes are near each other. Where more than some
  ///   hundred rows differ, rows that could stay may be deleted and inserted.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<ID: Hashable, Row: Equatable>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>],
    detectsMoves: Bool = false
  ) {
    self.init(old, new, by: RowComparisons.ByEquality<Row>(), detectsMoves)
  }

  /// Compares two lists of sections whose rows have their identity and equality from functions, such as `id: \.id`.
  ///
  /// - Parameters:
  ///   - old: The sections before, each `id` once.
  ///   - new: The sections after, each `id` once.
  ///   - id: What makes a row the same row at another moment.
  ///   - areEqual: Whether a row shows the same at both moments; nil if it always does.
  ///   - detectsMoves: Whether a row that leaves its place moves, or is deleted and inserted.
  @_alwaysEmitIntoClient
  public init<ID: Hashable, Row, RowID: Hashable>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>],
    id: @escaping (Row) -> RowID,
    areEqual: ((Row, Row) -> Bool)? = nil,
    detectsMoves: Bool = true
  ) {
    self.init(old, new, by: RowComparisons.ByFunction(id: id, areEqual: areEqual), detectsMoves)
  }

  @inlinable
  init<ID: Hashable, Comparison: RowComparison>(
    _ old: [ListSection<ID, Comparison.Row>],
    _ new: [ListSection<ID, Comparison.Row>],
    by comparison: Comparison,
    _ detectsMoves: Bool
  ) {
    var matches = RowMatches(
      oldCounts: old.map(\.rows.count),
      newCounts: new.map(\.rows.count),
      sectionTargets: RowMatches.sectionTargets(from: old.map(\.id), to: new.map(\.id))
    )
    matches.match(
      old.enumerated().map { RowsToMatch(section: $0, rows: $1.rows) },
      new.enumerated().map { RowsToMatch(section: $0, rows: $1.rows) },
      by: comparison,
      detectsMoves: detectsMoves
    )
    self.init(matches)
  }

  @inlinable
  package static func found<ID: Hashable, Row>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>]
  ) -> SectionedChangeset? {
    guard let matcher = ModelMatcher<Row>.find() else { return nil }
    var matches = RowMatches(
      oldCounts: old.map(\.rows.count),
      newCounts: new.map(\.rows.count),
      sectionTargets: RowMatches.sectionTargets(from: old.map(\.id), to: new.map(\.id))
    )
    matcher.match(
      old.enumerated().map { RowsToMatch(section: $0, rows: $1.rows) },
      new.enumerated().map { RowsToMatch(section: $0, rows: $1.rows) },
      &matches
    )
    return SectionedChangeset(matches)
  }
}

/// A section of a list: its identity and its rows.
public struct ListSection<ID: Hashable, Row> {
  /// The identity of the section at another moment.
  public var id: ID
  /// The rows, from top to bottom.
  public var rows: [Row]

  /// Makes a section out of its identity and its rows.
  public init(_ id: ID, rows: [Row]) {
    self.id = id
    self.rows = rows
  }
}

extension ListSection: Equatable where Row: Equatable {}
extension ListSection: Sendable where ID: Sendable, Row: Sendable {}

extension SectionedChangeset {
  /// Makes the new list out of the old one, taking what is inserted or updated from the new one.
  ///
  /// - Parameters:
  ///   - old: The sections the changeset was made from.
  ///   - new: The sections the changeset leads to.
  /// - Returns: Sections and rows of `old` that stay, in their new places, and those of `new` that are
  ///   inserted or updated.
  /// - Complexity: O(sections + rows + *k*) for *k* changes.
  public func applying<ID, Row>(
    to old: [ListSection<ID, Row>],
    from new: [ListSection<ID, Row>]
  ) -> [ListSection<ID, Row>] {
    let sources = Dictionary(rows.moves.lazy.map { ($0.new, $0.old) }) { source, _ in source }
    let leaving = Set(rows.deletions).union(sources.values)
    let inserted = Set(rows.insertions)
    let updated = Set(rows.updates.lazy.map { $0.new })
    let origins = sections.applying(
      to: Array(old.indices),
      from: [Int?](repeating: nil, count: new.count)
    )
    return origins.enumerated().map { section, origin in
      guard let origin else { return new[section] }
      var staying = old[origin].rows.indices.lazy.map { RowPosition(section: origin, row: $0) }
        .filter { !leaving.contains($0) }.makeIterator()
      let rows = new[section].rows.indices.map { row in
        let place = RowPosition(section: section, row: row)
        let source = inserted.contains(place) ? nil : sources[place] ?? staying.next()
        guard let source, !updated.contains(place) else { return new[section].rows[row] }
        return old[source.section].rows[source.row]
      }
      return ListSection(old[origin].id, rows: rows)
    }
  }
}
