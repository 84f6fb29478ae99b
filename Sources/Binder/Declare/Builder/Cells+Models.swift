// Cells of models, of a type or of a closure's choice. The names say what the models are: `Cells` take values, `ObservedCells` an
// observed array or a data source, `StreamedCells` an asynchronous sequence.
//
// A sequence belongs to the place where it is written: it is iterated from the first run of the body that declares the place, kept
// by later runs, and cancelled by a run without it. Changes of observed arrays and data sources reach the table without a comparison.

/// Shows one cell of a type for each model.
@MainActor @_alwaysEmitIntoClient
public func Cells<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: [Model],
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each model of the latest element.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCells<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: any AsyncSequence<[Model], Never>,
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each model of an observed array or a data source.
@MainActor @_alwaysEmitIntoClient
public func ObservedCells<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: any ObservableRows<Model>,
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
}

/// Shows a cell of the closure's choice for each model.
@MainActor @_alwaysEmitIntoClient
public func Cells<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: [Model],
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int, _ model: Model) -> Kind.Cell
) -> SectionCells<Section, Kind.Cell, Model> {
  SectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, models: models) }
}

/// Shows a cell of the closure's choice for each model of the latest element.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCells<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: any AsyncSequence<[Model], Never>,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int, _ model: Model) -> Kind.Cell
) -> SectionCells<Section, Kind.Cell, Model> {
  SectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, models: models) }
}

/// Shows a cell of the closure's choice for each model of an observed array or a data source.
@MainActor @_alwaysEmitIntoClient
public func ObservedCells<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: any ObservableRows<Model>,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int, _ model: Model) -> Kind.Cell
) -> SectionCells<Section, Kind.Cell, Model> {
  SectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, models: models) }
}

/// Shows one cell of a type for each model.
@MainActor @_alwaysEmitIntoClient
public func CellsBySection<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: @autoclosure () -> [Section: [Model]],
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  let models = models()
  return MultiSectionCells {
    $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model of the latest element.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCellsBySection<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: any AsyncSequence<[Section: [Model]], Never>,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each model of each section's array or data source.
@MainActor @_alwaysEmitIntoClient
public func ObservedCellsBySection<Section: TableViewSection, Cell: TableCell, Model>(
  _ type: Cell.Type,
  models: [Section: any ObservableRows<Model>],
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(cellType: type, models: models).onDequeue(ifGiven: onDequeue) }
}

/// Shows a cell of the closure's choice for each model.
@MainActor @_alwaysEmitIntoClient
public func CellsBySection<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: @autoclosure () -> [Section: [Model]],
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int, _ model: Model) ->
    Kind.Cell
) -> MultiSectionCells<Section, Kind.Cell, Model, BindsData> {
  let models = models()
  return MultiSectionCells {
    $0.bind(tableType: tableType, cellProvider: cellProvider, models: models)
  }
}

/// Shows a cell of the closure's choice for each model of the latest element.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCellsBySection<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: any AsyncSequence<[Section: [Model]], Never>,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int, _ model: Model) ->
    Kind.Cell
) -> MultiSectionCells<Section, Kind.Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, models: models) }
}

/// Shows a cell of the closure's choice for each model of each section's array or data source.
@MainActor @_alwaysEmitIntoClient
public func ObservedCellsBySection<Section: TableViewSection, Model, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  models: [Section: any ObservableRows<Model>],
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int, _ model: Model) ->
    Kind.Cell
) -> MultiSectionCells<Section, Kind.Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, models: models) }
}
