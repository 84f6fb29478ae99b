/// The declaration that counts: that of the chains, or that of the latest run of a screen's body.
@MainActor
final class RunningDeclaration<Section: TableViewSection> {
  /// Holds what is declared.
  private(set) var recorder = ChainRecorder<Section>()
  /// Writes a screen's declaration anew; nil for chains, which are declared once.
  private let body: ((ChainRecorder<Section>) -> Void)?
  /// Runs when data, or what a screen's body has read, is new by itself.
  var onChange: () -> Void = {}
  /// Takes a view type when it is bound.
  var onRegistration: (ViewRegistration) -> Void = { _ in }
  private var isOutdated = true
  /// What a screen's body has read.
  private lazy var bodyTracker = ObservationTracker { [weak self] in self?.bodyChanged() }
  private var feeds = RunningFeeds<FeedPlace<Section>>()

  /// Begins with the declaration of chains, or with none yet of a screen's body.
  init(_ body: ((ChainRecorder<Section>) -> Void)?) {
    self.body = body
    connect(recorder)
  }

  var declaration: TableDeclaration<Section> { recorder.declaration }

  /// Whether what is declared can be something else at the next reading.
  var isWrittenAnew: Bool { body != nil }

  /// Refuses chains from now on, with a sentence.
  func close(_ refuse: @escaping (String) -> Void) {
    recorder.refuse = refuse
  }

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
      let recorder = ChainRecorder<Section>()
      connect(recorder)
      bodyTracker.track { body(recorder) }
      self.recorder = recorder
    }
    feeds.run(recorder.declaration.feeds)
  }

  /// Ends what gives data by itself.
  func end() {
    feeds.run([])
  }

  private func bodyChanged() {
    isOutdated = true
    onChange()
  }

  private func connect(_ recorder: ChainRecorder<Section>) {
    recorder.onChange = { [weak self] in self?.onChange() }
    recorder.onRegistration = { [weak self] in self?.onRegistration($0) }
  }
}
