/// Brings to a table at once what chains write.
@MainActor
protocol DeclarationListener: AnyObject {
  func register(_ registration: ViewRegistration)

  /// Takes the sentence about what was written too late.
  func report(_ severity: TableDiagnostic.Severity, _ message: String)
}

/// Writes a declaration for chains, until it is finished, or for one run of a screen's body.
@MainActor
final class DeclarationRecorder {
  let declaration: TableDeclaration

  weak var listener: (any DeclarationListener)?

  let applied: AppliedSnapshots

  /// Has data closures read again after a refresh, and is notified when data changes by itself.
  let observation: CommonObservation

  var isClosed = false

  let isObserved: Bool

  /// The sources whose sections are shown, in the order of their chains, and those of what was written before.
  private var sources: [any SourceSections] = []
  private var formerSources: [any SourceSections] = []

  private var refusedChains: Set<Int> = []

  init(_ applied: AppliedSnapshots, _ observation: CommonObservation) {
    (self.applied, self.observation, isObserved) = (applied, observation, false)
    declaration = TableDeclaration()
  }

  /// Begins with an empty declaration of a screen's body, which most likely writes the same as it has before.
  init(writingAgain former: DeclarationRecorder) {
    (applied, observation, isObserved) = (former.applied, former.observation, true)
    declaration = TableDeclaration(like: former.declaration)
    listener = former.listener
    formerSources = former.sources
    observation.beginAnew(asRefresh: !former.declaration.chains.isEmpty)
  }

  /// The branches that what is written stands in, outermost first.
  private(set) var branches: [Branch] = []

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
    let origin = ChainOrigin(scope: scope, position: position, sections: SectionsOfChain([]))
    reject(origin)
    return DeclarationWriter(recorder: self, origin: origin)
  }

  /// Begins a chain for the sections of a source, which is observed from here on; what was written again goes on observing it.
  func start<Item>(of source: any ObservableRows<Item>) -> DeclarationWriter {
    let place = sources.count
    let former =
      formerSources.indices.contains(place) ? formerSources[place] as? ObservedSections<Item> : nil
    let observed =
      former.flatMap { $0.observes(source) ? $0 : nil }
      ?? ObservedSections(source, at: place, after: former, onChange: observation.dataChanged)
    if !isClosed { sources.append(observed) }
    let writer = start(.source(SectionKey(SourceSection(of: place))))
    return DeclarationWriter(recorder: self, origin: writer.origin, source: observed)
  }

  /// Writes something about the table as a whole; refused when it comes too late.
  func declareTable(_ name: String, _ change: (TableDeclaration) -> Void) {
    if isClosed {
      listener?.report(.error, "\(name) was called after finish(). Call it before finish().")
    } else {
      change(declaration)
    }
  }

  /// Writes which view a part of the table shows; refused when it comes too late.
  func declareView<View: TableHeaderFooterView & ViewModelBindable>(
    _ name: String,
    of part: TablePart,
    _ type: View.Type,
    _ viewModel: BoundData<View.ViewModel?>
  ) {
    declare(name, part, TablePartDeclaration(type, viewModel, observation))
  }

  /// Writes which content a part of the table shows; refused when it comes too late.
  func declareView(_ name: String, of part: TablePart, _ content: BoundData<(any CellContent)?>) {
    declare(name, part, TablePartDeclaration(content, observation))
  }

  private func declare(_ name: String, _ part: TablePart, _ view: TablePartDeclaration) {
    declareTable(name) { $0.parts[part] = view }
    if !isClosed, let registration = view.registration { listener?.register(registration) }
  }

  /// Says of a chain that it comes too late, or goes on too late; once of each.
  private func reject(_ origin: ChainOrigin) {
    guard refusedChains.insert(origin.position).inserted else { return }
    listener?.report(
      .error,
      "\(origin) was called after finish(). Declare every section before finish()."
    )
  }

  func record(
    _ origin: ChainOrigin,
    registering registration: ViewRegistration? = nil,
    _ change: (TableDeclaration) -> Void
  ) {
    if isClosed { return reject(origin) }
    change(declaration)
    if let registration { listener?.register(registration) }
  }
}
