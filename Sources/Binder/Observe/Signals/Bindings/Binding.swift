/// A binding to an object: it has ended when the object has gone.
final class Binding<Target: AnyObject>: Disposable {
  private weak var target: Target?
  private let observation = SerialDisposable()

  /// Gives each element to a setter as long as the target is there.
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
