import Binder

extension HeadlessTable {
  /// Waits until a condition holds, while the main actor continues: for screens whose data arrives by itself.
  ///
  ///     continuation.yield([asif, joanne])
  ///     await table.wait(for: "both friends") { $0.numberOfRows(inSection: 0) == 2 }
  ///
  /// Data that is changed on the main actor needs no waiting: each read of the table has it.
  ///
  /// A condition that does not hold in time is an error in `diagnostics`, which says what was waited for and
  /// what the table shows; snapshot assertions fail then.
  ///
  /// - Parameters:
  ///   - what: The name of the condition in the error.
  ///   - limit: How long to wait. On a busy machine it takes longer: the condition is read a hundred times
  ///     at least, and a hundred times for each second of the limit.
  ///   - condition: Is read now and after each turn of the main actor.
  /// - Returns: Whether the condition holds; false if the limit was reached, or the task was cancelled before.
  @discardableResult
  public func wait(
    for what: String = "a condition",
    atMost limit: Duration = .seconds(10),
    until condition: (HeadlessTable) -> Bool
  ) async -> Bool {
    await wait(for: what, atMost: limit, untilTrue: { condition(self) })
  }
}

extension HeadlessCollectionView {
  /// Waits until a condition holds, as ``HeadlessTable/wait(for:atMost:until:)`` does.
  @discardableResult
  public func wait(
    for what: String = "a condition",
    atMost limit: Duration = .seconds(10),
    until condition: (HeadlessCollectionView) -> Bool
  ) async -> Bool { await wait(for: what, atMost: limit, untilTrue: { condition(self) }) }
}

extension HeadlessListView {
  fileprivate func wait(
    for what: String,
    atMost limit: Duration,
    untilTrue condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + limit
    let fewestTurns = 100 + limit / .milliseconds(10)
    var turns = 0
    while !condition() {
      if Task.isCancelled { return false }
      guard Double(turns) < fewestTurns || .now < end else {
        reportVainWait(for: what, limit)
        return false
      }
      turns += 1
      // Most of what is waited for takes a few turns; the rest takes time, and no processor.
      if turns < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    return true
  }

  private func reportVainWait(for what: String, _ limit: Duration) {
    core.report(
      .error,
      """
      Waited \(limit) for \(what), in vain. \(core.title) shows:
      \(render(.text))
      """
    )
  }
}
