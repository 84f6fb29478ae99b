/// How the rows of one model type are found again after a change, decided once for the type.
///
/// A matcher that is found in code which knows the type when it is compiled is specialised for it.
@usableFromInline
package struct ModelMatcher<Model> {
  /// What is known of the type.
  package let tier: MatchingTier

  /// The way of comparing, to tell whether another matcher finds the same.
  let comparison: ObjectIdentifier

  /// Matches the rows of all sections that show the type.
  @usableFromInline package let match:
    ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void

  /// The rows whose identity a row above them has, ascending; nil where rows are nothing but their value, and it does not
  /// matter which is which.
  @usableFromInline package var repeatedRows: (([Model]) -> [Int])?

  /// Whether rows have an identity besides their value.
  package var hasOwnIdentity: Bool { repeatedRows != nil }

  @usableFromInline
  init(
    _ tier: MatchingTier,
    comparison: ObjectIdentifier,
    match: @escaping ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void
  ) {
    self.tier = tier
    self.comparison = comparison
    self.match = match
  }

  /// Rows that are compared in a way that is known.
  @inlinable
  package init<Comparison: RowComparison<Model>>(_ tier: MatchingTier, _ comparison: Comparison) {
    self.init(tier, comparison: ObjectIdentifier(Comparison.self)) { old, new, matches in
      matches.match(old, new, by: comparison, detectsMoves: tier != .equality)
    }
  }

  /// The same for values that lead to one of this type, such as models that view models are made of.
  package func pullback<Source>(_ transform: @escaping (Source) -> Model) -> ModelMatcher<Source> {
    var matcher = ModelMatcher<Source>(tier, comparison: comparison) { old, new, matches in
      let map = { (section: SectionRows<Source>) in section.map(transform) }
      match(old.map(map), new.map(map), &matches)
    }
    matcher.repeatedRows = repeatedRows.map { find in { find($0.map(transform)) } }
    return matcher
  }
}
