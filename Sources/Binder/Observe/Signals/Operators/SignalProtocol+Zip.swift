extension SignalProtocol {
  /// Combines the first elements of both signals, then the second ones, and so on.
  ///
  /// Completes when one of them has and nothing of it waits for its partner; fails when one does.
  public func zip<Other: SignalProtocol, Output>(
    with other: Other,
    combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Error> where Other.Error == Error {
    Signal { observer in
      var waiting: (first: [Element], second: [Other.Element]) = ([], [])
      var hasEnded = (first: false, second: false)
      let deliver = {
        if !waiting.first.isEmpty, !waiting.second.isEmpty {
          observer.next(combine(waiting.first.removeFirst(), waiting.second.removeFirst()))
        }
        if hasEnded.first && waiting.first.isEmpty || hasEnded.second && waiting.second.isEmpty {
          observer.completed()
        }
      }
      return observer.observe(self, other) { event in
        if let element = event.element { waiting.first.append(element) }
        hasEnded.first = event.isTerminal
        deliver()
      } onSecond: { event in
        if let element = event.element { waiting.second.append(element) }
        hasEnded.second = event.isTerminal
        deliver()
      }
    }
  }

  /// Pairs the first elements of both signals, then the second ones, and so on.
  public func zip<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Error> where Other.Error == Error {
    zip(with: other) { ($0, $1) }
  }

  /// Pairs each element with the one before it; the first has none.
  public func zipPrevious() -> Signal<(Element?, Element), Error> {
    mapInEachObservation {
      var last: Element?
      return { element in
        defer { last = element }
        return (last, element)
      }
    }
  }
}

/// Pairs the first elements of two signals, then the second ones, and so on.
public func zip<First: SignalProtocol, Second: SignalProtocol>(
  _ first: First,
  _ second: Second
) -> Signal<(First.Element, Second.Element), First.Error> where First.Error == Second.Error {
  first.zip(with: second)
}
