/// Stands in for a table's data source.
final class DataSourceForwarder: ProxyForwarder<TableDataSourceHandlers> {
  private weak var target: (any TableDataSource)?

  init(host: any TableHost) {
    super.init(host: host, handlers: TableDataSourceHandlers())
  }

  override var forwardTo: (any TableDataSource)? {
    get { target }
    set {
      target = newValue
      takeSlot(asksAnew: true)
    }
  }

  override var occupant: (any TableDataSource)? { host?.dataSource }

  override var isInSlot: Bool { host?.dataSource === self }

  override func occupySlot() {
    host?.dataSource = nil
    host?.dataSource = self
  }
}

extension DataSourceForwarder: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int {
    handlers.numberOfSections?(()) ?? forwardTo?.numberOfSections(in: tableView) ?? 1
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    if let handler = handlers.numberOfRowsInSection { return handler(section) }
    return forwardTo?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    if let handler = handlers.cellForRowAt { return handler(indexPath) }
    guard let forwardTo else {
      preconditionFailure(
        "Nobody has a cell for the row at \(Array(indexPath)): bind something to the table, or set "
          + "reactive.dataSource.forwardTo and keep it in a property."
      )
    }
    return forwardTo.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    if let handler = handlers.titleForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    if let handler = handlers.titleForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, titleForFooterInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    if let handler = handlers.moveRowAt { return handler((source, destination)) }
    forwardTo?.tableView(tableView, moveRowAt: source, to: destination)
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    if let handler = handlers.nameOfSection { return handler(section) }
    return forwardTo?.tableView(tableView, nameOfSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    if let handler = handlers.identityOfRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, identityOfRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    if let handler = handlers.cellTypeNameInSection { return handler(section) }
    return forwardTo?.tableView(tableView, cellTypeNameInSection: section)
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    if let handler = handlers.namesRowsInSection { return handler(section) }
    if handlers.identityOfRowAt != nil { return true }
    return forwardTo?.tableView(tableView, namesRowsInSection: section) ?? false
  }
}
