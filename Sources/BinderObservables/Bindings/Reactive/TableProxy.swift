public import Binder

/// The data source or the delegate of a table or a collection view as something to observe: `table.reactive.dataSource`.
///
/// It takes the place of the object that it stands in for as soon as there is a handler or an observer. It forwards all other
/// calls to that object, or to another one. A binder or a source behind it still follows its data, unless a handler says how
/// many rows there are. An object that is set in the table after that replaces the proxy, and with it every binding.
@MainActor
public struct TableProxy<Table: AnyObject, Handlers: ProxyHandlers> {
  package let table: Table
  package let forwarder: ProxyForwarder<Handlers>

  /// Has a handler called for a method until it is disposed; a newer handler of the method takes its place.
  func respond<Arguments, Result>(
    _ method: ProxyMethod<Handlers, Arguments, Result>,
    with handler: @escaping (Table, Arguments) -> Result
  ) -> any Disposable {
    forwarder.register(method, handler: withTable(handler))
  }

  /// A handler that is given the table, which it does not keep alive; only the table calls it.
  func withTable<Arguments, Result>(
    _ handler: @escaping (Table, Arguments) -> Result
  ) -> (Arguments) -> Result {
    { [weak table] arguments in
      guard let table else {
        preconditionFailure("A table that no longer exists called its data source")
      }
      return handler(table, arguments)
    }
  }
}

extension TableProxy where Table: TableHost {
  /// The object that receives calls without a handler; held weakly.
  ///
  /// The object that the table has when the proxy takes its place moves here by itself. While a
  /// method is observed, the one of this object is not called.
  public var forwardTo: Handlers.Target? {
    get { forwarder.forwardTo }
    nonmutating set { forwarder.forwardTo = newValue }
  }
}

extension TableProxy {
  /// Turns the calls of a method without arguments into a signal.
  ///
  /// It works like that of a method with one argument.
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
  /// The closure is called as long as the signal is observed; it runs once a call, whatever the number of observers, and
  /// nothing is repeated for later ones. Meanwhile the method of `forwardTo` is not called. A method has one signal: as long as
  /// that is kept or observed, this returns it again, and ignores the closure that is given then. It completes when the table
  /// is deallocated.
  ///
  /// - Parameters:
  ///   - method: The method, by its token.
  ///   - dispatch: Is given what delivers the elements, the table and the argument; sends as many
  ///     elements as it likes, and returns the result of the method.
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
  /// It works like that of a method with one argument.
  public func signal<Element, First, Second, Result>(
    for method: ProxyMethod<Handlers, (First, Second), Result>,
    dispatch: @escaping (SafePublishSubject<Element>, Table, First, Second) -> Result
  ) -> SafeSignal<Element> {
    signal(for: method) { subject, table, arguments in
      dispatch(subject, table, arguments.0, arguments.1)
    }
  }

  /// Makes a method without arguments return a value made of a property's current value, as the form with an argument does.
  @discardableResult
  public func feed<Value, Result>(
    property: Property<Value>,
    to method: ProxyMethod<Handlers, Void, Result>,
    map: @escaping (Value, Table) -> Result
  ) -> any Disposable {
    forwarder.feed(method, handler: withTable { table, _ in map(property.value, table) })
  }

  /// Makes a method return a value made of a property's current value.
  ///
  ///     table.reactive.dataSource.feed(property: titles, to: .titleForHeaderInSection) {
  ///       titles, table, section in titles[section]
  ///     }
  ///
  /// - Returns: A disposable that ends it; otherwise it ends with the table, or when another property is fed to the method.
  @discardableResult
  public func feed<Value, Argument, Result>(
    property: Property<Value>,
    to method: ProxyMethod<Handlers, Argument, Result>,
    map: @escaping (Value, Table, Argument) -> Result
  ) -> any Disposable {
    forwarder.feed(
      method,
      handler: withTable { table, argument in map(property.value, table, argument) }
    )
  }
}
