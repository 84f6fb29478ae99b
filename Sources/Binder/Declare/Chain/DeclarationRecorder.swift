/// The closures that bring a declaration to a table.
///
@MainActor
struct DeclarationListener {
  /// Runs when the data of a binding is new by itself: by a callback, a sequence or an observed change.
  let dataChanged: () -> Void

  /// Takes a view type when it is bound.
  let register: (ViewRegistration) -> Void

  /// Takes the sentence about a chain that was written too late.
  let refuse: (String) -> Void
}

/// The declaration that chains write, until it is finished.
@MainActor
final class DeclarationRecorder {
  private(set) var declaration = TableDeclaration()

  /// Brings the declaration to a table.
  var listener: DeclarationListener?

  /// The snapshot of which cells show the items.
  let applied: AppliedSnapshots

  /// Whether the declaration is finished, so that chains are refused.
  var isClosed = false

  /// The positions of chains that were refused.
  private var refusedChains: Set<Int> = []

  /// The number of times that the data closures were to be read again.
  private(set) var refreshCount = 0

  init(_ applied: AppliedSnapshots, listener: DeclarationListener?) {
    self.applied = applied
    self.listener = listener
  }

  /// Has every data closure read again at the next reading; callbacks' and constant data stay.
  func refresh() { refreshCount += 1 }

  /// The branches that what is written stands in, outermost first.
  fileprivate private(set) var branches: [Branch] = []

  /// Writes what a branch declares.
  func write(_ branch: Branch, _ write: () -> Void) {
    branches.append(branch)
    write()
    branches.removeLast()
  }

  /// Begins a chain; one that comes too late is refused, and writes nothing.
  func start(_ scope: SectionScope) -> DeclarationWriter {
    guard isClosed else {
      return DeclarationWriter(recorder: self, origin: declaration.startChain(scope))
    }
    let position = declaration.chains.count + refusedChains.count + 1
    let origin = ChainOrigin(scope: scope, position: position)
    reject(origin)
    return DeclarationWriter(recorder: self, origin: origin)
  }

  /// Writes something about the table as a whole; refused when it comes too late.
  func declareTable(_ name: String, _ change: (inout TableDeclaration) -> Void) {
    guard !isClosed else {
      listener?.refuse("\(name) was called after finish(). Call it before finish().")
      return
    }
    change(&declaration)
  }

  /// Writes which view a part of the table shows; refused when it comes too late.
  func declareView<View: TableHeaderFooterView & ViewModelBindable>(
    _ name: String,
    of part: TablePart,
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>
  ) {
    let view = TablePartDeclaration(type, viewModel, notifier)
    declareTable(name) { $0.parts[part] = view }
    if !isClosed { listener?.register(view.registration) }
  }

  /// Tells when data is to be read again; it does not keep the recorder alive.
  fileprivate var notifier: RefreshNotifier {
    RefreshNotifier(
      refreshes: { [weak self] in self?.refreshCount ?? 0 },
      dataChanged: { [weak self] in self?.listener?.dataChanged() }
    )
  }

  /// Says of a chain that it comes too late, or goes on too late; once of each.
  private func reject(_ origin: ChainOrigin) {
    guard refusedChains.insert(origin.position).inserted else { return }
    listener?.refuse("\(origin) was called after finish(). Declare every section before finish().")
  }

  fileprivate func record(
    _ origin: ChainOrigin,
    registering registration: ViewRegistration? = nil,
    _ change: (inout TableDeclaration) -> Void
  ) {
    if isClosed { return reject(origin) }
    change(&declaration)
    if let registration { listener?.register(registration) }
  }
}

/// A chain's hold on the declaration that it writes: both kinds of chain are a thin face over it.
@MainActor
@usableFromInline
struct DeclarationWriter {
  fileprivate let recorder: DeclarationRecorder
  let origin: ChainOrigin

  @usableFromInline
  func bindCells<Model>(
    _ form: CellForm<Model>,
    _ models: BoundData<[SectionKey: [Model]]>
  ) {
    let data = models.map { $0.mapValues { Rows<Model>.Storage.models($0) } }
    bind(CellsDeclaration(origin: origin, form: form, data: data, notifier: notifier))
  }

  /// Rows that are observed; they do not keep the declaration alive.
  @usableFromInline
  func bindCells<Source: ObservableRows>(
    _ form: CellForm<Source.Item>,
    observing sources: [SectionKey: Source]
  ) {
    let models = sources.mapValues { source in
      ObservedModels(source.rows, onChange: notifier.dataChanged)
    }
    bind(CellsDeclaration(origin: origin, form: form, data: .observed(models), notifier: notifier))
  }

  /// Rows that are items of the snapshot that is applied.
  @usableFromInline
  func bindItems<Item: Hashable>(_ form: CellForm<Item>) {
    let (applied, scope) = (recorder.applied, origin.scope)
    applied.isBound = true
    let data = BoundData(
      read: { applied.rows(of: scope, Item.self) },
      version: { applied.version },
      feed: nil
    )
    bind(CellsDeclaration(origin: origin, form: form, data: data, notifier: notifier))
  }

  func bindCells(
    _ form: CellForm<NoModel>,
    numberOfCells: BoundData<[SectionKey: Int]>
  ) {
    let data = numberOfCells.map {
      $0.mapValues { Rows<NoModel>.Storage.count($0, NoModel()) }
    }
    bind(CellsDeclaration(origin: origin, form: form, data: data, notifier: notifier))
  }

  func bindTitles(
    _ kind: SupplementaryKind,
    _ data: BoundData<[SectionKey: String?]>
  ) {
    bind(.titles(kind, origin: origin, data: data, notifier: notifier))
  }

  func bindViews<View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ data: BoundData<[SectionKey: View.ViewModel?]>
  ) {
    bind(.views(kind, type, origin: origin, data: data, notifier: notifier))
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
    recorder.record(origin) { $0.updateHandlers(of: origin.scope, change) }
  }

  /// Data that a callback replaces; the callback does not keep the declaration alive.
  @usableFromInline
  func pushed<Value>(_ value: Value, _ callback: inout (Value) -> Void) -> BoundData<Value> {
    .pushed(value, &callback, onChange: notifier.dataChanged)
  }

  /// Data that a sequence replaces; the sequence does not keep the declaration alive.
  @usableFromInline
  func elements<Source: AsyncSequence>(
    of source: Source,
    initially value: Source.Element
  ) -> BoundData<Source.Element> where Source.Failure == Never {
    .elements(of: source, initially: value, onChange: notifier.dataChanged)
  }

  private func bind(_ cells: CellsDeclaration) {
    recorder.record(origin, registering: cells.registration) {
      $0.add(cells, in: recorder.branches)
    }
  }

  private func bind(_ supplementary: SupplementaryDeclaration) {
    recorder.record(origin, registering: supplementary.registration) {
      $0.add(supplementary, in: recorder.branches)
    }
  }
}

/// The same for data whose sections have their type.
extension DeclarationWriter {
  @usableFromInline
  func bindCells<Section: TableViewSection, Model>(
    _ form: CellForm<Model>,
    _ models: BoundData<[Section: [Model]]>
  ) {
    bindCells(form, models.keyed())
  }

  @usableFromInline
  func bindCells<Section: TableViewSection, Source: ObservableRows>(
    _ form: CellForm<Source.Item>,
    observing sources: [Section: Source]
  ) {
    bindCells(form, observing: sources.keyed())
  }

  func bindCells<Section: TableViewSection>(
    _ form: CellForm<NoModel>,
    numberOfCells: BoundData<[Section: Int]>
  ) {
    bindCells(form, numberOfCells: numberOfCells.keyed())
  }

  func bindTitles<Section: TableViewSection>(
    _ kind: SupplementaryKind,
    _ data: BoundData<[Section: String?]>
  ) {
    bindTitles(kind, data.keyed())
  }

  func bindViews<Section: TableViewSection, View: TableHeaderFooterView & ViewModelBindable>(
    _ kind: SupplementaryKind,
    _ type: View.Type,
    _ data: BoundData<[Section: View.ViewModel?]>
  ) {
    bindViews(kind, type, data.keyed())
  }
}
