/// A signal that delivers what it is told to deliver, and repeats the latest elements for who comes later.
///
///     let names = ReplaySubject<String, Never>(bufferSize: 2)
///     for name in ["Steve", "Tim", "John"] { names.send(name) }
///     names.observeNext { print($0) }     // Tim, John
public class ReplaySubject<Element, Error: Swift.Error>: SubjectProtocol {
  private let broadcast = Broadcast<Element, Error>()
  private let bufferSize: Int
  private var buffer: [Element] = []
  private var hasEnded = false

  /// Makes a subject that nobody observes yet.
  ///
  /// - Parameter bufferSize: How many of the latest elements are repeated; all of them if nothing is said.
  public init(bufferSize: Int = .max) {
    self.bufferSize = max(bufferSize, 0)
  }

  /// Delivers the latest elements, then each that comes; if the end was sent already, that too.
  @discardableResult
  public final func observe(
    with observer: @escaping (SignalEvent<Element, Error>) -> Void
  ) -> any Disposable {
    guard !buffer.isEmpty else { return broadcast.observe(with: observer) }
    let observation = SignalObserver(observer)
    let latest = buffer
    if !hasEnded { observation.upstream = broadcast.observe(with: observation.on) }
    for element in latest { observation.next(element) }
    if hasEnded { observation.upstream = broadcast.observe(with: observation.on) }
    return WeakDisposable(observation)
  }

  /// Sends an event; nothing is sent after a terminal one.
  public final func on(_ event: SignalEvent<Element, Error>) {
    guard !hasEnded else { return }
    hasEnded = event.isTerminal
    if let element = event.element, bufferSize > 0 {
      if buffer.count == bufferSize { buffer.removeFirst() }
      buffer.append(element)
    }
    broadcast.send(event)
  }
}

/// A signal that delivers what it is told to deliver, and repeats the latest element for who comes later.
public final class ReplayOneSubject<Element, Error: Swift.Error>: ReplaySubject<Element, Error> {
  /// Makes a subject that nobody observes yet.
  public init() {
    super.init(bufferSize: 1)
  }
}

/// A subject that repeats elements and cannot fail.
public typealias SafeReplaySubject<Element> = ReplaySubject<Element, Never>

/// A subject that repeats the latest element and cannot fail.
public typealias SafeReplayOneSubject<Element> = ReplayOneSubject<Element, Never>
