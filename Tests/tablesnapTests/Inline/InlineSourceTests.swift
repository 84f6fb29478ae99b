import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("An expectation is written behind its call", .bounded)
struct InlineSourceTests {
  /// The place of the call whose bracket follows the mark `⟨⟩`, and the file without the mark.
  private static func marked(_ text: String) throws -> (bytes: [UInt8], line: Int, column: Int) {
    let mark = try #require(text.firstRange(of: "⟨⟩"))
    let before = Array(text[..<mark.lowerBound].utf8)
    let bytes = before + Array(text[mark.upperBound...].utf8)
    let place = SwiftScanner(bytes).place(of: before.count)
    return (bytes, place.line, place.column)
  }

  private static func written(_ text: String, _ expectation: String) throws -> String {
    let (bytes, line, column) = try marked(text)
    let source = try InlineSource(bytes, line: line, column: column)
    return String(decoding: source.writing(expectation, into: bytes), as: UTF8.self)
  }

  @Test(
    "in the file's indentation, with its line ends",
    arguments: [
      (
        "  assertInlineSnapshot⟨⟩(of: t)\n",
        "  assertInlineSnapshot(of: t) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }\n"
      ),
      (
        "func f() {\n\tassertInlineSnapshot⟨⟩(of: t)\n}\n",
        "func f() {\n\tassertInlineSnapshot(of: t) {\n\t\t\"\"\"\n\t\ta\n\n\t\tb\n\t\t\"\"\"\n\t}\n}\n"
      ),
      (
        "{\r\n    assertInlineSnapshot⟨⟩(of: t) // why\r\n}\r\n",
        "{\r\n    assertInlineSnapshot(of: t) {\r\n        \"\"\"\r\n        a\r\n\r\n        b\r\n"
          + "        \"\"\"\r\n    } // why\r\n}\r\n"
      ),
      (
        "assertInlineSnapshot⟨⟩(of: \"\u{1F469}\u{200D}\u{1F680} ) {\")",
        "assertInlineSnapshot(of: \"\u{1F469}\u{200D}\u{1F680} ) {\") {\n  \"\"\"\n  a\n\n  b\n  \"\"\"\n}"
      ),
      (
        "/* 旅行 */ assertInlineSnapshot(of: a); assertInlineSnapshot⟨⟩(of: b); c()\n",
        "/* 旅行 */ assertInlineSnapshot(of: a); assertInlineSnapshot(of: b) {\n  \"\"\"\n  a\n\n  b\n"
          + "  \"\"\"\n}; c()\n"
      ),
      (
        "  assertInlineSnapshot ⟨⟩(of: t)\n",
        "  assertInlineSnapshot (of: t) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }\n"
      ),
      (
        "\u{FEFF}HeadlessTableTesting.`assertInlineSnapshot` \t⟨⟩(of: t)\r\n",
        "\u{FEFF}HeadlessTableTesting.`assertInlineSnapshot` \t(of: t) {\r\n  \"\"\"\r\n  a\r\n\r\n  b\r\n"
          + "  \"\"\"\r\n}\r\n"
      ),
      (
        "assertInlineSnapshot /* (assertInlineSnapshot */ ⟨⟩(of: t) /* why */\n",
        "assertInlineSnapshot /* (assertInlineSnapshot */ (of: t) {\n  \"\"\"\n  a\n\n  b\n  \"\"\"\n} /* why */\n"
      ),
      (
        "  try assertInlineSnapshot⟨⟩(\n    of: [1, 2], // )\n    as: .transition { \"\\(x(\")\"))\" }\n  )\n",
        "  try assertInlineSnapshot(\n    of: [1, 2], // )\n    as: .transition { \"\\(x(\")\"))\" }\n"
          + "  ) {\n    \"\"\"\n    a\n\n    b\n    \"\"\"\n  }\n"
      ),
    ]
  )
  func inserted(source: String, expected: String) throws {
    #expect(try Self.written(source, "a\n\nb\n") == expected)
  }

  @Test(
    "an old one is replaced, and its quotes stay where they are",
    arguments: [
      (
        "assertInlineSnapshot⟨⟩(of: t) {\n      \"\"\"\n      old\n      \"\"\"\n}\n",
        "assertInlineSnapshot(of: t) {\n      \"\"\"\n      new\n      \"\"\"\n}\n"
      ),
      (
        "  assertInlineSnapshot⟨⟩(of: t) { \"old\" }; next()\n",
        "  assertInlineSnapshot(of: t) {\n    \"\"\"\n    new\n    \"\"\"\n  }; next()\n"
      ),
      (
        "  assertInlineSnapshot⟨⟩(of: t) { // why\n    \"old\"\n  }\n",
        "  assertInlineSnapshot(of: t) { // why\n    \"\"\"\n    new\n    \"\"\"\n  }\n"
      ),
      (
        "  assertInlineSnapshot⟨⟩(of: t) {\r\n    // why\r\n    \"old\" // here\r\n  }\r\n",
        "  assertInlineSnapshot(of: t) {\r\n    // why\r\n    \"\"\"\r\n    new\r\n    \"\"\" // here\r\n  }\r\n"
      ),
      (
        "  assertInlineSnapshot⟨⟩(of: t) { /* why */ \"old\" /* here */ }\n",
        "  assertInlineSnapshot(of: t) { /* why */\n    \"\"\"\n    new\n    \"\"\" /* here */ }\n"
      ),
      (
        "  f(assertInlineSnapshot⟨⟩(of: t, matches: {\"old\"}))\n",
        "  f(assertInlineSnapshot(of: t, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  }))\n"
      ),
      (
        "assertInlineSnapshot⟨⟩(of: t) { // kept\n##\"\"\"\nold\n\"\"\"##\n /* too */ }",
        "assertInlineSnapshot(of: t) { // kept\n##\"\"\"\nnew\n\"\"\"##\n /* too */ }"
      ),
      (
        "assertInlineSnapshot⟨⟩(of: t, matches: {\n  \"\"\"\n  old\n  \"\"\"\n})\n",
        "assertInlineSnapshot(of: t, matches: {\n  \"\"\"\n  new\n  \"\"\"\n})\n"
      ),
    ]
  )
  func replaced(source: String, expected: String) throws {
    #expect(try Self.written(source, "new\n") == expected)
  }

  @Test(
    "space at the end of a line is an escape, which no editor removes",
    arguments: [
      ("a \nb\n", #"|"""|a\u{20}|b|"""|"#), ("a  \n", #"|"""|a \u{20}|"""|"#),
      (" \n", #"|"""|\u{20}|"""|"#), ("a\n \n\nb\n", #"|"""|a|\u{20}||b|"""|"#),
      ("a\t\n", #"|"""|a\t|"""|"#), ("\ta\tb \t\n", "|\"\"\"|\ta\tb \\t|\"\"\"|"),
      ("a\u{A0}\nb\u{3000}\n", #"|"""|a\u{a0}|b\u{3000}|"""|"#), ("a \r\n", #"|"""|a \r|"""|"#),
      ("\\ \n", ##"|#"""|\\#u{20}|"""#|"##), ("\\#\t\n", ###"|##"""|\#\##t|"""##|"###),
    ]
  )
  func trailing(text: String, lines: String) throws {
    let written = try Self.written("assertInlineSnapshot⟨⟩(of: t)", text)
    let body = lines.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    #expect(written == "assertInlineSnapshot(of: t) {\n\(body)}")
    let source = try InlineSource(Array(written.utf8), line: 1, column: 21)
    let read = try #require(source.expectation)
    #expect(Array("\(read)\n".utf8) == Array(text.utf8))
  }

  @Test("space that stands at the end of a line of an old literal is read")
  func rawTrailing() throws {
    let source = "assertInlineSnapshot⟨⟩(of: t) {\n  \"\"\"\n  a \n  b\t\n  \"\"\"\n}"
    let (bytes, line, column) = try Self.marked(source)
    #expect(try InlineSource(bytes, line: line, column: column).expectation == "a \nb\t")
  }

  @Test(
    "what is read as the old expectation",
    arguments: [
      ("assertInlineSnapshot⟨⟩(of: t)\n", nil),
      ("assertInlineSnapshot⟨⟩(of: t)\nfoo { \"x\" }\n", nil),
      ("assertInlineSnapshot⟨⟩(of: t) { \"a\\n\\u{1F469}\\\"\" }", "a\n\u{1F469}\""),
      ("assertInlineSnapshot⟨⟩(of: t) { #\"a\\n\\#n\"# }", "a\\n\n"),
      (
        "assertInlineSnapshot⟨⟩(of: t) {\r\n  \"\"\"\r\n  a\r\n\r\n    b \\\r\n  c\r\n  \"\"\"\r\n}",
        "a\n\n  b c"
      ),
      ("assertInlineSnapshot⟨⟩(of: t) {\n\t\"\"\"\n\t\"\"\"\n}", ""),
    ]
  )
  func expectation(source: String, expected: String?) throws {
    let (bytes, line, column) = try Self.marked(source)
    #expect(try InlineSource(bytes, line: line, column: column).expectation == expected)
  }

  @Test(
    "what is not written to",
    arguments: [
      ("assertSnapshot⟨⟩(of: t)", .noCall), ("myassertInlineSnapshot⟨⟩(of: t)", .noCall),
      ("assertInlineSnapshot⟨⟩(of: t", .noCall), ("assertInlineSnapshot⟨⟩ (of: t)", .noCall),
      ("éassertInlineSnapshot ⟨⟩(of: t)", .noCall), ("assertInlineSnapshots ⟨⟩(of: t)", .noCall),
      ("assertInlineSnapshot(of: t); check ⟨⟩(of: t)", .noCall),
      ("assertInlineSnapshot + ⟨⟩(of: t)", .noCall), ("⟨⟩(of: t)", .noCall),
      ("assertInlineSnapshot⟨⟩(of: t) { text }", .notPlain),
      ("assertInlineSnapshot⟨⟩(of: t) { \"a\\(b)\" }", .notPlain),
      ("assertInlineSnapshot⟨⟩(of: t) { \"a\" + \"b\" }", .notPlain),
      ("assertInlineSnapshot⟨⟩(of: t) { return \"a\" }", .notPlain),
      ("assertInlineSnapshot⟨⟩(of: t, matches: expected)", .notPlain),
    ] as [(String, InlineSource.Problem)]
  )
  func refused(source: String, problem: InlineSource.Problem) throws {
    let (bytes, line, column) = try Self.marked(source)
    #expect(throws: problem) { try InlineSource(bytes, line: line, column: column) }
  }

  @Test("places that a file does not have")
  func noPlace() {
    for (line, column) in [(0, 1), (1, 0), (1, 99), (9, 1), (-1, -1)] {
      #expect(throws: InlineSource.Problem.noCall) {
        try InlineSource(Array("assertInlineSnapshot(of: t)\n".utf8), line: line, column: column)
      }
    }
  }

  /// Texts with everything that a literal has to escape.
  static func randomText(_ random: inout SplitMix64) -> String {
    let pieces = [
      "a", " ", " \n", "\t\n", "\n", "\n", "\t", "\"", "\"\"\"", "\\", "\\(x)", "#", "\"\"\"#",
      "\\#(", "\r", "\0",
      "\u{1B}[31m", "\u{202E}", "\u{FEFF}", "\u{2028}", "👩‍🚀", "旅", "e\u{301}", "\u{301}", "⋮", "⋮\n",
      "{", ")",
    ]
    let count = Int.random(in: 0...14, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined() + "\n"
  }

  @Test("any text is read back, and nothing else of the file changes", arguments: Cases.seeds(150))
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lineEnd = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
    let indentation = ["", "  ", "\t", "\t\t", "    "].randomElement(using: &random) ?? ""
    let before = "let a = \"(\" // ) {\(lineEnd)\(indentation)"
    let after = "; b()\(lineEnd)/* } */\(lineEnd)"
    let (bytes, line, column) = try Self.marked("\(before)assertInlineSnapshot⟨⟩(of: t)\(after)")
    var current = bytes
    for _ in 1...3 {
      let text = Self.randomText(&random)
      let source = try InlineSource(current, line: line, column: column)
      current = source.writing(text, into: current)
      let read = try InlineSource(current, line: line, column: column)
      let expectation = try #require(read.expectation)
      #expect(
        InlineExpectation(expectation.replacing("⋮", with: ":")).mismatch(
          with: Snapshot(text.replacing("⋮", with: ":"))
        ) == nil,
        "\(text.debugDescription) was read as \(expectation.debugDescription)"
      )
      #expect(read.writing(text, into: current) == current)
      let file = String(decoding: current, as: UTF8.self)
      #expect(file.hasPrefix("\(before)assertInlineSnapshot(of: t) {\(lineEnd)"))
      #expect(file.utf8.suffix(after.utf8.count).elementsEqual(after.utf8))
    }
  }

  @Test("the compiler reads what is written as it is read here")
  func compiled() async throws {
    var random = SplitMix64(seed: 7)
    let texts = (0..<60).map { _ in Self.randomText(&random) }
    var program = "func assertInlineSnapshot(of: Int, _ text: (() -> String)? = nil) {\n"
    program += "  print(text.map { Array($0().utf8) } ?? [])\n}\n"
    for (number, text) in texts.enumerated() {
      let indentation = number.isMultiple(of: 2) ? "" : "\t"
      let start = program.utf8.count + indentation.utf8.count + "assertInlineSnapshot".utf8.count
      program += "\(indentation)assertInlineSnapshot(of: \(number))\n"
      let place = SwiftScanner(Array(program.utf8)).place(of: start)
      let source = try InlineSource(Array(program.utf8), line: place.line, column: place.column)
      program = String(decoding: source.writing(text, into: Array(program.utf8)), as: UTF8.self)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "inline-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, tool) = (folder.appending(path: "main.swift"), folder.appending(path: "main"))
    try SnapshotFiles.write(Data(program.utf8), to: file.path)
    let build = try await Command.run(["swiftc", "-Onone", file.path, "-o", tool.path])
    #expect(build.status == 0, "\(build.output)")
    let printed = try await Command.run([tool.path]).output.split(separator: "\n")
    #expect(printed.count == texts.count)
    for (line, text) in zip(printed, texts) {
      let numbers = line.dropFirst().dropLast().split(separator: ", ").compactMap { UInt8($0) }
      var body = Array(text.utf8.dropLast())
      if body.isEmpty || body.last == 10 { body.append(10) }
      #expect(numbers == body, "\(text.debugDescription)")
    }
  }
}

extension InlineSource {
  /// The bytes of the file with an expectation written.
  fileprivate func writing(_ text: String, into bytes: [UInt8]) -> [UInt8] {
    Array(InlineEdit(edit(text), of: Data(bytes)).new)
  }
}
