/// Binding observed arrays and data sources: what becomes of them reaches the table at the next frame, as it was told and
/// without a comparison.
///
/// The chain observes them from here on; several changes before a frame are one update. A reload is compared with what was
/// there. Of a data source all sections are shown, one after the other.
extension SectionChain {
  /// Shows one cell of a type for each model of an observed array or a data source.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, Source: ObservableRows>(
    cellType: NewCell.Type,
    models: Source
  ) -> SectionChain<Section, NewCell, Source.Item> {
    link.bindCells(
      .models(cellType, matcher: .find()),
      observing: [section: models]
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of an observed array or a data source, and sets it on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: ObservableRows>(
    cellType: NewCell.Type,
    viewModels: Source
  ) -> SectionChain<Section, NewCell, NoModel> where Source.Item == NewCell.ViewModel {
    link.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      observing: [section: viewModels]
    )
    return continued()
  }

  /// Shows one cell of a type for each model of an observed array or a data source, and sets the view model made of it
  /// on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: ObservableRows>(
    cellType: NewCell.Type,
    models: Source,
    mapToViewModels: @escaping (Source.Item) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, Source.Item> {
    link.bindCells(
      .models(
        cellType,
        mappedBy: mapToViewModels,
        matcher: .find(),
        viewModelMatcher: .find()
      ),
      observing: [section: models]
    )
    return continued()
  }

  /// Shows a cell of the closure's choice for each model of an observed array or a data source.
  @inlinable @discardableResult
  public func bind<Source: ObservableRows>(
    cellProvider: @escaping (any TableHost, Int, Source.Item) -> any TableCell,
    models: Source
  ) -> SectionChain<Section, any TableCell, Source.Item> {
    link.bindCells(
      .provider(matcher: .find()) { tableView, _, row, model in
        cellProvider(tableView, row, model)
      },
      observing: [section: models]
    )
    return continued()
  }
}
