extension ModelMatcher {
  /// Finds what is known of a type: a `collectionId`, else an `id`, else its value; nil if nothing is.
  ///
  /// Each question is about one protocol, because only such questions are answered, and the rest
  /// specialised, when the code that asks is compiled.
  @inlinable
  package static func find() -> ModelMatcher? {
    if let type = Model.self as? any CollectionIdentifiable.Type { return byCollectionID(type) }
    if let type = Model.self as? any Identifiable.Type { return byID(type) }
    if let type = Model.self as? any Hashable.Type { return byValue(type) }
    if let type = Model.self as? any Equatable.Type { return byEquality(type) }
    return nil
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

  /// Rows that are told apart in a way that is known; content is compared if it can be.
  @inlinable
  static func identified<Identity: RowComparison<Model>>(by identity: Identity) -> ModelMatcher {
    var matcher =
      (Model.self as? any Equatable.Type).map { withContent($0, identity) }
      ?? ModelMatcher(.identity, identity)
    matcher.repeatedRows = { identity.repeatedRows(of: $0) }
    return matcher
  }

  @inlinable
  static func withContent<Content: Equatable, Identity: RowComparison<Model>>(
    _ type: Content.Type,
    _ identity: Identity
  ) -> ModelMatcher {
    ModelMatcher(
      .identityAndEquality,
      RowComparisons.WithFoundContent<Identity, Content>(identity)
    )
  }
}
