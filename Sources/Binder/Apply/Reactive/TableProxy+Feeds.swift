extension TableProxy {
  /// Answers a method without arguments out of a property's value at the time of the call.
  ///
  /// - Returns: What ends that; otherwise it ends with the table, or when the next answer for the
  ///   method is registered.
  @discardableResult
  public func feed<Value, Result>(
    property: Property<Value>,
    to method: ProxyMethod<Handlers, Void, Result>,
    map: @escaping (Value, Table) -> Result
  ) -> any Disposable {
    answer(method) { table, _ in map(property.value, table) }
  }

  /// Answers a method out of a property's value at the time of the call.
  ///
  ///     table.reactive.dataSource.feed(property: titles, to: .titleForHeaderInSection) {
  ///       titles, table, section in titles[section]
  ///     }
  ///
  /// - Returns: What ends that; otherwise it ends with the table, or when the next answer for the
  ///   method is registered.
  @discardableResult
  public func feed<Value, Argument, Result>(
    property: Property<Value>,
    to method: ProxyMethod<Handlers, Argument, Result>,
    map: @escaping (Value, Table, Argument) -> Result
  ) -> any Disposable {
    answer(method) { table, argument in map(property.value, table, argument) }
  }
}
