// Cells of the items of the snapshot that is applied: `screen.apply(_:)`.
//
// The table displays the sections of the snapshot, in its order, unless the display behavior chooses them. A section that the
// snapshot does not have shows no items.

/// Shows one cell of a type for each item of the snapshot.
@MainActor @_alwaysEmitIntoClient
public func Cells<Section: TableViewSection, Cell: TableCell, Model: Hashable>(
  _ type: Cell.Type,
  items: Model.Type,
  onDequeue: ((_ row: Int, _ cell: Cell, _ item: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells { $0.bind(cellType: type, items: items).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each item of the snapshot, and sets the view model made of it on the cell.
@MainActor @_alwaysEmitIntoClient
public func MappedCells<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model: Hashable
>(
  _ type: Cell.Type,
  items: Model.Type,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel
) -> SectionCells<Section, Cell, Model> {
  SectionCells { $0.bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
}

/// Shows a cell of the closure's choice for each item of the snapshot.
@MainActor @_alwaysEmitIntoClient
public func Cells<Section: TableViewSection, Model: Hashable, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  items: Model.Type,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int, _ item: Model) -> Kind.Cell
) -> SectionCells<Section, Kind.Cell, Model> {
  SectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, items: items) }
}

/// Shows one cell of a type for each item of the snapshot.
@MainActor @_alwaysEmitIntoClient
public func CellsBySection<Section: TableViewSection, Cell: TableCell, Model: Hashable>(
  _ type: Cell.Type,
  items: Model.Type,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ item: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(cellType: type, items: items).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each item of the snapshot, and sets the view model made of it on the cell.
@MainActor @_alwaysEmitIntoClient
public func MappedCellsBySection<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model: Hashable
>(
  _ type: Cell.Type,
  items: Model.Type,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(cellType: type, items: items, mapToViewModels: mapToViewModels) }
}

/// Shows a cell of the closure's choice for each item of the snapshot.
@MainActor @_alwaysEmitIntoClient
public func CellsBySection<Section: TableViewSection, Model: Hashable, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  items: Model.Type,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int, _ item: Model) ->
    Kind.Cell
) -> MultiSectionCells<Section, Kind.Cell, Model, BindsData> {
  MultiSectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider, items: items) }
}
