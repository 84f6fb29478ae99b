extension WrongDeclaration {
  /// Operators as they are called elsewhere: the compiler offers the names that they have here.
  static let oldSpellings = [
    WrongDeclaration(
      "operators of signals by other names",
      "2: 'skip(first:)' has been renamed to 'dropFirst(_:)'",
      "3: 'take(first:)' has been renamed to 'prefix(maxLength:)'",
      "4: 'take(until:)' has been renamed to 'prefix(untilOutputFrom:)'",
      "5: 'distinct()' has been renamed to 'removeDuplicates()'",
      "6: 'debounce(interval:)' is unavailable: write 'debounce(for: .seconds(1))'",
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.skip(first: 1)
        _ = numbers.take(first: 1)
        _ = numbers.take(until: numbers)
        _ = numbers.distinct()
        _ = numbers.debounce(interval: 1)
        """
    ),
    WrongDeclaration(
      "operators of arrays by other names",
      "2: 'lazyMap' has been renamed to 'map(_:)'",
      "3: 'filterCollection' has been renamed to 'filter(_:)'",
      code: """
        let numbers = MutableObservableArray([1, 2])
        _ = numbers.lazyMap { $0 + 1 }
        _ = numbers.filterCollection { $0 > 1 }
        """
    ),
  ]
}
