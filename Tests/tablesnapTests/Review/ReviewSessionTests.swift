import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("The conversation of a review", .bounded)
struct ReviewSessionTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.change(
      "a",
      from: "head\n  row      44  Cell              #a\n",
      to: "Head\n  row      44  Cell              #a\n"
    )
    try package.change("b", from: "head\nb\n", to: "Head\nb\n")
    try package.change("c", from: nil, to: "new\n")
  }

  private func session() -> ReviewSession { ReviewSession(of: package.package.pendingSnapshots) }

  /// Everything that is shown for some keys; what is typed is in brackets.
  private func transcript(_ keys: String) -> String {
    var session = session()
    var text = session.opening
    var rest = keys[...]
    session.run(reading: { rest.popFirst() }, writing: { text += $0 })
    return text
  }

  @Test("a change that occurs twice is accepted once")
  func accept() {
    let picture = """
      change 1 of 2 · in 2 snapshots
        changed  AccountsTests/overview/a  +1 −1
        changed  AccountsTests/overview/b  +1 −1
      -1 │ head
      +1 │ Head
      a accept  r reject  s skip  b back  d all lines  ? more  q quit  ? accept

      change 2 of 2 · in 1 snapshot
        new      AccountsTests/overview/c  +1 −0
      +1 │ new
      a accept  r reject  s skip  b back  d all lines  ? more  q quit  ? reject

      2 accepted · 1 rejected · 0 left

      """
    #expect(transcript("ar") == picture)
    #expect(package.reference("a") == "Head\n  row      44  Cell              #a\n")
    #expect(package.reference("b") == "Head\nb\n")
    #expect(package.reference("c") == nil)
    #expect(package.pendingNames.isEmpty)
  }

  @Test("all lines, a key that says nothing, skip and quit")
  func diff() {
    let folder = TemporaryPackage.folder
    let prompt = "a accept  r reject  s skip  b back  d all lines  ? more  q quit  ? "
    let picture = """
      change 1 of 2 · in 2 snapshots
        changed  AccountsTests/overview/a  +1 −1
        changed  AccountsTests/overview/b  +1 −1
      -1 │ head
      +1 │ Head
      \(prompt)all lines
      --- \(folder)/a.txt
      +++ \(folder)/a.txt
      @@ -1,2 +1,2 @@
      -head
      +Head
         row      44  Cell              #a
      --- \(folder)/b.txt
      +++ \(folder)/b.txt
      @@ -1,2 +1,2 @@
      -head
      +Head
       b
      \(prompt)
      There is no key 'x'; ? lists the keys.
      \(prompt)skip

      change 2 of 2 · in 1 snapshot
        new      AccountsTests/overview/c  +1 −0
      +1 │ new
      \(prompt)quit

      0 accepted · 0 rejected · 3 left

      """
    #expect(transcript("dxsq") == picture)
    #expect(package.pendingNames.count == 3)
  }

  @Test(
    "what is left, for scripts",
    arguments: [
      ("aa", .done), ("ar", .done), ("as", .differences), ("q", .differences), ("", .differences),
    ] as [(String, Outcome.Status)]
  )
  func status(keys: String, status: Outcome.Status) {
    var session = session()
    var rest = keys[...]
    session.run(reading: { rest.popFirst() }, writing: { _ in })
    #expect(session.outcome == Outcome(status: status))
  }

  @Test("the end of the input ends the review")
  func end() {
    #expect(transcript("").hasSuffix("? \n\n0 accepted · 0 rejected · 3 left\n"))
  }

  @Test("a snapshot that is stale stays, the others of its group do not")
  func stale() throws {
    try package.write(package.location("b").path, "head\nb\nmore\n")
    try package.change("a", from: "head\nb\nmore\n", to: "Head\nb\n")
    let text = transcript("a")
    #expect(
      text.contains(
        "'AccountsTests/overview/b' is stale: its reference has changed since the test ran. "
          + "Run the test again, or accept it with --force.\n"
      )
    )
    #expect(package.pendingNames == ["AccountsTests/overview/b", "AccountsTests/overview/c"])
  }

  @Test("long lists of names and lines are cut")
  func many() throws {
    let many = try TemporaryPackage()
    let lines = (1...60).map { "\($0)\n" }.joined()
    for name in 1...7 { try many.change("s\(name)", from: nil, to: lines) }
    let opening = ReviewSession(of: many.package.pendingSnapshots).opening
    #expect(opening.contains("  new      AccountsTests/overview/s5  +60 −0\n  … 2 more\n+ 1 │ 1\n"))
    #expect(opening.contains("+40 │ 40\n… 20 more changed lines, d shows all\n"))
  }

  @Test("back undoes what was decided, byte for byte")
  func back() throws {
    let details = SnapshotDetails(drawing: "<svg/>", calls: "calls t\n", test: "t()\nT.swift:1\n")
    let location = package.location("c")
    try location.writePending(Data("new\n".utf8), comparedWith: .file(nil), with: details)
    let before = try everything()
    for keys in ["ab", "rb"] {
      var session = session()
      for key in keys { _ = session.press(key) }
      #expect(try everything() == before, "\(keys)")
    }
    #expect(transcript("b").contains("? back\nThis is the first change.\n"))
  }

  @Test("back makes nothing fresh that was stale")
  func backToStale() throws {
    try package.change("d", from: nil, to: "last\n")
    try package.write(package.location("c").path, "theirs\n")
    let before = try everything()
    var session = session()
    for key in "srb" { _ = session.press(key) }
    #expect(try everything() == before)
    #expect(package.package.pendingSnapshots.filter(\.isStale).map(\.name).last?.last == "c")
  }

  @Test("back puts nothing in the place of a text that waits there since", arguments: ["a", "r"])
  func backOverNewer(key: Character) throws {
    try package.change("d", from: nil, to: "last\n")
    var session = session()
    for key in ["s", key] { _ = session.press(key) }
    try package.location("c").writePending(Data("newer\n".utf8), comparedWith: .file(nil))
    let before = try everything()
    let name = "AccountsTests/overview/c"
    #expect(
      session.press("b").contains(
        "'\(name)' could not be undone: '\(name)' has just been written by another process."
      )
    )
    #expect(try everything() == before)
  }

  @Test("a change that was accepted, undone and skipped waits as before")
  func undone() {
    let text = transcript("abss")
    #expect(text.contains("? back\n\nchange 1 of 2 · in 2 snapshots\n"))
    #expect(text.hasSuffix("skip\n\n0 accepted · 0 rejected · 3 left\n"))
    #expect(package.reference("a") == "head\n  row      44  Cell              #a\n")
    #expect(package.pendingNames.count == 3)
  }

  @Test("nothing is undone over what another process has written since")
  func undoneMeanwhile() throws {
    var session = session()
    _ = session.press("a")
    try package.write(package.location("a").path, "theirs\n")
    #expect(session.press("b").contains("'AccountsTests/overview/a' could not be undone: "))
    #expect(package.reference("a") == "theirs\n")
    #expect(package.reference("b") == "head\nb\n")
  }

  private func everything() throws -> [String: String?] {
    let paths = try package.everything(below: "").filter { $0 != "Package.swift" }
    let files = paths.filter { package.read($0) != nil }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, package.read($0)) })
  }

  @Test("all that remain are accepted at once")
  func all() {
    #expect(
      transcript("sA").hasSuffix("accept all that remain\n\n1 accepted · 0 rejected · 2 left\n")
    )
    #expect(
      transcript("A").hasSuffix("accept all that remain\n\n2 accepted · 0 rejected · 0 left\n")
    )
    #expect(package.pendingNames.isEmpty)
  }

  @Test("help lists every key")
  func help() {
    let text = transcript("?")
    for answer in ReviewSession.Answer.allCases {
      #expect(text.contains("\n  \(answer.rawValue)  \(answer.purpose)\n"))
    }
  }

  @Test("a long table hides no update, rows are summed up, and a change says its section")
  func parts() throws {
    let many = try TemporaryPackage()
    let rows = (1...60).map { "  row      44  Cell              #r\($0)\n" }.joined()
    let table = "table t · plain · 9×9\n§ all · 60 rows\n\(rows)"
    try many.change("new", from: nil, to: "\(table)== update\n  batch      1 move\n== after\n-a\n")
    let opening = ReviewSession(of: many.package.pendingSnapshots).opening
    #expect(
      opening.contains(
        """
        … 22 more changed lines, d shows all
        +63 │ == update
        +64 │   batch      1 move
        +65 │ == after
        +66 │ -a
        a accept
        """
      )
    )
    let other = try TemporaryPackage()
    try other.change(
      "t",
      from: table,
      to: table.replacing("44  Cell              #r50", with: "64  Cell              #r50")
    )
    #expect(
      ReviewSession(of: other.package.pendingSnapshots).opening == """
        change 1 of 1 · in 1 snapshot
          changed  AccountsTests/overview/t  +1 −1
          ~ all/r50   height 44 → 64
         § all
        -52 │   row      44  Cell              #r50
        +52 │   row      64  Cell              #r50
        a accept  r reject  s skip  b back  d all lines  ? more  q quit  ? 
        """
    )
  }

  @Test("a change says where it is asserted, and one below it has the numbers of its own lines")
  func places() throws {
    let other = try TemporaryPackage()
    try other.change(
      "t",
      from: "a\nb\n== one\nc\n== two\nd\n",
      to: "a\nB\nb\n== one\nc\n== two\ne\nf\n"
    )
    try SnapshotFiles.write(
      Data("AccountsTests/overview()\nTests/\u{1B}File.swift:12\n".utf8),
      to: other.location("t").path(of: .test)
    )
    #expect(
      ReviewSession(of: other.package.pendingSnapshots).opening.hasPrefix(
        """
        change 1 of 1 · in 1 snapshot
          changed  AccountsTests/overview/t  +3 −1
            Tests/\("\u{1B}".withVisibleControls)File.swift:12
          ~ == two   +2 −1
        +2 │ B
         == two
        -6 │ d
        +7 │ e
        +8 │ f
        a accept
        """
      )
    )
  }

  @Test("drawings are opened as a page, and the test in the editor")
  func programs() throws {
    try package.write("Tests/AppTests/AccountsTests.swift", "")
    var started: [[String]] = []
    let tool = try Tool(in: package.root)
    var status: Int32? = 0
    func said(_ key: Character, _ environment: [String: String]) -> String {
      let programs = ReviewPrograms(tool, environment: environment) {
        started.append($0)
        return status
      }
      var session = ReviewSession(of: package.package.pendingSnapshots, programs: programs)
      let text = session.press(key)
      return String(text.split(separator: "\n")[1])
    }
    let page = "\(package.root)/.build/snapshots/review.html"
    let file = "\(package.root)/Tests/AppTests/AccountsTests.swift"
    #expect(said("o", ["BROWSER": "links"]) == page)
    #expect(
      HTMLOutline(try #require(package.read(".build/snapshots/review.html"))).complaints == []
    )
    #expect(said("e", ["EDITOR": "vi -f"]) == file)
    #expect(started == [["links", page], ["vi", "-f", file]])
    #expect(said("e", [:]) == "Set EDITOR to the program that edits, or open \(file) yourself.")
    status = nil
    #expect(said("o", [:]) == "Open \(page) in a browser.")
    #expect(said("e", ["VISUAL": "nope", "EDITOR": "vi"]) == "'nope' could not be started.")
    status = 2
    #expect(said("e", ["EDITOR": "vi"]) == "'vi' ended with status 2.")
  }

  @Test("nothing to review")
  func nothing() {
    let session = ReviewSession(of: [])
    #expect(session.isOver)
    #expect(session.opening == "No snapshot waits for review.\n")
    #expect(session.outcome == Outcome())
  }
}
