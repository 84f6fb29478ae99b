public import Binder

// Providers that are given a `HeadlessTable`, where those for any table are given `any TableHost`: code whose closure names its
// table compiles in a test as it does with a `UITableView`.

/// A provider that knows a headless table, as one for any table.
@MainActor
private func forAnyTable<each Place>(
  _ provide: @escaping (HeadlessTable, repeat each Place) -> any TableCell
) -> (any TableHost, repeat each Place) -> any TableCell {
  { (host: any TableHost, place: repeat each Place) in
    guard let table = host as? HeadlessTable else {
      host.report(
        .error,
        "A cell provider takes a HeadlessTable, and the table is a \(type(of: host)). "
          + "Use only what any TableHost has where the declaration is shown in other tables, too."
      )
      return HeadlessCell()
    }
    return provide(table, repeat each place)
  }
}

extension PlainSectionChain {
  /// Shows a cell of the closure's choice for each model.
  @_disfavoredOverload
  @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (HeadlessTable, Int, NewModel) -> any TableCell,
    models: [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_disfavoredOverload
  @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (HeadlessTable, Int, NewModel) -> any TableCell,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, any TableCell, NewModel> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows as many cells of the closure's choice as the number says.
  @_disfavoredOverload
  @discardableResult
  public func bind(
    cellProvider: @escaping (HeadlessTable, Int) -> any TableCell,
    numberOfCells: Int
  ) -> PlainSectionChain<Section, any TableCell> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
  @_disfavoredOverload
  @discardableResult
  public func bind(
    cellProvider: @escaping (HeadlessTable, Int) -> any TableCell,
    @Answer<Int> numberOfCells: @escaping () -> Int
  ) -> PlainSectionChain<Section, any TableCell> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }
}

extension PlainMultiSectionChain where Reach == BindsData {
  /// Shows a cell of the closure's choice for each model.
  @_disfavoredOverload
  @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (HeadlessTable, Section, Int, NewModel) -> any TableCell,
    models: [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_disfavoredOverload
  @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (HeadlessTable, Section, Int, NewModel) -> any TableCell,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> {
    bind(cellProvider: forAnyTable(cellProvider), models: models)
  }

  /// Shows as many cells of the closure's choice as the number says.
  @_disfavoredOverload
  @discardableResult
  public func bind(
    cellProvider: @escaping (HeadlessTable, Section, Int) -> any TableCell,
    numberOfCells: [Section: Int]
  ) -> PlainMultiSectionChain<Section, any TableCell, Reach> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }

  /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
  @_disfavoredOverload
  @discardableResult
  public func bind(
    cellProvider: @escaping (HeadlessTable, Section, Int) -> any TableCell,
    @Answer<[Section: Int]> numberOfCells: @escaping () -> [Section: Int]
  ) -> PlainMultiSectionChain<Section, any TableCell, Reach> {
    bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells)
  }
}

/// Shows a cell of the closure's choice for each model.
@MainActor @_disfavoredOverload
public func Cells<Section: TableViewSection, Model>(
  models: [Model],
  cellProvider: @escaping (_ tableView: HeadlessTable, _ row: Int, _ model: Model) -> any TableCell
) -> SectionCells<Section, any TableCell, Model> {
  SectionCells { $0.bind(cellProvider: cellProvider, models: models) }
}

/// Shows as many cells of the closure's choice as the number says.
@MainActor @_disfavoredOverload
public func Cells<Section: TableViewSection>(
  count: Int,
  cellProvider: @escaping (_ tableView: HeadlessTable, _ row: Int) -> any TableCell
) -> PlainSectionCells<Section, any TableCell> {
  PlainSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
}

/// Shows a cell of the closure's choice for each model.
@MainActor @_disfavoredOverload
public func CellsBySection<Section: TableViewSection, Model>(
  models: [Section: [Model]],
  cellProvider:
    @escaping (_ tableView: HeadlessTable, _ section: Section, _ row: Int, _ model: Model) ->
    any TableCell
) -> MultiSectionCells<Section, any TableCell, Model, BindsData> {
  MultiSectionCells { $0.bind(cellProvider: cellProvider, models: models) }
}

/// Shows as many cells of the closure's choice as the number says.
@MainActor @_disfavoredOverload
public func CellsBySection<Section: TableViewSection>(
  count: [Section: Int],
  cellProvider:
    @escaping (_ tableView: HeadlessTable, _ section: Section, _ row: Int) -> any TableCell
) -> PlainMultiSectionCells<Section, any TableCell, BindsData> {
  PlainMultiSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
}
