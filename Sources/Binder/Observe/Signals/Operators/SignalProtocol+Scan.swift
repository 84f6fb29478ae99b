extension SignalProtocol {
  /// Combines the elements one after the other, and delivers what comes of each, the initial value first.
  ///
  ///     let total = prices.scan(0, +)
  public func scan<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Element) -> Result
  ) -> Signal<Result, Error> {
    mapInEachObservation {
      var result = initial
      return { element in
        result = combine(result, element)
        return result
      }
    }
    .prepend(initial)
  }

  /// Combines all elements, and delivers the result when the signal completes.
  public func reduce<Result>(
    _ initial: Result,
    _ combine: @escaping (Result, Element) -> Result
  ) -> Signal<Result, Error> { scan(initial, combine).last() }

  /// Delivers all elements as one array when the signal completes.
  public func collect() -> Signal<[Element], Error> { reduce([]) { $0 + [$1] } }
}
