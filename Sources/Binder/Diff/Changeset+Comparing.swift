extension Changeset {
  /// Compares two lists of rows that have an `id` and are `Equatable`.
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - detectsMoves: Whether a row that leaves its place moves, or is deleted and inserted.
  /// - Complexity: One comparison a row where nothing changed; rows that moved far, or have no match near
  ///   their place, are hashed.
  @_alwaysEmitIntoClient
  public init<Row: Identifiable & Equatable>(
    from old: [Row],
    to new: [Row],
    detectsMoves: Bool = true
  ) {
    self.init(
      old,
      new,
      by: RowComparisons.WithContent(RowComparisons.ByID<Row>()),
      detectsMoves
    )
  }

  /// Compares two lists of values that are their own identity: none is ever updated.
  ///
  /// - Complexity: As for rows with an `id`. Where values repeat, and more than some hundred rows differ, rows that could
  ///   stay may be deleted and inserted.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<Row: Hashable>(from old: [Row], to new: [Row], detectsMoves: Bool = true) {
    self.init(old, new, by: RowComparisons.ByValue<Row>(), detectsMoves)
  }

  /// Compares two lists of values that are only `Equatable`: none is ever updated.
  ///
  /// - Complexity: As for other rows as long as changes are near each other. Where more than some
  ///   hundred rows differ, rows that could stay may be deleted and inserted.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init<Row: Equatable>(from old: [Row], to new: [Row], detectsMoves: Bool = false) {
    self.init(old, new, by: RowComparisons.ByEquality<Row>(), detectsMoves)
  }

  /// Compares two lists of rows whose identity and equality are functions, such as `id: \.id` or `id: \.collectionId`.
  ///
  /// - Parameters:
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - id: What makes a row the same row at another moment.
  ///   - areEqual: Whether a row shows the same at both moments; nil if it always does.
  ///   - detectsMoves: Whether a row that leaves its place moves, or is deleted and inserted.
  @_alwaysEmitIntoClient
  public init<Row, ID: Hashable>(
    from old: [Row],
    to new: [Row],
    id: @escaping (Row) -> ID,
    areEqual: ((Row, Row) -> Bool)? = nil,
    detectsMoves: Bool = true
  ) {
    self.init(old, new, by: RowComparisons.ByFunction(id: id, areEqual: areEqual), detectsMoves)
  }

  @inlinable
  init<Comparison: RowComparison>(
    _ old: [Comparison.Row],
    _ new: [Comparison.Row],
    by comparison: Comparison,
    _ detectsMoves: Bool
  ) {
    let lists = FlatLists(old, new, by: comparison)
    self = lists.changeset(detectsMoves: detectsMoves)
  }

  @inlinable
  package static func found<Row>(from old: [Row], to new: [Row]) -> Changeset? {
    guard let matcher = ModelMatcher<Row>.find() else { return nil }
    var matches = RowMatches(oldCount: old.count, newCount: new.count)
    matcher.match(
      [RowsToMatch(section: 0, rows: old)],
      [RowsToMatch(section: 0, rows: new)],
      &matches
    )
    return Changeset(matches)
  }
}
