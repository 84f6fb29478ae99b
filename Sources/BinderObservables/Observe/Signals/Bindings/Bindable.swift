import Binder

/// A receiver of a signal's elements: a property, a subject, an observable array, a ``Bond``.
public protocol Bindable<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Takes each element from now on, until the signal ends or this object is deallocated.
  @discardableResult
  func bind(signal: Signal<Element, Never>) -> any Disposable
}

extension SignalProtocol where Error == Never {
  /// Sends each element to a receiver.
  ///
  ///     names.map { $0.count }.bind(to: longest)
  @discardableResult
  public func bind<Target: Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element {
    target.bind(signal: toSignal())
  }

  /// Sends each element to a receiver of optional ones.
  @discardableResult
  public func bind<Target: Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element? {
    target.bind(signal: map { $0 })
  }
}

extension Property: Bindable {
  /// Sets the value to each element; the end of the signal is not the end of the property.
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> any Disposable {
    signal.bind(to: self) { property, value in property.value = value }
  }
}

/// A binding to an object; it ends when the object is deallocated.
final class Binding<Target: AnyObject>: Disposable {
  private weak var target: Target?
  private let observation = SerialDisposable()

  init<Source: SignalProtocol>(
    _ signal: Source,
    to target: Target,
    setter: @escaping (Target, Source.Element) -> Void
  ) where Source.Error == Never {
    self.target = target
    let observation = observation
    observation.otherDisposable = signal.observe { [weak target] event in
      switch event {
      case .next(let element):
        guard !observation.isDisposed else { return }
        if let target { setter(target, element) } else { observation.dispose() }
      case .completed:
        observation.dispose()
      }
    }
  }

  var isDisposed: Bool {
    target == nil || observation.isDisposed || observation.otherDisposable?.isDisposed == true
  }

  func dispose() { observation.dispose() }
}
