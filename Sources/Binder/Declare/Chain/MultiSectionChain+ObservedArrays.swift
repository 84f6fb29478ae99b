/// Binding observed arrays: what becomes of them reaches the table at the next frame, as it was told and without a
/// comparison.
///
/// The chain observes the array, or what was made of it, from here on; several changes before a frame are one update. A
/// reload is compared with what was there.
extension MultiSectionChain where Reach == BindsData {
  /// Shows one cell of a type for each model of the array of each section.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, Source: SignalProtocol>(
    cellType: NewCell.Type,
    models: [Section: Source]
  ) -> MultiSectionChain<Section, NewCell, Source.Element.Item, Reach>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
    link.bindCells(
      .models(cellType, matcher: .find()),
      observing: models
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of the array of each section, and sets it on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: SignalProtocol>(
    cellType: NewCell.Type,
    viewModels: [Section: Source]
  ) -> MultiSectionChain<Section, NewCell, NoModel, Reach>
  where
    Source.Element: ObservableArrayEventProtocol, Source.Element.Item == NewCell.ViewModel,
    Source.Error == Never
  {
    link.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      observing: viewModels
    )
    return continued()
  }

  /// Shows one cell of a type for each model of the array of each section, and sets the view model made of it on
  /// the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: SignalProtocol>(
    cellType: NewCell.Type,
    models: [Section: Source],
    mapToViewModels: @escaping (Source.Element.Item) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, Source.Element.Item, Reach>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
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

  /// Shows a cell of the closure's choice for each model of the array of each section.
  @inlinable @discardableResult
  public func bind<Source: SignalProtocol>(
    cellProvider: @escaping (any TableHost, Section, Int, Source.Element.Item) -> any TableCell,
    models: [Section: Source]
  ) -> MultiSectionChain<Section, any TableCell, Source.Element.Item, Reach>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
    link.bindCells(
      .provider(matcher: .find(), cellProvider),
      observing: models
    )
    return continued()
  }
}
