/// A table's data source or delegate as something to observe: `table.reactive.dataSource`.
///
/// It takes the place of the object that it stands in for as soon as it has something to do, and
/// hands on to that object, or to another one, what nobody observes. An object that is set in the
/// table after that replaces the proxy, and with it every binding.
@MainActor
public struct TableProxy<Table: TableHost, Handlers: ProxyHandlers> {
  let table: Table
  let forwarder: ProxyForwarder<Handlers>

  /// Who answers what nobody else does; held weakly.
  ///
  /// The object that the table has when the proxy takes its place moves here by itself. While a
  /// method is observed, the one of this object is not called.
  public var forwardTo: Handlers.Target? {
    get { forwarder.forwardTo }
    nonmutating set { forwarder.forwardTo = newValue }
  }

  /// Lets a handler answer a method until it is disposed or the next one for the method comes.
  func answer<Arguments, Result>(
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
      guard let table else { preconditionFailure("A table that has gone has asked something") }
      return handler(table, arguments)
    }
  }
}
