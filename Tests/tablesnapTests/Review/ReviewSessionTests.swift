import HeadlessTable
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
      from: "head\n  row      44  Cell         a\n",
      to: "Head\n  row      44  Cell         a\n"
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
      -head
      +Head
      a accept  r reject  s skip  d all lines  q quit  ? accept

      change 2 of 2 · in 1 snapshot
        new      AccountsTests/overview/c  +1 −0
      +new
      a accept  r reject  s skip  d all lines  q quit  ? reject

      2 accepted · 1 rejected · 0 left

      """
    #expect(transcript("ar") == picture)
    #expect(package.reference("a") == "Head\n  row      44  Cell         a\n")
    #expect(package.reference("b") == "Head\nb\n")
    #expect(package.reference("c") == nil)
    #expect(package.pendingNames.isEmpty)
  }

  @Test("all lines, a key that says nothing, skip and quit")
  func diff() {
    let folder = TemporaryPackage.folder
    let prompt = "a accept  r reject  s skip  d all lines  q quit  ? "
    let picture = """
      change 1 of 2 · in 2 snapshots
        changed  AccountsTests/overview/a  +1 −1
        changed  AccountsTests/overview/b  +1 −1
      -head
      +Head
      \(prompt)all lines
      --- \(folder)/a.txt
      +++ \(folder)/a.txt
      @@ -1,2 +1,2 @@
      -head
      +Head
         row      44  Cell         a
      --- \(folder)/b.txt
      +++ \(folder)/b.txt
      @@ -1,2 +1,2 @@
      -head
      +Head
       b
      \(prompt)
      Press a, r, s, d or q.
      \(prompt)skip

      change 2 of 2 · in 1 snapshot
        new      AccountsTests/overview/c  +1 −0
      +new
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
    #expect(opening.contains("  new      AccountsTests/overview/s5  +60 −0\n  … 2 more\n+1\n"))
    #expect(opening.contains("+40\n… 20 more changed lines, see actual\n"))
  }

  @Test("nothing to review")
  func nothing() {
    let session = ReviewSession(of: [])
    #expect(session.isOver)
    #expect(session.opening == "No snapshot waits for review.\n")
    #expect(session.outcome == Outcome())
  }
}
