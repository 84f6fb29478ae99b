import Binder

/// A list as a module of shared views declares it: for rows of any type, which the compiler does not know here.
@MainActor
public final class RowList<Row: Identifiable & Equatable> {
  private let binder: TableViewBinder
  private var rows: [Row]

  /// Binds rows to a table.
  @_semantics("optimize.sil.specialize.generic.never")
  public init<Cell: TableCell>(
    _ rows: [Row],
    in table: any TableHost,
    cellType: Cell.Type,
    show: @escaping (Cell, Row) -> Void
  ) {
    self.rows = rows
    binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: Cell.self, models: { [unowned self] in self.rows })
      .onDequeue { row, cell, model in show(cell, model) }
    binder.finish()
  }

  /// Shows other rows.
  public func show(_ rows: [Row]) {
    self.rows = rows
    binder.refresh()
  }
}

/// Compares rows of any type.
@_semantics("optimize.sil.specialize.generic.never")
public func changes<Row: Identifiable & Equatable>(from old: [Row], to new: [Row]) -> Changeset {
  Changeset(from: old, to: new)
}
