/// Compares rows of a type off the main actor.
///
/// Write `.inBackground` where a binding takes one:
///
///     binder.onSection(.friends)
///       .bind(cellType: PersonCell.self, models: { friends })
///       .compared(.inBackground)
///
/// It is there for models that are `Sendable` and whose conformances belong to no actor: those that have
/// an `id` or a `collectionId` and are `Equatable`, and those that are `Hashable`.
public struct BackgroundComparison<Model>: Sendable {
  /// The way of comparing, which must be the one that is used on the main actor.
  let comparison: ObjectIdentifier

  let match:
    @Sendable ([RowsToMatch<Model>], [RowsToMatch<Model>]) -> @Sendable (inout RowMatches) -> Void

  @inlinable
  init<Comparison: RowComparison<Model> & Sendable>(_ comparison: Comparison)
  where Model: Sendable {
    self.init(ObjectIdentifier(Comparison.self)) { old, new in
      { matches in matches.match(old, new, by: comparison) }
    }
  }

  @usableFromInline
  init(
    _ comparison: ObjectIdentifier,
    match:
      @escaping @Sendable ([RowsToMatch<Model>], [RowsToMatch<Model>])
      -> @Sendable (inout RowMatches) -> Void
  ) {
    self.comparison = comparison
    self.match = match
  }
}

extension BackgroundComparison where Model: Sendable & Identifiable & Equatable {
  /// Rows are followed by their `id`, and their content is compared with `==`.
  @inlinable public static var inBackground: BackgroundComparison {
    BackgroundComparison(
      RowComparisons.WithFoundContent<_, Model>(RowComparisons.ByID<Model>())
    )
  }
}

extension BackgroundComparison where Model: Sendable & CollectionIdentifiable & Equatable {
  /// Rows are followed by their `collectionId`, and their content is compared with `==`.
  @inlinable public static var inBackground: BackgroundComparison {
    BackgroundComparison(
      RowComparisons.WithFoundContent<_, Model>(RowComparisons.ByCollectionID<Model>())
    )
  }
}

extension BackgroundComparison
where Model: Sendable & CollectionIdentifiable & Identifiable & Equatable {
  /// Rows are followed by their `collectionId`, which goes before the `id`.
  @inlinable public static var inBackground: BackgroundComparison {
    BackgroundComparison(
      RowComparisons.WithFoundContent<_, Model>(RowComparisons.ByCollectionID<Model>())
    )
  }
}

extension BackgroundComparison where Model: Sendable & Hashable {
  /// Rows are nothing but their value.
  @inlinable @_disfavoredOverload
  public static var inBackground: BackgroundComparison {
    BackgroundComparison(RowComparisons.ByValue<Model>())
  }
}

extension BackgroundComparison {
  /// Says what a type needs to be compared off the main actor.
  @available(
    *,
    unavailable,
    message:
      "models compared in the background have to be Sendable, and Identifiable and Equatable, or Hashable"
  )
  @_disfavoredOverload
  public static var inBackground: BackgroundComparison {
    preconditionFailure("Models that are not Sendable can't be compared in the background")
  }
}
