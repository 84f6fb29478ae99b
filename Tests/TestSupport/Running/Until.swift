/// Something that a test waits for has not come.
package struct VainWait: Error, CustomStringConvertible {
  package let description: String
}

/// Lets other tasks go on until a condition holds, for a minute and 6,000 turns at most.
///
/// On a busy machine other tests take the minute, and the turns are what a quiet machine does in seconds.
///
/// - Parameters:
///   - what: What the condition stands for, as the error names it.
///   - condition: Is asked now and after each turn.
/// - Throws: A `VainWait` that names what was waited for, or a `CancellationError`.
package func until(_ what: String, _ condition: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(60)
  var turns = 0
  while !condition() {
    try Task.checkCancellation()
    guard turns < 6_000 || .now < end else {
      throw VainWait(description: "Waited a minute for \(what), in vain.")
    }
    turns += 1
    if turns < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
  }
}
