import Binder
import HeadlessTable
import TestSupport
import Testing

@testable import samples

@MainActor
@Suite("A screen that is driven with keys", .bounded)
struct TableSessionTests {
  private func session(
    _ screen: any Sample.Type,
    _ arguments: [String] = [],
    columns: Int = 40,
    rows: Int = 10
  ) throws -> TableSession {
    let options = try SampleOptions(arguments, for: screen)
    let size = TerminalSize(columns: columns, rows: rows)
    return TableSession(try screen.init(options), size: size, hasColors: false)
  }

  private func picture(_ session: TableSession) -> String {
    session.lines.map { line in
      guard let mark = line.firstIndex(of: "\r") else { return line }
      return String(line[line.index(after: mark)...]) + line.dropFirst().prefix { $0 != "\r" }
    }.joined(separator: "\n")
  }

  @Test("the table fills the terminal, with the cursor on its first row")
  func first() throws {
    let session = try session(AccountsScreen.self)
    #expect(
      picture(session) == """
        accounts · 7 rows · content 666 high
        ❯  Total balance
           € 12,127.00




         Current accounts

        ↑↓ move · ⏎ tap · e edit · c calls · q …
        """
    )
  }

  @Test("arrows move the cursor from row to row, and scroll when they must")
  func arrows() throws {
    let session = try session(AccountsScreen.self)
    for _ in 0..<3 { #expect(session.press(.down)) }
    #expect(session.cursor == IndexPath(row: 2, section: 1))
    #expect(picture(session).contains("❯  旅行 Travel"))
    for _ in 0..<20 { #expect(session.press(.down)) }
    #expect(session.cursor == IndexPath(row: 1, section: 3))
    for _ in 0..<20 { #expect(session.press(.up)) }
    #expect(session.cursor == IndexPath(row: 0, section: 0))
    #expect(picture(session).contains("❯  Total balance"))
  }

  @Test("the cursor is in sight wherever it goes", arguments: [5, 8, 13, 24])
  func cursorIsInSight(rows: Int) throws {
    let path = PackageDatabase.shippedPath
    let session = try session(PackagesScreen.self, ["--file", path], rows: rows)
    let keys: [Key] = [
      .down, .down, .pageDown, .up, .end, .up, .pageUp, .up, .pageUp, .home, .pageDown, .down,
    ]
    for key in keys {
      #expect(session.press(key))
      let path = try #require(session.cursor)
      let cell = try #require(session.screen.table.cellForRow(at: path) as? any ContentShowing)
      let name = try #require((cell.content as? PackageContent)?.package.name)
      #expect(picture(session).contains("❯  \(name)"), "after \(key)")
      #expect(session.lines.count == rows)
    }
  }

  @Test("return taps, and what the screen says is shown until the next key")
  func tap() throws {
    let session = try session(AccountsScreen.self)
    _ = session.press(.down)
    _ = session.press(.enter)
    #expect(session.lines.last == "open Main account, NL91 ABNA 0417 1643 …")
    #expect(picture(session).contains("❯* Main account"))
    _ = session.press(.down)
    #expect(session.lines.last == "↑↓ move · ⏎ tap · e edit · c calls · q …")
  }

  @Test("an edit is shown in place")
  func edit() throws {
    let session = try session(AccountsScreen.self, rows: 20)
    for _ in 0..<2 { _ = session.press(.down) }
    var redraw = ScreenRedraw()
    _ = redraw.text(toShow: session.lines)
    _ = session.press(.character("e"))
    #expect(session.screen.table.calls.updates.count == 2)
    let text = picture(session)
    #expect(text.contains("€ 12,137.00"))
    #expect(text.contains("   Joint account"))
    #expect(session.lines.last == "update")
    let drawn = redraw.text(toShow: session.lines)
    #expect(drawn.contains("Joint account") && !drawn.contains("Travel"))
  }

  @Test("an edit of nothing is said to be one")
  func editNothing() throws {
    let session = try session(AccountsScreen.self)
    _ = session.press(.character("e"))
    #expect(session.lines.last == "Nothing has changed.")
  }

  @Test("a search shows fewer rows with each letter, and all when it is left")
  func search() throws {
    let path = PackageDatabase.shippedPath
    let session = try session(PackagesScreen.self, ["--file", path], rows: 24)
    let count = { session.screen.table.numberOfSections }
    let all = count()
    for key in "/zlib".map(Key.character) { _ = session.press(key) }
    #expect(session.lines.last == "/zlib_")
    #expect(count() == 1)
    #expect(picture(session).contains("❯  zlib1g"))
    _ = session.press(.backspace)
    #expect(session.lines.last == "/zli_")
    _ = session.press(.escape)
    #expect(count() == all)
  }

  @Test("what a screen cannot do is said")
  func cannot() throws {
    let accounts = try session(AccountsScreen.self)
    _ = accounts.press(.character("/"))
    #expect(accounts.lines.last == "This screen cannot search.")
    let path = PackageDatabase.shippedPath
    let packages = try session(PackagesScreen.self, ["--file", path])
    _ = packages.press(.character("e"))
    #expect(packages.lines.last == "This screen has nothing to edit.")
  }

  @Test("return flips the switch of its row, which hides and shows other rows")
  func flip() throws {
    let session = try session(FormScreen.self, rows: 24)
    for _ in 0..<2 { _ = session.press(.down) }
    #expect(session.lines.last == "↑↓ move · ⏎ switch · c calls · q quit")
    _ = session.press(.enter)
    #expect(picture(session).contains("❯  All day                          ● on"))
    #expect(!picture(session).contains("Starts"))
    _ = session.press(.enter)
    #expect(picture(session).contains("❯  All day                         ○ off"))
    #expect(picture(session).contains("Starts"))
  }

  @Test("as many lines are between all rows")
  func regularLines() throws {
    let session = try session(FormScreen.self, columns: 80, rows: 30)
    let lines = session.lines
    let places = ["[Title]", "[Place]", "All day", "Starts", "Ends", "Repeats", "Alert"]
      .compactMap { word in lines.firstIndex { $0.contains(word) } }
    // Headers stand above the third row and the sixth one.
    #expect(zip(places, places.dropFirst()).map { $1 - $0 } == [2, 5, 2, 2, 4, 2])
  }

  @Test("return begins and ends typing into the text field of its row")
  func typing() throws {
    let session = try session(FormScreen.self, rows: 24)
    #expect(session.lines.last == "↑↓ move · ⏎ type · c calls · q quit")
    _ = session.press(.enter)
    #expect(session.lines.last == "type the text · ⌫ delete · ⏎ end")
    for character in "a quey" { #expect(session.press(.character(character))) }
    #expect(picture(session).contains("❯  [a quey_]"))
    let keys: [Key] = [.backspace, .backspace, .character("a"), .character("y"), .enter]
    for key in keys { _ = session.press(key) }
    #expect(picture(session).contains("❯  [a quay]"))
    #expect(!session.press(.character("q")))
  }

  @Test("a key that moves the cursor ends typing, and so does escape")
  func endOfTyping() throws {
    let session = try session(FormScreen.self, rows: 24)
    let keys: [Key] = [.enter, .backspace, .character("x"), .backspace, .down]
    for key in keys { _ = session.press(key) }
    #expect(session.cursor == IndexPath(row: 1, section: 0))
    #expect(picture(session).contains("[Title]"))
    for key in [Key.enter, .character("x"), .escape] { _ = session.press(key) }
    #expect(picture(session).contains("❯  [x]"))
    #expect(session.lines.last == "↑↓ move · ⏎ type · c calls · q quit")
  }

  @Test("the last calls take the place of the table until the next key")
  func calls() throws {
    let session = try session(AccountsScreen.self)
    _ = session.press(.enter)
    let table = session.lines.dropLast()
    _ = session.press(.character("c"))
    #expect(session.lines.contains("── totals"))
    #expect(session.lines.last == "the last calls · any key to go back")
    _ = session.press(.character("q"))
    #expect(session.lines.dropLast() == table)
    #expect(!session.press(.character("q")))
  }

  @Test("another size of the terminal shows more or less of the table")
  func resize() throws {
    let session = try session(AccountsScreen.self)
    _ = session.press(.end)
    for rows in [30, 6, 2, 1, 12] {
      session.resize(to: TerminalSize(columns: 30, rows: rows))
      #expect(session.lines.count == rows)
      #expect(rows < 3 || picture(session).contains("❯"))
      let bare = session.lines.map { $0.prefix { $0 != "\r" } }
      #expect(bare.allSatisfy { $0.reduce(0) { $0 + $1.columns } <= 30 })
    }
  }
}
