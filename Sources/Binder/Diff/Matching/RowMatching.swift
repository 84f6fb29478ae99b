/// What can be known of the rows of one type, and the matching that follows from it.
///
/// It is found once for a type. Where it is found in code that knows the type when it is compiled,
/// the matching is specialised for it.
@usableFromInline
package struct RowMatching<Row> {
  /// How much is known of the rows.
  @usableFromInline
  package enum Tier: Sendable {
    /// Rows are told apart, and their content is compared.
    case identityAndContent
    /// Rows are told apart; no row is ever updated.
    case identity
    /// Rows are matched by value: they are deleted and inserted.
    case equality
    /// Nothing is known of the rows.
    case nothing
  }

  /// How much is known of the rows.
  package let tier: Tier
  @usableFromInline
  let run: (inout RowMatches, [SectionRows<Row>], [SectionRows<Row>]) -> Void

  @usableFromInline
  init(
    _ tier: Tier,
    _ run: @escaping (inout RowMatches, [SectionRows<Row>], [SectionRows<Row>]) -> Void
  ) {
    self.tier = tier
    self.run = run
  }

  /// Rows that are compared in a way that is known.
  @inlinable
  package init<Comparison: RowComparison<Row>>(
    _ tier: Tier,
    by comparison: Comparison,
    detectsMoves: Bool = true
  ) {
    self.init(tier) { matches, old, new in
      matches.match(old, new, by: comparison, detectsMoves: detectsMoves)
    }
  }

  /// Matches the rows of all sections of this type; rows of which nothing is known, by their places.
  ///
  /// - Parameters:
  ///   - old: The sections of the old list, ascending.
  ///   - new: The sections of the new list, ascending.
  ///   - matches: Where the matches are written.
  @inlinable
  package func match(
    _ old: [SectionRows<Row>],
    _ new: [SectionRows<Row>],
    in matches: inout RowMatches
  ) {
    run(&matches, old, new)
  }
}
