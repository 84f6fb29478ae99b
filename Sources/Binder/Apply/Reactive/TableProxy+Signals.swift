extension TableProxy {
  /// Turns the calls of a method without arguments into a signal.
  ///
  /// It is as the one of a method with one argument.
  public func signal<Element, Result>(
    for method: ProxyMethod<Handlers, Void, Result>,
    dispatch: @escaping (SafePublishSubject<Element>, Table) -> Result
  ) -> SafeSignal<Element> {
    signal(for: method) { subject, table, _ in dispatch(subject, table) }
  }

  /// Turns the calls of a method into a signal.
  ///
  ///     let titles = table.reactive.dataSource.signal(
  ///       for: .titleForHeaderInSection,
  ///       dispatch: { (subject: SafePublishSubject<Int>, table: HeadlessTable, section: Int) in
  ///         subject.next(section)
  ///         return "Section \(section)"
  ///       }
  ///     )
  ///
  /// The closure answers as long as somebody observes the signal; it runs once a call, whatever the
  /// number of observers, and nothing is repeated for those who come later. Meanwhile the method of
  /// `forwardTo` is not called. A method has one signal: as long as somebody keeps or observes it, the
  /// next one asked for is the same, and the closure that was given with that is not used. It
  /// completes when the table goes away.
  ///
  /// - Parameters:
  ///   - method: The method, by its token.
  ///   - dispatch: Is given what delivers the elements, the table and the argument; sends as many
  ///     elements as it likes, and returns the answer of the method.
  /// - Returns: The signal of the method, which begins with its first observer.
  public func signal<Element, Argument, Result>(
    for method: ProxyMethod<Handlers, Argument, Result>,
    dispatch: @escaping (SafePublishSubject<Element>, Table, Argument) -> Result
  ) -> SafeSignal<Element> {
    let dispatch = withTable { (table, call: (SafePublishSubject<Element>, Argument)) in
      dispatch(call.0, table, call.1)
    }
    return forwarder.signal(for: method) { subject, argument in dispatch((subject, argument)) }
  }

  /// Turns the calls of a method with two arguments into a signal.
  ///
  /// It is as the one of a method with one argument.
  public func signal<Element, First, Second, Result>(
    for method: ProxyMethod<Handlers, (First, Second), Result>,
    dispatch: @escaping (SafePublishSubject<Element>, Table, First, Second) -> Result
  ) -> SafeSignal<Element> {
    signal(for: method) { subject, table, arguments in
      dispatch(subject, table, arguments.0, arguments.1)
    }
  }
}
