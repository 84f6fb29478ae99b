/// Binding cells to data that arrives by itself: each form takes the elements of an asynchronous sequence.
///
/// Binder iterates the sequence from `finish()` on, until the binder is deallocated. Before the first element there
/// are no cells; after the last one the cells stay. If several elements arrive before the next frame, the latest
/// is shown. A sequence that can fail is bound with `onError`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows one cell of a type for each model of the latest element.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[Section: [NewModel]], Never>
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType), $0.elements(of: models, initially: [:])) }
  }

  /// Shows one cell of a type for each view model of the latest element, and sets it on the cell each time
  /// it is dequeued.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: any AsyncSequence<[Section: [NewCell.ViewModel]], Never>
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.viewModels(cellType), $0.elements(of: viewModels, initially: [:])) }
  }

  /// Shows one cell of a type for each model of the latest element, and sets the view model made of it on
  /// the cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[Section: [NewModel]], Never>,
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(
        .models(cellType, mappedBy: mapToViewModels),
        $0.elements(of: models, initially: [:])
      )
    }
  }

  /// Shows a cell of the closure's choice for each model of the latest element.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, NewModel) -> Kind.Cell,
    models: any AsyncSequence<[Section: [NewModel]], Never>
  ) -> MultiSectionChain<Section, Kind.Cell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(
        .provider(matcher: .find(), cellProvider),
        $0.elements(of: models, initially: [:])
      )
    }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int) -> Kind.Cell,
    numberOfCells: any AsyncSequence<[Section: Int], Never>
  ) -> PlainMultiSectionChain<Section, Kind.Cell, DataPolicy> {
    continued {
      $0.bindCells(
        .provider(cellProvider),
        numberOfCells: $0.elements(of: numberOfCells, initially: [:])
      )
    }
  }
}

/// Binding headers and footers to texts or view models that arrive by themselves; nil for none.
///
/// Before the first element there is none.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MultiSectionChaining where DataPolicy == BindsData {
  /// Shows the latest texts of a sequence as the sections' headers.
  @discardableResult
  public func bind(headerTitles: any AsyncSequence<[Section: String?], Never>) -> Self {
    saying { $0.bindTitles(.header, $0.elements(of: headerTitles, initially: [:])) }
  }

  /// Shows views of a type as the sections' headers, by the latest view models of a sequence; they win over
  /// titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: any AsyncSequence<[Section: View.ViewModel?], Never>
  ) -> Self {
    saying { $0.bindViews(.header, headerType, $0.elements(of: viewModels, initially: [:])) }
  }

  /// Shows the latest texts of a sequence as the sections' footers.
  @discardableResult
  public func bind(footerTitles: any AsyncSequence<[Section: String?], Never>) -> Self {
    saying { $0.bindTitles(.footer, $0.elements(of: footerTitles, initially: [:])) }
  }

  /// Shows views of a type as the sections' footers, by the latest view models of a sequence; they win over
  /// titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: any AsyncSequence<[Section: View.ViewModel?], Never>
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, $0.elements(of: viewModels, initially: [:])) }
  }
}

/// Binding observed arrays and data sources: their changes reach the table at the next frame, as they were reported and without
/// a comparison.
///
/// The chain observes them from here on; several changes before a frame are one update. A reload is compared with the items
/// before. Of a data source all sections are shown, one after the other.
extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows one cell of a type for each model of the array or the data source of each section.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [Section: any ObservableRows<NewModel>]
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType), observing: models) }
  }

  /// Shows one cell of a type for each view model of the array or the data source of each section, and sets it on the
  /// cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [Section: any ObservableRows<NewCell.ViewModel>]
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.viewModels(cellType), observing: viewModels) }
  }

  /// Shows one cell of a type for each model of each section's array or data source, by the view model made of it.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: any ObservableRows<NewModel>],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType, mappedBy: mapToViewModels), observing: models) }
  }

  /// Shows a cell of the closure's choice for each model of the array or the data source of each section.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, NewModel) -> Kind.Cell,
    models: [Section: any ObservableRows<NewModel>]
  ) -> MultiSectionChain<Section, Kind.Cell, NewModel, DataPolicy> {
    continued { $0.bindCells(.provider(matcher: .find(), cellProvider), observing: models) }
  }
}
