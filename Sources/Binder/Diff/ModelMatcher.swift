/// How the rows of one model type are found again after a change, decided once for the type.
package struct ModelMatcher<Model> {
  /// What is known of the type.
  package let tier: MatchingTier

  /// Matches the rows of all sections that show the type.
  package let match: ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void

  private init<Comparison: RowComparison<Model>>(_ tier: MatchingTier, _ comparison: Comparison) {
    self.init(tier) { old, new, matches in
      matches.match(old, new, by: comparison, detectsMoves: tier != .equality)
    }
  }

  private init(
    _ tier: MatchingTier,
    match: @escaping ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void
  ) {
    self.tier = tier
    self.match = match
  }

  /// Finds what is known of a type; nil if nothing is.
  package static func find() -> ModelMatcher? {
    let found: (any ModelMatcherBox)?
    switch Model.self {
    case let type as any (CollectionIdentifiable & Equatable).Type:
      found = byCollectionIDFully(type)
    case let type as any CollectionIdentifiable.Type: found = byCollectionID(type)
    case let type as any (Identifiable & Equatable).Type: found = byIDFully(type)
    case let type as any Identifiable.Type: found = byID(type)
    case let type as any Hashable.Type: found = byValue(type)
    case let type as any Equatable.Type: found = byEquality(type)
    default: found = nil
    }
    return found as? ModelMatcher
  }

  /// The same for values that lead to one of this type, such as models that view models are made of.
  package func pullback<Source>(_ transform: @escaping (Source) -> Model) -> ModelMatcher<Source> {
    ModelMatcher<Source>(tier) { old, new, matches in
      let map = { (section: SectionRows<Source>) in section.map(transform) }
      match(old.map(map), new.map(map), &matches)
    }
  }

  private static func byCollectionIDFully<Row: CollectionIdentifiable & Equatable>(
    _ type: Row.Type
  ) -> any ModelMatcherBox {
    let comparison = RowComparisons.WithContent(RowComparisons.ByCollectionID<Row>())
    return ModelMatcher<Row>(.identityAndEquality, comparison)
  }

  private static func byCollectionID<Row: CollectionIdentifiable>(
    _ type: Row.Type
  ) -> any ModelMatcherBox {
    ModelMatcher<Row>(.identity, RowComparisons.ByCollectionID<Row>())
  }

  private static func byIDFully<Row: Identifiable & Equatable>(
    _ type: Row.Type
  ) -> any ModelMatcherBox {
    let comparison = RowComparisons.WithContent(RowComparisons.ByID<Row>())
    return ModelMatcher<Row>(.identityAndEquality, comparison)
  }

  private static func byID<Row: Identifiable>(_ type: Row.Type) -> any ModelMatcherBox {
    ModelMatcher<Row>(.identity, RowComparisons.ByID<Row>())
  }

  private static func byValue<Row: Hashable>(_ type: Row.Type) -> any ModelMatcherBox {
    ModelMatcher<Row>(.identityAndEquality, RowComparisons.ByValue<Row>())
  }

  private static func byEquality<Row: Equatable>(_ type: Row.Type) -> any ModelMatcherBox {
    ModelMatcher<Row>(.equality, RowComparisons.ByEquality<Row>())
  }
}

/// What is known of a model type, best first.
package enum MatchingTier: Int, Comparable {
  /// Rows have an identity, and their content can be compared.
  case identityAndEquality
  /// Rows have an identity; whether their content changed is not known.
  case identity
  /// Rows are equal or not; an equal row is the same row, and rows are not followed when they move.
  case equality

  package static func < (lhs: MatchingTier, rhs: MatchingTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A way to match rows of some type.
private protocol ModelMatcherBox {}

extension ModelMatcher: ModelMatcherBox {}
