/// A chain's hold on the declaration that it writes: both kinds of chain are a thin face over it.
///
/// Chains of one section bind data of that section, and chains of many bind data by section. From here on sections have no
/// type, and of rows only themselves know that of their models.
@MainActor
@usableFromInline
package struct DeclarationWriter {
  private let recorder: DeclarationRecorder
  let origin: ChainOrigin
  let source: (any SourceSections)?
  /// The handlers of the list of contents that what is written is for; nil for whole sections.
  private var listHandlers: SectionHandlers?

  init(
    recorder: DeclarationRecorder,
    origin: ChainOrigin,
    source: (any SourceSections)? = nil
  ) {
    (self.recorder, self.origin, self.source) = (recorder, origin, source)
  }

  @usableFromInline var section: SectionKey {
    if case .section(let section) = origin.scope { section } else { origin.scope.names[0] }
  }

  @usableFromInline var isObserved: Bool { recorder.isObserved }

  /// Is notified when data changes by itself; it keeps neither the recorder alive nor the declaration.
  var observation: CommonObservation { recorder.observation }

  /// Changes the declaration, by the branches that are open, with what is notified when data changes by itself.
  func record(_ change: (TableDeclaration, [Branch], CommonObservation) -> Void) {
    recorder.record(origin) { change($0, recorder.branches, recorder.observation) }
  }

  /// The models of an observed collection, which do not keep the declaration alive.
  func observedModels<Model>(_ source: any ObservableRows<Model>) -> ObservedModels<Model> {
    ObservedModels(source, onChange: observation.dataChanged)
  }

  func write(_ branch: Branch, _ write: () -> Void) {
    recorder.write(branch, write)
  }

  func compare<Model>(_ comparison: BackgroundComparison<Model>) {
    recorder.record(origin) { $0.backgroundComparisons[Model.self] = comparison }
  }

  func ofList(_ handlers: SectionHandlers?) -> DeclarationWriter {
    var writer = self
    writer.listHandlers = handlers
    return writer
  }

  func updateHandlers(_ change: (SectionHandlers) -> Void) {
    recorder.record(origin) { declaration in
      if let listHandlers { return change(listHandlers) }
      declaration.updateHandlers(of: origin, change)
    }
  }

  /// Data that a callback replaces; the callback does not keep the declaration alive.
  @usableFromInline
  func pushed<Value>(_ value: Value, _ callback: inout (Value) -> Void) -> BoundData<Value> {
    .pushed(value, &callback, onChange: observation.dataChanged)
  }

  /// Data that a sequence replaces; the sequence does not keep the declaration alive.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @usableFromInline
  func elements<Value>(
    of source: any AsyncSequence<Value, Never>,
    initially value: Value
  ) -> BoundData<Value> {
    .elements(of: source, initially: value, onChange: observation.dataChanged)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func elements<Source: AsyncSequence>(
    orNoneBefore source: Source
  ) -> BoundData<Source.Element?> where Source.Failure == Never {
    elements(of: source.map(Optional.some), initially: nil)
  }
}

/// Cells.
extension DeclarationWriter {
  @inlinable
  func bindCells<Model>(_ form: CellBinding<Model>, _ models: BoundData<[Model]>) {
    let section = section
    if isObserved, case .constant(let models) = models {
      return bind(form.registration, .constant(form.rows(models, in: section)))
    }
    bind(form.registration, models.map(runsCode: form.runsCode) { form.rows($0, in: section) })
  }

  @usableFromInline
  func bindCells<Section: TableViewSection, Model>(
    _ form: CellBinding<Model>,
    _ models: BoundData<[Section: [Model]]>
  ) {
    let rows = { (models: [Section: [Model]]) -> BySection<any RowList> in
      .many(models.keyed { ModelRows(.models($0), form: form) })
    }
    if isObserved, case .constant(let models) = models {
      return bind(form.registration, .constant(rows(models)))
    }
    bind(form.registration, models.map(runsCode: form.runsCode, rows))
  }

  func bindCells(_ form: CellBinding<NoModel>, numberOfCells: BoundData<Int>) {
    let section = section
    bind(form.registration, numberOfCells.map { .one(section, ModelRows(count: $0, form: form)) })
  }

  func bindCells<Section: TableViewSection>(
    _ form: CellBinding<NoModel>,
    numberOfCells: BoundData<[Section: Int]>
  ) {
    bind(
      form.registration,
      numberOfCells.map { .many($0.keyed { ModelRows(count: $0, form: form) }) }
    )
  }

  /// Rows that are observed; they do not keep the declaration alive.
  @usableFromInline
  func bindCells<Model>(
    _ form: CellBinding<Model>,
    observing source: any ObservableRows<Model>
  ) {
    bind(form, observing: .one(section, source))
  }

  @usableFromInline
  func bindCells<Section: TableViewSection, Model>(
    _ form: CellBinding<Model>,
    observing sources: [Section: any ObservableRows<Model>]
  ) {
    bind(form, observing: .many(sources.keyed { $0 }))
  }

  private func bind<Model>(
    _ form: CellBinding<Model>,
    observing sources: BySection<any ObservableRows<Model>>
  ) {
    noteMapping(form)
    let rows = sources.mapValues { ObservedModels($0, onChange: observation.dataChanged) }
    bind(
      form.registration,
      .replaced(
        read: { rows.mapValues { ModelRows(.observed($0.read()), form: form) } },
        version: { rows.reduce(0) { $0 + $1.1.version } },
        runsCode: form.runsCode
      )
    )
  }

  @usableFromInline
  func bindItems<Item: Hashable>(_ form: CellBinding<Item>) {
    let (applied, scope) = (recorder.applied, origin.scope)
    applied.isBound = true
    noteMapping(form)
    bind(
      form.registration,
      .replaced(
        read: {
          .many(
            applied.rows(of: scope, Item.self).mapValues { ModelRows(.applied($0), form: form) }
          )
        },
        version: { applied.version },
        runsCode: form.runsCode
      )
    )
  }

  func noteMapping<Model>(_ form: CellBinding<Model>) {
    if form.showsOther != nil { recorder.record(origin) { $0.mapsWhenFilling = true } }
  }

  @usableFromInline
  func bind(_ registration: ViewRegistration?, _ rows: BoundData<BySection<any RowList>>) {
    let cells = CellsDeclaration(
      origin: origin,
      registration: registration,
      rows: rows.reading(observation),
      feed: rows.feed,
      branches: recorder.branches
    )
    recorder.record(origin, registering: registration) { $0.add(cells) }
  }
}

/// Headers and footers.
extension DeclarationWriter {
  func bindTitles(_ kind: SupplementaryKind, _ title: BoundData<String?>) {
    bind(kind, nil, content: title.map { $0.map { .title($0) } })
  }

  func bindTitles<Section: TableViewSection>(
    _ kind: SupplementaryKind,
    _ titles: BoundData<[Section: String?]>
  ) {
    bind(kind, nil, titles.map { .many($0.keyed { $0.map { .title($0) } }) })
  }

  func bindViews<View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>
  ) {
    let form = ViewForm.views(type)
    bind(kind, form.registration, content: viewModel.map { form.content($0) })
  }

  func bindViews<Section: TableViewSection, View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ viewModels: BoundData<[Section: View.ViewModel?]>
  ) {
    let form = ViewForm.views(type)
    bind(kind, form.registration, viewModels.map { .many($0.keyed(form.content)) })
  }

  func bindContents(_ kind: SupplementaryKind, _ content: BoundData<(any CellContent)?>) {
    let section = section
    bind(kind, nil, content.map { .one(section, $0.map { .view(ShownContent($0)) }) }, as: .view)
  }

  func bindContents<Section: TableViewSection>(
    _ kind: SupplementaryKind,
    _ contents: BoundData<[Section: any CellContent]>
  ) {
    bind(kind, nil, contents.map { .many($0.keyed { .view(ShownContent($0)) }) }, as: .view)
  }

  /// Views of a registered type, or titles where that is nil.
  func bind(
    _ kind: SupplementaryKind,
    _ registration: ViewRegistration?,
    content: BoundData<SupplementaryContent?>
  ) {
    let section = section
    bind(kind, registration, content.map { .one(section, $0) })
  }

  func bind(
    _ kind: SupplementaryKind,
    _ registration: ViewRegistration?,
    _ contents: BoundData<BySection<SupplementaryContent?>>,
    as form: SupplementaryDeclaration.Form? = nil
  ) {
    let supplementary = SupplementaryDeclaration(
      origin: origin,
      kind: kind,
      form: form ?? (registration == nil ? .title : .view),
      registration: registration,
      contents: contents.reading(observation),
      feed: contents.feed
    )
    recorder.record(origin, registering: registration) {
      $0.add(supplementary, in: recorder.branches)
    }
  }
}
