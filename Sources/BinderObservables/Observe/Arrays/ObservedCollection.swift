import Binder

/// What observable collections have in common: contents, which are delivered to observers.
///
/// It is a signal: first the contents as they are, as a reload, and then each change.
public class ObservedCollection<Event: CollectionEvent>: SignalProtocol {
  /// The type of the delivered elements.
  public typealias Element = Event
  /// An observed collection never fails.
  public typealias Error = Never

  @usableFromInline final var contents: Event.Source
  private var reads = ObservedReads()
  final let broadcast = Broadcast<Event, Never>()

  @usableFromInline
  init(contents: Event.Source) {
    self.contents = contents
  }

  /// The contents as they are now.
  @inlinable public final var value: Event.Source {
    noteRead()
    return contents
  }

  @usableFromInline
  final func noteRead() { reads.noteRead() }

  /// The contents as observers know them.
  var told: Event.Source { contents }

  /// Delivers the contents as a reload, and then each change.
  ///
  /// In the middle of a batch it delivers the contents before the batch; the batch's event follows at its end.
  @discardableResult
  public final func observe(
    with observer: @escaping (SignalEvent<Event, Never>) -> Void
  ) -> any Disposable {
    broadcast.observe(beginningWith: [.next(Event(reloading: told))], observer)
  }

  final func tell(_ event: Event) {
    broadcast.send(.next(event))
    reads.noteChange()
  }

  deinit {
    broadcast.send(.completed)
  }
}

extension ObservedCollection where Event.Source: Collection {
  /// The number of elements.
  public final var count: Int { value.count }

  /// Whether it is empty.
  public final var isEmpty: Bool { value.isEmpty }
}

/// An event of an observable collection: its contents, and the change since the event before.
public protocol CollectionEvent {
  /// The type of the contents.
  associatedtype Source

  /// The contents at that moment, as a value that later changes leave alone.
  var source: Source { get }

  /// Makes an event that says that everything may be different.
  init(reloading source: Source)
}

/// Delivers some of the elements that it is given, and makes a reload of the next one after those that were left out.
struct OverflowRecovery<Element> {
  private var hasLost = false

  mutating func leaveOut() { hasLost = true }

  mutating func delivered(_ element: Element) -> Element {
    defer { hasLost = false }
    guard hasLost, let event = element as? any CollectionEvent else { return element }
    return event.asReload as? Element ?? element
  }
}

extension CollectionEvent {
  fileprivate var asReload: Self { Self(reloading: source) }
}
