import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// From a call without an expectation to a file in which it stands.
@Suite("An inline expectation from its failure to its file", .bounded)
struct InlineReviewTests {
  let package: TemporaryPackage
  private static let path = "Tests/AppTests/AccountsTests.swift"

  init() throws {
    package = try TemporaryPackage()
  }

  private func run(
    _ texts: [String: String],
    environment: [String: String] = [:]
  ) throws -> [String] {
    try package.assertInline(texts, in: Self.path, environment: environment)
  }

  private static let source = """
    func overview() {
      assertInlineSnapshot(of: one, as: .text)
      if true { assertInlineSnapshot(of: two, as: .text); assertInlineSnapshot(of: three, as: .text) }
    }

    """

  private static let accepted = """
    func overview() {
      assertInlineSnapshot(of: one, as: .text) {
        \"""
        1
        \"""
      }
      if true { assertInlineSnapshot(of: two, as: .text) {
        #\"""
        \\2
        \"""#
      }; assertInlineSnapshot(of: three, as: .text) {
        \"""
        3
        \"""
      } }
    }

    """

  private static let texts = ["one": "1\n", "two": "\\2\n", "three": "3\n"]

  @Test("several in one file, two in one line, in any order")
  func several() async throws {
    try package.write(Self.path, Self.source)
    #expect(
      try run(["one": "1\n"]) == [
        """
        snapshot has no expectation yet
        +1
        source     \(Self.path):2
        accept     swift run tablesnap accept AccountsTests.swift:2:23
        """
      ]
    )
    _ = try run(Self.texts)
    #expect(
      try await package.run("status").output == """
        3 snapshots wait for review
          new      AccountsTests.swift:2:23  +1 −0
          new      AccountsTests.swift:3:33  +1 −0
          new      AccountsTests.swift:3:75  +1 −0

        """
    )
    let patch = try await package.run("diff", "AccountsTests.swift:2").output
    #expect(patch.hasPrefix("--- \(Self.path)\n+++ \(Self.path)\n@@ -1,4 +1,8 @@\n"))
    #expect(try await package.run("accept").status == .done)
    #expect(package.read(Self.path) == Self.accepted)
    #expect(package.pendingNames.isEmpty)
    #expect(try run(Self.texts) == [])
  }

  @Test(
    "one after the other, each by its own command",
    arguments: [[2, 1, 0], [0, 1, 2], [1, 0, 2]]
  )
  func oneByOne(order: [Int]) async throws {
    try package.write(Self.path, Self.source)
    _ = try run(Self.texts)
    var session = ReviewSession(of: package.package.pendingSnapshots)
    if order == [0, 1, 2] {
      while !session.isOver { _ = session.press("a") }
      #expect(session.outcome == Outcome())
    } else {
      let texts = ["1\n", "\\2\n", "3\n"]
      for number in order {
        let snapshot = package.package.pendingSnapshots.first {
          $0.text == Data(texts[number].utf8)
        }
        try #require(snapshot).accept()
      }
    }
    #expect(package.read(Self.path) == Self.accepted)
    #expect(try run(Self.texts) == [])
  }

  @Test("another text later waits beside the old one, keeps its elisions, and passes then")
  func changed() async throws {
    let source = "assertInlineSnapshot(of: one) {\n  \"\"\"\n  a\n  ⋮\n  d\n  e\n  \"\"\"\n}\n"
    try package.write(Self.path, source)
    #expect(try run(["one": "a\nb\nc\nd\ne\n"]) == [])
    let failures = try run(["one": "a\nb\nc\nd\nf\n"])
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("snapshot is not what is expected (2 changed lines)\n"))
    #expect(try await package.run("accept", "AccountsTests.swift").status == .done)
    #expect(try run(["one": "a\nb\nc\nd\nf\n"]) == [])
    #expect(package.read(Self.path) == source.replacing("  e\n", with: "  f\n"))
  }

  @Test("where CI is set nothing waits, but in the folder of a server")
  func server() async throws {
    try package.write(Self.path, Self.source)
    let server = ["CI": "true"]
    #expect(
      try run(["one": "1\n"], environment: server)
        == ["snapshot has no expectation yet\n+1\nactual     not written, because CI is set"]
    )
    #expect(package.pendingNames.isEmpty)
    let keeping = ["CI": "true", "HEADLESSTABLE_ARTIFACTS": "kept"]
    #expect(
      try run(["one": "1\n"], environment: keeping)[0].hasSuffix(
        "accept     swift run tablesnap accept --artifacts kept AccountsTests.swift:2:23"
      )
    )
    let outcome = await Tablesnap.run(
      ["accept", "--artifacts", "\(package.root)/kept", "--package-path", package.root]
    )
    #expect(outcome.status == .done)
    #expect(try run(["one": "1\n"]) == [])
  }

  @Test(
    "the command that a failure says is one for a shell, whatever the file and the folder are called"
  )
  func shell() async throws {
    let path = "Tests/AppTests/It's $HOME now.swift"
    try package.write(path, Self.source)
    let keeping = ["CI": "true", "HEADLESSTABLE_ARTIFACTS": "my arts"]
    let failure = try package.assertInline(["one": "1\n"], in: path, environment: keeping)[0]
    #expect(
      failure.hasSuffix(
        "accept --artifacts 'my arts' 'It'\\''s $HOME now.swift:2:23'"
      )
    )
    let waiting = try package.assertInline(["one": "1\n"], in: path)[0]
    #expect(waiting.hasSuffix("tablesnap accept 'It'\\''s $HOME now.swift:2:23'"))
  }

  @Test("a source file that is a link to outside of the package is not written")
  func link() async throws {
    let other = try TemporaryPackage()
    try other.write("Source.swift", Self.source)
    try FileManager.default.createDirectory(
      atPath: "\(package.root)/Tests/AppTests",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.root)/\(Self.path)",
      withDestinationPath: "\(other.root)/Source.swift"
    )
    _ = try run(["one": "1\n"])
    #expect(
      try await package.run("accept").error.contains("is a link that leads out of the package")
    )
    #expect(other.read("Source.swift") == Self.source)
  }
}
