// Cells and rows of contents do not stand beside each other in a chain: the compiler refuses the second.
extension ContentChaining {
  /// Says that the section shows rows of contents.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [NewModel]
  ) -> SectionChain<Section, NewCell, NewModel> { SectionChain(chained.writer) }

  /// Says where headers are written.
  @available(*, unavailable, message: "write the header before the rows")
  public func bind<Title>(headerTitle: Title) -> Self { self }

  /// Says where footers are written.
  @available(*, unavailable, message: "write the footer before the rows")
  public func bind<Title>(footerTitle: Title) -> Self { self }
}

extension SectionChain {
  /// Says that the section shows cells.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func rows<NewModel, Models: Sequence<NewModel>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain(writer, .rows(.closure { Array(models()) }, nil, content))
  }

  /// Says that the section shows cells.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func observedRows<NewModel>(
    _ models: any ObservableRows<NewModel>,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain(writer, .observedRows(models, nil, content))
  }

  /// Says that the section shows cells.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func row(
    id: AnyHashable? = nil,
    @ContentBuilder content: @escaping @MainActor () -> any CellContent
  ) -> ContentRowChain<Section> { ContentRowChain(writer, .row(id, content)) }
}

extension MultiSectionContentChain {
  /// Says that the sections show rows of contents.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func bind<NewCell: TableCell, NewModel>(
    cellType: NewCell.Type,
    models: @escaping () -> [Section: [NewModel]]
  ) -> MultiSectionChain<Section, NewCell, NewModel, BindsData> {
    MultiSectionChain(chained.writer)
  }
}

extension MultiSectionChain {
  /// Says that the sections show cells.
  @available(
    *,
    unavailable,
    message:
      "a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own"
  )
  public func rows<NewModel, Models: Sequence<(key: Section, value: [NewModel])>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> MultiSectionContentChain<Section, NewModel> {
    MultiSectionContentChain(
      writer,
      .rows(bySection: .constant([Section: [NewModel]]()), nil, content)
    )
  }
}
