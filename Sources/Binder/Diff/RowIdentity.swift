/// How the values of one type are told apart, found once for the type and not for each value.
///
/// The identity is `CollectionIdentifiable.collectionId`, else `Identifiable.id`, else the value
/// itself if it is `Hashable`.
package struct RowIdentity<Model> {
  /// The identity of a value as text that is the same in every run, or nil where it has no such text.
  package let name: (Model) -> String?

  /// What finds the values with an identity; nil where it is an identity of another type.
  package let finder: (_ id: AnyHashable) -> ((Model) -> Bool)?

  private init(
    name: @escaping (Model) -> String?,
    finder: @escaping (_ id: AnyHashable) -> ((Model) -> Bool)?
  ) {
    self.name = name
    self.finder = finder
  }

  /// - Parameters:
  ///   - id: The identity of a value.
  ///   - name: An identity as text.
  private init<ID: Equatable>(_ id: @escaping (Model) -> ID, name: @escaping (ID) -> String?) {
    self.init(name: { name(id($0)) }) { wanted in
      (wanted.base as? ID).map { wanted in { id($0) == wanted } }
    }
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
    RowIdentity<Source>(name: { name(transform($0)) }) { id in
      finder(id).map { isFound in { isFound(transform($0)) } }
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

/// A way to tell values of some type apart.
private protocol RowIdentityBox {}

extension RowIdentity: RowIdentityBox {}
