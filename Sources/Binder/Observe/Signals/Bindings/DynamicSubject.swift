/// A value of an object as something to observe and to bind to: `textField.reactive.text`.
///
/// Observing it delivers the value as it is, and then each that it becomes. Binding to it sets the value. The object
/// is held weakly.
public struct DynamicSubject<Element>: SignalProtocol, Bindable {
  /// Nothing can go wrong.
  public typealias Error = Never

  private let values: SafeSignal<Element>
  private let bond: Bond<Element>

  /// Makes a value of an object.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - changes: Delivers whenever the value has become another one, for whatever reason.
  ///   - get: Reads the value.
  ///   - set: Sets it.
  public init<Target: AnyObject>(
    target: Target,
    changes: SafeSignal<Void>,
    get: @escaping (Target) -> Element,
    set: @escaping (Target, Element) -> Void
  ) {
    bond = Bond(target: target, setter: set)
    values = SafeSignal { [weak target] observer in
      changes.prepend(()).observe { [weak target] event in
        switch event {
        case .next: if let target { observer.next(get(target)) }
        case .completed: observer.completed()
        }
      }
    }
  }

  /// Delivers the value, and then each that it becomes.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Never>) -> Void
  ) -> any Disposable { values.observe(with: observer) }

  /// Sets the value to each element, until the signal ends or the object goes away.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> any Disposable { bond.bind(signal: signal) }
}
