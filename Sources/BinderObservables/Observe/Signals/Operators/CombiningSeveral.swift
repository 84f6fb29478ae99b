import Binder

/// Makes one element of the latest ones of several signals whenever one of them delivers, once all have.
///
///     combineLatest(name, mail, age) { !$0.isEmpty && $1.contains("@") && $2 > 17 }.bind(to: isValid)
///
/// Completes when all have, fails when one does.
public func combineLatest<each Element, Error, Output>(
  _ signals: repeat any SignalProtocol<each Element, Error>,
  combine: @escaping (repeat each Element) -> Output
) -> Signal<Output, Error> {
  Signal { observer in
    let inboxes = (repeat Inbox<each Element>(keepsAll: false))
    return observer.gather(repeat each signals, in: repeat each inboxes) { isEnd in
      if isEnd {
        for inbox in repeat each inboxes { if !inbox.hasEnded { return } }
        return observer.completed()
      }
      for inbox in repeat each inboxes { if inbox.elements.isEmpty { return } }
      observer.next(combine(repeat (each inboxes).first))
    }
  }
}

/// Puts the latest elements of several signals together whenever one of them delivers, once all have.
public func combineLatest<each Element, Error>(
  _ signals: repeat any SignalProtocol<each Element, Error>
) -> Signal<(repeat each Element), Error> {
  combineLatest(repeat each signals) { (element: repeat each Element) in (repeat each element) }
}

/// Makes one element of the first ones of several signals, then of the second ones, and so on.
///
/// Completes when one of them has and nothing of it waits for its partners; fails when one does.
public func zip<each Element, Error, Output>(
  _ signals: repeat any SignalProtocol<each Element, Error>,
  combine: @escaping (repeat each Element) -> Output
) -> Signal<Output, Error> {
  Signal { observer in
    let inboxes = (repeat Inbox<each Element>(keepsAll: true))
    let deliver = {
      for inbox in repeat each inboxes { if inbox.elements.isEmpty { return } }
      observer.next(combine(repeat (each inboxes).removeFirst()))
    }
    return observer.gather(repeat each signals, in: repeat each inboxes) { _ in
      deliver()
      for inbox in repeat each inboxes {
        if inbox.hasEnded, inbox.elements.isEmpty { return observer.completed() }
      }
    }
  }
}

/// Puts the first elements of several signals together, then the second ones, and so on.
public func zip<each Element, Error>(
  _ signals: repeat any SignalProtocol<each Element, Error>
) -> Signal<(repeat each Element), Error> {
  zip(repeat each signals) { (element: repeat each Element) in (repeat each element) }
}

/// Delivers the elements of several signals as they arrive; completes when all have, fails when one does.
public func merge<Element, Error>(
  _ signals: any SignalProtocol<Element, Error>...
) -> Signal<Element, Error> {
  Signal<any SignalProtocol<Element, Error>, Error>(sequence: signals)
    .flatMapMerge { $0.toSignal() }
}

/// What one of several signals has delivered and is still to be used: all, or the latest.
private final class Inbox<Element> {
  private(set) var elements = Queue<Element>()
  private(set) var hasEnded = false
  private let keepsAll: Bool

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  var first: Element {
    guard let first = elements.first else { preconditionFailure("There is an element by now") }
    return first
  }

  func removeFirst() -> Element {
    defer { _ = elements.popFirst() }
    return first
  }

  func receive(_ event: SignalEvent<Element, Never>) {
    if !keepsAll, !event.isTerminal { elements = Queue() }
    event.element.map { elements.append($0) }
    hasEnded = event.isTerminal
  }
}

extension SignalObserver {
  /// Observes signals for this observer, which fails with any of them; the closure runs after each event in the inboxes.
  fileprivate func gather<each Input>(
    _ signals: repeat any SignalProtocol<each Input, Error>,
    in inboxes: repeat Inbox<each Input>,
    then react: @escaping (_ isEnd: Bool) -> Void
  ) -> any Disposable {
    let all = CompositeDisposable()
    upstream = all
    func follow<One>(_ signal: any SignalProtocol<One, Error>, _ inbox: Inbox<One>) {
      if all.isDisposed { return }
      all.add(
        signal.observe(
          with: failing { event in
            inbox.receive(event)
            react(event.isTerminal)
          }
        )
      )
    }
    repeat follow(each signals, each inboxes)
    return all
  }
}
