/// Delivers each event to everybody who observed at the time it was sent, in the order of the sends.
///
/// An event that is sent while another is being delivered waits until every observer has that one.
final class Broadcast<Element, Error: Swift.Error> {
  typealias Event = SignalEvent<Element, Error>

  private var entries: [Entry] = []
  private var ended = 0
  private var waiting: [Event] = []
  private var delivered = 0
  private var isDelivering = false
  private var terminal: Event?

  /// Sends an event; nothing is sent after a terminal one.
  func send(_ event: Event) {
    guard terminal == nil else { return }
    if event.isTerminal { terminal = event }
    waiting.append(event)
    if !isDelivering { deliverWaiting() }
  }

  /// Adds an observer of what is sent from now on; if the end was sent already, of that alone.
  func observe(with observer: @escaping (Event) -> Void) -> any Disposable {
    if let terminal {
      observer(terminal)
      return NonDisposable()
    }
    let entry = Entry(after: delivered + waiting.count, in: self, observer)
    entries.append(entry)
    return WeakDisposable(entry)
  }

  private func deliverWaiting() {
    isDelivering = true
    var position = 0
    while position < waiting.count {
      let event = waiting[position]
      position += 1
      for entry in entries where entry.after < delivered + position {
        entry.receive(event)
      }
    }
    delivered += waiting.count
    waiting.removeAll(keepingCapacity: true)
    isDelivering = false
    if terminal != nil { entries = [] }
  }

  /// Takes note that an entry has ended; the list is tidied when half of it has.
  private func noteEnd() {
    ended += 1
    guard 2 * ended > entries.count else { return }
    entries.removeAll(where: \.isDisposed)
    ended = 0
  }
}

extension Broadcast {
  /// An observer, and how many events had been sent when it came.
  private final class Entry: Disposable {
    let after: Int
    private var observer: ((Event) -> Void)?
    private weak var broadcast: Broadcast?

    init(after: Int, in broadcast: Broadcast, _ observer: @escaping (Event) -> Void) {
      self.after = after
      self.observer = observer
      self.broadcast = broadcast
    }

    var isDisposed: Bool { observer == nil }

    func receive(_ event: Event) {
      let observer = observer
      if event.isTerminal { self.observer = nil }
      observer?(event)
    }

    func dispose() {
      guard !isDisposed else { return }
      observer = nil
      broadcast?.noteEnd()
    }
  }
}
