/// Binding observed arrays and data sources: what becomes of them reaches the table at the next frame, as it was told and
/// without a comparison.
///
/// The chain observes them from here on; several changes before a frame are one update. A reload is compared with what was
/// there. Of a data source all sections are shown, one after the other.
extension MultiSectionChain where Reach == BindsData {
  /// Shows one cell of a type for each model of the array or the data source of each section.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, Source: ObservableRows>(
    cellType: NewCell.Type,
    models: [Section: Source]
  ) -> MultiSectionChain<Section, NewCell, Source.Item, Reach> {
    link.bindCells(
      .models(cellType, matcher: .find()),
      observing: models
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of the array or the data source of each section, and sets it on the
  /// cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: ObservableRows>(
    cellType: NewCell.Type,
    viewModels: [Section: Source]
  ) -> MultiSectionChain<Section, NewCell, NoModel, Reach> where Source.Item == NewCell.ViewModel {
    link.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      observing: viewModels
    )
    return continued()
  }

  /// Shows one cell of a type for each model of the array or the data source of each section, and sets the view model
  /// made of it on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: ObservableRows>(
    cellType: NewCell.Type,
    models: [Section: Source],
    mapToViewModels: @escaping (Source.Item) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, Source.Item, Reach> {
    link.bindCells(
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
  public func bind<Source: ObservableRows>(
    cellProvider: @escaping (any TableHost, Section, Int, Source.Item) -> any TableCell,
    models: [Section: Source]
  ) -> MultiSectionChain<Section, any TableCell, Source.Item, Reach> {
    link.bindCells(
      .provider(matcher: .find(), cellProvider),
      observing: models
    )
    return continued()
  }
}
