/// How the rows of one model type are found again after a change, decided once for the type.
///
/// Where a matcher is looked for in the module of the models, the compiler makes its code for them.
@usableFromInline
package struct ModelMatcher<Model> {
  /// What is known of the type.
  package let tier: MatchingTier

  /// Matches the rows of all sections that show the type.
  package let match: ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void

  @usableFromInline
  init(
    _ tier: MatchingTier,
    match: @escaping ([SectionRows<Model>], [SectionRows<Model>], inout RowMatches) -> Void
  ) {
    self.tier = tier
    self.match = match
  }

  @inlinable
  init<Comparison: RowComparison<Model>>(_ tier: MatchingTier, _ comparison: Comparison) {
    self.init(tier) { old, new, matches in
      matches.match(old, new, by: comparison, detectsMoves: tier != .equality)
    }
  }

  /// Finds what is known of a type; nil if nothing is.
  @inlinable @inline(__always)
  package static func find() -> ModelMatcher? {
    var found: (any ModelMatcherBox)?
    if let probe = MatcherProbes.ByCollectionIDFully<Model>() as? any MatcherProbe {
      found = probe.matcher
    } else if let probe = MatcherProbes.ByCollectionID<Model>() as? any MatcherProbe {
      found = probe.matcher
    } else if let probe = MatcherProbes.ByIDFully<Model>() as? any MatcherProbe {
      found = probe.matcher
    } else if let probe = MatcherProbes.ByID<Model>() as? any MatcherProbe {
      found = probe.matcher
    } else if let probe = MatcherProbes.ByValue<Model>() as? any MatcherProbe {
      found = probe.matcher
    } else if let probe = MatcherProbes.ByEquality<Model>() as? any MatcherProbe {
      found = probe.matcher
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
}

/// What is known of a model type, best first.
@usableFromInline
package enum MatchingTier: Int, Comparable {
  /// Rows have an identity, and their content can be compared.
  case identityAndEquality
  /// Rows have an identity; whether their content changed is not known.
  case identity
  /// Rows are equal or not; an equal row is the same row, and rows are not followed when they move.
  case equality

  @usableFromInline
  package static func < (lhs: MatchingTier, rhs: MatchingTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A way to match rows of some type.
@usableFromInline
protocol ModelMatcherBox {}

extension ModelMatcher: ModelMatcherBox {}
