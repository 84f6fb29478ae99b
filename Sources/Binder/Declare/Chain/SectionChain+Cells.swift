/// Binding cells: each form takes its data as a value, read once, or as a closure, read at `finish()`,
/// at every `refresh()`, and when something `@Observable` that it read has changed.
///
/// Rows are identified by the `collectionId` or the `id` of the model, or else by the model itself if it is `Hashable`.
/// Rows whose models are not `==` any more are shown again. Cell types are registered when they are bound.
extension PlainSectionChain {
  /// Shows one cell of a type for each model, read again at each refresh.
  ///
  ///     .bind(cellType: PersonCell.self, models: { store.people })
  ///
  /// What the closure reads of `@Observable` objects, observed collections and a `Property` is observed: their changes
  /// update the table without a refresh.
  ///
  /// - Parameters:
  ///   - cellType: The type of the cells, which is registered under its name.
  ///   - models: Returns one model a row, in order; called on the main actor.
  /// - Returns: The rows, whose handlers receive a cell of the type and a model.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType), BoundData.closure(models)) }
  }

  /// Shows one cell of a type for each model of an array that is read once.
  ///
  ///     .bind(cellType: PersonCell.self, models: [asif, joanne])
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel]
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued { $0.bindCells(.models(cellType), BoundData.constant(models)) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [NewCell.ViewModel]
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.viewModels(cellType), BoundData.constant(viewModels)) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: @escaping () -> [NewCell.ViewModel]
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.viewModels(cellType), BoundData.closure(viewModels)) }
  }

  /// Shows one cell of a type for each model, and sets the view model made of it on the cell.
  ///
  /// Rows are identified by their models, and shown again when their view models are not `==` any more.
  ///
  /// - Parameters:
  ///   - cellType: The type of the cells, which says what a view model is.
  ///   - models: One model a row, in order; read once.
  ///   - mapToViewModels: Makes a view model. View models that can be compared are made once for each model, and again at
  ///     each refresh; others whenever a cell is filled.
  /// - Returns: The rows, whose handlers receive a cell of the type and a model.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), BoundData.constant(models))
    }
  }

  /// Shows one cell of a type for each model, and sets the view model made of it on the cell, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [NewModel],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, NewModel> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), BoundData.closure(models))
    }
  }

  /// Shows a cell of the closure's choice for each model.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, NewModel) -> Kind.Cell,
    models: [NewModel]
  ) -> SectionChain<Section, Kind.Cell, NewModel> {
    continued {
      $0.bindCells(.provider(matcher: .find(), cellProvider), BoundData.constant(models))
    }
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, NewModel) -> Kind.Cell,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, Kind.Cell, NewModel> {
    continued { $0.bindCells(.provider(matcher: .find(), cellProvider), BoundData.closure(models)) }
  }

  /// Shows as many cells of the closure's choice as the number says.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int) -> Kind.Cell,
    numberOfCells: Int
  ) -> PlainSectionChain<Section, Kind.Cell> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: BoundData.constant(numberOfCells))
    }
  }

  /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int) -> Kind.Cell,
    @ClosureValue<Int> numberOfCells: @escaping () -> Int
  ) -> PlainSectionChain<Section, Kind.Cell> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: BoundData.closure(numberOfCells))
    }
  }

  /// Shows as many cells of a type as the number says.
  @discardableResult
  public func bind<NewCell: TableCell>(
    cellType: NewCell.Type,
    numberOfCells: Int
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.count(of: cellType), numberOfCells: .constant(numberOfCells)) }
  }

  /// Shows as many cells of a type as the number says, read again at each refresh.
  @discardableResult
  public func bind<NewCell: TableCell>(
    cellType: NewCell.Type,
    @ClosureValue<Int> numberOfCells: @escaping () -> Int
  ) -> PlainSectionChain<Section, NewCell> {
    continued { $0.bindCells(.count(of: cellType), numberOfCells: .closure(numberOfCells)) }
  }
}

/// Binding headers and footers: a text, or a view described by a view model; nil for none.
extension SectionChaining {
  /// Shows a text as the section's header, read again at each refresh.
  @discardableResult
  public func bind(@ClosureValue<String?> headerTitle: @escaping () -> String?) -> Self {
    saying { $0.bindTitles(.header, BoundData.closure(headerTitle)) }
  }

  /// Shows a view of a type as the section's header; it wins over a title, read again at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.header, headerType, BoundData.closure(viewModel)) }
  }

  /// Shows a text as the section's footer, read again at each refresh.
  @discardableResult
  public func bind(@ClosureValue<String?> footerTitle: @escaping () -> String?) -> Self {
    saying { $0.bindTitles(.footer, BoundData.closure(footerTitle)) }
  }

  /// Shows a view of a type as the section's footer; it wins over a title, read again at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, BoundData.closure(viewModel)) }
  }

  /// Shows a text as the section's header.
  @discardableResult
  public func bind(headerTitle: String?) -> Self {
    saying { $0.bindTitles(.header, BoundData.constant(headerTitle)) }
  }

  /// Shows a view of a type as the section's header; it wins over a title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.header, headerType, BoundData.constant(viewModel)) }
  }

  /// Shows a text as the section's footer.
  @discardableResult
  public func bind(footerTitle: String?) -> Self {
    saying { $0.bindTitles(.footer, BoundData.constant(footerTitle)) }
  }

  /// Shows a view of a type as the section's footer; it wins over a title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, BoundData.constant(viewModel)) }
  }
}
