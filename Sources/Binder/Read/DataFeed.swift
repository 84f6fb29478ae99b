/// A source that gives new data by itself once it is started.
@MainActor
@usableFromInline
protocol DataFeed {
  /// Begins to deliver, until the returned object is released.
  func start() -> AnyObject

  func takeOver(_ running: AnyObject) -> Bool
}

/// The latest of the values that were delivered from outside, by a callback or from a sequence.
@MainActor
final class LatestValue<Value> {
  fileprivate(set) var value: Value
  /// The number of replacements, which distinguishes a new value from an old one.
  private(set) var version = 0
  private let onChange: () -> Void

  init(_ value: Value, onChange: @escaping () -> Void) {
    self.value = value
    self.onChange = onChange
  }

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

  func start() -> AnyObject { RunningSequence(source, into: latest) }

  func takeOver(_ running: AnyObject) -> Bool {
    guard let running = running as? RunningSequence<Source> else { return false }
    running.continue(into: latest)
    return true
  }
}

/// An iteration of a sequence; releasing it cancels the iteration.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
private final class RunningSequence<Source: AsyncSequence> where Source.Failure == Never {
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
    other.value = latest.value
    latest = other
  }
}
