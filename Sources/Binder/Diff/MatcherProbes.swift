/// Has a matcher if the model type that it was made for can do what the probe asks of it.
///
/// Casts to one protocol are decided by the compiler where the type is known; casts to several at once
/// are not.
@usableFromInline
protocol MatcherProbe {
  /// A way to match rows of the type.
  var matcher: any ModelMatcherBox { get }
}

/// The probes of a model type, one for each thing that may be known of it.
@usableFromInline
enum MatcherProbes {
  /// A `collectionId`, and content to compare.
  @usableFromInline
  struct ByCollectionIDFully<Model> {
    @inlinable init() {}
  }

  /// A `collectionId`.
  @usableFromInline
  struct ByCollectionID<Model> {
    @inlinable init() {}
  }

  /// An `id`, and content to compare.
  @usableFromInline
  struct ByIDFully<Model> {
    @inlinable init() {}
  }

  /// An `id`.
  @usableFromInline
  struct ByID<Model> {
    @inlinable init() {}
  }

  /// A value that is its own identity.
  @usableFromInline
  struct ByValue<Model> {
    @inlinable init() {}
  }

  /// A value that can be equal and no more.
  @usableFromInline
  struct ByEquality<Model> {
    @inlinable init() {}
  }
}

extension MatcherProbes.ByCollectionIDFully: MatcherProbe where Model: CollectionIdentifiable & Equatable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.identityAndEquality, RowComparisons.WithContent(RowComparisons.ByCollectionID<Model>()))
  }
}

extension MatcherProbes.ByCollectionID: MatcherProbe where Model: CollectionIdentifiable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.identity, RowComparisons.ByCollectionID<Model>())
  }
}

extension MatcherProbes.ByIDFully: MatcherProbe where Model: Identifiable & Equatable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.identityAndEquality, RowComparisons.WithContent(RowComparisons.ByID<Model>()))
  }
}

extension MatcherProbes.ByID: MatcherProbe where Model: Identifiable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.identity, RowComparisons.ByID<Model>())
  }
}

extension MatcherProbes.ByValue: MatcherProbe where Model: Hashable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.identityAndEquality, RowComparisons.ByValue<Model>())
  }
}

extension MatcherProbes.ByEquality: MatcherProbe where Model: Equatable {
  @inlinable var matcher: any ModelMatcherBox {
    ModelMatcher<Model>(.equality, RowComparisons.ByEquality<Model>())
  }
}
