import Binder

@MainActor
package class ProxyForwarder<Handlers: ProxyHandlers>: TableAnswers {
  weak var host: (any TableHost)?
  private var signals: [PartialKeyPath<Handlers>: WeakSignal] = [:]
  /// The handlers of each method, the newest last.
  private var registrations: [PartialKeyPath<Handlers>: [Registration]] = [:]
  private var registrationCount = 0
  private var feeds: [PartialKeyPath<Handlers>: any Disposable] = [:]

  private struct Registration {
    let number: Int
    let handler: Any
    let answers: TableDelegateAnswers
  }

  init(host: any TableHost) {
    self.host = host
    super.init()
  }

  var kept: Handlers {
    get { preconditionFailure("A subclass says where it has its handlers") }
    set { preconditionFailure("Nobody keeps \(newValue)") }
  }

  var answered: TableDelegateAnswers {
    registrations.values.reduce(into: []) { $0.formUnion($1.last?.answers ?? []) }
  }

  package var forwardTo: Handlers.Target? {
    get { nil }
    set { preconditionFailure("Nothing is forwarded to \(String(describing: newValue))") }
  }

  var slot: Handlers.Target? {
    get { nil }
    set { preconditionFailure("There is no slot for \(String(describing: newValue))") }
  }

  var isInSlot: Bool { false }

  /// Puts this into the table's slot, also when it is there already, so that the table calls again.
  func occupySlot() {}

  /// Keeps an object of another toolkit that is in the table's slot, for the calls that this does not handle.
  func keepForeignOccupant(of table: any NativeTable) {}

  /// Takes the table's slot, and forwards to the object that it finds there.
  func takeSlot(asksAgain: Bool) {
    if isInSlot, !asksAgain { return }
    if !isInSlot, forwardTo == nil, let slot { forwardTo = slot }
    if let table = host as? any NativeTable { keepForeignOccupant(of: table) }
    occupySlot()
  }

  /// Has the table call a handler from now on; the newest of a method counts, and when it ends the one before it.
  package func register<Arguments, Result>(
    _ method: ProxyMethod<Handlers, Arguments, Result>,
    handler: @escaping (Arguments) -> Result
  ) -> any Disposable {
    registrationCount += 1
    let registration = registrationCount
    registrations[method.handler, default: []]
      .append(Registration(number: registration, handler: handler, answers: method.answers))
    kept[keyPath: method.handler] = handler
    takeSlot(asksAgain: Result.self != Void.self)
    handlersChanged()
    return BlockDisposable { [weak self] in
      self?.unregister(method, registration)
    }
  }

  func feed<Arguments, Result>(
    _ method: ProxyMethod<Handlers, Arguments, Result>,
    handler: @escaping (Arguments) -> Result
  ) -> any Disposable {
    let former = feeds[method.handler]
    let feed = register(method, handler: handler)
    feeds[method.handler] = feed
    former?.dispose()
    return feed
  }

  private func unregister<Arguments, Result>(
    _ method: ProxyMethod<Handlers, Arguments, Result>,
    _ registration: Int
  ) {
    let all = registrations[method.handler] ?? []
    // A table can end on any thread, where a closure of the main actor must not run.
    var rest: [Registration] = []
    for known in all where known.number != registration { rest.append(known) }
    registrations[method.handler] = rest
    guard all.last?.number == registration else { return }
    kept[keyPath: method.handler] = rest.last?.handler as? (Arguments) -> Result
    if isInSlot { takeSlot(asksAgain: Result.self != Void.self) }
    handlersChanged()
  }

  func handlersChanged() {}

  /// The one signal of a method: the first, as long as it is kept or observed.
  func signal<Element, Arguments, Result>(
    for method: ProxyMethod<Handlers, Arguments, Result>,
    dispatch: @escaping (SafePublishSubject<Element>, Arguments) -> Result
  ) -> SafeSignal<Element> {
    if let known = signals[method.handler]?.signal {
      guard let known = known as? MethodSignal<Element> else {
        preconditionFailure(Self.otherElements(method.name, Element.self))
      }
      return completing(known)
    }
    let signal = MethodSignal<Element> { [weak self] signal, observer in
      guard let self else { return NonDisposable() }
      let subject = SafePublishSubject<Element>()
      subject.observe(with: observer.on)
      return register(method) { arguments in
        withExtendedLifetime(signal) { dispatch(subject, arguments) }
      }
    }
    signals[method.handler] = WeakSignal(signal: signal)
    return completing(signal)
  }

  private func completing<Element>(_ signal: MethodSignal<Element>) -> SafeSignal<Element> {
    let calls = SafeSignal<Element> { observer in signal.calls.observe(with: observer.on) }
    return host.map { calls.prefix(untilOutputFrom: $0.bag.deallocated) } ?? calls
  }

  private static func otherElements<Element>(_ name: String, _ type: Element.Type) -> String {
    "The signal for '\(name)' can't have elements of type \(type): a method has one signal, and the "
      + "first signal(for:dispatch:) decided what its elements are."
  }
}

/// The signal of a method, kept by its observers and by the code that has requested it.
private final class MethodSignal<Element> {
  private(set) var calls = SafeSignal<Element>.never()

  init(
    _ begin: @escaping (MethodSignal, SignalObserver<Element, Never>) -> any Disposable
  ) {
    calls = SafeSignal { [weak self] observer in
      self.map { begin($0, observer) } ?? NonDisposable()
    }
    .share(limit: 0)
  }
}

private struct WeakSignal {
  weak var signal: AnyObject?
}

/// A method of a table's data source or delegate, named by a value: `.titleForHeaderInSection`.
///
/// Like a `#selector`, with the types of the arguments and of the result.
public struct ProxyMethod<Handlers: ProxyHandlers, Arguments, Result> {
  let handler: WritableKeyPath<Handlers, ((Arguments) -> Result)?>

  let name: String

  let answers: TableDelegateAnswers

  init(
    _ handler: WritableKeyPath<Handlers, ((Arguments) -> Result)?>,
    _ answers: TableDelegateAnswers = [],
    name: String = #function
  ) {
    self.handler = handler
    self.name = name
    self.answers = answers
  }
}

/// Handlers that a table calls in place of its data source or its delegate, one for each method.
public protocol ProxyHandlers {
  /// The type of the object that the table calls: `any TableDataSource` or `any TableDelegate`.
  associatedtype Target
}
