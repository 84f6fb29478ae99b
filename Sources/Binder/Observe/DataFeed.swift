/// A source that gives new values by itself once it is started.
@MainActor
struct DataFeed {
  /// Begins to deliver; cancelling the task ends it.
  let start: () -> Task<Void, Never>

  /// Delivers the elements of a sequence, one after another, on the main actor.
  ///
  /// While the task waits for an element it keeps the sequence alive and nothing else.
  init<Source: AsyncSequence>(
    _ source: Source,
    into latest: LatestValue<Source.Element>
  ) where Source.Failure == Never {
    start = {
      Task { @MainActor [weak latest] in
        for await value in source {
          guard !Task.isCancelled, let latest else { return }
          latest.replace(with: value)
        }
      }
    }
  }
}
