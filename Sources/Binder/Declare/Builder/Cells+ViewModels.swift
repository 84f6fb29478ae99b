// Cells that are described by view models, alone or made of models: as a value, a closure, a sequence or observed.

/// Shows one cell of a type for each model, and sets the view model made of it on the cell.
///
/// - Parameters:
///   - type: The type of the cells; it is registered with the table.
///   - models: The models, a row each; handlers receive them.
///   - mapToViewModels: Makes what describes a cell.
///   - onDequeue: Runs each time a cell was dequeued for a row, after its view model was set.
/// - Returns: The cells, for their handlers.
@MainActor @_alwaysEmitIntoClient
public func MappedCells<Section: TableViewSection, Cell: TableCell & ViewModelBindable, Model>(
  _ type: Cell.Type,
  models: [Model],
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model of the latest element, and sets the view model made of it on the cell.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func MappedStreamedCells<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model
>(
  _ type: Cell.Type,
  models: any AsyncSequence<[Model], Never>,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model of an observed array or a data source, and sets the view model made of it on the cell.
@MainActor @_alwaysEmitIntoClient
public func MappedObservedCells<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model
>(
  _ type: Cell.Type,
  models: any ObservableRows<Model>,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> SectionCells<Section, Cell, Model> {
  SectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model, and sets it on the cell.
@MainActor @_alwaysEmitIntoClient
public func Cells<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: [Cell.ViewModel],
  onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainSectionCells<Section, Cell> {
  PlainSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model of the latest element, and sets it on the cell.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCells<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: any AsyncSequence<[Cell.ViewModel], Never>,
  onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainSectionCells<Section, Cell> {
  PlainSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model of an observed array or a data source, and sets it on the cell.
@MainActor @_alwaysEmitIntoClient
public func ObservedCells<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: any ObservableRows<Cell.ViewModel>,
  onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainSectionCells<Section, Cell> {
  PlainSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model, and sets the view model made of it on the cell.
@MainActor @_alwaysEmitIntoClient
public func MappedCellsBySection<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model
>(
  _ type: Cell.Type,
  models: @autoclosure () -> [Section: [Model]],
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  let models = models()
  return MultiSectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model of the latest element, and sets the view model made of it on the cell.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func MappedStreamedCellsBySection<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model
>(
  _ type: Cell.Type,
  models: any AsyncSequence<[Section: [Model]], Never>,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each model of each section's array or data source, and sets the view model made of it on the cell.
@MainActor @_alwaysEmitIntoClient
public func MappedObservedCellsBySection<
  Section: TableViewSection,
  Cell: TableCell & ViewModelBindable,
  Model
>(
  _ type: Cell.Type,
  models: [Section: any ObservableRows<Model>],
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Model) -> Cell.ViewModel,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void)? = nil
) -> MultiSectionCells<Section, Cell, Model, BindsData> {
  MultiSectionCells {
    $0.bind(cellType: type, models: models, mapToViewModels: mapToViewModels)
      .onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model, and sets it on the cell.
@MainActor @_alwaysEmitIntoClient
public func CellsBySection<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: [Section: [Cell.ViewModel]],
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainMultiSectionCells<Section, Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model of the latest element, and sets it on the cell.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @_alwaysEmitIntoClient
public func StreamedCellsBySection<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: any AsyncSequence<[Section: [Cell.ViewModel]], Never>,
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainMultiSectionCells<Section, Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows one cell of a type for each view model of each section's array or data source, and sets it on the cell.
@MainActor @_alwaysEmitIntoClient
public func ObservedCellsBySection<Section: TableViewSection, Cell: TableCell & ViewModelBindable>(
  _ type: Cell.Type,
  viewModels: [Section: any ObservableRows<Cell.ViewModel>],
  onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
) -> PlainMultiSectionCells<Section, Cell, BindsData> {
  PlainMultiSectionCells {
    $0.bind(cellType: type, viewModels: viewModels).onDequeue(ifGiven: onDequeue)
  }
}
