/// The tasks that wait until the table shows what they asked for.
@MainActor
final class UpdateWaiters {
  /// A task that waits.
  typealias Waiter = CheckedContinuation<Void, Never>

  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  /// Whether nobody waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Waits until somebody takes and resumes this waiter, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - begin: Runs once, when this waits already.
  ///   - abandon: Runs if the task is cancelled and nobody else waits.
  func wait(
    after begin: () -> Void,
    orElse abandon: @escaping @MainActor @Sendable () -> Void
  ) async {
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        waiting[number] = waiter
        begin()
      }
    } onCancel: {
      Task { @MainActor in
        guard let waiter = self.waiting.removeValue(forKey: number) else { return }
        if self.isEmpty { abandon() }
        waiter.resume()
      }
    }
  }

  /// Takes everybody who waits, in the order of their calls.
  func takeAll() -> [Waiter] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }
}
