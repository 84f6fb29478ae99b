/// Binding cells to data that arrives by itself: each form takes the elements of an asynchronous sequence.
///
/// Binder iterates the sequence from `finish()` on, until the binder is deallocated. Before the first element there
/// are no cells; after the last one the cells stay. If several elements arrive before the next frame, the latest
/// is shown. A sequence that can fail is bound with `onError`.
///
/// Values and closures are favored, so that these forms cost nobody else time to type-check.
extension MultiSectionChain where Reach == BindsData {
  /// Shows one cell of a type for each model of the latest element.
  @inlinable @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[Section: [NewModel]], Never>
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(
      .models(cellType),
      writer.elements(of: models, initially: [:])
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of the latest element, and sets it on the cell each time
  /// it is dequeued.
  @inlinable @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: any AsyncSequence<[Section: [NewCell.ViewModel]], Never>
  ) -> MultiSectionChain<Section, NewCell, NoModel, Reach> {
    writer.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      writer.elements(of: viewModels, initially: [:])
    )
    return continued()
  }

  /// Shows one cell of a type for each model of the latest element, and sets the view model made of it on
  /// the cell.
  @inlinable @discardableResult @_disfavoredOverload
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: any AsyncSequence<[Section: [NewModel]], Never>,
    mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(
      .models(
        cellType,
        mappedBy: mapToViewModels,
        matcher: .find(),
        viewModelMatcher: .find()
      ),
      writer.elements(of: models, initially: [:])
    )
    return continued()
  }

  /// Shows a cell of the closure's choice for each model of the latest element.
  @inlinable @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Section, Int, NewModel) -> any TableCell,
    models: any AsyncSequence<[Section: [NewModel]], Never>
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> {
    writer.bindCells(
      .provider(matcher: .find(), cellProvider),
      writer.elements(of: models, initially: [:])
    )
    return continued()
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  @discardableResult
  public func bind(
    cellProvider: @escaping (any TableHost, Section, Int) -> any TableCell,
    numberOfCells: any AsyncSequence<[Section: Int], Never>
  ) -> MultiSectionChain<Section, any TableCell, NoModel, Reach> {
    writer.bindCells(
      .provider(cellProvider),
      numberOfCells: writer.elements(of: numberOfCells, initially: [:])
    )
    return continued()
  }
}

/// Binding headers and footers to texts or view models that arrive by themselves; nil for none.
///
/// Before the first element there is none.
extension MultiSectionChain where Reach == BindsData {
  /// Shows the latest texts of a sequence as the sections' headers.
  @discardableResult @_disfavoredOverload
  public func bind(headerTitles: any AsyncSequence<[Section: String?], Never>) -> Self {
    writer.bindTitles(.header, writer.elements(of: headerTitles, initially: [:]))
    return self
  }

  /// Shows views of a type as the sections' headers, by the latest view models of a sequence; they win over
  /// titles.
  @discardableResult @_disfavoredOverload
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: any AsyncSequence<[Section: View.ViewModel?], Never>
  ) -> Self {
    writer.bindViews(.header, headerType, writer.elements(of: viewModels, initially: [:]))
    return self
  }

  /// Shows the latest texts of a sequence as the sections' footers.
  @discardableResult @_disfavoredOverload
  public func bind(footerTitles: any AsyncSequence<[Section: String?], Never>) -> Self {
    writer.bindTitles(.footer, writer.elements(of: footerTitles, initially: [:]))
    return self
  }

  /// Shows views of a type as the sections' footers, by the latest view models of a sequence; they win over
  /// titles.
  @discardableResult @_disfavoredOverload
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: any AsyncSequence<[Section: View.ViewModel?], Never>
  ) -> Self {
    writer.bindViews(.footer, footerType, writer.elements(of: viewModels, initially: [:]))
    return self
  }
}

/// Binding observed arrays and data sources: what becomes of them reaches the table at the next frame, as it was told and
/// without a comparison.
///
/// The chain observes them from here on; several changes before a frame are one update. A reload is compared with what was
/// there. Of a data source all sections are shown, one after the other.
extension MultiSectionChain where Reach == BindsData {
  /// Shows one cell of a type for each model of the array or the data source of each section.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [Section: any ObservableRows<NewModel>]
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(
      .models(cellType),
      observing: models
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of the array or the data source of each section, and sets it on the
  /// cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [Section: any ObservableRows<NewCell.ViewModel>]
  ) -> MultiSectionChain<Section, NewCell, NoModel, Reach> {
    writer.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      observing: viewModels
    )
    return continued()
  }

  /// Shows one cell of a type for each model of the array or the data source of each section, and sets the view model
  /// made of it on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: any ObservableRows<NewModel>],
    mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(
      .models(
        cellType,
        mappedBy: mapToViewModels,
        matcher: .find(),
        viewModelMatcher: .find()
      ),
      observing: models
    )
    return continued()
  }

  /// Shows a cell of the closure's choice for each model of the array or the data source of each section.
  @inlinable @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Section, Int, NewModel) -> any TableCell,
    models: [Section: any ObservableRows<NewModel>]
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> {
    writer.bindCells(
      .provider(matcher: .find(), cellProvider),
      observing: models
    )
    return continued()
  }
}
