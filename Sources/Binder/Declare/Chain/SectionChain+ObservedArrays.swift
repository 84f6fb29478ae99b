/// Binding observed arrays: what becomes of them reaches the table at the next frame, as it was told and without a
/// comparison.
///
/// The chain observes the array, or what was made of it, from here on; several changes before a frame are one update. A
/// reload is compared with what was there.
extension SectionChain {
  /// Shows one cell of a type for each model of an observed array.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell, Source: SignalProtocol>(
    cellType: NewCell.Type,
    models: Source
  ) -> SectionChain<Section, NewCell, Source.Element.Item>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
    link.bindCells(
      .models(cellType, matcher: .find()),
      observing: [section: models]
    )
    return continued()
  }

  /// Shows one cell of a type for each view model of an observed array, and sets it on the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: SignalProtocol>(
    cellType: NewCell.Type,
    viewModels: Source
  ) -> SectionChain<Section, NewCell, NoModel>
  where
    Source.Element: ObservableArrayEventProtocol, Source.Element.Item == NewCell.ViewModel,
    Source.Error == Never
  {
    link.bindCells(
      .models(cellType, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil),
      observing: [section: viewModels]
    )
    return continued()
  }

  /// Shows one cell of a type for each model of an observed array, and sets the view model made of it on
  /// the cell.
  @inlinable @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Source: SignalProtocol>(
    cellType: NewCell.Type,
    models: Source,
    mapToViewModels: @escaping (Source.Element.Item) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, Source.Element.Item>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
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

  /// Shows a cell of the closure's choice for each model of an observed array.
  @inlinable @discardableResult
  public func bind<Source: SignalProtocol>(
    cellProvider: @escaping (any TableHost, Int, Source.Element.Item) -> any TableCell,
    models: Source
  ) -> SectionChain<Section, any TableCell, Source.Element.Item>
  where Source.Element: ObservableArrayEventProtocol, Source.Error == Never {
    link.bindCells(
      .provider(matcher: .find()) { tableView, _, row, model in
        cellProvider(tableView, row, model)
      },
      observing: [section: models]
    )
    return continued()
  }
}
