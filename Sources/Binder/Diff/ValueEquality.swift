/// Whether two values of one type are equal, found once for the type.
package struct ValueEquality<Value> {
  /// Whether two values are equal.
  package let areEqual: (Value, Value) -> Bool

  /// Finds how values of a type are compared; nil if they are not `Equatable`.
  package static func find() -> ValueEquality? {
    guard let type = Value.self as? any Equatable.Type else { return nil }
    return make(type) as? ValueEquality
  }

  private static func make<Other: Equatable>(_ type: Other.Type) -> any ValueEqualityBox {
    ValueEquality<Other> { $0 == $1 }
  }
}

/// A way to compare values of some type.
private protocol ValueEqualityBox {}

extension ValueEquality: ValueEqualityBox {}
