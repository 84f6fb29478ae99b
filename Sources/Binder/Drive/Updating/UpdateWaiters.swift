/// The tasks and closures that wait until the table shows what they requested.
@MainActor
final class UpdateWaiters {
  private var waiting: [Int: () -> Void] = [:]
  private var count = 0

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ waiter: @escaping () -> Void) {
    count += 1
    waiting[count] = waiter
  }

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

  func takeAll() -> [() -> Void] {
    defer { waiting = [:] }
    return Array(waiting).ordered { $0.key < $1.key }.map(\.value)
  }
}
