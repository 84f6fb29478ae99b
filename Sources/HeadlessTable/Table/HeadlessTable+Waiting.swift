extension HeadlessTable {
  /// Lets the rest of the main actor's work go on until a condition holds: for tests of screens whose data
  /// comes by itself.
  ///
  ///     continuation.yield([asif, joanne])
  ///     await table.wait { $0.numberOfRows(inSection: 0) == 2 }
  ///
  /// Data that is changed on the main actor needs no waiting: whatever reads the table sees it.
  ///
  /// - Parameter condition: Is asked now and after each turn of the main actor.
  /// - Returns: Whether the condition holds; false if the task was cancelled before, as by the time limit
  ///   of a test.
  @discardableResult
  public func wait(until condition: (HeadlessTable) -> Bool) async -> Bool {
    while !condition(self) {
      if Task.isCancelled { return false }
      await Task.yield()
    }
    return true
  }
}
