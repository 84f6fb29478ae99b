/// Binding cells of several sections: each form takes its data by section, as a value, read once, or as
/// a closure, read at `finish()`, at every `refresh()`, and when something `@Observable` that it read has
/// changed.
extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows one cell of a type for each model.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]]
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType), BoundData.constant(models)) }
  }

  /// Shows one cell of a type for each model, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued { $0.bindCells(.models(cellType), BoundData.closure(models)) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [Section: [NewCell.ViewModel]]
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.viewModels(cellType), BoundData.constant(viewModels)) }
  }

  /// Shows one cell of a type for each view model, and sets it on the cell each time it is dequeued, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: @escaping () -> [Section: [NewCell.ViewModel]]
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.viewModels(cellType), BoundData.closure(viewModels)) }
  }

  /// Shows one cell of a type for each model, and sets the view model made of it on the cell.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), BoundData.constant(models))
    }
  }

  /// Shows one cell of a type for each model, and sets the view model made of it on the cell, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [Section: [NewModel]],
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(.models(cellType, mappedBy: mapToViewModels), BoundData.closure(models))
    }
  }

  /// Shows a cell of the closure's choice for each model.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, NewModel) -> Kind.Cell,
    models: [Section: [NewModel]]
  ) -> MultiSectionChain<Section, Kind.Cell, NewModel, DataPolicy> {
    continued {
      $0.bindCells(.provider(matcher: .find(), cellProvider), BoundData.constant(models))
    }
  }

  /// Shows a cell of the closure's choice for each model, read again at each refresh.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewModel, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, NewModel) -> Kind.Cell,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, Kind.Cell, NewModel, DataPolicy> {
    continued { $0.bindCells(.provider(matcher: .find(), cellProvider), BoundData.closure(models)) }
  }

  /// Shows as many cells of the closure's choice as the numbers say.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int) -> Kind.Cell,
    numberOfCells: [Section: Int]
  ) -> PlainMultiSectionChain<Section, Kind.Cell, DataPolicy> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: BoundData.constant(numberOfCells))
    }
  }

  /// Shows as many cells of the closure's choice as the numbers say, read again at each refresh.
  @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int) -> Kind.Cell,
    @ClosureValue<[Section: Int]> numberOfCells: @escaping () -> [Section: Int]
  ) -> PlainMultiSectionChain<Section, Kind.Cell, DataPolicy> {
    continued {
      $0.bindCells(.provider(cellProvider), numberOfCells: BoundData.closure(numberOfCells))
    }
  }

  /// Shows as many cells of a type as the numbers say.
  @discardableResult
  public func bind<NewCell: TableCell>(
    cellType: NewCell.Type,
    numberOfCells: [Section: Int]
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.count(of: cellType), numberOfCells: .constant(numberOfCells)) }
  }

  /// Shows as many cells of a type as the numbers say, read again at each refresh.
  @discardableResult
  public func bind<NewCell: TableCell>(
    cellType: NewCell.Type,
    @ClosureValue<[Section: Int]> numberOfCells: @escaping () -> [Section: Int]
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    continued { $0.bindCells(.count(of: cellType), numberOfCells: .closure(numberOfCells)) }
  }
}

/// Binding headers and footers: a text, or a view described by a view model; nil for none.
extension MultiSectionChaining where DataPolicy == BindsData {
  /// Shows texts as the sections' headers, read again at each refresh.
  @discardableResult
  public func bind(
    @ClosureValue<[Section: String?]> headerTitles: @escaping () -> [Section: String?]
  ) -> Self {
    saying { $0.bindTitles(.header, BoundData.closure(headerTitles)) }
  }

  /// Shows views of a type as the sections' headers; they win over titles, read again at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) -> Self {
    saying { $0.bindViews(.header, headerType, BoundData.closure(viewModels)) }
  }

  /// Shows texts as the sections' footers, read again at each refresh.
  @discardableResult
  public func bind(
    @ClosureValue<[Section: String?]> footerTitles: @escaping () -> [Section: String?]
  ) -> Self {
    saying { $0.bindTitles(.footer, BoundData.closure(footerTitles)) }
  }

  /// Shows views of a type as the sections' footers; they win over titles, read again at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, BoundData.closure(viewModels)) }
  }

  /// Shows texts as the sections' headers.
  @discardableResult
  public func bind(headerTitles: [Section: String?]) -> Self {
    saying { $0.bindTitles(.header, BoundData.constant(headerTitles)) }
  }

  /// Shows views of a type as the sections' headers; they win over titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) -> Self {
    saying { $0.bindViews(.header, headerType, BoundData.constant(viewModels)) }
  }

  /// Shows texts as the sections' footers.
  @discardableResult
  public func bind(footerTitles: [Section: String?]) -> Self {
    saying { $0.bindTitles(.footer, BoundData.constant(footerTitles)) }
  }

  /// Shows views of a type as the sections' footers; they win over titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, BoundData.constant(viewModels)) }
  }
}
