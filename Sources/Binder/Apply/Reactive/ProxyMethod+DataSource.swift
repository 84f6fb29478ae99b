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
