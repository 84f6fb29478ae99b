import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A row that is found again by what was offered for it before its data changed.
@MainActor
@Suite("The row of an action", .bounded)
struct FoundRowsTests {
  private struct Word: Equatable, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  /// Two sections of rows with an action, in both spellings.
  @MainActor
  private final class Words<Model> {
    private var models: [Section: [Model]]
    private var said: [String] = []

    init(_ models: [Section: [Model]]) { self.models = models }

    private func show() -> BothSpellings {
      let actions = { (section: Section, row: Int, model: Model) in
        [
          SwipeAction("Say") { [weak self] in
            self?.said.append("\(section) \(row) \(model)")
            return .done
          }
        ]
      }
      return BothSpellings(
        displaying: [.friends, .enemies],
        chain: { binder in
          binder.onSections(.friends, .enemies)
            .bind(cellType: NameCell.self, models: { self.models })
            .trailingSwipe { actions($0, $1, $2) }
        },
        screen: TableScreen(sectionedBy: Section.self) {
          OnSections(.friends, .enemies) {
            CellsBySection(NameCell.self, models: self.models)
              .trailingSwipe { actions($0, $1, $2) }
          }
        }
      )
    }

    /// What is said by the action of a row that is chosen when other models are there; of both spellings.
    func saying(
      _ row: Int,
      then models: [Section: [Model]]
    ) -> [String] {
      let both = show()
      let tables = [both.chain, both.builder]
      for table in tables { table.swipe(.row(row, in: Section.friends)) }
      let actions = tables.compactMap { $0.openActions.first }
      self.models = models
      both.refresh()
      for action in actions { action.perform() }
      #expect(actions.count == 2)
      #expect(tables.allSatisfy { $0.inconsistencies.isEmpty })
      return said
    }
  }

  @Test(
    "is no row of the same identity that another section has had before",
    arguments: [
      (0, ["b"], ["a", "x"], []),
      (0, ["b"], ["x", "y", "a"], []),
      (0, [], ["a"], []),
      (0, ["x", "a"], ["a"], ["friends 1 a"]),
      (1, ["a"], ["a", "x", "b"], ["enemies 2 b"]),
      (1, [], ["b"], ["enemies 0 b"]),
    ] as [(Int, [String], [String], [String])]
  )
  func identities(row: Int, friends: [String], enemies: [String], said: [String]) {
    let words = Words([.friends: ["a", "b"], .enemies: ["a", "x"]])
    let found = words.saying(row, then: [.friends: friends, .enemies: enemies])
    #expect(found == said + said)
  }

  @Test(
    "is found by its value where it has no identity, as an update finds it",
    arguments: [
      (1, "a b b", ["friends 1 b"]),
      (1, "x a b b", ["friends 2 b"]),
      (2, "x a b b", ["friends 3 b"]),
      (2, "b x b", ["friends 2 b"]),
      (1, "a c b", []),
      (0, "b b a", []),
      (0, "", []),
    ] as [(Int, String, [String])]
  )
  func values(row: Int, friends: String, said: [String]) {
    func list(_ text: String) -> [Word] { text.split(separator: " ").map { Word(text: "\($0)") } }
    let words = Words([.friends: list("a b b"), .enemies: list("a")])
    let found = words.saying(
      row,
      then: [.friends: list(friends), .enemies: list("a b")]
    )
    #expect(found == said + said)
  }

  @Test("is followed through the changes of an observed array, whatever its rows are")
  func observed() {
    let words = MutableObservableArray([UpdateTests.Opaque(text: "a"), .init(text: "b")])
    var said: [String] = []
    let actions = { (row: Int, word: UpdateTests.Opaque) in
      [
        SwipeAction("Say") {
          said.append("\(row) \(word.text)")
          return .done
        }
      ]
    }
    let both = BothSpellings(
      chain: { binder in
        binder.onSection(.friends).bind(cellType: NameCell.self, models: words)
          .trailingSwipe { actions($0, $1) }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          ObservedCells(NameCell.self, models: words).trailingSwipe { actions($0, $1) }
        }
      }
    )
    let tables = [both.chain, both.builder]
    for table in tables { table.swipe(.row(1, in: Section.friends)) }
    let chosen = tables.compactMap { $0.openActions.first }
    words.insert(UpdateTests.Opaque(text: "x"), at: 0)
    for action in chosen { action.perform() }
    #expect(said == ["2 b", "2 b"])
  }
}
