/// Stands in for the model in a closure that names something which the model does not have.
///
/// A misspelt name makes the compiler try every form of every call of a statement beside each other, and complain about
/// the one that it understands least, or give up. With this one it finds nothing wrong at first: what it refuses
/// afterwards is the name, where it stands. Only the getters are unavailable for that reason; a subscript that is
/// unavailable as a whole would be tried last, beside everything else.
@dynamicMemberLookup
public struct MisspeltModel<Model> {
  /// A property that the model has.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value {
    refused()
  }

  /// Says that the model does not have what is named, or of another type.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    @available(
      *,
      unavailable,
      message:
        "the model has no such property, or it is optional, of another type, or can't be set here; if it is a method, look for another mistake"
    )
    get { refused() }
  }

  /// Says that the model does not have what is named.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> MisspeltProperty {
    @available(
      *,
      unavailable,
      message:
        "the model has no such property, or it is optional, of another type, or can't be set here; if it is a method, look for another mistake"
    )
    get { MisspeltProperty() }
  }
}

/// The compiler's sentence about a handler that takes the model where there is none.
extension MisspeltModel where Model == NoModel {
  /// Says what a handler that takes the model needs.
  public subscript<Value>(dynamicMember name: String) -> Value {
    @available(
      *,
      unavailable,
      message: "bind cells with models before a handler that takes the model"
    )
    get { refused() }
  }

  /// Says what a handler that takes the model needs.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> MisspeltProperty {
    @available(
      *,
      unavailable,
      message: "bind cells with models before a handler that takes the model"
    )
    get { MisspeltProperty() }
  }
}

/// Stands in for the model in a closure of a gesture that names something which the model does not have.
///
/// It has every property; what is refused is the call that takes the closure, which the compiler looks at only where
/// nothing else fits. With a ``MisspeltModel`` for each gesture, a right chain of thirteen handlers took it 0.6 s and not
/// 0.04.
@dynamicMemberLookup
public struct UncheckedModel<Model> {
  /// A property that the model has.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value { refused() }

  /// A property that the model does not have.
  public subscript<Value>(dynamicMember name: String) -> Value { refused() }

  /// A property of a property that the model does not have.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> MisspeltProperty { MisspeltProperty() }
}

/// Stands for what the model does not have, to be read on or called.
///
/// It has every property and none can be set: the compiler does not look at the getter of what stands before one that is.
@dynamicMemberLookup @dynamicCallable
public struct MisspeltProperty {
  /// Any property.
  public subscript(dynamicMember name: String) -> MisspeltProperty { self }

  /// Any property, of the type that is wanted.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    refused()
  }

  /// What any method returns.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> MisspeltProperty { self }

  /// What any method returns, of the type that is wanted.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> Value {
    refused()
  }
}

/// Ends what is never run: the compiler refuses the call after it has understood it.
func refused() -> Never {
  preconditionFailure("The compiler refuses this call")
}
