public import Binder

final class DataSourceForwarder: ProxyForwarder<TableDataSourceHandlers>, ForwardingDataSource {
  init(host: any TableHost) {
    super.init(
      host: host,
      at: ProxyPlace(
        handlers: \.dataHandlers,
        next: \.nextDataSource,
        slot: \.dataSource,
        keepForeignOccupant: { $0.forwardForeignDataSource() },
        handlersChanged: { ($0 as? any NativeTable)?.dataSourceAnswersChanged() }
      )
    )
  }

  var countsRows: Bool { dataHandlers.numberOfRowsInSection != nil }
  var movesRows: Bool { dataHandlers.moveRowAt != nil }
}

/// The handlers that a table calls in place of its data source, one for each method; none at first.
public struct TableDataSourceHandlers: ProxyHandlers {
  /// The type of the object that the table calls.
  public typealias Target = any TableDataSource

  var numberOfSections: ((()) -> Int)?
  var numberOfRowsInSection: ((Int) -> Int)?
  var cellForRowAt: ((IndexPath) -> any TableCell)?
  var titleForHeaderInSection: ((Int) -> String?)?
  var titleForFooterInSection: ((Int) -> String?)?
  var moveRowAt: (((IndexPath, IndexPath)) -> Void)?
  /// Receives that the table has moved a row, and takes what the data does then as that move.
  var followMove: (((IndexPath, IndexPath, () -> Void)) -> Void)?
  var nameOfSection: ((Int) -> String?)?
  var identityOfRowAt: ((IndexPath) -> String?)?
  var cellTypeNameInSection: ((Int) -> String?)?
  var namesRowsInSection: ((Int) -> Bool)?
  var sectionIndexTitles: ((()) -> [String]?)?
  var sectionForSectionIndexTitle: (((String, Int)) -> Int)?
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Void, Result == Int {
  /// `numberOfSections(in:)`.
  public static var numberOfSections: Self { Self(\.numberOfSections) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == Int {
  /// `tableView(_:numberOfRowsInSection:)`.
  public static var numberOfRowsInSection: Self { Self(\.numberOfRowsInSection) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == IndexPath, Result == any TableCell {
  /// `tableView(_:cellForRowAt:)`.
  public static var cellForRowAt: Self { Self(\.cellForRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == String? {
  /// `tableView(_:titleForHeaderInSection:)`.
  public static var titleForHeaderInSection: Self { Self(\.titleForHeaderInSection) }

  /// `tableView(_:titleForFooterInSection:)`.
  public static var titleForFooterInSection: Self { Self(\.titleForFooterInSection) }

  /// `tableView(_:nameOfSection:)`.
  public static var nameOfSection: Self { Self(\.nameOfSection) }

  /// `tableView(_:cellTypeNameInSection:)`.
  public static var cellTypeNameInSection: Self { Self(\.cellTypeNameInSection) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == (IndexPath, IndexPath), Result == Void {
  /// `tableView(_:moveRowAt:to:)`.
  public static var moveRowAt: Self { Self(\.moveRowAt) }
}

extension ProxyMethod
where
  Handlers == TableDataSourceHandlers, Arguments == (IndexPath, IndexPath, () -> Void),
  Result == Void
{
  static var followMove: Self { Self(\.followMove) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == IndexPath, Result == String? {
  /// `tableView(_:identityOfRowAt:)`.
  public static var identityOfRowAt: Self { Self(\.identityOfRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == Bool {
  /// `tableView(_:namesRowsInSection:)`.
  public static var namesRowsInSection: Self { Self(\.namesRowsInSection) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Void, Result == [String]? {
  /// `sectionIndexTitles(for:)`.
  public static var sectionIndexTitles: Self { Self(\.sectionIndexTitles) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == (String, Int), Result == Int {
  /// `tableView(_:sectionForSectionIndexTitle:at:)`.
  public static var sectionForSectionIndexTitle: Self { Self(\.sectionForSectionIndexTitle) }
}
