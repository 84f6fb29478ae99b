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
    if Model.self is any Hashable.Type {
      return RowIdentity { stableName(of: $0) }
    }
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
    RowIdentity<Value> { stableName(of: $0.id) }
  }
}

/// A way to tell values of some type apart.
private protocol RowIdentityBox {}

extension RowIdentity: RowIdentityBox {}

/// A value as text that is the same in every run, or nil where the value has no such text.
///
/// An object without a description of its own is printed with its address, and the elements of a set
/// or of a dictionary in any order.
package func stableName<Value>(of value: Value) -> String? {
  if let value = value as? any OptionalValue { return value.stableName }
  if let value = value as? any RawRepresentable, !(value is any CustomStringConvertible) {
    return Mirror(reflecting: value).displayStyle == .enum
      ? String(describing: value) : stableRawName(of: value)
  }
  if value is any SetAlgebra || value is any DictionaryKeyed || value is ObjectIdentifier {
    return nil
  }
  if value is any CustomStringConvertible { return String(describing: value) }
  if type(of: value) is AnyClass { return nil }
  return String(describing: value)
}

private func stableRawName<Value: RawRepresentable>(of value: Value) -> String? {
  stableName(of: value.rawValue)
}

/// A value that may be missing; what is there has the name.
private protocol OptionalValue {
  var stableName: String? { get }
}

extension Optional: OptionalValue {
  fileprivate var stableName: String? { map { Binder.stableName(of: $0) } ?? "nil" }
}

private protocol DictionaryKeyed {}

extension Dictionary: DictionaryKeyed {}
