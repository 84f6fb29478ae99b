/// Stands where a chain has no model: before cells are bound, and after a form without models.
public struct NoModel: Hashable, Sendable {}

/// Stands for a cell or a model of which nothing is known yet, in what the compiler refuses.
///
/// It has every property, so that what is said about a handler in the wrong place is that, and not what
/// its body misses.
@dynamicMemberLookup
public struct UnboundValue {
  /// Any property.
  public subscript(dynamicMember name: String) -> UnboundValue {
    get { self }
    nonmutating set {}
  }

  /// Any property, of the type that is wanted.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { preconditionFailure("Nothing is asked of an unbound value") }
    nonmutating set {}
  }
}

/// Stands in for the model in a closure that names something which the model does not have.
///
/// A misspelt name makes the compiler try every other form of the call, and complain about the one that it
/// understands least. With this one it finds nothing wrong but the name, and says so where the name stands.
@dynamicMemberLookup
public struct MisspeltModel<Model> {
  /// A property that the model has.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    preconditionFailure("No handler is called with a misspelt model")
  }

  /// Says that the model does not have what is named.
  @available(
    *,
    unavailable,
    message: "the model has no property of this name; if it is a method, look for another mistake"
  )
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { preconditionFailure("No handler is called with a misspelt model") }
    nonmutating set {}
  }

  /// Says that the model does not have what is named.
  @available(
    *,
    unavailable,
    message: "the model has no property of this name; if it is a method, look for another mistake"
  )
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> UnboundValue { UnboundValue() }
}

/// Stands in for the model in a closure that names something which the model does not have.
///
/// It has every property; what is refused is the call that takes the closure.
@dynamicMemberLookup
public struct UncheckedModel<Model> {
  /// A property that the model has.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    preconditionFailure("No height is asked of an unchecked model")
  }

  /// A property that the model does not have.
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("No height is asked of an unchecked model")
  }

  /// A property of a property that the model does not have.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> UnboundValue { UnboundValue() }
}
