import Binder
import HeadlessTable
import TestSupport
import Testing

/// Rows of one section with the same identity: what is said of them, and when.
@MainActor
@Suite(.bounded)
struct RepeatedIdentitiesTests {
  @Test(
    arguments: [
      ("abc", nil),
      ("aba", "the identity '97'"),
      ("abbaab", "the identities '98' and '97'"),
      ("abcabc", "the identities '97', '98' and '99'"),
      ("abcdabcd", "the identities '97', '98' and 2 others"),
    ] as [(String, String?)]
  )
  func areNamed(letters: String, names: String?) {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: people(letters))
    screen.show(.friends)
    let sentence = names.map {
      "Section 'friends' has several rows with \($0). A change can't tell them apart, and takes them "
        + "in their order: give each row an identity of its own."
    }
    #expect(screen.messages == [sentence].compactMap { $0 })
    #expect(screen.table.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func areNamedWhenTheyComeAndOnlyOnce() {
    var rows = people("ab")
    let table = HeadlessTable(id: "people", width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: { rows })
    binder.finish()
    #expect(table.diagnostics == [])
    for letters in ["aab", "baa", "ab", "aba"] {
      rows = people(letters)
      binder.refresh()
      #expect(table.diagnostics.count == 1)
    }
    #expect(
      table.diagnostics.first?.message
        == "The table has several rows with the identity '97'. A change can't tell them apart, and "
        + "takes them in their order: give each row an identity of its own."
    )
    #expect(table.inconsistencies == [])
  }

  @Test func haveNoNameIfTheyAreObjects() {
    final class Box: Identifiable {}
    let box = Box()
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: [box, Box(), box])
    screen.show(.friends)
    #expect(
      screen.messages.map { $0.prefix(49) } == ["Section 'friends' has several rows with one ident"]
    )
  }

  @Test func areNoConcernInOtherSectionsAndAsValues() {
    let screen = Screen()
    screen.binder.onSections(.friends, .enemies)
      .bind(cellType: NameCell.self, models: [.friends: people("a"), .enemies: people("a")])
    screen.binder.onSection(.form).bind(cellType: NameCell.self, models: ["a", "a"])
    screen.show(.friends, .enemies, .form)
    #expect(screen.messages == [])
  }

  @Test(arguments: [(1_000, 1), (1_001, 0)])
  func areLookedForAmongAThousandRows(count: Int, warnings: Int) {
    let screen = Screen()
    let rows = (0..<count).map { Person(id: max(1, $0), name: "n", age: 0) }
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: rows)
    screen.show(.friends)
    #expect(screen.messages.count == warnings)
  }

  /// A section that would be one row too many is passed over, and a smaller one below it is not.
  @Test func areLookedForAmongAThousandRowsOfAllSections() {
    let screen = Screen()
    let rows = { (count: Int) in (0..<count).map { Person(id: max(1, $0), name: "n", age: 0) } }
    screen.binder.onSections(.friends, .enemies, .form)
      .bind(
        cellType: NameCell.self,
        models: [.friends: rows(600), .enemies: rows(401), .form: rows(400)]
      )
    screen.show(.friends, .enemies, .form)
    #expect(
      screen.messages.map { $0.prefix(17) } == ["Section 'friends'", "Section 'form' ha"]
    )
  }

  private func people(_ letters: String) -> [Person] {
    letters.utf8.map { Person(id: Int($0), name: "n", age: 0) }
  }
}
