@usableFromInline
package struct ValueSameness<Value> {
  /// Whether two values are the same: equal if they can be compared, else the same in memory.
  ///
  /// Values that cannot be compared may be the same and not be found so.
  @usableFromInline package let areSame: (Value, Value) -> Bool

  @usableFromInline
  package static func find() -> ValueSameness {
    ValueSameness(areSame: ValueEquality<Value>.find()?.areEqual ?? haveSameBytes)
  }

  private static func haveSameBytes(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }
}
