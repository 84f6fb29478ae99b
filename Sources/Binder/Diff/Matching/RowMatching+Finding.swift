extension RowMatching {
  /// Finds what is known of the rows: a `collectionId`, else an `id`, and whether they can be equal.
  ///
  /// Each question is about one protocol, because only such questions are answered, and the rest
  /// specialised, when the code that asks is compiled.
  @inlinable
  package static func find() -> RowMatching {
    if let type = Row.self as? any CollectionIdentifiable.Type {
      return collectionIdentity(type) ?? unknown
    }
    if let type = Row.self as? any Identifiable.Type { return identity(type) ?? unknown }
    if let type = Row.self as? any Hashable.Type { return value(type) ?? unknown }
    if let type = Row.self as? any Equatable.Type { return equality(type) ?? unknown }
    return unknown
  }

  /// Rows of which nothing is known are matched by their places.
  @inlinable static var unknown: RowMatching {
    RowMatching(.nothing) { matches, old, new in
      let shown = Set(new.map(\.section))
      for section in old where shown.contains(matches.old[section.section].partner) {
        matches.matchByPosition(oldSection: section.section)
      }
    }
  }

  @inlinable
  static func collectionIdentity<Known: CollectionIdentifiable>(
    _ type: Known.Type
  ) -> RowMatching? {
    RowMatching<Known>.identified(by: RowComparisons.ByCollectionID<Known>()) as? RowMatching
  }

  @inlinable
  static func identity<Known: Identifiable>(_ type: Known.Type) -> RowMatching? {
    RowMatching<Known>.identified(by: RowComparisons.ByID<Known>()) as? RowMatching
  }

  @inlinable
  static func value<Known: Hashable>(_ type: Known.Type) -> RowMatching? {
    let comparison = RowComparisons.ByValue<Known>()
    return RowMatching<Known>(.equality, by: comparison, detectsMoves: false) as? RowMatching
  }

  @inlinable
  static func equality<Known: Equatable>(_ type: Known.Type) -> RowMatching? {
    let comparison = RowComparisons.ByEquality<Known>()
    return RowMatching<Known>(.equality, by: comparison, detectsMoves: false) as? RowMatching
  }

  /// Rows that are told apart in a way that is known; content is compared if it can be.
  @inlinable
  static func identified<Identity: RowComparison<Row>>(by identity: Identity) -> RowMatching {
    if let type = Row.self as? any Equatable.Type { return withContent(type, identity) }
    return RowMatching(.identity, by: identity)
  }

  @inlinable
  static func withContent<Content: Equatable, Identity: RowComparison<Row>>(
    _ type: Content.Type,
    _ identity: Identity
  ) -> RowMatching {
    RowMatching(
      .identityAndContent,
      by: RowComparisons.WithFoundContent<Identity, Content>(identity)
    )
  }
}
