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

/// Who answers a table in place of its data source, method by method; nobody at first.
public struct TableDataSourceHandlers: ProxyHandlers {
  /// Whom the table asks.
  public typealias Target = any TableDataSource

  var numberOfSections: ((()) -> Int)?
  var numberOfRowsInSection: ((Int) -> Int)?
  var cellForRowAt: ((IndexPath) -> any TableCell)?
  var titleForHeaderInSection: ((Int) -> String?)?
  var titleForFooterInSection: ((Int) -> String?)?
  var moveRowAt: (((IndexPath, IndexPath)) -> Void)?
  var nameOfSection: ((Int) -> String?)?
  var identityOfRowAt: ((IndexPath) -> String?)?
  var cellTypeNameInSection: ((Int) -> String?)?
  var namesRowsInSection: ((Int) -> Bool)?
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Void, Result == Int {
  /// `numberOfSections(in:)`.
  public static var numberOfSections: Self { Self("numberOfSections", \.numberOfSections) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == Int {
  /// `tableView(_:numberOfRowsInSection:)`.
  public static var numberOfRowsInSection: Self {
    Self("numberOfRowsInSection", \.numberOfRowsInSection)
  }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == IndexPath, Result == any TableCell {
  /// `tableView(_:cellForRowAt:)`.
  public static var cellForRowAt: Self { Self("cellForRowAt", \.cellForRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == String? {
  /// `tableView(_:titleForHeaderInSection:)`.
  public static var titleForHeaderInSection: Self {
    Self("titleForHeaderInSection", \.titleForHeaderInSection)
  }

  /// `tableView(_:titleForFooterInSection:)`.
  public static var titleForFooterInSection: Self {
    Self("titleForFooterInSection", \.titleForFooterInSection)
  }

  /// `tableView(_:nameOfSection:)`.
  public static var nameOfSection: Self { Self("nameOfSection", \.nameOfSection) }

  /// `tableView(_:cellTypeNameInSection:)`.
  public static var cellTypeNameInSection: Self {
    Self("cellTypeNameInSection", \.cellTypeNameInSection)
  }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == (IndexPath, IndexPath), Result == Void {
  /// `tableView(_:moveRowAt:to:)`.
  public static var moveRowAt: Self { Self("moveRowAt", \.moveRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == IndexPath, Result == String? {
  /// `tableView(_:identityOfRowAt:)`.
  public static var identityOfRowAt: Self { Self("identityOfRowAt", \.identityOfRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == Bool {
  /// `tableView(_:namesRowsInSection:)`.
  public static var namesRowsInSection: Self { Self("namesRowsInSection", \.namesRowsInSection) }
}
