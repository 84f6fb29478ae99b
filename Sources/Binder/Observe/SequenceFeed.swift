/// Gives the elements of an asynchronous sequence, one after another, on the main actor.
@MainActor
final class SequenceFeed<Source: AsyncSequence>: DataFeed where Source.Failure == Never {
  private let source: Source
  private let latest: LatestValue<Source.Element>

  init(_ source: Source, into latest: LatestValue<Source.Element>) {
    self.source = source
    self.latest = latest
  }

  func start() -> any RunningFeed { RunningSequence(source, into: latest) }

  func takeOver(_ running: any RunningFeed) -> Bool {
    guard let running = running as? RunningSequence<Source> else { return false }
    running.continue(into: latest)
    return true
  }
}

/// A sequence that is gone through; letting go of it cancels that.
@MainActor
private final class RunningSequence<Source: AsyncSequence>: RunningFeed
where Source.Failure == Never {
  private var latest: LatestValue<Source.Element>
  private var task: Task<Void, Never>?

  init(_ source: Source, into latest: LatestValue<Source.Element>) {
    self.latest = latest
    // While it waits for an element it keeps the sequence alive and nothing else.
    task = Task { @MainActor [weak self] in
      for await value in source {
        guard !Task.isCancelled, let self else { return }
        self.latest.replace(with: value)
      }
    }
  }

  deinit { task?.cancel() }

  func `continue`(into other: LatestValue<Source.Element>) {
    other.begin(with: latest)
    latest = other
  }
}
