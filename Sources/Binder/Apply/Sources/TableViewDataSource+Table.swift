/// What a table asks and tells beside its rows, handed to the functions of the data source.
extension TableViewDataSource {
  /// The item that a row shows at the moment; nil if there is no such row.
  func item(at indexPath: IndexPath) -> Item? {
    binder.shown.source(of: indexPath).map { $0.dataSource.item(at: $0.path) }
  }

  /// The name of a section in pictures and in the call log.
  public func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    binder.shown.source(ofSection: section).flatMap { $0.dataSource.nameOfSection($0.section) }
  }

  /// The name of a row in pictures and in the call log: the item's identity.
  public func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    item(at: indexPath).flatMap { item in
      (item as? DataSourceItem)?.uid ?? RowIdentity<Item>.find()?.name(item)
    }
  }

  /// What `heightForRowFunction` says.
  public func tableView(
    _ tableView: any TableHost,
    heightForRowAt indexPath: IndexPath
  ) -> Double? {
    item(at: indexPath).map { heightForRowFunction(tableView, indexPath, $0) }
  }

  /// Heights, and no estimates.
  public func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { .height }

  /// Runs `didSelectRowFunction`.
  public func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { didSelectRowFunction(tableView, indexPath, item) }
  }

  /// Runs `didDeselectRowFunction`.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { didDeselectRowFunction(tableView, indexPath, item) }
  }

  /// What `willSelectRowFunction` says.
  public func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    item(at: indexPath).flatMap { willSelectRowFunction(tableView, indexPath, $0) }
  }

  /// What `willDeselectRowFunction` says.
  public func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    item(at: indexPath).flatMap { willDeselectRowFunction(tableView, indexPath, $0) }
  }
}
