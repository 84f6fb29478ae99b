/// Binding cells to the sections of a data source: its sections, rows and changes are those of the table, without a comparison.
extension PlainMultiSectionChain where DataPolicy: SourceDataPolicy {
  /// Shows one cell of a type for each item of the source.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell>(
    cellType: NewCell.Type
  ) -> MultiSectionChain<Section, NewCell, DataPolicy.Item, DataPolicy> {
    continued { $0.bindCells(ofSource: CellBinding<DataPolicy.Item>.models(cellType)) }
  }

  /// Shows one cell of a type for each item of the source, by the view model made of it.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<NewCell: TableCell & ViewModelBindable>(
    cellType: NewCell.Type,
    @ClosureValue<NewCell.ViewModel> mapToViewModels:
      @escaping (DataPolicy.Item) -> NewCell.ViewModel
  ) -> MultiSectionChain<Section, NewCell, DataPolicy.Item, DataPolicy> {
    continued {
      $0.bindCells(
        ofSource: CellBinding<DataPolicy.Item>.models(cellType, mappedBy: mapToViewModels)
      )
    }
  }

  /// Shows a cell of the closure's choice for each item of the source.
  @_alwaysEmitIntoClient @discardableResult
  public func bind<Kind: ProviderTable>(
    tableType: Kind.Type = AnyTable.self,
    cellProvider: @escaping (Kind.Table, Section, Int, DataPolicy.Item) -> Kind.Cell
  ) -> MultiSectionChain<Section, Kind.Cell, DataPolicy.Item, DataPolicy> {
    continued {
      $0.bindCells(ofSource: CellBinding<DataPolicy.Item>.provider(matcher: .find(), cellProvider))
    }
  }
}

/// Headers and footers of the sections of a data source, made again when the source changes and at each refresh; nil for none.
///
/// Without a header that is bound here, each section has its name as the title.
extension MultiSectionChaining where DataPolicy: SourceDataPolicy {
  /// Shows a text as the header of each section.
  @discardableResult
  public func bind(@ClosureValue<String?> headerTitle: @escaping (Section) -> String?) -> Self {
    saying { $0.bindTitles(.header, ofSource: headerTitle) }
  }

  /// Shows a view of a type as the header of each section.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: @escaping (Section) -> View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.header, headerType, ofSource: viewModel) }
  }

  /// Shows a text as the footer of each section.
  @discardableResult
  public func bind(@ClosureValue<String?> footerTitle: @escaping (Section) -> String?) -> Self {
    saying { $0.bindTitles(.footer, ofSource: footerTitle) }
  }

  /// Shows a view of a type as the footer of each section.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: @escaping (Section) -> View.ViewModel?
  ) -> Self {
    saying { $0.bindViews(.footer, footerType, ofSource: viewModel) }
  }
}

extension DeclarationWriter {
  @usableFromInline
  func bindCells<Model>(ofSource form: CellBinding<Model>) {
    guard let source = source as? ObservedSections<Model> else {
      preconditionFailure("A chain that shows a source has one of its items")
    }
    noteMapping(form)
    bind(
      form.registration,
      .replaced(
        read: { source.readRows(form) },
        version: { source.version },
        runsCode: form.runsCode
      )
    )
  }

  func bindTitles<Section: TableViewSection>(
    _ kind: SupplementaryKind,
    ofSource title: @escaping (Section) -> String?
  ) {
    bind(kind, nil, contents { title($0).map { .title($0) } })
  }

  func bindViews<Section: TableViewSection, View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    ofSource viewModel: @escaping (Section) -> View.ViewModel?
  ) {
    let form = ViewForm.views(type)
    bind(kind, form.registration, contents { form.content(viewModel($0)) })
  }

  private func contents<Section: TableViewSection>(
    _ content: @escaping (Section) -> SupplementaryContent?
  ) -> BoundData<BySection<SupplementaryContent?>> {
    let (source, observation) = (source, observation)
    return .replaced(
      read: {
        let keys = source?.keys ?? []
        return .many(Dictionary(keys.map { ($0, content($0.typed())) }) { first, _ in first })
      },
      version: { (source?.version ?? 0) + observation.refreshCount },
      runsCode: true
    )
  }
}
