/// A value that can be observed: first the value as it is, then each that it is set to.
///
///     let name = Property("Steve")
///     name.observeNext { print($0) }     // Steve
///     name.value = "Tim"                 // Tim
///
/// It completes when it goes away. A value that an observer sets is there at once, and is delivered
/// after every observer has got the one that is being delivered.
public final class Property<Value>: SignalProtocol, DisposeBagProvider {
  /// Nothing can go wrong.
  public typealias Error = Never

  private let broadcast = Broadcast<Value, Never>()
  private var current: Value
  private var sent = SentMessages<Value>()

  /// What is bound to the property ends with it.
  public private(set) lazy var bag = DisposeBag()

  /// Makes a property with a first value.
  public init(_ value: Value) {
    current = value
  }

  /// The value; each set is delivered, also when it is equal to what was there.
  public var value: Value {
    get { current }
    set {
      acceptSent()
      accept(newValue)
    }
  }

  /// Sets the value and tells nobody.
  public func silentUpdate(value: Value) {
    acceptSent()
    current = value
  }

  /// Delivers the value, and then each that it is set to.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Value, Never>) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    observation.upstream = broadcast.observe(with: observation.on)
    observation.next(current)
    return WeakDisposable(observation)
  }

  private func accept(_ value: Value) {
    current = value
    broadcast.send(.next(value))
  }

  private func acceptSent() {
    for value in sent.takeAll() { accept(value) }
  }

  deinit {
    broadcast.send(.completed)
  }
}

extension Property {
  /// The same value for those who may look at it and not set it.
  public var readOnlyView: AnyProperty<Value> { AnyProperty(self) }
}

extension Property where Value: Sendable {
  /// What other threads set the value with; it does not keep the property alive.
  @MainActor
  public var sender: Sender<Value> {
    sent.sender { [weak self] in self?.acceptSent() }
  }
}

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
