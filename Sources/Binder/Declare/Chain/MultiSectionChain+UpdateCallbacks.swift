/// Binding data with a callback that replaces it later: just this binding is updated, at the next frame.
///
/// The callback may be called at any time and any number of times; calls before the next frame are one
/// update.
extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows one cell of a type for each model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType), $0.pushed(models, &callback)) }
  }

  /// Shows one cell of a type for each view model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [Section: [NewCell.ViewModel]],
    updatedBy callback: inout ([Section: [NewCell.ViewModel]]) -> Void
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.viewModels(cellType), $0.pushed(viewModels, &callback)) }
  }

  /// Shows one cell of a type for each model, by its view model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel,
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), $0.pushed(models, &callback))
    }
  }

  /// Shows a cell of the closure's choice for each model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, NewModel) -> Kind.Cell,
    models: [Section: [NewModel]],
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, Kind.Cell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(.provider(matcher: .find(), cellProvider), $0.pushed(models, &callback))
    }
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback sets another.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int) -> Kind.Cell,
    numberOfCells: [Section: Int],
    updatedBy callback: inout ([Section: Int]) -> Void
  ) -> PlainMultiSectionChain<Section, Kind.Cell, DataPolicy> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: $0.pushed(numberOfCells, &callback))
    }
  }
}

/// Binding headers and footers with a callback that replaces them later.
extension MultiSectionChaining where DataPolicy == BindsData {
  /// Shows texts as the sections' headers, until the callback sets others.
  @discardableResult
  public func bind(
    headerTitles: [Section: String?],
    updatedBy callback: inout ([Section: String?]) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindTitles(.header, $0.pushed(headerTitles, &$1)) }
  }

  /// Shows views of a type as the sections' headers, until the callback sets other view models.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: [Section: View.ViewModel?],
    updatedBy callback: inout ([Section: View.ViewModel?]) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindViews(.header, headerType, $0.pushed(viewModels, &$1)) }
  }

  /// Shows texts as the sections' footers, until the callback sets others.
  @discardableResult
  public func bind(
    footerTitles: [Section: String?],
    updatedBy callback: inout ([Section: String?]) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindTitles(.footer, $0.pushed(footerTitles, &$1)) }
  }

  /// Shows views of a type as the sections' footers, until the callback sets other view models.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: [Section: View.ViewModel?],
    updatedBy callback: inout ([Section: View.ViewModel?]) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindViews(.footer, footerType, $0.pushed(viewModels, &$1)) }
  }
}
