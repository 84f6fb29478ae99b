/// Finds the identity of the values of one type; found once for the type and not for each value.
///
/// The identity is `CollectionIdentifiable.collectionId`, else `Identifiable.id`, else the value
/// itself if it is `Hashable`.
package final class RowIdentity<Model> {
  package let name: (Model) -> String?

  package let value: (Model) -> AnyHashable

  package let finder: (_ ids: Set<AnyHashable>) -> ((Model) -> AnyHashable?)?

  private init(
    name: @escaping (Model) -> String?,
    value: @escaping (Model) -> AnyHashable,
    finder: @escaping (_ ids: Set<AnyHashable>) -> ((Model) -> AnyHashable?)?
  ) {
    self.name = name
    self.value = value
    self.finder = finder
  }

  private convenience init<ID: Hashable>(
    _ id: @escaping (Model) -> ID,
    name: @escaping (ID) -> String?
  ) {
    self.init(name: { name(id($0)) }, value: { AnyHashable(id($0)) }) { ids in
      let pairs = ids.compactMap { wanted in (wanted.base as? ID).map { ($0, wanted) } }
      let known = Dictionary(pairs) { first, _ in first }
      guard let (only, wanted) = known.first else { return nil }
      // A comparison takes less time than a hash.
      return known.count == 1 ? { id($0) == only ? wanted : nil } : { known[id($0)] }
    }
  }

  static func named<ID: Hashable>(
    _ id: @escaping (Model) -> ID,
    name: @escaping (Model) -> String?
  ) -> RowIdentity {
    let other = RowIdentity(id, name: { _ in nil })
    return RowIdentity(name: name, value: other.value, finder: other.finder)
  }

  package static func find() -> RowIdentity? {
    if let type = Model.self as? any CollectionIdentifiable.Type {
      return byCollectionID(type) as? RowIdentity
    }
    if let type = Model.self as? any Identifiable.Type {
      return byID(type) as? RowIdentity
    }
    if let type = Model.self as? any Hashable.Type { return byValue(type) as? RowIdentity }
    return nil
  }

  package func pullback<Source>(_ transform: @escaping (Source) -> Model) -> RowIdentity<Source> {
    let (name, value, finder) = (name, value, finder)
    return RowIdentity<Source>(
      name: { name(transform($0)) },
      value: { value(transform($0)) }
    ) { ids in
      finder(ids).map { find in { find(transform($0)) } }
    }
  }

  private static func byCollectionID<Value: CollectionIdentifiable>(
    _ type: Value.Type
  ) -> any RowIdentityBox {
    RowIdentity<Value>({ $0.collectionId }, name: { $0 })
  }

  private static func byID<Value: Identifiable>(_ type: Value.Type) -> any RowIdentityBox {
    RowIdentity<Value>({ $0.id }, name: stableNames(of: Value.ID.self))
  }

  private static func byValue<Value: Hashable>(_ type: Value.Type) -> any RowIdentityBox {
    RowIdentity<Value>({ $0 }, name: stableNames(of: type))
  }
}

private protocol RowIdentityBox {}

extension RowIdentity: RowIdentityBox {}

/// A value that has an identity besides its content, written as text.
///
/// Two values with the same identity are the same row at two moments. Where a type is `Identifiable`
/// as well, `collectionId` is the identity that counts.
public protocol CollectionIdentifiable {
  /// The identity, which must be unique among the rows of a section.
  var collectionId: String { get }
}

extension CollectionIdentifiable where Self: RawRepresentable, RawValue: Hashable {
  /// The text of the raw value, the same in every run.
  public var collectionId: String { String(describing: rawValue) }
}
