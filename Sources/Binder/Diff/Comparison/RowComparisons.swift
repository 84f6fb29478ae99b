/// The ways to compare rows, one for each thing that may be known of their type.
@usableFromInline
package enum RowComparisons {
  @usableFromInline
  package struct ByID<Row: Identifiable>: RowComparison, Sendable {
    @inlinable package init() {}

    @inlinable
    package func isSameRow(_ old: Row, _ new: Row) -> Bool {
      IdentityEquality.areEqual(old.id, new.id)
    }
    @inlinable
    package func hashValue(of row: Row, seed: UInt64) -> Int { IdentityHash.of(row.id, seed: seed) }
  }

  @usableFromInline
  package struct ByCollectionID<Row: CollectionIdentifiable>: RowComparison, Sendable {
    @inlinable package init() {}

    @inlinable
    package func isSameRow(_ old: Row, _ new: Row) -> Bool {
      IdentityEquality.areEqual(old.collectionId, new.collectionId)
    }
    @inlinable
    package func hashValue(of row: Row, seed: UInt64) -> Int {
      IdentityHash.of(row.collectionId, seed: seed)
    }
  }

  /// Rows that are nothing but their value.
  @usableFromInline
  package struct ByValue<Row: Hashable>: RowComparison, Sendable {
    @inlinable package init() {}

    @inlinable
    package func isSameRow(_ old: Row, _ new: Row) -> Bool { IdentityEquality.areEqual(old, new) }
    @inlinable
    package func hashValue(of row: Row, seed: UInt64) -> Int { IdentityHash.of(row, seed: seed) }
  }

  /// Rows that are nothing but their value, and cannot be found by a hash value.
  @usableFromInline
  package struct ByEquality<Row: Equatable>: RowComparison {
    @inlinable package init() {}

    @inlinable package static var canHash: Bool { false }
    @inlinable package func isSameRow(_ old: Row, _ new: Row) -> Bool { old == new }
    @inlinable package func hashValue(of row: Row, seed: UInt64) -> Int { 0 }
  }

  /// Rows with an identity of some kind whose content is compared with `==`.
  @usableFromInline
  package struct WithContent<Identity: RowComparison>: RowComparison
  where Identity.Row: Equatable {
    @usableFromInline let identity: Identity

    @inlinable package init(_ identity: Identity) { self.identity = identity }

    @inlinable package static var canHash: Bool { Identity.canHash }
    @inlinable package static var trustsBits: Bool { Identity.trustsBits }

    @inlinable
    package func isSameRow(_ old: Identity.Row, _ new: Identity.Row) -> Bool {
      identity.isSameRow(old, new)
    }
    @inlinable
    package func hashValue(of row: Identity.Row, seed: UInt64) -> Int {
      identity.hashValue(of: row, seed: seed)
    }
    @inlinable
    package func hasSameContent(_ old: Identity.Row, _ new: Identity.Row) -> Bool { old == new }
  }

  /// Rows with an identity of some kind that were found to be equatable.
  ///
  /// The type of the content is the type of the rows, which could not be said where it was found.
  @usableFromInline
  package struct WithFoundContent<Identity: RowComparison, Content: Equatable>: RowComparison {
    @usableFromInline let identity: Identity

    @inlinable
    package init(_ identity: Identity) {
      precondition(Identity.Row.self == Content.self, "The content of a row is the row")
      self.identity = identity
    }

    @inlinable package static var canHash: Bool { Identity.canHash }
    @inlinable package static var trustsBits: Bool { Identity.trustsBits }

    @inlinable
    package func isSameRow(_ old: Identity.Row, _ new: Identity.Row) -> Bool {
      identity.isSameRow(old, new)
    }
    @inlinable
    package func hashValue(of row: Identity.Row, seed: UInt64) -> Int {
      identity.hashValue(of: row, seed: seed)
    }
    @inlinable
    package func hasSameContent(_ old: Identity.Row, _ new: Identity.Row) -> Bool {
      unsafeBitCast(old, to: Content.self) == unsafeBitCast(new, to: Content.self)
    }
  }

  /// Rows whose identity and content are compared by functions.
  ///
  /// Equal bits prove nothing here: a function may look at something else than the row.
  @usableFromInline
  package struct ByFunction<Row, ID: Hashable>: RowComparison {
    @usableFromInline let id: (Row) -> ID
    @usableFromInline let areEqual: ((Row, Row) -> Bool)?

    @inlinable
    package init(id: @escaping (Row) -> ID, areEqual: ((Row, Row) -> Bool)?) {
      self.id = id
      self.areEqual = areEqual
    }

    @inlinable package static var trustsBits: Bool { false }
    @inlinable package func isSameRow(_ old: Row, _ new: Row) -> Bool { id(old) == id(new) }
    @inlinable
    package func hashValue(of row: Row, seed: UInt64) -> Int {
      IdentityHash.of(id(row), seed: seed)
    }

    @inlinable
    package func hasSameContent(_ old: Row, _ new: Row) -> Bool {
      areEqual.map { $0(old, new) } ?? true
    }
  }

  /// Rows whose identity is compared by a function, and that cannot be found by a hash value.
  package struct BySameness<Row>: RowComparison {
    let isSame: (Row, Row) -> Bool

    package init(_ isSame: @escaping (Row, Row) -> Bool) { self.isSame = isSame }

    package static var canHash: Bool { false }
    package static var trustsBits: Bool { false }
    package func isSameRow(_ old: Row, _ new: Row) -> Bool { isSame(old, new) }
    package func hashValue(of row: Row, seed: UInt64) -> Int { 0 }
  }
}

extension RowComparisons.WithFoundContent: Sendable where Identity: Sendable {}
