import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("The page of what waits for review", .bounded)
struct ReportPageTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  static func table(_ rows: [(String, String)], id: String = "accounts") -> String {
    let height = rows.count * 44
    let lines = rows.map {
      "  row      44  Cell              #\($0.0)\n                 title       \"\($0.1)\"\n"
    }
    return """
      table \(id) · plain · 320×480 · select single
      content 320×\(height) · 1 section · \(rows.count) rows · offset 0
      ┌── viewport
      § all · \(rows.count) rows
      \(lines.joined())└── end of viewport · \(480 - height) blank

      """
  }

  private func page(_ arguments: [String] = []) async throws -> String {
    let outcome = try await Tool(in: package.root) { _ in TestInventory(tests: [], modules: [:]) }
      .run(Invocation(["report"] + arguments))
    #expect(outcome.status == .done)
    #expect(outcome.error == "")
    return try #require(package.read(".build/snapshots/report.html"))
  }

  @Test("says where it is, and is one well-formed file that asks for nothing")
  func structure() async throws {
    let old = Self.table([("a", "One"), ("b", "Two")])
    let new = Self.table([("a", "One"), ("b", "Three")])
    try package.change("accounts", from: old, to: new)
    try package.change("others", from: old, to: new)
    try package.change("calls", from: nil, to: "calls t\n")
    let outcome = try await package.run("report")
    #expect(
      outcome
        == Outcome(
          output: "3 snapshots wait for review.\n\(package.root)/.build/snapshots/report.html\n"
        )
    )
    let html = try await page()
    let outline = HTMLOutline(html)
    #expect(outline.complaints == [])
    #expect(outline.count(of: "svg") == 4)
    #expect(outline.values(of: "class").count { $0 == "change" } == 2)
    #expect(outline.text.contains("2 changes in 3 snapshots"))
    #expect(
      outline.text.contains(
        "swift run tablesnap accept AccountsTests/overview/accounts AccountsTests/overview/others"
      )
    )
    #expect(outline.text.contains("~ all/b   title \"Two\" → \"Three\""))
    #expect(outline.text.contains("-                 title       \"Two\""))
    #expect(html.contains("<title>changed: title &quot;Two&quot; → &quot;Three&quot;</title>"))
    #expect(try await page() == html)
  }

  @Test("the signs of a row that moves and shows something else stand one below the other")
  func signs() async throws {
    try package.change(
      "accounts",
      from: Self.table([("a", "One"), ("b", "Two"), ("c", "Three")]),
      to: Self.table([("c", "3"), ("a", "One"), ("b", "Two")])
    )
    let html = try await page()
    let signs = html.matches(of: /<text x="19" y="(\d+)" [^>]*>([→~+−]+)<\/text>/)
    #expect(signs.map { "\($0.1) \($0.2)" } == ["168 →", "182 ~", "80 →", "94 ~"])
  }

  @Test("the lines of a change, with the equal ones around it and the section that it is in")
  func lines() throws {
    let old = (1...9).map { "\($0)\n" }
    let diff = LineDiff(
      from: "§ all · 9 rows\n\(old.joined())",
      to: "§ all · 9 rows\n\(old.dropLast(2).joined())<8>\n9"
    )
    var html = HTMLText()
    html.add(lines: diff)
    #expect(
      html.text() == """
        <span class="hunk">… § all</span>\
        <span data-line="6"> 5</span><span data-line="7"> 6</span><span data-line="8"> 7</span>\
        <del data-line="9">-8</del><del data-line="10">-9</del>\
        <ins data-line="9">+&lt;8&gt;</ins><ins data-line="10">+9  (without a newline)</ins>
        """
    )
    html = HTMLText()
    html.add(lines: LineDiff(from: "a\nb\nc\nd\n", to: "b\nc\nx\ny\nd\n"))
    #expect(
      html.text() == """
        <del data-line="1">-a</del><span data-line="1"> b</span><span data-line="2"> c</span>\
        <ins data-line="3">+x</ins><ins data-line="4">+y</ins><span data-line="5"> d</span>
        """
    )
  }

  @Test(
    "each snapshot has its test as a title, the line of its assertion, and the command that accepts it alone"
  )
  func titles() async throws {
    for name in ["accounts", "cards"] {
      try package.location(name).writePending(
        Data("text\n".utf8),
        comparedWith: .file(nil),
        with: SnapshotDetails(
          test: "Accounts<Tests>/overview()\nTests/AppTests/AccountsTests.swift:12\n"
        )
      )
    }
    let outline = HTMLOutline(try await page())
    #expect(outline.complaints == [])
    #expect(outline.text.contains("Accounts<Tests>/overview() · accounts\n"))
    #expect(outline.text.contains("new +1 −0\nTests/AppTests/AccountsTests.swift:12\n"))
    let accept = "swift run tablesnap accept AccountsTests/overview/"
    #expect(outline.text.contains("Accept: \(accept)cards\nCopy\n"))
    #expect(
      outline.text.contains("Accept all: \(accept)accounts AccountsTests/overview/cards\nCopy\n")
    )
    #expect(outline.count(of: "button") == 5)
  }

  @Test("a drawing of a change has the width of the page, one of a table stands beside the lines")
  func widths() async throws {
    for (name, width) in [("change", 1276), ("table", 423)] {
      let path = "\(TemporaryPackage.folder)/\(name).svg"
      try SnapshotLocation(package: package.package, path: path).writePending(
        Data("<svg role=\"img\" width=\"\(width)\">\n</svg>\n".utf8),
        comparedWith: .file(nil)
      )
    }
    let classes = HTMLOutline(try await page()).values(of: "class")
    #expect(
      classes.filter { $0.hasPrefix("looks") || $0.hasPrefix("pair") }
        == ["looks", "pair wide", "looks beside", "pair"]
    )
  }

  @Test("nothing to review is a page too")
  func nothing() async throws {
    let outline = HTMLOutline(try await page())
    #expect(outline.complaints == [])
    #expect(outline.text.contains("No snapshot waits for review."))
    let outcome = try await package.run("report")
    #expect(outcome.output.hasPrefix("No snapshot waits for review.\n/"))
  }

  @Test(
    "what a table shows, and what a file is called, never becomes an element",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</pre></script><script>",
      "'--><svg/onload=alert(1)>", "&lt;b&gt;", "]]><x>", "\u{1B}]0;title\u{7}",
      "\u{202E}evil\u{0}",
      "javascript:alert(1)", "</title><style>*{display:none}</style>",
    ]
  )
  func attacks(text: String) async throws {
    let quoted = text.withVisibleControls.replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    let old = Self.table([("a", "One"), (quoted.replacing(" ", with: ""), "Two")])
    try package.change("accounts", from: old, to: Self.table([("a", quoted)]))
    let file = text.replacing("/", with: "∕").replacing("\0", with: "")
    try package.change(file, from: "old \(text)\n", to: "new \(text)\n")
    let location = package.location("accounts")
    try SnapshotFiles.write(
      Data("<svg><script>x</script></svg>".utf8),
      to: location.path(of: .drawing)
    )
    try SnapshotFiles.write(Data("calls \(text)\n".utf8), to: location.path(of: .calls))
    try SnapshotFiles.write(
      Data("test \(text)\nplace \(text)\n".utf8),
      to: location.path(of: .test)
    )
    let html = try await page()
    let outline = HTMLOutline(html)
    #expect(outline.complaints == [])
    #expect(outline.text.contains("+new \(text.withVisibleControls)"))
    for word in ["calls", "test", "place"] {
      #expect(outline.text.contains("\(word) \(text.withVisibleControls)"))
    }
    #expect(outline.text.contains(file.withVisibleControls))
    #expect(!html.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    #expect(!html.contains("\u{202E}"))
  }

  @Test("the policy of the page knows a word that the page's texts cannot know")
  func policy() async throws {
    try package.change("a", from: nil, to: "one\n")
    let first = try await page()
    try package.change("a", from: nil, to: "two\n")
    let second = try await page()
    let nonces = [first, second].map { HTMLOutline($0).values(of: "nonce") }
    #expect(nonces[0].count == 2 && Set(nonces[0]).count == 1)
    #expect(nonces[0] != nonces[1])
    #expect(first.contains("default-src 'none'".htmlEscaped))
  }

  @Test("a drawing or calls that are a link to elsewhere are not shown")
  func links() async throws {
    try package.change("a", from: nil, to: "one\n")
    try package.write("secret.txt", "the secret")
    let location = package.location("a")
    for path in [PendingFile.drawing, .calls, .test].map(location.path) {
      try FileManager.default.createDirectory(
        atPath: path.parentPath,
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(
        atPath: path,
        withDestinationPath: "\(package.root)/secret.txt"
      )
    }
    let html = try await page()
    #expect(!html.contains("the secret"))
    #expect(!html.contains("As the test drew it"))
  }

  @Test("what a server has kept is shown, accepted and rejected where it lies")
  func artifacts() async throws {
    let kept = package.package.keeping(in: "kept")
    for name in ["a", "b"] {
      let location = SnapshotLocation(package: kept, path: package.location(name).path)
      try location.writePending(
        Data("\(name)\n".utf8),
        comparedWith: .file(nil),
        with: SnapshotDetails(drawing: "<svg/>", calls: "calls t\n")
      )
    }
    let folder = "\(package.root)/kept"
    #expect(await run("status", "--artifacts", folder).output.hasPrefix("2 snapshots wait"))
    #expect(await run("status").output == "No snapshot waits for review.\n")
    #expect(await run("report", "--artifacts", folder).output.hasSuffix("\(folder)/report.html\n"))
    let html = try #require(package.read("kept/report.html"))
    let outline = HTMLOutline(html)
    #expect(outline.complaints == [])
    #expect(
      outline.text.contains("accept --artifacts \(folder.shellWord) AccountsTests/overview/a")
    )
    #expect(outline.text.contains("As the test drew it"))
    #expect(await run("accept", "--artifacts", folder, "overview/a").status == .done)
    #expect(package.reference("a") == "a\n")
    #expect(await run("reject", "--artifacts", folder, "overview/b").status == .done)
    #expect(
      try package.everything(below: "kept").sorted()
        == ["report.html"]
    )
  }

  private func run(_ arguments: String...) async -> Outcome {
    await Tablesnap.run(arguments + ["--package-path", package.root])
  }

  @Test("two hundred changes are five megabytes at most, and what is left out says how to see it")
  func large() async throws {
    for number in 0..<200 {
      let rows = (0..<20).map { ("row-\($0)", "Title \($0) of table \(number)") }
      var changed = rows
      changed[number % 20].1 = "Changed \(number)"
      changed[(number + 7) % 20].0 = "new-\(number)"
      let (old, new) = (Self.table(rows, id: "t\(number)"), Self.table(changed, id: "t\(number)"))
      try package.change("s\(number)", from: old, to: new)
    }
    let begun = Self.threadSeconds
    let page = ReportPage(package.package.pendingSnapshots, package: "p").html
    let seconds = Self.threadSeconds - begun
    #expect(page.utf8.count <= SnapshotPage.longest)
    #expect(page.utf8.count > 2_000_000)
    #expect(Self.count("<section class=\"change\"", in: page) == 200)
    #expect(Self.count("<svg", in: page) == 400)
    #expect(Self.count("Changed 199", in: page) > 2)
    // A debug build does not optimise; the limit for a release build is two seconds.
    #expect(seconds < 20, "\(seconds) s")
    print("report of 200 changes: \(page.utf8.count) bytes, \(seconds) s")
  }

  @Test("the rows that have changed are said in words up to a number, so that they have room, too")
  func manyRows() throws {
    let rows = (0..<1_000).map { ("row-\($0)", "Title \($0)") }
    let changed = rows.map { ($0.0, "Other \($0.1)") }
    try package.change("long", from: Self.table(rows), to: Self.table(changed))
    let page = ReportPage(package.package.pendingSnapshots, package: "p").html
    #expect(Self.count("<li><code>", in: page) == 100)
    #expect(HTMLOutline(page).text.contains("… 900 more"))
    #expect(page.utf8.count <= SnapshotPage.longest)
  }

  private static func count(_ text: String, in page: String) -> Int {
    let (data, text) = (Data(page.utf8), Data(text.utf8))
    var (count, start) = (0, data.startIndex)
    while let range = data.range(of: text, in: start..<data.endIndex) {
      (count, start) = (count + 1, range.upperBound)
    }
    return count
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("the least important parts of a page give way first")
  func ranks() {
    var html = HTMLText()
    html.add(html: "[")
    html.add(rank: 1, instead: "no") { $0.add(html: String(repeating: "x", count: 100)) }
    html.add(rank: 0, instead: "no") { $0.add(html: String(repeating: "y", count: 100)) }
    html.add(html: "]")
    let (x, y) = (String(repeating: "x", count: 100), String(repeating: "y", count: 100))
    let no = "<p class=\"omission\">no</p>\n"
    #expect(html.text() == "[\(x)\(y)]")
    #expect(html.text(limit: 180) == "[\(no)\(y)]")
    #expect(html.text(limit: 100) == "[\(no)\(no)]")
  }

  @Test(
    "a word of a command",
    arguments: [
      ("AccountsTests/overview/a-b~0fa1", "AccountsTests/overview/a-b~0fa1"), ("旅行", "旅行"),
      ("a b", "'a b'"), ("$(rm)", "'$(rm)'"), ("it's", "'it'\\''s'"), ("", "''"), ("-x", "'-x'"),
      ("A.swift:1:2", "A.swift:1:2"),
    ]
  )
  func shellWord(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  @Test("a page that cannot be written is one sentence")
  func unwritable() async throws {
    let outcome = try await package.run("report", "--output", "/dev/null/report.html")
    #expect(outcome.status == .failure)
    #expect(outcome.error.hasPrefix("tablesnap: '/dev/null/report.html' could not be written: "))
  }
}
