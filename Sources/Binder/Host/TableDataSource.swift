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

  /// The number of sections; one by default.
  func numberOfSections(in tableView: any TableHost) -> Int

  /// The text of a section's header, if the delegate provides no view.
  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer, if the delegate provides no view.
  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String?

  /// The name that snapshots and the call log give a section; its position if nil.
  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String?

  /// The name that snapshots and the call log give a row; none if nil.
  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String?

  /// The cell type of a whole section, if it is known without making a cell.
  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String?

  /// Whether rows of a section have names; if not, a table does not query them.
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

  /// The rows of a section at which lists of contents begin, in each of which a name stands once; none for rows of cells.
  func listStarts(inSection section: Int) -> [Int]

  func typeOfName(ofSection section: Int) -> Any.Type?
}

extension RowNaming {
  /// None: a name stands once in a section.
  package func listStarts(inSection section: Int) -> [Int] { [] }

  package func typeOfName(ofSection section: Int) -> Any.Type? { nil }
}

/// Receives rows likely to be displayed soon: `UITableViewDataSourcePrefetching`.
@MainActor
public protocol TableDataSourcePrefetching: AnyObject {
  /// Rows likely to be displayed soon, nearest first; never rows that are needed at once.
  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath])

  /// Announced rows that are not likely to be displayed any more.
  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
