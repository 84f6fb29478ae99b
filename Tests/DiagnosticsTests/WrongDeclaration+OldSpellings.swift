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
      "more operators of signals by other names",
      "2: 'take(last:)' has been renamed to 'suffix(maxLength:)'",
      "3: 'skip(last:)' has been renamed to 'dropLast(_:)'",
      "4: 'take(while:)' has been renamed to 'prefix(while:)'",
      "5: 'concat(with:)' has been renamed to 'append(_:)'",
      "6: 'recover(with:)' has been renamed to 'replaceError(with:)'",
      "7: 'retry(times:)' has been renamed to 'retry(_:)'",
      "8: 'distinctUntilChanged()' has been renamed to 'removeDuplicates()'",
      "9: 'shareReplay(limit:)' has been renamed to 'share(limit:)'",
      """
      10: 'receive(on:)' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      """
      11: 'observeOn' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.take(last: 1)
        _ = numbers.skip(last: 1)
        _ = numbers.take(while: { $0 > 1 })
        _ = numbers.concat(with: numbers)
        _ = numbers.recover(with: 1)
        _ = numbers.retry(times: 1)
        _ = numbers.distinctUntilChanged()
        _ = numbers.shareReplay(limit: 1)
        _ = numbers.receive(on: 1)
        _ = numbers.observeOn(1)
        """
    ),
    WrongDeclaration(
      "signals and bags by other names",
      "1: 'just' has been replaced by 'init(just:)'",
      "2: 'sequence' has been replaced by 'init(sequence:)'",
      "4: 'add(disposable:)' has been renamed to 'add(_:)'",
      "5: 'store(in:)' has been renamed to 'dispose(in:)'",
      code: """
        let one = SafeSignal<Int>.just(1)
        _ = SafeSignal<Int>.sequence([1, 2])
        let bag = DisposeBag()
        bag.add(disposable: one.observeNext { print($0) })
        one.observeNext { print($0) }.store(in: bag)
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
