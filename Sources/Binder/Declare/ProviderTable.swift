/// A type of tables that a cell provider can be for.
///
///     .bind(tableType: UITableView.self, cellProvider: { tableView, row, person in … }, models: people)
///
/// The provider calls what such a table has, and its declaration is for such tables alone. One without a `tableType` is given any
/// ``TableHost``.
@MainActor
public protocol ProviderTable {
  /// What the provider is given.
  associatedtype Table

  /// What the provider returns, and the handlers of its rows receive.
  associatedtype Cell
}

/// Any table: what a cell provider is for that names none.
public enum AnyTable: ProviderTable {
  /// What every table has.
  public typealias Table = any TableHost

  /// What every table shows.
  public typealias Cell = any TableCell
}

/// The cell that a provider for one kind of table gives; an empty one in a table of another kind.
@MainActor
package func providedCell<Table, Cell>(
  in host: any TableHost,
  _ provide: (Table) -> Cell
) -> any TableCell {
  if let table = host as? Table, let cell = provide(table) as? any TableCell { return cell }
  host.report(
    .error,
    "A cell provider takes a \(Table.self), and the table is a \(type(of: host)). "
      + "Use only what any TableHost has where the declaration is shown in other tables, too."
  )
  return host.dequeue(PlainContentCell.self)
}
