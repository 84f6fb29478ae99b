/// A name for a section of a table: an enumeration where the sections are known at compile time, a
/// structure where they are not.
///
///     enum Section: Int, TableViewSection, Comparable { case banner, friends, enemies }
///
/// Two sections are the same if they are equal by the type's own `==`. Snapshots and messages name a section by its
/// description, the name of its case, or the only property that a structure has: `Genre(name: "rock")` is `rock`,
/// and `.letter("K")` is `letter(K)`.
public protocol TableViewSection: Hashable {}

extension TableViewSection where Self: RawRepresentable, RawValue: Comparable {
  /// Orders sections by their raw values.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension TableViewSection where Self: CollectionIdentifiable {
  /// Compares sections by their identities.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.collectionId == rhs.collectionId }

  /// Hashes the section's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(collectionId) }

  /// The hash value of the identity; an enumeration with raw values would else bring its own.
  public var hashValue: Int { collectionId.hashValue }
}

/// The only section of a table without named sections.
public struct WholeTable: TableViewSection, CustomStringConvertible {
  /// The word for the section in messages.
  public var description: String { "table" }
}
