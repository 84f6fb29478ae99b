extension SignalProtocol {
  /// Combines the latest elements of both signals whenever one of them delivers, once both have.
  ///
  ///     let isValid = name.combineLatest(with: mail) { !$0.isEmpty && $1.contains("@") }
  ///
  /// Completes when both have, fails when one does.
  public func combineLatest<Other: SignalProtocol, Output>(
    with other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    Signal { observer in
      var latest: (Element?, Other.Element?)
      var running = 2
      let deliver = {
        if let first = latest.0, let second = latest.1 { observer.next(combine(first, second)) }
      }
      let complete = {
        running -= 1
        if running == 0 { observer.completed() }
      }
      return observer.observe(self, other) { event in
        latest.0 = event.element ?? latest.0
        event.isTerminal ? complete() : deliver()
      } onSecond: { event in
        latest.1 = event.element ?? latest.1
        event.isTerminal ? complete() : deliver()
      }
    }
  }

  /// Pairs the latest elements of both signals whenever one of them delivers, once both have.
  public func combineLatest<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    combineLatest(with: other) { ($0, $1) }
  }

  /// Combines each element with the latest one of another signal; nothing before that has one.
  ///
  ///     button.reactive.tap.with(latestFrom: text) { _, text in text }
  ///
  /// Completes with this signal, fails when one of them does.
  public func with<Other: SignalProtocol, Output>(
    latestFrom other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    Signal { observer in
      var latest: Other.Element?
      return observer.observe(other, self) { event in
        latest = event.element ?? latest
      } onSecond: { event in
        if event.isTerminal { return observer.completed() }
        if let element = event.element, let latest { observer.next(combine(element, latest)) }
      }
    }
  }

  /// Pairs each element with the latest one of another signal; nothing before that has one.
  public func with<Other: SignalProtocol>(
    latestFrom other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    with(latestFrom: other) { ($0, $1) }
  }
}

/// Pairs the latest elements of two signals whenever one of them delivers, once both have.
public func combineLatest<First: SignalProtocol, Second: SignalProtocol>(
  _ first: First,
  _ second: Second
) -> Signal<(First.Element, Second.Element), First.Error> where First.Error == Second.Error {
  first.combineLatest(with: second)
}

/// Puts the latest elements of three signals together whenever one of them delivers, once all have.
public func combineLatest<First: SignalProtocol, Second: SignalProtocol, Third: SignalProtocol>(
  _ first: First,
  _ second: Second,
  _ third: Third
) -> Signal<(First.Element, Second.Element, Third.Element), First.Error>
where First.Error == Second.Error, First.Error == Third.Error {
  first.combineLatest(with: second).combineLatest(with: third) { ($0.0, $0.1, $1) }
}
