import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// Several texts that come by one call, as those of a test with arguments do.
@Suite(.bounded)
struct InlineAssertionTests {
  private let package: TemporaryPackage
  private var claims = AssertedSnapshots()

  init() throws {
    package = try TemporaryPackage()
  }

  /// What the call in a line says of a text; nil where it passes.
  private mutating func failure(
    _ text: String,
    matches expected: String?,
    line: Int = 12
  ) -> String? {
    let file = package.file("Tests/AppTests/File.swift")
    let assertion = SnapshotAssertion(
      of: Snapshot(text),
      with: .source(expected),
      in: SnapshotTest(module: "AppTests", function: "overview()", file: file, line: line),
      environment: [:]
    )
    do throws(SnapshotMismatch) {
      try assertion.check(claims: { $0(&claims) })
      return nil
    } catch {
      return error.description
    }
  }

  private let refusal =
    "'snapshot' is asserted here with several texts; one expectation cannot be all. "
    + "Nothing waits to be accepted."

  @Test("what waits for a call that has moved since is deleted, and what waits beside it is not")
  mutating func moved() throws {
    try package.write("one\n", to: "Tests/AppTests/File.swift")
    #expect(failure("2", matches: "1") != nil)
    #expect(failure("3", matches: "1", line: 20) != nil)
    #expect(waiting == ["12-1.txt", "20-1.txt"])
    try package.write("two\n", to: "Tests/AppTests/File.swift")
    #expect(failure("2", matches: "1", line: 13) != nil)
    #expect(waiting == ["13-1.txt"])
    #expect(failure("2", matches: "2", line: 14) == nil)
    #expect(waiting == ["13-1.txt"])
    try package.write("three\n", to: "Tests/AppTests/File.swift")
    #expect(failure("2", matches: "2", line: 15) == nil)
    #expect(waiting == [])
    #expect(package.files.keys.sorted() == ["Tests/AppTests/File.swift"])
  }

  /// The names of what waits for the calls of the file.
  private var waiting: [String] {
    SnapshotFiles.names(in: "\(package.path)/.build/snapshots/Tests/AppTests/File.swift")
  }

  @Test("one that passes before another does not")
  mutating func passingFirst() {
    #expect(failure("1", matches: "1") == nil)
    #expect(failure("2", matches: "1")?.hasPrefix("\(refusal)\nsnapshot is not what") == true)
    #expect(failure("1", matches: "1") == refusal)
    #expect(package.files == [:])
  }

  @Test("one that passes after another has not: its text waits no more")
  mutating func passingLast() {
    #expect(failure("2", matches: "1")?.contains("\naccept     swift run tablesnap") == true)
    #expect(package.files.keys.contains { $0.hasSuffix("/text") })
    #expect(failure("1", matches: "1") == refusal)
    #expect(package.files == [:])
    #expect(failure("2", matches: "1")?.hasPrefix(refusal) == true)
    #expect(package.files == [:])
  }
}
