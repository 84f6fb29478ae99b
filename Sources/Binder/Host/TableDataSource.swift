/// Provides the rows of a table: `UITableViewDataSource` without a screen.
///
/// Only the first two methods must be written. An optional result of nil leaves the value to the table.
@MainActor
public protocol TableDataSource: TableEditingDataSource, TableMovingDataSource,
  TableIndexDataSource
{
  /// The number of rows of a section.
  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, dequeued from the table and filled.
  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell

  /// The number of sections; one if not written.
  func numberOfSections(in tableView: any TableHost) -> Int

  /// The text of a section's header, when its delegate gives no view.
  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, when its delegate gives no view.
  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String?

  /// The name that snapshots and the call log give a section; its position if nil.
  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String?

  /// The name that snapshots and the call log give a row; none if nil.
  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String?

  /// The cell type that a whole section uses, when that is known without making a cell.
  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String?

  /// Whether rows of a section have names; if not, a table does not call for the names of its rows.
  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool
}

extension TableDataSource {
  /// One section.
  public func numberOfSections(in tableView: any TableHost) -> Int { 1 }

  /// No title.
  public func tableView(
    _ tableView: any TableHost,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title.
  public func tableView(
    _ tableView: any TableHost,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No name.
  public func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? { nil }

  /// No name.
  public func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Not known.
  public func tableView(
    _ tableView: any TableHost,
    cellTypeNameInSection section: Int
  ) -> String? { nil }

  /// Calls for each row.
  public func tableView(
    _ tableView: any TableHost,
    namesRowsInSection section: Int
  ) -> Bool { true }
}

/// A data source that names many rows of a section faster than by one call each.
@MainActor
package protocol RowNaming: TableDataSource {
  /// Returns the names of the rows of a section as they are now; a picture uses those of all rows that it does not show.
  func rowNames(inSection section: Int) -> (_ row: Int) -> String?
}

/// Receives the rows that are likely to be displayed soon: `UITableViewDataSourcePrefetching`.
@MainActor
public protocol TableDataSourcePrefetching: AnyObject {
  /// Rows that are likely to be displayed soon, nearest first; never rows that are needed at once.
  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced and are not likely any more.
  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
