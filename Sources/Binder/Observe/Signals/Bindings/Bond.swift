/// Takes elements for an object: the target, and how it is set.
///
///     extension ReactiveExtensions where Base: Label {
///       var text: Bond<String?> { Bond(target: base) { label, text in label.text = text } }
///     }
///     names.bind(to: label.reactive.text)
public struct Bond<Element>: Bindable {
  private let bindSignal: (Signal<Element, Never>) -> any Disposable

  /// Makes a taker for an object, which is held weakly.
  public init<Target: AnyObject>(
    target: Target,
    setter: @escaping (Target, Element) -> Void
  ) {
    bindSignal = { [weak target] signal in
      guard let target else { return NonDisposable() }
      return signal.bind(to: target, setter: setter)
    }
  }

  /// Makes a taker for an object, which is held weakly; what is bound ends with it.
  public init<Target: DisposeBagProvider>(
    target: Target,
    setter: @escaping (Target, Element) -> Void
  ) {
    bindSignal = { [weak target] signal in
      guard let target else { return NonDisposable() }
      return signal.bind(to: target, setter: setter)
    }
  }

  /// Sets the target to each element, until the signal ends or the target goes away.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> any Disposable {
    bindSignal(signal)
  }
}
