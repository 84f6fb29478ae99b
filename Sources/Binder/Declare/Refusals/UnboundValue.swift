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
