/// Binding cells to the items of the snapshot that is applied: `binder.apply(_:)`.
///
/// The table displays the sections of the snapshot, in its order, unless the display behavior chooses them. A section
/// that the snapshot does not have shows no items.
///
/// Items are identified by their value alone, as in `UITableViewDiffableDataSource`: a row is shown again when the
/// snapshot says so.
extension PlainSectionChain {
  /// Shows one cell of a type for each item that the snapshot has in the section.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, Item: Hashable>(
    cellType: NewCell.Type,
    items: Item.Type
  ) -> SectionChain<Section, NewCell, Item> {
    continued { $0.bindItems(CellBinding<Item>.models(cellType, matcher: .ofValue())) }
  }

  /// Shows one cell of a type for each item of the section in the snapshot, by the view model made of it.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Item: Hashable>(
    cellType: NewCell.Type,
    items: Item.Type,
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (Item) -> NewCell.ViewModel
  ) -> SectionChain<Section, NewCell, Item> {
    continued {
      $0.bindItems(
        CellBinding<Item>.models(
          cellType,
          mappedBy: mapToViewModels,
          matcher: .ofValue(),
          viewModelMatcher: nil
        )
      )
    }
  }

  /// Shows a cell of the closure's choice for each item that the snapshot has in the section.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<Item: Hashable, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Int, Item) -> Kind.Cell,
    items: Item.Type
  ) -> SectionChain<Section, Kind.Cell, Item> {
    continued { $0.bindItems(CellBinding<Item>.provider(matcher: .ofValue(), cellProvider)) }
  }
}

/// Binding cells of several sections to the items of the snapshot that is applied; `onAllOtherSections()` binds all
/// sections that the snapshot has and no other chain names.
extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows one cell of a type for each item of the snapshot.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell, Item: Hashable>(
    cellType: NewCell.Type,
    items: Item.Type
  ) -> MultiSectionChain<Section, NewCell, Item, DataPolicy> {
    continued { $0.bindItems(CellBinding<Item>.models(cellType, matcher: .ofValue())) }
  }

  /// Shows one cell of a type for each item of the snapshot, by the view model made of it.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable, Item: Hashable>(
    cellType: NewCell.Type,
    items: Item.Type,
    @ClosureValue<NewCell.ViewModel> mapToViewModels: @escaping (Item) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, Item, DataPolicy> {
    continued {
      $0.bindItems(
        CellBinding<Item>.models(
          cellType,
          mappedBy: mapToViewModels,
          matcher: .ofValue(),
          viewModelMatcher: nil
        )
      )
    }
  }

  /// Shows a cell of the closure's choice for each item of the snapshot.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<Item: Hashable, Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, Item) -> Kind.Cell,
    items: Item.Type
  ) -> MultiSectionChain<Section, Kind.Cell, Item, DataPolicy> {
    continued { $0.bindItems(CellBinding<Item>.provider(matcher: .ofValue(), cellProvider)) }
  }
}
