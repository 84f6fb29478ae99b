/// The declaration that counts: that of the chains, or that of the latest run of a screen's body.
@MainActor
final class RunningDeclaration {
  /// Holds what is declared.
  private(set) var recorder: DeclarationRecorder
  /// The snapshot that was applied last.
  let applied = AppliedSnapshots()
  /// Writes a screen's declaration again; nil for chains, which are declared once.
  private let body: ((DeclarationRecorder) -> Void)?
  /// Brings the declaration to a table: chains, bindings and this tell it, without a step between.
  var listener: DeclarationListener? { didSet { recorder.listener = listener } }
  /// The facts about the declaration that updates ask for.
  private(set) var answers = DeclaredAnswers()
  private var hasAnswers = false
  /// Whether a screen's body has run again, so that heights may be other ones than those that the table has asked for.
  private var hasOtherHeights = false
  private var isOutdated = true
  private var hasEnded = false
  /// The observed values that a screen's body has read.
  private lazy var bodyTracker = ObservationTracker { [weak self] in self?.bodyChanged() }
  private var feeds = RunningFeeds<FeedKey>()

  /// Begins with the declaration of chains, or with none yet of a screen's body.
  init(_ body: ((DeclarationRecorder) -> Void)?) {
    self.body = body
    recorder = DeclarationRecorder(applied, listener: nil)
  }

  var declaration: TableDeclaration { recorder.declaration }

  /// Whether what is declared can be something else at the next reading.
  var isWrittenAnew: Bool { body != nil }

  /// Refuses chains from now on, with a sentence.
  func close() { recorder.isClosed = true }

  /// Has a screen's body run again, or every data closure of chains read again, at the next reading.
  func refresh() {
    recorder.refresh()
    isOutdated = true
  }

  /// Has the latest declaration count: the one place where a screen's body is run, and where what gives
  /// data by itself is started.
  func update() {
    guard isOutdated else { return }
    isOutdated = false
    if let body {
      let recorder = DeclarationRecorder(applied, listener: listener, writtenAgain: recorder)
      bodyTracker.track { body(recorder) }
      self.recorder = recorder
    }
    if isWrittenAnew || !hasAnswers {
      let former = hasAnswers ? answers : nil
      hasAnswers = true
      answers = DeclaredAnswers(recorder.declaration)
      if former?.hasAccessories == true { answers.keepAccessories() }
      if let former, answers.hasChangingHeights || answers.heights != former.heights {
        hasOtherHeights = true
      }
    }
    // A body can unbind the screen.
    if !hasEnded { feeds.run(recorder.declaration.feeds) }
  }

  /// Whether heights may be other ones than when this was asked last.
  func takeOtherHeights() -> Bool {
    defer { hasOtherHeights = false }
    return hasOtherHeights
  }

  /// Ends what gives data by itself.
  func end() {
    hasEnded = true
    feeds.run([])
  }

  private func bodyChanged() {
    isOutdated = true
    listener?.dataChanged()
  }
}
