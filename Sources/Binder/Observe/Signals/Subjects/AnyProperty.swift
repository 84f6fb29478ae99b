/// A property as those see it who may not set it.
public struct AnyProperty<Value>: SignalProtocol {
  /// Nothing can go wrong.
  public typealias Error = Never

  private let property: Property<Value>

  /// Makes a view of a property.
  public init(_ property: Property<Value>) {
    self.property = property
  }

  /// The value that the property has now.
  public var value: Value { property.value }

  /// Delivers the value, and then each that the property is set to.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Value, Never>) -> Void
  ) -> any Disposable {
    property.observe(with: observer)
  }
}
