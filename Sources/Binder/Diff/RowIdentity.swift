/// How the values of one type are told apart, found once for the type and not for each value.
///
/// The identity is `CollectionIdentifiable.collectionId`, else `Identifiable.id`, else the value
/// itself if it is `Hashable`.
package struct RowIdentity<Model> {
  /// The identity of a value as text that is the same in every run, or nil where it has no such text.
  package let name: (Model) -> String?

  private init(name: @escaping (Model) -> String?) {
    self.name = name
  }

  /// Finds how the values of a type are told apart; nil if nothing tells them apart.
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

  /// The same identity for values that lead to one of this type.
  package func pullback<Source>(_ transform: @escaping (Source) -> Model) -> RowIdentity<Source> {
    RowIdentity<Source> { name(transform($0)) }
  }

  private static func byCollectionID<Value: CollectionIdentifiable>(
    _ type: Value.Type
  ) -> any RowIdentityBox {
    RowIdentity<Value> { $0.collectionId }
  }

  private static func byID<Value: Identifiable>(_ type: Value.Type) -> any RowIdentityBox {
    let name = stableNames(of: Value.ID.self)
    return RowIdentity<Value> { name($0.id) }
  }

  private static func byValue<Value: Hashable>(_ type: Value.Type) -> any RowIdentityBox {
    RowIdentity<Value>(name: stableNames(of: type))
  }
}

/// A way to tell values of some type apart.
private protocol RowIdentityBox {}

extension RowIdentity: RowIdentityBox {}
