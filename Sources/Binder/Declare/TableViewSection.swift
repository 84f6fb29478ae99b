/// A name for a section of a table: an enumeration where the sections are known at compile time, a
/// structure where they are not.
///
///     enum Section: Int, TableViewSection, Comparable { case banner, friends, enemies }
///
/// Two sections are the same if they are equal by the type's own `==`. Snapshots and messages name a section by its
/// description, the name of its case, or the only property that a structure has: `Genre(name: "rock")` is `rock`.
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

/// The name of a section in messages, snapshots and the call log.
package func sectionName<Section>(of section: Section) -> String {
  if let section = section as? any CollectionIdentifiable { return section.collectionId }
  if let property = onlyProperty(of: section), let name = stableName(of: property) { return name }
  return stableName(of: section) ?? String(describing: type(of: section))
}

/// The value of the only property of a structure that does not describe itself.
private func onlyProperty<Section>(of section: Section) -> Any? {
  guard !(section is any CustomStringConvertible), !(section is any RawRepresentable) else {
    return nil
  }
  let mirror = Mirror(reflecting: section)
  guard mirror.displayStyle == .struct, mirror.children.count == 1 else { return nil }
  return mirror.children.first?.value
}

/// The only section of a table without named sections.
public struct WholeTable: TableViewSection, CustomStringConvertible {
  /// The word for the section in messages.
  public var description: String { "table" }
}
