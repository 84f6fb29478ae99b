import TestSupport
import Testing

@Suite("Every suite ends", .bounded)
struct BoundedSuiteTests {
  @Test("every suite has the trait that names tests which do not end")
  func suites() throws {
    let files = try SourceFile.all(below: "Tests").filter { !$0.path.contains("/Fixture/") }
    try #require(files.count { !$0.lines(of: ["@", "Suite"]).isEmpty } > 100)
    for file in files where !file.lines(of: ["@", "Test"]).isEmpty {
      let suites = file.lines(of: ["@", "Suite"])
      let bounded = Set(file.lines(of: [".", "bounded"]))
      if suites.isEmpty, file.lines(of: ["extension"]).isEmpty {
        Issue.record("\(file.path): its tests need a suite with '.bounded'.")
      }
      for line in suites where !bounded.contains(line) {
        Issue.record("\(file.place(line)): the suite needs '.bounded'.")
      }
    }
  }

  @Test("a test that does not end is named, and ends the run")
  func standing() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Watchdog(patience: .milliseconds(50)).watch("waits() at Tests/A.swift:7") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      }
    )
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        """
        No test has begun or ended for 0.05 seconds. These have not ended:
          waits() at Tests/A.swift:7
        """
      )
    )
  }

  @Test("a command that does not end is killed and named")
  func command() async {
    let failure = await #expect(throws: (any Error).self) {
      try await Command.run(["sleep", "600"], limit: 0)
    }
    #expect(failure.map { "\($0)" } == "'sleep 600' has not ended within 0 seconds. It said:\n")
  }

  @Test("a condition that never holds is named")
  func condition() async {
    let waiting = Task { try await until("the end of time") { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
