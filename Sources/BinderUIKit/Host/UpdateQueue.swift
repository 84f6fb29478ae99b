#if canImport(UIKit) && !os(watchOS)
  /// Work for the next turn of the main actor, in its order.
  @MainActor
  final class UpdateQueue {
    private var updates: [@MainActor () -> Void] = []
    private var isScheduled = false
    /// Whether work must not run now, as the table is in the middle of something.
    var isBlocked: () -> Bool = { false }

    func add(_ update: @escaping @MainActor () -> Void) {
      updates.append(update)
      scheduleTurn()
    }

    private func scheduleTurn() {
      guard !isScheduled else { return }
      isScheduled = true
      Task { @MainActor [weak self] in self?.turnCame() }
    }

    private func turnCame() {
      isScheduled = false
      if isBlocked() { return scheduleTurn() }
      runOnce()
      if !updates.isEmpty { scheduleTurn() }
    }

    /// Runs everything at once, also what the work adds; what goes on adding comes with later turns.
    func run() {
      var rounds = 0
      while !updates.isEmpty, rounds < 100 {
        rounds += 1
        runOnce()
      }
    }

    private func runOnce() {
      let now = updates
      updates = []
      for update in now { update() }
    }
  }
#endif
