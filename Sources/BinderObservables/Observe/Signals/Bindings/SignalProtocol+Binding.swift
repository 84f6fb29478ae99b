import Binder

extension SignalProtocol where Error == Never {
  /// Calls a closure with an object and each element, as long as the object is there, which is held weakly.
  ///
  ///     names.bind(to: screen) { screen, name in screen.title = name }
  ///
  /// A binding to an object that has a bag ends as soon as the object is deallocated.
  @discardableResult
  public func bind<Target: AnyObject>(
    to target: Target,
    setter: @escaping (Target, Element) -> Void
  ) -> any Disposable {
    let binding = Binding(self, to: target, setter: setter)
    (target as? any DisposeBagProvider)?.bag.add(binding)
    return binding
  }

  /// Sets a property of an object to each element, as long as the object is there.
  ///
  ///     names.bind(to: screen, keyPath: \.title)
  @discardableResult
  public func bind<Target: AnyObject>(
    to target: Target,
    keyPath: ReferenceWritableKeyPath<Target, Element>
  ) -> any Disposable {
    bind(to: target) { target, element in target[keyPath: keyPath] = element }
  }

  /// Sets an optional property of an object to each element, as long as the object is there.
  ///
  ///     names.bind(to: label, keyPath: \.text)
  @discardableResult
  public func bind<Target: AnyObject>(
    to target: Target,
    keyPath: ReferenceWritableKeyPath<Target, Element?>
  ) -> any Disposable {
    bind(to: target) { target, element in target[keyPath: keyPath] = element }
  }
}

extension SignalProtocol where Element == Void, Error == Never {
  /// Calls a closure with an object each time, as long as the object is there.
  ///
  ///     button.reactive.tap.bind(to: screen) { screen in screen.close() }
  @discardableResult
  public func bind<Target: AnyObject>(
    to target: Target,
    setter: @escaping (Target) -> Void
  ) -> any Disposable {
    bind(to: target) { target, _ in setter(target) }
  }
}

extension SignalProtocol {
  /// Sends each element to a receiver, too, before it is delivered.
  ///
  ///     load().feedNext(into: model.items).map { $0.count }.bind(to: count)
  ///
  /// Like every operator it does so once for each observation, and not before there is one.
  public func feedNext<Target: Bindable>(
    into target: Target
  ) -> Signal<Element, Error> where Target.Element == Element {
    feedNext(into: target) { $0 }
  }

  /// Sends a function's result for each element to a receiver, before the element is delivered.
  public func feedNext<Target: Bindable>(
    into target: Target,
    map transform: @escaping (Element) -> Target.Element
  ) -> Signal<Element, Error> {
    feed(target) { send in doOn(next: { send(transform($0)) }) }
  }

  /// Sends true to a receiver while the signal is observed, and false afterwards: it is loading.
  ///
  ///     load().feedActivity(into: model.isLoading).bind(to: model.items)
  public func feedActivity<Target: Bindable>(
    into target: Target
  ) -> Signal<Element, Error> where Target.Element == Bool {
    feed(target) { send in doOn(start: { send(true) }, disposed: { send(false) }) }
  }

  /// Sends the failure to a receiver, too, before it is delivered.
  public func feedError<Target: Bindable>(
    into target: Target
  ) -> Signal<Element, Error> where Target.Element == Error {
    feed(target) { send in doOn(failed: send) }
  }

  /// Sends the failure to a receiver, and completes in its place.
  public func suppressAndFeedError<Target: Bindable>(
    into target: Target
  ) -> SafeSignal<Element> where Target.Element == Error {
    feedError(into: target).suppressError()
  }

  /// Binds something to what the signal sends it beside its observer, again for each observation.
  private func feed<Target: Bindable>(
    _ target: Target,
    _ sending: @escaping (_ send: @escaping (Target.Element) -> Void) -> Signal<Element, Error>
  ) -> Signal<Element, Error> {
    Signal { observer in
      let fed = SafePublishSubject<Target.Element>()
      let feeding = target.bind(signal: fed.toSignal())
      return CompositeDisposable([sending(fed.next).observe(with: observer.on), feeding])
    }
  }
}

extension SignalProtocol where Self: Bindable, Error == Never {
  /// Binds two values to each other: an element of one sets the other, and is not sent back.
  ///
  ///     field.bidirectionalBind(to: model.name)
  ///
  /// Values can be bound in a ring, or twice: an element goes round once. An observer that corrects what a binding has set
  /// changes that side alone: the other one is not set again.
  @discardableResult
  public func bidirectionalBind<Target: SignalProtocol & Bindable>(
    to target: Target
  ) -> any Disposable where Target.Element == Element, Target.Error == Never {
    let gate = Gate()
    return CompositeDisposable([
      gate.passing(self).bind(to: target),
      gate.passing(target).bind(to: self),
    ])
  }
}

/// Lets an element through once, so that it does not return, neither by the other direction nor by other bindings.
private final class Gate {
  func passing<Source: SignalProtocol>(_ source: Source) -> SafeSignal<Source.Element>
  where Source.Error == Never {
    Signal { observer in
      source.observe { event in
        let wave = Wave.current ?? Wave()
        guard event.isTerminal || wave.enters(self) else { return }
        Wave.following(wave) { observer.on(event) }
      }
    }
  }
}
