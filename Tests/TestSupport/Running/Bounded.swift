package import Testing

/// Names a test that does not end, and ends it; every suite has this.
package struct Bounded: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let place = "\(test.sourceLocation.fileID):\(test.sourceLocation.line)"
    try await Watchdog.shared.watch("\(test.displayName ?? test.name) at \(place)", function)
  }
}

extension Trait where Self == Bounded {
  /// Ends the run, and names this suite's tests, when nothing goes on any more.
  package static var bounded: Bounded { Bounded() }
}
