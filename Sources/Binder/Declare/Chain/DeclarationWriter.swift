/// A chain's hold on the declaration that it writes: both kinds of chain are a thin face over it.
///
/// Chains of one section bind data of that section, and chains of many bind data by section. From here on sections have no
/// type, and of rows only themselves know that of their models.
@MainActor
@usableFromInline
struct DeclarationWriter {
  private let recorder: DeclarationRecorder
  let origin: ChainOrigin

  init(recorder: DeclarationRecorder, origin: ChainOrigin) {
    (self.recorder, self.origin) = (recorder, origin)
  }

  /// The section of a chain that speaks for one.
  private var section: SectionKey {
    if case .section(let section) = origin.scope { section } else { origin.scope.names[0] }
  }

  /// The recorder is not kept alive by its own declaration.
  private var notifier: RefreshNotifier { recorder.notifier }

  /// Writes what a branch declares.
  func write(_ branch: Branch, _ write: () -> Void) {
    recorder.write(branch, write)
  }

  func compare<Model>(_ comparison: BackgroundComparison<Model>) {
    recorder.record(origin) { $0.backgroundComparisons[Model.self] = comparison }
  }

  func updateHandlers(_ change: (SectionHandlers) -> Void) {
    recorder.record(origin) { $0.updateHandlers(of: origin, change) }
  }

  /// Data that a callback replaces; the callback does not keep the declaration alive.
  @usableFromInline
  func pushed<Value>(_ value: Value, _ callback: inout (Value) -> Void) -> BoundData<Value> {
    .pushed(value, &callback, onChange: notifier.dataChanged)
  }

  /// Data that a sequence replaces; the sequence does not keep the declaration alive.
  @usableFromInline
  func elements<Value>(
    of source: any AsyncSequence<Value, Never>,
    initially value: Value
  ) -> BoundData<Value> {
    .elements(of: source, initially: value, onChange: notifier.dataChanged)
  }

  /// Data that a sequence replaces, and that is none before its first element.
  func elements<Source: AsyncSequence>(
    orNoneBefore source: Source
  ) -> BoundData<Source.Element?> where Source.Failure == Never {
    elements(of: source.map(Optional.some), initially: nil)
  }
}

/// Cells.
extension DeclarationWriter {
  @usableFromInline
  func bindCells<Model>(_ form: CellForm<Model>, _ models: BoundData<[Model]>) {
    let section = section
    bind(form, models) { .one(section, Rows(.models($0), form: form)) }
  }

  @usableFromInline
  func bindCells<Section: TableViewSection, Model>(
    _ form: CellForm<Model>,
    _ models: BoundData<[Section: [Model]]>
  ) {
    bind(form, models) { .many($0.keyed { Rows(.models($0), form: form) }) }
  }

  func bindCells(_ form: CellForm<NoModel>, numberOfCells: BoundData<Int>) {
    let section = section
    bind(form, numberOfCells) { .one(section, Rows(count: $0, form: form)) }
  }

  func bindCells<Section: TableViewSection>(
    _ form: CellForm<NoModel>,
    numberOfCells: BoundData<[Section: Int]>
  ) {
    bind(form, numberOfCells) { .many($0.keyed { Rows(count: $0, form: form) }) }
  }

  /// Rows that are observed; they do not keep the declaration alive.
  @usableFromInline
  func bindCells<Model>(
    _ form: CellForm<Model>,
    observing source: any ObservableRows<Model>
  ) {
    bind(form, observing: .one(section, source))
  }

  @usableFromInline
  func bindCells<Section: TableViewSection, Model>(
    _ form: CellForm<Model>,
    observing sources: [Section: any ObservableRows<Model>]
  ) {
    bind(form, observing: .many(sources.keyed { $0 }))
  }

  /// Rows that are items of the snapshot that is applied.
  @usableFromInline
  func bindItems<Item: Hashable>(_ form: CellForm<Item>) {
    let (applied, scope) = (recorder.applied, origin.scope)
    applied.isBound = true
    let data = ReplacedData(
      read: { applied.rows(of: scope, Item.self) },
      version: { applied.version }
    )
    bind(form, .replaced(data)) { .many($0.mapValues { Rows(.applied($0), form: form) }) }
  }

  private func bind<Model>(
    _ form: CellForm<Model>,
    observing sources: BySection<any ObservableRows<Model>>
  ) {
    let rows = sources.mapValues { source in
      let models = ObservedModels(source.rows, onChange: notifier.dataChanged)
      return ReplacedData<any RowList>(
        read: { Rows(.observed(models.read()), form: form) },
        version: { models.version }
      )
    }
    bind(form, .observed(rows)) { $0 }
  }

  private func bind<Model, Data>(
    _ form: CellForm<Model>,
    _ data: BoundData<Data>,
    _ rows: @escaping (Data) -> BySection<any RowList>
  ) {
    let cells = CellsDeclaration(
      origin: origin,
      registration: form.registration,
      rows: data.reading(rows, runsCode: form.contents != nil, notifier: notifier),
      feed: data.feed
    )
    recorder.record(origin, registering: cells.registration) {
      $0.add(cells, in: recorder.branches)
    }
  }
}

/// Headers and footers.
extension DeclarationWriter {
  func bindTitles(_ kind: SupplementaryKind, _ title: BoundData<String?>) {
    let section = section
    bind(kind, .title, nil, title) { .one(section, $0.map { .title($0) }) }
  }

  func bindTitles<Section: TableViewSection>(
    _ kind: SupplementaryKind,
    _ titles: BoundData<[Section: String?]>
  ) {
    bind(kind, .title, nil, titles) { .many($0.keyed { $0.map { .title($0) } }) }
  }

  func bindViews<View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>
  ) {
    let (section, content) = (section, SupplementaryContent.views(type))
    bind(kind, .view, .headerFooter(type), viewModel) { .one(section, content($0)) }
  }

  func bindViews<Section: TableViewSection, View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ viewModels: BoundData<[Section: View.ViewModel?]>
  ) {
    let content = SupplementaryContent.views(type)
    bind(kind, .view, .headerFooter(type), viewModels) { .many($0.keyed(content)) }
  }

  private func bind<Data>(
    _ kind: SupplementaryKind,
    _ form: SupplementaryDeclaration.Form,
    _ registration: ViewRegistration?,
    _ data: BoundData<Data>,
    _ contents: @escaping (Data) -> BySection<SupplementaryContent?>
  ) {
    let supplementary = SupplementaryDeclaration(
      origin: origin,
      kind: kind,
      form: form,
      registration: registration,
      contents: data.reading(contents, notifier: notifier),
      feed: data.feed
    )
    recorder.record(origin, registering: registration) {
      $0.add(supplementary, in: recorder.branches)
    }
  }
}
