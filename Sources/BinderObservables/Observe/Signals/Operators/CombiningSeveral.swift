import Binder

/// Pairs the latest elements of two signals whenever one of them delivers, once both have.
public func combineLatest<First: SignalProtocol, Second: SignalProtocol>(
  _ first: First,
  _ second: Second
) -> Signal<(First.Element, Second.Element), First.Error> where First.Error == Second.Error {
  first.combineLatest(with: second)
}

/// Makes one element of the latest ones of two signals whenever one of them delivers, once both have.
public func combineLatest<First: SignalProtocol, Second: SignalProtocol, Output>(
  _ first: First,
  _ second: Second,
  combine: @escaping (First.Element, Second.Element) -> Output
) -> Signal<Output, First.Error> where First.Error == Second.Error {
  first.combineLatest(with: second, combine: combine)
}

/// Puts the latest elements of three signals together whenever one of them delivers, once all have.
public func combineLatest<First: SignalProtocol, Second: SignalProtocol, Third: SignalProtocol>(
  _ first: First,
  _ second: Second,
  _ third: Third
) -> Signal<(First.Element, Second.Element, Third.Element), First.Error>
where First.Error == Second.Error, First.Error == Third.Error {
  combineLatest(first, second, third) { ($0, $1, $2) }
}

/// Makes one element of the latest ones of three signals whenever one of them delivers, once all have.
public func combineLatest<
  First: SignalProtocol,
  Second: SignalProtocol,
  Third: SignalProtocol,
  Output
>(
  _ first: First,
  _ second: Second,
  _ third: Third,
  combine: @escaping (First.Element, Second.Element, Third.Element) -> Output
) -> Signal<Output, First.Error> where First.Error == Second.Error, First.Error == Third.Error {
  first.combineLatest(with: second).combineLatest(with: third) { combine($0.0, $0.1, $1) }
}

/// Puts the latest elements of four signals together whenever one of them delivers, once all have.
public func combineLatest<
  First: SignalProtocol,
  Second: SignalProtocol,
  Third: SignalProtocol,
  Fourth: SignalProtocol
>(
  _ first: First,
  _ second: Second,
  _ third: Third,
  _ fourth: Fourth
) -> Signal<(First.Element, Second.Element, Third.Element, Fourth.Element), First.Error>
where First.Error == Second.Error, First.Error == Third.Error, First.Error == Fourth.Error {
  combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Makes one element of the latest ones of four signals whenever one of them delivers, once all have.
///
/// More signals are put together in two steps: `combineLatest(combineLatest(a, b, c), combineLatest(d, e))`.
public func combineLatest<
  First: SignalProtocol,
  Second: SignalProtocol,
  Third: SignalProtocol,
  Fourth: SignalProtocol,
  Output
>(
  _ first: First,
  _ second: Second,
  _ third: Third,
  _ fourth: Fourth,
  combine: @escaping (First.Element, Second.Element, Third.Element, Fourth.Element) -> Output
) -> Signal<Output, First.Error>
where First.Error == Second.Error, First.Error == Third.Error, First.Error == Fourth.Error {
  combineLatest(first, second, third).combineLatest(with: fourth) {
    combine($0.0, $0.1, $0.2, $1)
  }
}

/// Pairs the first elements of two signals, then the second ones, and so on.
public func zip<First: SignalProtocol, Second: SignalProtocol>(
  _ first: First,
  _ second: Second
) -> Signal<(First.Element, Second.Element), First.Error> where First.Error == Second.Error {
  first.zip(with: second)
}

/// Makes one element of the first ones of two signals, then of the second ones, and so on.
public func zip<First: SignalProtocol, Second: SignalProtocol, Output>(
  _ first: First,
  _ second: Second,
  combine: @escaping (First.Element, Second.Element) -> Output
) -> Signal<Output, First.Error> where First.Error == Second.Error {
  first.zip(with: second, combine: combine)
}

/// Puts the first elements of three signals together, then the second ones, and so on.
public func zip<First: SignalProtocol, Second: SignalProtocol, Third: SignalProtocol>(
  _ first: First,
  _ second: Second,
  _ third: Third
) -> Signal<(First.Element, Second.Element, Third.Element), First.Error>
where First.Error == Second.Error, First.Error == Third.Error {
  first.zip(with: second).zip(with: third) { ($0.0, $0.1, $1) }
}

/// Delivers the elements of two signals as they arrive; completes when both have, fails when one does.
public func merge<Element, Error>(
  _ first: some SignalProtocol<Element, Error>,
  _ second: some SignalProtocol<Element, Error>
) -> Signal<Element, Error> {
  first.merge(with: second)
}

/// Delivers the elements of three signals as they arrive; completes when all have, fails when one does.
public func merge<Element, Error>(
  _ first: some SignalProtocol<Element, Error>,
  _ second: some SignalProtocol<Element, Error>,
  _ third: some SignalProtocol<Element, Error>
) -> Signal<Element, Error> {
  first.merge(with: second).merge(with: third)
}
