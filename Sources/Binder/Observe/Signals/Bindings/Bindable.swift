/// Something that takes what a signal delivers: a property, a subject, an observable array, a ``Bond``.
public protocol Bindable<Element> {
  /// What it takes.
  associatedtype Element

  /// Takes each element from now on, until the signal ends or the taker goes away.
  ///
  /// - Returns: What ends the binding; it need not be kept.
  @discardableResult
  func bind(signal: Signal<Element, Never>) -> any Disposable
}

extension SignalProtocol where Error == Never {
  /// Gives each element to something that takes it.
  ///
  ///     names.map { $0.count }.bind(to: longest)
  @discardableResult
  public func bind<Target: Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element {
    target.bind(signal: toSignal())
  }

  /// Gives each element to something that takes optional ones.
  @discardableResult
  public func bind<Target: Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element? {
    target.bind(signal: map { $0 })
  }
}
