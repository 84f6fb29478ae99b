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
