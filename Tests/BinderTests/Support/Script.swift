/// A sequence whose elements a test hands over one by one, and which throws when it is cancelled.
///
/// It says whether somebody waits for an element, so that a test knows that all earlier ones were taken.
struct Script<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  @MainActor
  final class State {
    var ready: [Element] = []
    var continuation: CheckedContinuation<Element, any Error>?
    var hasEnded = false
  }

  private let state: State

  @MainActor init() { state = State() }

  /// Whether every element was taken and somebody waits for another one.
  @MainActor var isAwaited: Bool { state.continuation != nil }

  /// Whether the wait for an element was cancelled.
  @MainActor var hasEnded: Bool { state.hasEnded }

  /// Hands over an element.
  @MainActor func send(_ element: Element) {
    if let continuation = state.continuation {
      state.continuation = nil
      continuation.resume(returning: element)
    } else {
      state.ready.append(element)
    }
  }

  func makeAsyncIterator() -> Script { self }

  func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
    try await wait()
  }

  @MainActor private func wait() async throws -> Element {
    if !state.ready.isEmpty { return state.ready.removeFirst() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { state.continuation = $0 }
    } onCancel: {
      Task { @MainActor in end() }
    }
  }

  @MainActor private func end() {
    state.hasEnded = true
    state.continuation?.resume(throwing: CancellationError())
    state.continuation = nil
  }
}
