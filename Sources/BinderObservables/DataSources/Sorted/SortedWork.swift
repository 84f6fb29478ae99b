import Binder

/// Computes the changes of a sorted source off the main actor, in the order of the calls.
@MainActor
final class SortedWork<Item: Hashable & Sendable> {
  enum Request: Sendable {
    case add([Item])
    case remove([Item])
    case reset([Item])
    case reorder(by: @Sendable (Item, Item) -> Bool)
    /// Changes nothing: its completion runs when everything before is done.
    case settle
  }

  struct Outcome: Sendable {
    let request: Request
    let items: any SectionedItems<Item> & Sendable
    let patch: SectionedChangeset
    /// The same for the source's own table, where a row that is updated and moves is deleted and inserted.
    let tablePatch: SectionedChangeset
  }

  var finished: (Outcome) -> Void = { _ in }

  private let requests: AsyncStream<Request>.Continuation
  private var completions = Queue<() -> Void>()
  private var shown: Outcome?

  init<Key: Sendable>(_ items: SortedSections<Item, Key>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Request.self)
    requests = continuation
    Task.detached { [weak self] in
      var items = items
      for await request in stream {
        let patch = items.perform(request)
        let outcome = Outcome(
          request: request,
          items: SortedItems(items),
          patch: patch,
          tablePatch: SectionedChangeset(
            sections: patch.sections,
            rows: patch.rows.withoutUpdatedMoves
          )
        )
        _ = await self?.deliver(outcome)
      }
    }
  }

  // Whoever waits for a completion is not kept waiting.
  #if canImport(Darwin)
    deinit {
      requests.finish()
      nonisolated(unsafe) let rest = completions.elements
      whenGone { for completion in rest { completion() } }
    }
  #else
    isolated deinit {
      requests.finish()
      for completion in completions.elements { completion() }
    }
  #endif

  func ask(_ request: Request, _ completion: @escaping () -> Void) {
    completions.append(completion)
    requests.yield(request)
  }

  /// Shows an outcome, and returns the one before: where the work is done it is to be taken apart, too.
  private func deliver(_ outcome: Outcome) -> Outcome? {
    let before = shown
    shown = outcome
    let completion = completions.popFirst()
    finished(outcome)
    completion?()
    return before
  }
}

extension SortedSections where Item: Sendable {
  fileprivate mutating func perform(_ request: SortedWork<Item>.Request) -> SectionedChangeset {
    switch request {
    case .add(let items): add(items)
    case .remove(let items): remove(items)
    case .reset(let items): reset(items)
    case .reorder(let order): reorder(by: order)
    case .settle: SectionedChangeset()
    }
  }
}
