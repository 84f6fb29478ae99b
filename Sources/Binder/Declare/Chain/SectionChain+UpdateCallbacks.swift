/// Binding data with a callback that replaces it later: just this binding is updated, at the next frame.
///
/// The callback may be called at any time and any number of times; calls before the next frame are one
/// update.
extension SectionChain {
  /// Shows one cell of a type for each model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: [NewModel],
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, NewCell, NewModel> {
    writer.bindCells(
      .models(cellType),
      writer.pushed(models, &callback)
    )
    return continued()
  }

  /// Shows one cell of a type for each view model, until the callback gives others.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    viewModels: [NewCell.ViewModel],
    updatedBy callback: inout ([NewCell.ViewModel]) -> Void
  ) -> SectionChain<Section, NewCell, NoModel> {
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
    models: [NewModel],
    mapToViewModels: @escaping (NewModel) -> NewCell.ViewModel,
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, NewCell, NewModel> {
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
    cellProvider: @escaping (any TableHost, Int, NewModel) -> any TableCell,
    models: [NewModel],
    updatedBy callback: inout ([NewModel]) -> Void
  ) -> SectionChain<Section, any TableCell, NewModel> {
    writer.bindCells(
      .provider(matcher: .find(), cellProvider),
      writer.pushed(models, &callback)
    )
    return continued()
  }

  /// Shows as many cells of the closure's choice as the number says, until the callback gives another.
  @discardableResult
  public func bind(
    cellProvider: @escaping (any TableHost, Int) -> any TableCell,
    numberOfCells: Int,
    updatedBy callback: inout (Int) -> Void
  ) -> SectionChain<Section, any TableCell, NoModel> {
    writer.bindCells(
      .provider(cellProvider),
      numberOfCells: writer.pushed(numberOfCells, &callback)
    )
    return continued()
  }

  /// Shows a text as the section's header, until the callback gives another.
  @discardableResult
  public func bind(
    headerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    writer.bindTitles(.header, writer.pushed(headerTitle, &callback))
    return self
  }

  /// Shows a view of a type as the section's header, until the callback gives another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    writer.bindViews(.header, headerType, writer.pushed(viewModel, &callback))
    return self
  }

  /// Shows a text as the section's footer, until the callback gives another.
  @discardableResult
  public func bind(
    footerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    writer.bindTitles(.footer, writer.pushed(footerTitle, &callback))
    return self
  }

  /// Shows a view of a type as the section's footer, until the callback gives another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    writer.bindViews(.footer, footerType, writer.pushed(viewModel, &callback))
    return self
  }
}
