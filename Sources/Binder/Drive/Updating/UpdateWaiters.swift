/// The tasks and closures that wait until the table shows what they asked for.
@MainActor
final class UpdateWaiters {
  /// The closures to run when the wait has ended.
  private var waiting: [Int: () -> Void] = [:]
  private var count = 0

  /// Whether nobody waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Lets a closure wait until somebody takes and runs it.
  func add(_ waiter: @escaping () -> Void) {
    count += 1
    waiting[count] = waiter
  }

  /// Waits until somebody takes and runs this waiter, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - begin: Runs once, when this waits already.
  ///   - abandon: Runs if the task is cancelled and nobody else waits.
  func wait(
    after begin: () -> Void,
    orElse abandon: @escaping @MainActor @Sendable () -> Void = {}
  ) async {
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[number] = { continuation.resume() }
        begin()
      }
    } onCancel: {
      Task { @MainActor in
        guard let waiter = self.waiting.removeValue(forKey: number) else { return }
        if self.isEmpty { abandon() }
        waiter()
      }
    }
  }

  /// Takes everybody who waits, in the order of their calls.
  func takeAll() -> [() -> Void] {
    defer { waiting = [:] }
    return Array(waiting).ordered { $0.key < $1.key }.map(\.value)
  }
}
