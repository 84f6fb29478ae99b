public import Binder

// Providers whose closures name their table, as Braid's do: `{ (tableView: UITableView, row: Int, person: Person) in … }`. Without
// this product the type stands beside the closure: `tableType: UITableView.self`.

@MainActor
private func forAnyTable<Table, each Place>(
  _ provide: @escaping (Table, repeat each Place) -> any TableCell
) -> (any TableHost, repeat each Place) -> any TableCell {
  { (host: any TableHost, place: repeat each Place) in
    providedCell(in: host) { (table: Table) in provide(table, repeat each place) }
  }
}

extension PlainSectionChain {
  /// Shows a cell of the closure's choice for each model.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Int, NewModel) -> any TableCell,
    models: [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Int, NewModel) -> any TableCell,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, until the callback sets others.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Int, NewModel) -> any TableCell,
    models: [NewModel],
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, any TableCell, NewModel> {
    bind(cellProvider: forAnyTable(cellProvider), models: models, updatedBy: &callback)
  }

  /// Shows as many cells of the closure's choice as the number says.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Int) -> any TableCell,
    numberOfCells: Int
  ) -> PlainSectionChain<Section, any TableCell> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Int) -> any TableCell,
    @ClosureValue<Int> numberOfCells: @escaping () -> Int
  ) -> PlainSectionChain<Section, any TableCell> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback sets others.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Int) -> any TableCell,
    numberOfCells: Int,
    updatedBy callback: inout (Int) -> Void
  ) -> PlainSectionChain<Section, any TableCell> {
    bind(
      cellProvider: forAnyTable(cellProvider),
      numberOfCells: numberOfCells,
      updatedBy: &callback
    )
  }
}

extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows a cell of the closure's choice for each model.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Section, Int, NewModel) -> any TableCell,
    models: [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, DataPolicy> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Section, Int, NewModel) -> any TableCell,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, DataPolicy> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, until the callback sets others.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost, NewModel>(
    cellProvider: @escaping (Table, Section, Int, NewModel) -> any TableCell,
    models: [Section: [NewModel]],
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, any TableCell, NewModel, DataPolicy> {
    bind(cellProvider: forAnyTable(cellProvider), models: models, updatedBy: &callback)
  }

  /// Shows as many cells of the closure's choice as the number says.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Section, Int) -> any TableCell,
    numberOfCells: [Section: Int]
  ) -> PlainMultiSectionChain<Section, any TableCell, DataPolicy> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Section, Int) -> any TableCell,
    @ClosureValue<[Section: Int]> numberOfCells: @escaping () -> [Section: Int]
  ) -> PlainMultiSectionChain<Section, any TableCell, DataPolicy> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback sets others.
  @_disfavoredOverload @discardableResult
  public func bind<Table: TableHost>(
    cellProvider: @escaping (Table, Section, Int) -> any TableCell,
    numberOfCells: [Section: Int],
    updatedBy callback: inout ([Section: Int]) -> Void
  ) -> PlainMultiSectionChain<Section, any TableCell, DataPolicy> {
    bind(
      cellProvider: forAnyTable(cellProvider),
      numberOfCells: numberOfCells,
      updatedBy: &callback
    )
  }
}
