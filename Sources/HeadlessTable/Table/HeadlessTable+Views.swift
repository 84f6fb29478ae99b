public import Binder

extension HeadlessTable {
  /// Registers a cell type under a reuse identifier, in place of a former one.
  public func register<Cell: TableCell>(
    _ type: Cell.Type,
    forCellReuseIdentifier identifier: String
  ) { core.dequeuing.registerCell(type, identifier) }

  /// Registers a header and footer type under a reuse identifier, in place of a former one.
  public func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { core.dequeuing.registerView(type, identifier) }

  package func register(
    forCellReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> any TableCell
  ) {
    core.dequeuing.registerCell(identifier, make: make)
  }

  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> any TableHeaderFooterView
  ) {
    core.dequeuing.registerView(identifier, make: make)
  }

  /// Empties the reuse pools of your types, as a real table does when memory is short.
  public func memoryWarning() {
    core.dequeuing.emptyPools()
  }
}

extension HeadlessTable {
  /// Dequeues a pooled cell, or a new one; a type that is not known under the identifier yet is registered.
  ///
  /// `prepareForReuse()` of a pooled cell is called before it is returned; the cell that was pooled
  /// last is dequeued first.
  public func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    core.dequeuing.cell(type, identifier)
  }

  /// Dequeues a pooled cell, or a new one; nil when none is pooled and nothing is registered under the identifier.
  ///
  /// Cells that your code makes with an identifier are pooled under it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
    core.dequeuing.cell(identifier)
  }

  /// Dequeues a cell for the row whose cell the table requests, at its size.
  ///
  /// The delegate gives the row's height before the cell is returned, as `UITableView` does. A path without a
  /// row is an inconsistency.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell {
    core.dequeuing.cell(identifier, for: indexPath)
  }

  /// Dequeues a pooled header or footer view, or a new one; a type that is not known under the identifier yet is
  /// registered.
  public func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    core.dequeuing.view(type, identifier)
  }

  /// Dequeues a pooled header or footer view, or a new one; nil when none is pooled and nothing is registered under
  /// the identifier.
  ///
  /// Views that your code makes with an identifier are pooled under it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)? {
    core.dequeuing.view(identifier)
  }
}

extension HeadlessTable {
  /// Shows a view above all sections, below them, or behind them; nil removes it.
  ///
  /// A header or a footer is measured at once, and again at each reload.
  public func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {
    core.screen.show(view, part)
  }
}
