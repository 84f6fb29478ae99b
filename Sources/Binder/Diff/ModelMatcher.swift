/// Finds the rows of one model type again after a change; decided once for the type.
///
/// A matcher that is found in code which knows the type when it is compiled is specialised for it.
@usableFromInline
package final class ModelMatcher<Model> {
  package let tier: MatchingTier

  let comparison: ObjectIdentifier

  @usableFromInline package let match:
    ([RowsToMatch<Model>], [RowsToMatch<Model>], inout RowMatches) -> Void

  /// The rows whose identity a row above them has, ascending; nil where rows have no identity but their value.
  @usableFromInline package let repeatedRows: (([Model]) -> [Int])?

  package var hasOwnIdentity: Bool { repeatedRows != nil }

  @usableFromInline
  init(
    _ tier: MatchingTier,
    comparison: ObjectIdentifier,
    repeatedRows: (([Model]) -> [Int])?,
    match: @escaping ([RowsToMatch<Model>], [RowsToMatch<Model>], inout RowMatches) -> Void
  ) {
    self.tier = tier
    self.comparison = comparison
    self.match = match
    self.repeatedRows = repeatedRows
  }

  @inlinable
  package convenience init<Comparison: RowComparison<Model>>(
    _ tier: MatchingTier,
    _ comparison: Comparison,
    repeatedRows: (([Model]) -> [Int])? = nil
  ) {
    let type = ObjectIdentifier(Comparison.self)
    self.init(tier, comparison: type, repeatedRows: repeatedRows) { old, new, matches in
      matches.match(old, new, by: comparison, detectsMoves: tier != .equality)
    }
  }

  /// The same for values that lead to one of this type, such as models that view models are made of.
  package func pullback<Source>(_ transform: @escaping (Source) -> Model) -> ModelMatcher<Source> {
    ModelMatcher<Source>(
      tier,
      comparison: comparison,
      repeatedRows: repeatedRows.map { find in { find($0.map(transform)) } }
    ) { [match] old, new, matches in
      let map = { (section: RowsToMatch<Source>) in section.map(transform) }
      match(old.map(map), new.map(map), &matches)
    }
  }
}

extension ModelMatcher {
  /// Finds what is known of a type: a `collectionId`, else an `id`, else its value; nil if nothing is.
  ///
  /// Each check is about one protocol, because only such checks are decided, and the rest specialised, when the calling code is
  /// compiled.
  @inlinable
  package static func find() -> ModelMatcher? {
    if let type = Model.self as? any CollectionIdentifiable.Type { return byCollectionID(type) }
    if let type = Model.self as? any Identifiable.Type { return byID(type) }
    if let type = Model.self as? any Hashable.Type { return byValue(type) }
    if let type = Model.self as? any Equatable.Type { return byEquality(type) }
    return nil
  }

  /// The same without a look at what else is in a value.
  @inlinable
  package static func findIdentity() -> ModelMatcher? {
    if let type = Model.self as? any CollectionIdentifiable.Type { return onlyCollectionID(type) }
    if let type = Model.self as? any Identifiable.Type { return onlyID(type) }
    return find()
  }

  /// The same by the code for all types: a copy that is specialised is 45 kB of an app.
  @_semantics("optimize.sil.specialize.generic.never")
  static func foundWhenRunning() -> ModelMatcher? { findIdentity() }

  @inlinable
  static func onlyCollectionID<Row: CollectionIdentifiable>(_ type: Row.Type) -> ModelMatcher? {
    let identity = RowComparisons.ByCollectionID<Row>()
    return ModelMatcher<Row>(.identity, identity, repeatedRows: { identity.repeatedRows(of: $0) })
      as? ModelMatcher
  }

  @inlinable
  static func onlyID<Row: Identifiable>(_ type: Row.Type) -> ModelMatcher? {
    let identity = RowComparisons.ByID<Row>()
    return ModelMatcher<Row>(.identity, identity, repeatedRows: { identity.repeatedRows(of: $0) })
      as? ModelMatcher
  }

  /// Identifies values by their value alone, whatever is known of their type.
  @inlinable
  package static func ofValue() -> ModelMatcher where Model: Hashable {
    ModelMatcher(.identityAndEquality, RowComparisons.ByValue<Model>())
  }

  @inlinable
  static func byCollectionID<Row: CollectionIdentifiable>(_ type: Row.Type) -> ModelMatcher? {
    ModelMatcher<Row>.identified(by: RowComparisons.ByCollectionID<Row>()) as? ModelMatcher
  }

  @inlinable
  static func byID<Row: Identifiable>(_ type: Row.Type) -> ModelMatcher? {
    ModelMatcher<Row>.identified(by: RowComparisons.ByID<Row>()) as? ModelMatcher
  }

  @inlinable
  static func byValue<Row: Hashable>(_ type: Row.Type) -> ModelMatcher? {
    ModelMatcher<Row>(.identityAndEquality, RowComparisons.ByValue<Row>()) as? ModelMatcher
  }

  @inlinable
  static func byEquality<Row: Equatable>(_ type: Row.Type) -> ModelMatcher? {
    ModelMatcher<Row>(.equality, RowComparisons.ByEquality<Row>()) as? ModelMatcher
  }

  @inlinable
  static func identified<Identity: RowComparison<Model>>(by identity: Identity) -> ModelMatcher {
    if let type = Model.self as? any Equatable.Type { return withContent(type, identity) }
    return ModelMatcher(.identity, identity) { identity.repeatedRows(of: $0) }
  }

  @inlinable
  static func withContent<Content: Equatable, Identity: RowComparison<Model>>(
    _ type: Content.Type,
    _ identity: Identity
  ) -> ModelMatcher {
    let comparison = RowComparisons.WithFoundContent<Identity, Content>(identity)
    return ModelMatcher(.identityAndEquality, comparison) { identity.repeatedRows(of: $0) }
  }
}

/// The facts about a model type, best first.
@usableFromInline
package enum MatchingTier: Int, Comparable, Sendable {
  case identityAndEquality
  case identity
  case equality

  @usableFromInline
  package static func < (lhs: MatchingTier, rhs: MatchingTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Whether two values of one type are equal, found once for the type.
package struct ValueEquality<Value> {
  package let areEqual: (Value, Value) -> Bool

  package static func find() -> ValueEquality? {
    guard let type = Value.self as? any Equatable.Type else { return nil }
    return make(type) as? ValueEquality
  }

  private static func make<Other: Equatable>(_ type: Other.Type) -> any ValueEqualityBox {
    ValueEquality<Other> { $0 == $1 }
  }
}

private protocol ValueEqualityBox {}

extension ValueEquality: ValueEqualityBox {}
