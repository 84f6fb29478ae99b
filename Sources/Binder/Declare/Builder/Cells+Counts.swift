// Cells without models: as many as a number says, which is a value, a closure or a sequence.

/// Shows as many cells of a type as the number says.
///
/// - Parameters:
///   - type: The type of the cells; it is registered with the table.
///   - count: How many rows there are.
///   - onDequeue: Runs each time a cell was dequeued for a row.
/// - Returns: The cells, for their handlers.
@MainActor
public func Cells<Section: TableViewSection, Cell: TableCell>(
  _ type: Cell.Type,
  count: Int,
  onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainSectionCells<Section, Cell> {
  PlainSectionCells {
    $0.bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows as many cells of the closure's choice as the number says.
@MainActor
public func Cells<Section: TableViewSection, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  count: Int,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int) -> Kind.Cell
) -> PlainSectionCells<Section, Kind.Cell> {
  PlainSectionCells {
    $0.bind(tableType: tableType, cellProvider: cellProvider, numberOfCells: count)
  }
}

/// Shows as many cells of the closure's choice as the latest element says.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public func StreamedCells<Section: TableViewSection, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  count: any AsyncSequence<Int, Never>,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ row: Int) -> Kind.Cell
) -> PlainSectionCells<Section, Kind.Cell> {
  PlainSectionCells {
    $0.bind(tableType: tableType, cellProvider: cellProvider, numberOfCells: count)
  }
}

/// Shows as many cells of a type as the numbers say.
@MainActor
public func CellsBySection<Section: TableViewSection, Cell: TableCell>(
  _ type: Cell.Type,
  count: [Section: Int],
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainMultiSectionCells<Section, Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows as many cells of the closure's choice as the number says.
@MainActor
public func CellsBySection<Section: TableViewSection, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  count: [Section: Int],
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int) -> Kind.Cell
) -> PlainMultiSectionCells<Section, Kind.Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(tableType: tableType, cellProvider: cellProvider, numberOfCells: count)
  }
}

/// Shows as many cells of the closure's choice as the latest element says.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public func StreamedCellsBySection<Section: TableViewSection, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  count: any AsyncSequence<[Section: Int], Never>,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: Section, _ row: Int) -> Kind.Cell
) -> PlainMultiSectionCells<Section, Kind.Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(tableType: tableType, cellProvider: cellProvider, numberOfCells: count)
  }
}
