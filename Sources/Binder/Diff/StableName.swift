/// A value as text that is the same in every run, or nil where the value has no such text.
package func stableName<Value>(of value: Value) -> String? {
  StableName(of: type(of: value as Any)).name(value)
}

/// How values of one type are written as text that is the same in every run.
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

/// What names the values of a type, found once for the type unless only the values know what they are.
func stableNames<Value: Hashable>(of type: Value.Type) -> (Value) -> String? {
  if type is AnyClass { return stableName }
  return StableName(of: type).name
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
