import Binder

@MainActor
package class ProxyForwarder<Handlers: ProxyHandlers>: TableDelegateBase {
  weak var host: (any TableHost)?
  private var signals: [PartialKeyPath<Handlers>: WeakSignal] = [:]
  /// The handlers of each method, the newest last.
  private var registrations: [PartialKeyPath<Handlers>: [Registration]] = [:]
  private var registrationCount = 0
  private var feeds: [PartialKeyPath<Handlers>: any Disposable] = [:]

  private struct Registration {
    let number: Int
    let handler: Any
    let methods: TableDelegateMethods
  }

  private let place: ProxyPlace<Handlers>

  init(host: any TableHost, at place: ProxyPlace<Handlers>) {
    self.host = host
    self.place = place
    super.init()
  }

  /// The newest handler of each method.
  private var kept: Handlers {
    get { self[keyPath: place.handlers] }
    set { self[keyPath: place.handlers] = newValue }
  }

  var implemented: TableDelegateMethods {
    registrations.values.reduce(into: []) { $0.formUnion($1.last?.methods ?? []) }
  }

  package final var forwardTo: Handlers.Target? {
    get { self[keyPath: place.next] }
    set {
      self[keyPath: place.next] = newValue
      takeSlot(asksAgain: true)
    }
  }

  private var slot: Handlers.Target? {
    get { host?[keyPath: place.slot] }
    set { host?[keyPath: place.slot] = newValue }
  }

  final var isInSlot: Bool { if let slot { slot as AnyObject === self } else { false } }

  /// Takes the table's slot, and forwards to the object that it finds there.
  func takeSlot(asksAgain: Bool) {
    if isInSlot, !asksAgain { return }
    if !isInSlot, forwardTo == nil, let slot { forwardTo = slot }
    if let table = host as? any NativeTable { place.keepForeignOccupant(table) }
    // Also when it is there already, so that the table calls again.
    (slot, slot) = (nil, self as? Handlers.Target)
  }

  /// Has the table call a handler from now on; the newest of a method counts, and when it ends the one before it.
  package func register<Arguments, Result>(
    _ method: ProxyMethod<Handlers, Arguments, Result>,
    handler: @escaping (Arguments) -> Result
  ) -> any Disposable {
    registrationCount += 1
    let registration = registrationCount
    registrations[method.handler, default: []]
      .append(Registration(number: registration, handler: handler, methods: method.methods))
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

  private func handlersChanged() {
    if isInSlot, let host { place.handlersChanged(host) }
  }

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

/// Where a table calls a forwarder, which has its handlers and the object behind it at these properties.
struct ProxyPlace<Handlers: ProxyHandlers> {
  let handlers: ReferenceWritableKeyPath<TableGestureBase, Handlers>
  let next: ReferenceWritableKeyPath<TableGestureBase, Handlers.Target?>
  let slot: ReferenceWritableKeyPath<any TableHost, Handlers.Target?>
  /// Keeps an object of another toolkit that is in the table's slot, for the calls that the forwarder does not handle.
  let keepForeignOccupant: @MainActor (any NativeTable) -> Void
  let handlersChanged: @MainActor (any TableHost) -> Void
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

  let methods: TableDelegateMethods

  init(
    _ handler: WritableKeyPath<Handlers, ((Arguments) -> Result)?>,
    _ methods: TableDelegateMethods = [],
    name: String = #function
  ) {
    self.handler = handler
    self.name = name
    self.methods = methods
  }
}

/// Handlers that a table calls in place of its data source or its delegate, one for each method.
public protocol ProxyHandlers {
  /// The type of the object that the table calls: `any TableDataSource` or `any TableDelegate`.
  associatedtype Target
}
