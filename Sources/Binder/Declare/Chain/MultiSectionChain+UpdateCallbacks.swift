/// Binding data with a callback that replaces it later: just this binding is updated, at the next frame.
///
/// The callback may be called at any time and any number of times; calls before the next frame are one
/// update.
extension MultiSectionChain where Reach == BindsData {
  /// Shows one cell of a type for each model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(.models(cellType), writer.pushed(models, &callback))
    return continued()
  }

  /// Shows one cell of a type for each view model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [Section: [NewCell.ViewModel]],
    updatedBy callback: inout ([Section: [NewCell.ViewModel]]) -> Void
  ) -> MultiSectionChain<Section, NewCell, NoModel, Reach> {
    writer.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      writer.pushed(viewModels, &callback)
    )
    return continued()
  }

  /// Shows one cell of a type for each model, by its view model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, NewModel>(
    cellType: NewCell.Type,
    models: [Section: [NewModel]],
    mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel,
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    writer.bindCells(
      .models(
        cellType,
        mappedBy: mapToViewModels,
        matcher: .find(),
        viewModelMatcher: .find()
      ),
      writer.pushed(models, &callback)
    )
    return continued()
  }

  /// Shows a cell of the closure's choice for each model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewModel>(
    cellProvider: @escaping (any TableHost, Section, Int, NewModel) -> any TableCell,
    models: [Section: [NewModel]],
    updatedBy callback: inout ([Section: [NewModel]]) -> Void
  ) -> MultiSectionChain<Section, any TableCell, NewModel, Reach> {
    writer.bindCells(.provider(matcher: .find(), cellProvider), writer.pushed(models, &callback))
    return continued()
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback gives another.
  @discardableResult
  public func bind(
    cellProvider: @escaping (any TableHost, Section, Int) -> any TableCell,
    numberOfCells: [Section: Int],
    updatedBy callback: inout ([Section: Int]) -> Void
  ) -> MultiSectionChain<Section, any TableCell, NoModel, Reach> {
    writer.bindCells(
      .provider(cellProvider),
      numberOfCells: writer.pushed(numberOfCells, &callback)
    )
    return continued()
  }

  /// Shows texts as the sections' headers, until the callback gives others.
  @discardableResult
  public func bind(
    headerTitles: [Section: String?],
    updatedBy callback: inout ([Section: String?]) -> Void
  ) -> Self {
    writer.bindTitles(.header, writer.pushed(headerTitles, &callback))
    return self
  }

  /// Shows views of a type as the sections' headers, until the callback gives other view models.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: [Section: View.ViewModel?],
    updatedBy callback: inout ([Section: View.ViewModel?]) -> Void
  ) -> Self {
    writer.bindViews(.header, headerType, writer.pushed(viewModels, &callback))
    return self
  }

  /// Shows texts as the sections' footers, until the callback gives others.
  @discardableResult
  public func bind(
    footerTitles: [Section: String?],
    updatedBy callback: inout ([Section: String?]) -> Void
  ) -> Self {
    writer.bindTitles(.footer, writer.pushed(footerTitles, &callback))
    return self
  }

  /// Shows views of a type as the sections' footers, until the callback gives other view models.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: [Section: View.ViewModel?],
    updatedBy callback: inout ([Section: View.ViewModel?]) -> Void
  ) -> Self {
    writer.bindViews(.footer, footerType, writer.pushed(viewModels, &callback))
    return self
  }
}
