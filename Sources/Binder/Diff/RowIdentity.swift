/// Tells the values of one type apart; found once for the type and not for each value.
///
/// The identity is `CollectionIdentifiable.collectionId`, else `Identifiable.id`, else the value
/// itself if it is `Hashable`.
package final class RowIdentity<Model> {
  /// The identity of a value as text that is the same in every run, or nil where it has no such text.
  package let name: (Model) -> String?

  /// The identity of a value.
  package let value: (Model) -> AnyHashable

  /// Finds the values with an identity; nil where it is an identity of another type.
  package let finder: (_ id: AnyHashable) -> ((Model) -> Bool)?

  private init(
    name: @escaping (Model) -> String?,
    value: @escaping (Model) -> AnyHashable,
    finder: @escaping (_ id: AnyHashable) -> ((Model) -> Bool)?
  ) {
    self.name = name
    self.value = value
    self.finder = finder
  }

  /// - Parameters:
  ///   - id: The identity of a value.
  ///   - name: An identity as text.
  private convenience init<ID: Hashable>(
    _ id: @escaping (Model) -> ID,
    name: @escaping (ID) -> String?
  ) {
    self.init(name: { name(id($0)) }, value: { AnyHashable(id($0)) }) { wanted in
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
    let (name, value, finder) = (name, value, finder)
    return RowIdentity<Source>(
      name: { name(transform($0)) },
      value: { value(transform($0)) }
    ) { id in
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

/// A value as text that is the same in every run, or nil where the value has no such text.
package func stableName<Value>(of value: Value) -> String? {
  StableName(of: type(of: value as Any)).name(value)
}

/// Writes values of one type as text that is the same in every run.
///
/// An object without a description of its own is printed with its address, and the elements of a set
/// or of a dictionary in any order: these have no such text.
enum StableName {
  /// As the value that may be missing, or that is hidden.
  case wrapped
  /// As the name of the case, or as the raw value.
  case rawValue
  case description
  case none

  /// Finds it for the values that are of a type, and of no class that inherits from it.
  init(of type: Any.Type) {
    if type is any WrappedValue.Type {
      self = .wrapped
    } else if type is any RawRepresentable.Type, !(type is any CustomStringConvertible.Type) {
      self = .rawValue
    } else if type is any SetAlgebra.Type || type is any DictionaryKeyed.Type
      || type == ObjectIdentifier.self
    {
      self = .none
    } else if type is any CustomStringConvertible.Type {
      self = .description
    } else {
      self = type is AnyClass ? .none : .description
    }
  }

  /// The text for a value of the type.
  func name<Value>(_ value: Value) -> String? {
    switch self {
    case .wrapped: (value as? any WrappedValue)?.stableName
    case .rawValue: (value as? any RawRepresentable).flatMap { stableCaseName(of: $0) }
    case .description: String(describing: value)
    case .none: nil
    }
  }
}

/// Names the values of a type; found once for the type unless only the values know their name.
func stableNames<Value: Hashable>(of type: Value.Type) -> (Value) -> String? {
  if type is AnyClass { return stableName }
  let name = StableName(of: type)
  if case .description = name, let described = type as? any CustomStringConvertible.Type,
    type == String.self || !(type is any TextOutputStreamable.Type)
  {
    return descriptions(of: described)
  }
  return name.name
}

/// The descriptions of values, without looking for a better form of each value, as `String(describing:)` does.
private func descriptions<Value, Described: CustomStringConvertible>(
  of type: Described.Type
) -> (Value) -> String? {
  { ($0 as? Described)?.description }
}

private func stableCaseName<Value: RawRepresentable>(of value: Value) -> String? {
  Mirror(reflecting: value).displayStyle == .enum
    ? String(describing: value) : stableName(of: value.rawValue)
}

/// A value around another one, which has the name.
private protocol WrappedValue {
  var stableName: String? { get }
}

extension Optional: WrappedValue {
  fileprivate var stableName: String? { map { Binder.stableName(of: $0) } ?? "nil" }
}

extension AnyHashable: WrappedValue {
  fileprivate var stableName: String? { Binder.stableName(of: base) }
}

private protocol DictionaryKeyed {}

extension Dictionary: DictionaryKeyed {}
