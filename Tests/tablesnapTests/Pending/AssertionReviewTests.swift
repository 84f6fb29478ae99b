import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// What an assertion leaves behind is what the command reads.
@Suite("From an assertion to its reference", .bounded)
struct AssertionReviewTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func passes(_ text: String) -> Bool {
    let assertion = SnapshotAssertion(
      of: Snapshot(text),
      with: .file(named: "greeting"),
      record: .pending,
      in: SnapshotTest(
        module: "AppTests",
        function: "overview()",
        file: "\(package.root)/Tests/AppTests/AccountsTests.swift"
      ),
      environment: [:]
    )
    return (try? assertion.check()) != nil
  }

  @Test("an accepted snapshot passes")
  func accept() async throws {
    #expect(!passes("Hello\n"))
    #expect(
      try await package.run("status").output.contains("new      AccountsTests/overview/greeting")
    )
    #expect(try await package.run("accept").status == .done)
    #expect(passes("Hello\n"))
    #expect(try await package.run("status") == Outcome(output: Tool.nothingPending))
  }

  @Test("a rejected snapshot fails again")
  func reject() async throws {
    _ = passes("Hello\n")
    _ = try await package.run("accept")
    #expect(!passes("Bye\n"))
    #expect(try await package.run("reject").status == .done)
    #expect(package.reference("greeting") == "Hello\n")
    #expect(!passes("Bye\n"))
  }

  @Test("a pending text is stale until the assertion has seen the reference")
  func stale() async throws {
    _ = passes("Hello\n")
    #expect(try await package.run("status").output.contains("stale") == false)
    try package.write(package.location("greeting").path, "From another branch\n")
    #expect(try await package.run("status").output.contains("greeting  +1 −1  (stale)"))
    #expect(try await package.run("accept").status == .differences)
    _ = passes("Hello\n")
    #expect(try await package.run("accept").status == .done)
    #expect(package.reference("greeting") == "Hello\n")
  }

  @Test("a text that passes again leaves nothing pending")
  func passesAgain() async throws {
    _ = passes("Hello\n")
    _ = try await package.run("accept")
    _ = passes("Bye\n")
    #expect(passes("Hello\n"))
    #expect(try await package.run("status") == Outcome(output: Tool.nothingPending))
    #expect(
      try package.everything(below: ".build/snapshots").filter { $0.hasSuffix("digest") } == []
    )
  }
}
