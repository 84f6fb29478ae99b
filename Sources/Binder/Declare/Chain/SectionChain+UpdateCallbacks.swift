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
    link.bindCells(
      .models(cellType, matcher: .find()),
      link.pushed(models, &callback).keyed(by: section)
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
    link.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      link.pushed(viewModels, &callback).keyed(by: section)
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
    link.bindCells(
      .models(
        cellType,
        mappedBy: mapToViewModels,
        matcher: .find(),
        viewModelMatcher: .find()
      ),
      link.pushed(models, &callback).keyed(by: section)
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
    link.bindCells(
      .provider(matcher: .find()) { tableView, _, row, model in
        cellProvider(tableView, row, model)
      },
      link.pushed(models, &callback).keyed(by: section)
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
    link.bindCells(
      .provider { tableView, _, row in cellProvider(tableView, row) },
      numberOfCells: link.pushed(numberOfCells, &callback).keyed(by: section)
    )
    return continued()
  }

  /// Shows a text as the section's header, until the callback gives another.
  @discardableResult
  public func bind(
    headerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    link.bindTitles(.header, link.pushed(headerTitle, &callback).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's header, until the callback gives another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    link.bindViews(.header, headerType, link.pushed(viewModel, &callback).keyed(by: section))
    return self
  }

  /// Shows a text as the section's footer, until the callback gives another.
  @discardableResult
  public func bind(
    footerTitle: String?,
    updatedBy callback: inout (String?) -> Void
  ) -> Self {
    link.bindTitles(.footer, link.pushed(footerTitle, &callback).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's footer, until the callback gives another view model.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: View.ViewModel?,
    updatedBy callback: inout (View.ViewModel?) -> Void
  ) -> Self {
    link.bindViews(.footer, footerType, link.pushed(viewModel, &callback).keyed(by: section))
    return self
  }
}
