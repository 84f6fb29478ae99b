/// The closures that bring a declaration to a table.
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
  let declaration: TableDeclaration

  /// Brings the declaration to a table.
  var listener: DeclarationListener?

  /// The snapshot of which cells show the items.
  let applied: AppliedSnapshots

  /// Whether the declaration is finished, so that chains are refused.
  var isClosed = false

  /// Whether what is read while the declaration is written is observed, and has all of it written again.
  let isObserved: Bool

  /// Whether the same has most likely been written before.
  private let isRewritten: Bool

  /// The positions of chains that were refused.
  private var refusedChains: Set<Int> = []

  /// The number of times that the data closures were to be read again.
  private(set) var refreshCount = 0

  /// Begins with an empty declaration.
  ///
  /// - Parameters:
  ///   - applied: The snapshot of which cells show the items.
  ///   - listener: Brings the declaration to a table.
  ///   - former: What a screen's body wrote before, if it is a body that writes: it is observed, and most likely writes
  ///     the same again.
  init(
    _ applied: AppliedSnapshots,
    listener: DeclarationListener?,
    writtenAgain former: DeclarationRecorder? = nil
  ) {
    isObserved = former != nil
    isRewritten = former?.declaration.chains.isEmpty == false
    declaration = TableDeclaration(like: former?.declaration)
    self.applied = applied
    self.listener = listener
    self.former = former
    former?.successor = self
  }

  /// What a screen's body wrote before, until this has been read: so long what that has read stays observed.
  private var former: DeclarationRecorder?

  /// What the screen's body has written since, and whose data is being read.
  ///
  /// It keeps this one so long. References to an object that is held weakly take longer to count, and each section has several.
  private unowned var successor: DeclarationRecorder?

  /// Something is about to change that a data closure has read.
  private func dataChanged() {
    if let successor { return successor.formerDataChanged() }
    listener?.dataChanged()
  }

  /// A closure that is being read changes what another one may have read before.
  private func formerDataChanged() {
    if let knownObservation { knownObservation.changed() } else { dataChanged() }
  }

  /// Observes the data closures together; nil where there are none.
  private var knownObservation: CommonObservation?

  private var observation: CommonObservation {
    if let knownObservation { return knownObservation }
    let observation = CommonObservation(startingWithRefresh: isRewritten) { [weak self] in
      self?.dataChanged()
    }
    knownObservation = observation
    return observation
  }

  /// Calls every data closure that has to be read again.
  func read() -> TableReading {
    defer {
      former?.successor = nil
      former = nil
    }
    guard let knownObservation else { return TableReading(declaration) }
    return knownObservation.track(refreshCount) { TableReading(declaration) }
  }

  /// Has every data closure read again at the next reading; callbacks' and constant data stay.
  func refresh() { refreshCount += 1 }

  /// The branches that what is written stands in, outermost first.
  private(set) var branches: [Branch] = []

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
    let origin = ChainOrigin(scope: scope, position: position, sections: SectionsOfChain([]))
    reject(origin)
    return DeclarationWriter(recorder: self, origin: origin)
  }

  /// Writes something about the table as a whole; refused when it comes too late.
  func declareTable(_ name: String, _ change: (TableDeclaration) -> Void) {
    guard !isClosed else {
      listener?.refuse("\(name) was called after finish(). Call it before finish().")
      return
    }
    change(declaration)
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
  var notifier: RefreshNotifier {
    RefreshNotifier(
      observation: observation,
      refreshes: { [weak self] in self?.refreshCount ?? 0 },
      dataChanged: { [weak self] in self?.dataChanged() }
    )
  }

  /// Says of a chain that it comes too late, or goes on too late; once of each.
  private func reject(_ origin: ChainOrigin) {
    guard refusedChains.insert(origin.position).inserted else { return }
    listener?.refuse("\(origin) was called after finish(). Declare every section before finish().")
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
