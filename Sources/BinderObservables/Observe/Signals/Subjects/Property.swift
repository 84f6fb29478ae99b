import Binder

/// An observable value: delivers the current value, and then each new one.
///
///     let name = Property("Steve")
///     name.observeNext { print($0) }     // Steve
///     name.value = "Tim"                 // Tim
///
/// It completes when it is deallocated. A value that an observer sets is there at once, and is delivered
/// after every observer has got the one that is being delivered.
public final class Property<Value>: SignalProtocol, DisposeBagProvider {
  /// A property never fails.
  public typealias Error = Never

  private let broadcast = Broadcast<Value, Never>()
  private var current: Value
  private var reads = ObservedReads()
  private var sent = SentMessages<Value>()

  /// Ends bindings to the property together with it.
  public private(set) lazy var bag = DisposeBag()

  /// Makes a property with a first value.
  public init(_ value: Value) {
    current = value
  }

  /// The value; each set is delivered, also of an equal value.
  public var value: Value {
    get {
      reads.noteRead()
      return current
    }
    _modify {
      acceptSent()
      var changed = current
      defer { accept(changed) }
      yield &changed
    }
    set {
      acceptSent()
      accept(newValue)
    }
  }

  /// Sets the value without an event.
  public func silentUpdate(value: Value) {
    acceptSent()
    current = value
  }

  /// Delivers the value, and then each that it is set to.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Value, Never>) -> Void
  ) -> any Disposable {
    broadcast.observe(beginningWith: [.next(current)], observer)
  }

  private func accept(_ value: Value) {
    current = value
    broadcast.send(.next(value))
    reads.noteChange()
  }

  private func acceptSent() {
    broadcast.deliver(sent.takeAll(), by: accept)
  }

  deinit {
    broadcast.send(.completed)
  }
}

extension Property {
  /// A read-only view of the property.
  public var readOnlyView: AnyProperty<Value> { AnyProperty(self) }
}

extension Property where Value: Sendable {
  /// Sets the value from other threads; it does not keep the property alive.
  @MainActor
  public var sender: Sender<Value> {
    sent.sender { [weak self] in self?.acceptSent() != nil }
  }
}

/// A read-only view of a property.
public struct AnyProperty<Value>: SignalProtocol {
  /// A property never fails.
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
