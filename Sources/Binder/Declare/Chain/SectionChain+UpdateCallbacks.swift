/// Binding data with a callback that replaces it later: just this binding is updated, at the next frame.
///
/// The callback may be called at any time and any number of times; calls before the next frame are one
/// update.
extension PlainSectionChain {
  /// Shows one cell of a type for each model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel],
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType), $0.pushed(models, &callback)) }
  }

  /// Shows one cell of a type for each view model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [NewCell.ViewModel],
    updatedBy callback: inout ([NewCell.ViewModel]) -> Void
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.viewModels(cellType), $0.pushed(viewModels, &callback)) }
  }

  /// Shows one cell of a type for each model, by its view model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel,
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), $0.pushed(models, &callback))
    }
  }

  /// Shows a cell of the closure's choice for each model, until the callback sets others.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, NewModel) -> Kind.Cell,
    models: [NewModel],
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, Kind.Cell, NewModel> {
    continued {
      $0.bindCells(.provider(matcher: .find(), cellProvider), $0.pushed(models, &callback))
    }
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback sets another.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int) -> Kind.Cell,
    numberOfCells: Int,
    updatedBy callback: inout (Int) -> Void
  ) -> PlainSectionChain<Section, Kind.Cell> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: $0.pushed(numberOfCells, &callback))
    }
  }
}

/// Binding headers and footers with a callback that replaces them later.
extension SectionChaining {
  /// Shows a text as the section's header, until the callback sets another.
  @discardableResult
  public func bind(
    headerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindTitles(.header, $0.pushed(headerTitle, &$1)) }
  }

  /// Shows a view of a type as the section's header, until the callback sets another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindViews(.header, headerType, $0.pushed(viewModel, &$1)) }
  }

  /// Shows a text as the section's footer, until the callback sets another.
  @discardableResult
  public func bind(
    footerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindTitles(.footer, $0.pushed(footerTitle, &$1)) }
  }

  /// Shows a view of a type as the section's footer, until the callback sets another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    saying(with: &callback) { $0.bindViews(.footer, footerType, $0.pushed(viewModel, &$1)) }
  }
}
