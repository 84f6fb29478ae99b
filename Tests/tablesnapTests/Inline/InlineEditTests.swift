import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// A text is written into the call that it was taken for, wherever that stands, and into no other.
@Suite("An inline expectation in a file that changes", .bounded)
struct InlineEditTests {
  let package: TemporaryPackage
  private static let path = "Tests/AppTests/AccountsTests.swift"

  private static let source = """
    func alpha() {
      assertInlineSnapshot(of: a, as: .text)
    }
    func beta() {
      assertInlineSnapshot(of: b, as: .text)
    }
    func gamma() {
      assertInlineSnapshot(of: c, as: .text)
    }

    """

  init() throws {
    package = try TemporaryPackage()
    try package.write(Self.path, Self.source)
  }

  private func run(_ texts: [String: String]) throws -> [String] {
    try package.assertInline(texts, in: Self.path)
  }

  private var file: String? { package.read(Self.path) }

  /// The source with expectations behind calls.
  private static func accepted(_ texts: [String: String], in source: String = source) -> String {
    texts.reduce(source) { source, text in
      let call = "(of: \(text.key), as: .text)"
      return source.replacing(
        call,
        with: "\(call) {\n    \"\"\"\n    \(text.value)\n    \"\"\"\n  }"
      )
    }
  }

  @Test("a file that was edited since is left alone, until the test has run again")
  func edited() async throws {
    // The place of the first call is now that of another.
    let edited =
      "func zero() {\n  assertInlineSnapshot(of: z, as: .text)\n}\n\(Self.source)"
    _ = try run(["a": "1\n", "b": "2\n"])
    try package.write(Self.path, edited)
    #expect(
      try await package.run("status").output == """
        2 snapshots wait for review
          new      AccountsTests.swift:2:23  +1 −0  (stale)
          new      AccountsTests.swift:5:23  +1 −0  (stale)

        """
    )
    #expect(try await package.run("diff") == Outcome(status: .differences))
    let names = ["AccountsTests.swift:2:23", "AccountsTests.swift:5:23"]
    let refusals = names.map {
      "tablesnap: '\($0)' is stale: its source file has been edited since the test ran. "
        + "Run the test again, or accept it with --force.\n"
    }
    #expect(
      try await package.run("accept")
        == Outcome(error: refusals.joined(), status: .differences)
    )
    #expect(file == edited)
    _ = try run(["a": "1\n", "b": "2\n"])
    #expect(package.pendingNames == ["AccountsTests.swift:5:23", "AccountsTests.swift:8:23"])
    #expect(try await package.run("accept").status == .done)
    #expect(file == Self.accepted(["a": "1", "b": "2"], in: edited))
    #expect(package.pendingNames.isEmpty)
  }

  @Test("by force it is written if its line stands in the file once")
  func forced() async throws {
    _ = try run(["a": "1\n", "b": "2\n"])
    let edited =
      "// new\nif true {\n"
      + Self.source.replacing("\n  ", with: "\n    ")
      + "  assertInlineSnapshot(of: b, as: .text)\n}\n"
    try package.write(Self.path, edited)
    #expect(
      try await package.run("accept", "--force")
        == Outcome(
          output: "accepted  AccountsTests.swift:2:23\n",
          error: "tablesnap: 'AccountsTests.swift:5:23' is not accepted: its source file has been "
            + "edited since the test ran, so that its call is not found. Run the test again.\n",
          status: .differences
        )
    )
    let call = "    assertInlineSnapshot(of: a, as: .text)"
    #expect(
      file
        == edited.replacing(
          call,
          with: "\(call) {\n      \"\"\"\n      1\n      \"\"\"\n    }"
        )
    )
  }

  @Test(
    "of calls with the same text those are written that are named, in any order",
    arguments: [["2", "5"], ["5", "2"], ["8", "2"], ["5", "8"], ["2"], ["5"], ["8"]]
  )
  func named(lines: [String]) async throws {
    _ = try run(["a": "x\n", "b": "x\n", "c": "x\n"])
    let names = lines.map { "AccountsTests.swift:\($0)" }
    let outcome = try await Tool(in: package.root).run(Invocation(["accept"] + names))
    #expect(outcome.status == .done)
    let calls = lines.map { ["2": "a", "5": "b", "8": "c"][$0] ?? "" }
    #expect(file == Self.accepted(Dictionary(uniqueKeysWithValues: calls.map { ($0, "x") })))
    #expect(package.pendingNames.count == 3 - lines.count)
    #expect(try await package.run("accept").status == .done)
    #expect(file == Self.accepted(["a": "x", "b": "x", "c": "x"]))
  }

  @Test("the command that a failure has printed names its call, whatever was accepted before")
  func printed() async throws {
    try package.write(
      Self.path,
      Self.source.replacing("}\nfunc beta", with: "  // far\n}\nfunc beta")
        .replacing("}\nfunc gamma", with: "  // far\n}\nfunc gamma")
    )
    let names = try run(["a": "1\n", "b": "2\n", "c": "3\n"]).map { failure in
      try #require(failure.split(separator: " ").last.map(String.init))
    }
    #expect(names == [2, 6, 10].map { "AccountsTests.swift:\($0):23" })
    #expect(try await package.run("accept", names[0]).output == "accepted  \(names[0])\n")
    #expect(package.pendingNames == [names[1], names[2]])
    #expect(try await package.run("accept", names[2]).output == "accepted  \(names[2])\n")
    #expect(file?.contains("of: c, as: .text) {\n    \"\"\"\n    3\n") == true)
    #expect(file?.contains("of: b, as: .text)\n") == true)
    #expect(try await package.run("reject", "AccountsTests.swift:6").status == .done)
    #expect(package.pendingNames.isEmpty)
  }

  @Test("two calls that were called the same, one before an edit of the file, are told apart")
  func sameName() async throws {
    let far = Self.source.replacing("}\nfunc gamma", with: "  // far\n}\nfunc gamma")
    try package.write(Self.path, far.replacing("}\nfunc beta", with: "  // far\n}\nfunc beta"))
    _ = try run(["a": "1\n", "b": "2\n", "c": "3\n"])
    #expect(try await package.run("accept", "AccountsTests.swift:2").status == .done)
    _ = try run(["b": "2\n"])
    let name = "AccountsTests.swift:10:23"
    #expect(package.pendingNames == [name, name])
    let paths = ["10-23", "14-23"].map { "\(Self.path)/\($0).txt" }
    #expect(
      throws: UsageError(
        "'\(name)' is the name of 2 snapshots: '\(paths[0])', '\(paths[1])'. "
          + "Give the path of one, or '*/\(name)' for all."
      )
    ) {
      let tool = try Tool(in: package.root)
      _ = try tool.pending([name], namesOne: true)
    }
    #expect(try await package.run("accept", paths[1]).status == .done)
    #expect(file?.contains("of: c, as: .text) {\n    \"\"\"\n    3\n") == true)
  }

  @Test("a call of a helper around the assertion is written by hand, and the command says so")
  func helper() async throws {
    let source = "func f() {\n  check(a)\n}\n"
    try package.write(Self.path, source)
    let place = InlineLocation(package: package.package, path: Self.path, line: 2, column: 8)
    try place.location.writePending(Data("1\n".utf8), comparedWith: .source(nil, nil))
    let name = "AccountsTests.swift:2:8"
    #expect(try await package.run("status").output.contains("  new      \(name)  +1 −0\n"))
    let sentence =
      "tablesnap: '\(name)' is not accepted: the call at this place is not assertInlineSnapshot. "
      + "Write its expectation yourself.\n"
    for arguments in [["accept"], ["accept", "--force"]] {
      let outcome = try await Tool(in: package.root).run(Invocation(arguments))
      #expect(outcome == Outcome(error: sentence, status: .differences))
    }
    #expect(file == source)
  }

  @Test("two changes of a file are one patch, which makes it what accept makes it")
  func patch() async throws {
    _ = try run(["a": "1\n", "c": "3\n"])
    let patch = try await package.run("diff").output
    #expect(
      patch == """
        --- \(Self.path)
        +++ \(Self.path)
        @@ -1,9 +1,17 @@
         func alpha() {
        -  assertInlineSnapshot(of: a, as: .text)
        +  assertInlineSnapshot(of: a, as: .text) {
        +    \"""
        +    1
        +    \"""
        +  }
         }
         func beta() {
           assertInlineSnapshot(of: b, as: .text)
         }
         func gamma() {
        -  assertInlineSnapshot(of: c, as: .text)
        +  assertInlineSnapshot(of: c, as: .text) {
        +    \"""
        +    3
        +    \"""
        +  }
         }

        """
    )
    var session = ReviewSession(of: package.package.pendingSnapshots)
    #expect(session.press("d").contains("@@ -1,9 +1,9 @@") == false)
    _ = session.press("a")
    #expect(session.press("d").contains("+    3\n"))
  }

  @Test("what was accepted is undone, and accepted again", arguments: ["aba", "aabba", "abraba"])
  func undone(keys: String) throws {
    _ = try run(["a": "1\n", "b": "2\n", "c": "3\n"])
    var session = ReviewSession(of: package.package.pendingSnapshots)
    var text = ""
    for key in keys { text += session.press(key) }
    #expect(!text.contains("could not be undone"))
    #expect(!text.contains("another process"))
    #expect(file == Self.accepted(["a": "1"]) || keys == "abraba")
    while !session.isOver { text += session.press("a") }
    #expect(session.outcome == Outcome())
    #expect(!text.contains("another process"))
    let all = Self.accepted(["a": "1", "b": "2", "c": "3"])
    #expect(file == (keys == "abraba" ? Self.accepted(["b": "2", "c": "3"]) : all))
  }

  @Test("nothing is undone in a file that somebody has edited since")
  func editedMeanwhile() throws {
    _ = try run(["a": "1\n", "b": "2\n"])
    var session = ReviewSession(of: package.package.pendingSnapshots)
    _ = session.press("a")
    let mine = "// mine\n\(file ?? "")"
    try package.write(Self.path, mine)
    #expect(
      session.press("b").contains(
        "'AccountsTests.swift:2:23' could not be undone: 'AccountsTests.swift:2:23' has just been "
          + "written by another process. Look at it again.\n"
      )
    )
    #expect(file == mine)
  }

  @Test("a text that is rejected and taken back is as stale as before")
  func staleAgain() throws {
    _ = try run(["a": "1\n"])
    try package.write(Self.path, "// new\n\(Self.source)")
    let origins = "\(package.root)/.build/snapshots/\(Self.path)/2-23.txt/origin"
    for hasOrigin in [true, false] {
      if !hasOrigin { try SnapshotFiles.delete(origins) }
      var session = ReviewSession(of: package.package.pendingSnapshots)
      #expect(!(session.press("r") + session.press("b")).contains("could not"))
      let snapshot = try #require(package.package.pendingSnapshots.first)
      #expect(snapshot.isStale)
      guard case .literal(_, _, let origin) = snapshot.reference else {
        Issue.record("It is that of a file.")
        return
      }
      #expect((origin != nil) == hasOrigin)
    }
  }

  @Test("a line feed at the end of a literal is no difference")
  func lineFeed() throws {
    try package.write(Self.path, Self.accepted(["a": "1"]))
    _ = try run(["a": "2\n"])
    let session = ReviewSession(of: package.package.pendingSnapshots)
    #expect(session.opening.contains("\n-1 │ 1\n+1 │ 2\na accept"), "\(session.opening)")
  }

  @Test(
    "a new closure is indented as its call, whatever other lines begin with",
    arguments: [
      ("\ta\n  if true {\n    %\n  }\n", "    ", "  "),
      ("  a\n\tif true {\n\t\t%\n\t}\n", "\t\t", "\t"),
      ("%\n\ta\n  b\n    c\n", "", "  "),
      ("%\n\ta\n\tb\n    c\n", "", "\t"),
      ("%\n", "", "  "),
    ]
  )
  func indentation(file: String, outer: String, unit: String) throws {
    let call = "assertInlineSnapshot(of: a)"
    let bytes = Array(file.replacing("%", with: call).utf8)
    let offset = try #require(bytes.firstRange(of: Array("(of:".utf8))).lowerBound
    let place = SwiftScanner(bytes).place(of: offset)
    let source = try InlineSource(bytes, line: place.line, column: place.column)
    #expect(
      String(decoding: source.edit("x\n").bytes, as: UTF8.self)
        == " {\n\(outer)\(unit)\"\"\"\n\(outer)\(unit)x\n\(outer)\(unit)\"\"\"\n\(outer)}"
    )
  }
}
