import Binder

/// Delivers each event to all that observed at the time it was sent, in the order of the sends.
///
/// An event that is sent while another is being delivered waits until every observer has that one.
final class Broadcast<Element, Error: Swift.Error> {
  typealias Event = SignalEvent<Element, Error>

  private var entries: [Entry] = []
  private var ended = 0
  private var sent = 0
  private var waiting: [() -> Void] = []
  private var isDelivering = false
  private var hasEnded = false
  private var terminal: Event?

  func send(_ event: Event) {
    if hasEnded { return }
    if event.isTerminal { (hasEnded, terminal) = (true, event) }
    sent += 1
    let number = sent
    if !isDelivering { return hold { deliver(event, number: number) } }
    let wave = Wave.current
    waiting.append { [self] in Wave.following(wave) { deliver(event, number: number) } }
  }

  /// Does something that may send events, and then delivers them round by round: what observers send in one is the next one.
  ///
  /// - Precondition: The rounds end: an observer that sends at every event that it receives would never stop.
  func hold(_ work: () -> Void) {
    if isDelivering { return work() }
    isDelivering = true
    work()
    var rounds = Rounds()
    while !waiting.isEmpty {
      rounds.begin()
      let round = waiting
      waiting = []
      for deliver in round { deliver() }
    }
    isDelivering = false
    if hasEnded { entries = [] }
  }

  /// Makes events of messages, all of them before an observer receives the first: what an observer sends comes after what was
  /// there before.
  func deliver<Message>(_ messages: [Message], by send: (Message) -> Void) {
    if !messages.isEmpty { hold { messages.forEach(send) } }
  }

  /// Adds an observer of what is sent from now on; if the end was sent already, of that alone.
  func observe(with observer: @escaping (Event) -> Void) -> any Disposable {
    if let terminal {
      observer(terminal)
      return NonDisposable()
    }
    let entry = Entry(after: sent, in: self, observer)
    entries.append(entry)
    return WeakDisposable(entry)
  }

  /// Adds an observer that first receives what was there before; what is sent meanwhile is delivered after that.
  ///
  /// It is kept as long as something can be sent, and what is returned does not keep it.
  func observe(
    beginningWith events: some Sequence<Event>,
    _ observer: @escaping (Event) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    if !hasEnded { observation.upstream = observe(with: observation.on) }
    hold {
      for event in events { observation.on(event) }
      if let terminal, observation.upstream == nil { observation.on(terminal) }
    }
    return WeakDisposable(observation)
  }

  private func deliver(_ event: Event, number: Int) {
    for entry in entries where entry.after < number { entry.receive(event) }
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

/// Rounds that follow from each other, and have to end.
struct Rounds {
  private var count = 0

  mutating func begin() {
    if count == 1_000_000 {
      fatalError(
        "An observer sends a value, or changes a collection, at every event that it receives, which "
          + "never ends. Send only where something is different, or in the next turn of the main actor."
      )
    }
    count += 1
  }
}
