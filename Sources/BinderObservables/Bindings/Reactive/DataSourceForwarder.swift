public import Binder

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
      takeSlot(asksAgain: true)
    }
  }

  override var occupant: (any TableDataSource)? { host?.dataSource }

  override var isInSlot: Bool { host?.dataSource === self }

  override func occupySlot() {
    host?.dataSource = nil
    host?.dataSource = self
  }

  override func keepForeignOccupant(of table: any NativeTable) {
    table.forwardForeignDataSource()
  }

  override func handlersChanged() {
    if isInSlot { (host as? any NativeTable)?.dataSourceAnswersChanged() }
  }
}

extension DataSourceForwarder: ForwardingDataSource {
  var countsRows: Bool { handlers.numberOfRowsInSection != nil }
  var movesRows: Bool { handlers.moveRowAt != nil }

  func numberOfSections(in tableView: any TableHost) -> Int {
    answer(handlers.numberOfSections, (), default: 1) { $0.numberOfSections(in: tableView) }
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    answer(handlers.numberOfRowsInSection, section, default: 0) {
      $0.tableView(tableView, numberOfRowsInSection: section)
    }
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
    answer(handlers.titleForHeaderInSection, section, default: nil) {
      $0.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    answer(handlers.titleForFooterInSection, section, default: nil) {
      $0.tableView(tableView, titleForFooterInSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    let handler = handlers.moveRowAt.map { handler in { handler((source, destination)) } }
    let follow = { [self] () -> Void in
      guard let forwardTo else {
        handler?()
        return
      }
      forwardTo.moveRow(at: source, to: destination, of: tableView, handler: handler)
    }
    if let bound = handlers.followMove {
      bound((source, destination, handler ?? follow))
    } else {
      follow()
    }
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    answer(handlers.nameOfSection, section, default: nil) {
      $0.tableView(tableView, nameOfSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    answer(handlers.identityOfRowAt, indexPath, default: nil) {
      $0.tableView(tableView, identityOfRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    answer(handlers.cellTypeNameInSection, section, default: nil) {
      $0.tableView(tableView, cellTypeNameInSection: section)
    }
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    if let handler = handlers.namesRowsInSection { return handler(section) }
    if handlers.identityOfRowAt != nil { return true }
    return forwardTo?.tableView(tableView, namesRowsInSection: section) ?? false
  }
}

/// The handlers that answer a table in place of its data source, one for each method; none at first.
public struct TableDataSourceHandlers: ProxyHandlers {
  /// The type of the object that the table asks.
  public typealias Target = any TableDataSource

  var numberOfSections: ((()) -> Int)?
  var numberOfRowsInSection: ((Int) -> Int)?
  var cellForRowAt: ((IndexPath) -> any TableCell)?
  var titleForHeaderInSection: ((Int) -> String?)?
  var titleForFooterInSection: ((Int) -> String?)?
  var moveRowAt: (((IndexPath, IndexPath)) -> Void)?
  /// Has somebody told that the table has moved a row, and takes what the data does then as that move.
  var followMove: (((IndexPath, IndexPath, () -> Void)) -> Void)?
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
where
  Handlers == TableDataSourceHandlers, Arguments == (IndexPath, IndexPath, () -> Void),
  Result == Void
{
  static var followMove: Self { Self("followMove", \.followMove) }
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
