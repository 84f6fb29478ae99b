/// Binding cells to data that arrives by itself: each form takes the elements of an asynchronous sequence.
///
/// Binder iterates the sequence from `finish()` on, until the binder is deallocated. Before the first element there
/// are no cells; after the last one the cells stay. If several elements arrive before the next frame, the latest
/// is shown. A sequence that can fail is bound with `onError`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PlainSectionChain {
  /// Shows one cell of a type for each model of the latest element.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[NewModel], Never>
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType), $0.elements(of: models, initially: [])) }
  }

  /// Shows one cell of a type for each view model of the latest element, and sets it on the cell each time
  /// it is dequeued.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: any AsyncSequence<[NewCell.ViewModel], Never>
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.viewModels(cellType), $0.elements(of: viewModels, initially: [])) }
  }

  /// Shows one cell of a type for each model of the latest element, and sets the view model made of it on
  /// the cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[NewModel], Never>,
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued {
      $0.bindCells(
        .models(cellType, mappedBy: mapToViewModels),
        $0.elements(of: models, initially: [])
      )
    }
  }

  /// Shows a cell of the closure's choice for each model of the latest element.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, NewModel) -> Kind.Cell,
    models: any AsyncSequence<[NewModel], Never>
  ) -> SectionChain<Section, Kind.Cell, NewModel> {
    continued {
      $0.bindCells(
        .provider(matcher: .find(), cellProvider),
        $0.elements(of: models, initially: [])
      )
    }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int) -> Kind.Cell,
    numberOfCells: any AsyncSequence<Int, Never>
  ) -> PlainSectionChain<Section, Kind.Cell> {
    continued {
      $0.bindCells(
        .provider(cellProvider),
        numberOfCells: $0.elements(of: numberOfCells, initially: 0)
      )
    }
  }
}

/// Binding headers and footers to texts or view models that arrive by themselves; nil for none.
///
/// Before the first element there is none.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SectionChaining {
  /// Shows the latest text of a sequence as the section's header.
  @discardableResult
  public func bind(headerTitle: any AsyncSequence<String?, Never>) -> Self {
    saying { $0.bindTitles(.header, $0.elements(of: headerTitle, initially: nil)) }
  }

  /// Shows the latest text of a sequence as the section's header.
  @discardableResult
  public func bind(headerTitle: any AsyncSequence<String, Never>) -> Self {
    saying { $0.bindTitles(.header, $0.elements(orNoneBefore: headerTitle)) }
  }

  /// Shows a view of a type as the section's header, by the latest view model of a sequence; it wins over a
  /// title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: any AsyncSequence<View.ViewModel?, Never>
  ) -> Self {
    saying { $0.bindViews(.header, headerType, $0.elements(of: viewModel, initially: nil)) }
  }

  /// Shows a view of a type as the section's header, by the latest view model of a sequence; it wins over a
  /// title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: any AsyncSequence<View.ViewModel, Never>
  ) -> Self {
    saying { $0.bindViews(.header, headerType, $0.elements(orNoneBefore: viewModel)) }
  }

  /// Shows the latest text of a sequence as the section's footer.
  @discardableResult
  public func bind(footerTitle: any AsyncSequence<String?, Never>) -> Self {
    saying { $0.bindTitles(.footer, $0.elements(of: footerTitle, initially: nil)) }
  }

  /// Shows the latest text of a sequence as the section's footer.
  @discardableResult
  public func bind(footerTitle: any AsyncSequence<String, Never>) -> Self {
    saying { $0.bindTitles(.footer, $0.elements(orNoneBefore: footerTitle)) }
  }

  /// Shows a view of a type as the section's footer, by the latest view model of a sequence; it wins over a
  /// title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: any AsyncSequence<View.ViewModel?, Never>
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, $0.elements(of: viewModel, initially: nil)) }
  }

  /// Shows a view of a type as the section's footer, by the latest view model of a sequence; it wins over a
  /// title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: any AsyncSequence<View.ViewModel, Never>
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, $0.elements(orNoneBefore: viewModel)) }
  }
}

/// Binding observed arrays and data sources: their changes reach the table at the next frame, as they were reported and without
/// a comparison.
///
/// The chain observes them from here on; several changes before a frame are one update. A reload is compared with the items
/// before. Of a data source all sections are shown, one after the other.
extension PlainSectionChain {
  /// Shows one cell of a type for each model of an observed array or a data source.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any ObservableRows<NewModel>
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType), observing: models) }
  }

  /// Shows one cell of a type for each view model of an observed array or a data source, and sets it on the cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: any ObservableRows<NewCell.ViewModel>
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.viewModels(cellType), observing: viewModels) }
  }

  /// Shows one cell of a type for each model of an observed array or a data source, and sets the view model made of it
  /// on the cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: any ObservableRows<NewModel>,
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType, mappedBy: mapToViewModels), observing: models) }
  }

  /// Shows a cell of the closure's choice for each model of an observed array or a data source.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, NewModel) -> Kind.Cell,
    models: any ObservableRows<NewModel>
  ) -> SectionChain<Section, Kind.Cell, NewModel> {
    continued { $0.bindCells(.provider(matcher: .find(), cellProvider), observing: models) }
  }
}
