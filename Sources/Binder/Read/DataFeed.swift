/// A source that gives new data by itself once it is started.
@MainActor
protocol DataFeed {
  /// Begins to deliver.
  func start() -> any RunningFeed

  /// Has what is delivering already go on for this feed, with the data so far.
  ///
  /// - Returns: Whether it is of the same type; if not, nothing has changed.
  func takeOver(_ running: any RunningFeed) -> Bool
}

/// A feed that delivers, until it is let go.
@MainActor
protocol RunningFeed: AnyObject {}

/// The latest of the values that came from outside, by a callback or from a sequence.
@MainActor
final class LatestValue<Value> {
  /// The value.
  private(set) var value: Value
  /// The number of replacements, to tell a new value from an old one.
  private(set) var version = 0
  private let onChange: () -> Void

  /// Begins with a value.
  ///
  /// - Parameters:
  ///   - value: The value until it is replaced.
  ///   - onChange: Runs after the value was replaced.
  init(_ value: Value, onChange: @escaping () -> Void) {
    self.value = value
    self.onChange = onChange
  }

  /// Takes the value of another one as the one to begin with.
  func begin(with other: LatestValue) {
    value = other.value
  }

  /// Replaces the value.
  func replace(with value: Value) {
    self.value = value
    version += 1
    onChange()
  }
}

/// Gives the elements of an asynchronous sequence, one after another, on the main actor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

/// An iteration of a sequence; releasing it cancels the iteration.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
