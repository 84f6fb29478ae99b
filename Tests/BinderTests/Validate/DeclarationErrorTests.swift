import Binder
import HeadlessTable
import TestSupport
import Testing

/// Each rule's sentence, character for character.
@MainActor
@Suite(.bounded)
struct DeclarationErrorTests {
  typealias Declare = @MainActor (Screen) -> Void

  nonisolated static let cases: [(Declare, String)] = [
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSections(.friends, .enemies)
          .bind(cellType: NameCell.self, models: [.friends: ["b"]])
        $0.show(.friends, .enemies)
      },
      """
      The cells of section 'friends' are bound twice, by onSection(.friends) and by \
      onSections(.friends, .enemies). Keep one of them; the first one is shown.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
          .bind(headerTitle: "A").bind(headerTitle: "B")
        $0.show(.friends)
      },
      """
      The header title of section 'friends' is bound twice by onSection(.friends). Keep one of them; the first one is shown.
      """
    ),
    (
      {
        $0.binder.onAllOtherSections().bind(cellType: NameCell.self, numberOfCells: [.friends: 1])
          .bind(cellType: NameCell.self, models: [.enemies: ["b"]])
        $0.show(.friends)
      },
      """
      The cells of all other sections are bound twice by onAllOtherSections(). Keep one of them; the first one is shown.
      """
    ),
    (
      {
        $0.binder.onAllOtherSections().bind(cellType: NameCell.self, models: [.friends: ["a"]])
          .bind(footerTitles: [.friends: "A"]).bind(headerTitles: [.friends: "B"])
          .bind(footerTitles: [.friends: "C"])
        $0.show(.friends)
      },
      """
      The footer title of all other sections is bound twice by onAllOtherSections(). Keep one of them; the first one is shown.
      """
    ),
    (
      {
        $0.binder.onAllOtherSections().bind(cellType: NameCell.self, models: [.friends: ["a"]])
        _ = $0.binder.onAllSections()
        $0.show(.friends)
      },
      """
      onAllOtherSections() is started twice. Start it once and keep the chain in a variable if it is written in parts.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.show(.friends, .enemies)
      },
      """
      Section 'enemies' is displayed but not bound. Bind cells to it with onSection(.enemies), or \
      take it out of displayedSections.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.show(.friends, .friends)
      },
      "Section 'friends' is displayed 2 times. Name it once in displayedSections."
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSection(.enemies).onTapped { row, cell in }
        $0.show(.friends)
      },
      """
      Section 'enemies' has handlers or dimensions, but no chain binds cells to it. Bind cells to \
      it or remove the handlers.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        _ = $0.binder.onSection(.enemies)
        $0.show(.friends)
      },
      """
      A chain is started for section 'enemies', but nothing is bound to it. Bind cells to it or \
      remove the chain.
      """
    ),
    (
      {
        $0.binder.onSections(.friends, .banner)
          .bind(cellType: NameCell.self, models: [.friends: ["a"], .enemies: ["b"]])
        $0.show(.friends)
      },
      """
      The cells of onSections(.friends, .banner) have data for section 'enemies', which \
      that chain does not speak for. Name the section in the chain, or leave its data out.
      """
    ),
    (
      {
        $0.binder.onSections(.friends)
          .bind(cellType: NameCell.self, models: [.friends: ["a"], .enemies: ["b"]])
        $0.show(.friends)
      },
      """
      The cells of onSections(.friends) have data for section 'enemies', which that \
      chain does not speak for. Name the section in the chain, or leave its data out.
      """
    ),
    (
      {
        $0.binder.onSections(.friends, .banner)
          .bind(cellType: NameCell.self, models: [.friends: ["a"]])
          .bind(headerTitles: [.friends: "F", .enemies: "E"])
        $0.show(.friends)
      },
      """
      The headers of onSections(.friends, .banner) have data for section 'enemies', which \
      that chain does not speak for. Name the section in the chain, or leave its data out.
      """
    ),
    (
      {
        let friends = $0.binder.onSection(.friends)
        for name in ["a", "b", "c"] { friends.bind(cellType: NameCell.self, models: [name]) }
        $0.show(.friends)
      },
      """
      The cells of section 'friends' are bound 3 times by onSection(.friends). Keep one of them; the first one is shown.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(headerTitle: "FRIENDS").onTapped { _, _ in }
        $0.show(.friends)
      },
      """
      Section 'friends' has handlers or dimensions, but no chain binds cells to it. Bind cells to it or remove the handlers.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onAllOtherSections().onTapped { _, _, _ in }
        $0.show(.friends, .enemies)
      },
      """
      Section 'enemies' is displayed but not bound. Bind cells to it with onSection(.enemies), or \
      take it out of displayedSections.
      """
    ),
    (
      {
        $0.binder.onSection(.friends)
          .bind(cellProvider: { table, row in table.dequeue(NameCell.self) }, numberOfCells: -3)
        $0.show(.friends)
      },
      """
      The number of cells of section 'friends' is -3. Give 0 or more; no cells are shown.
      """
    ),
    (
      {
        $0.binder.onSections(.friends, .enemies)
          .bind(
            cellProvider: { table, section, row in table.dequeue(NameCell.self) },
            numberOfCells: [.friends: 1, .enemies: -1]
          )
        $0.show(.friends, .enemies)
      },
      """
      The number of cells of section 'enemies' is -1. Give 0 or more; no cells are shown.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSection(.friends).assuming(modelType: Int.self)
          .cellHeight { row, number in 44 }
        $0.show(.friends)
      },
      """
      A handler of section 'friends' takes models of type Int, but the section's cells are bound to \
      String. Assume that type, or bind it.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSection(.friends).assuming(modelType: Int.self)
          .onTapped { row, cell, number in }
        $0.show(.friends)
      },
      """
      A handler of section 'friends' takes models of type Int, but the section's cells are bound to \
      String. Assume that type, or bind it.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSection(.banner).bind(cellType: Other.NumberCell.self, models: [1])
        $0.binder.onAnySection().assuming(modelType: Int.self)
          .onTapped { section, row, cell, number in }
        $0.show(.friends, .banner)
      },
      """
      A handler of section 'friends' takes models of type Int, but the section's cells are bound to \
      String. Assume that type, or bind it.
      """
    ),
    (
      {
        $0.binder.onSection(.banner).bind(cellType: Other.NumberCell.self, models: [1])
        $0.binder.onAllOtherSections().bind(cellType: NameCell.self, models: [.friends: ["a"]])
          .assuming(modelType: Int.self)
          .cellHeight { section, row, number in 44 }
        $0.show(.friends, .banner)
      },
      """
      A handler of section 'friends' takes models of type Int, but the section's cells are bound to \
      String. Assume that type, or bind it.
      """
    ),
    (
      {
        $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        $0.binder.onSection(.enemies).bind(cellType: Other.NameCell.self, models: ["a"])
        $0.show(.friends, .enemies)
      },
      """
      The types BinderTests.NameCell and BinderTests.DeclarationErrorTests.Other.NameCell share the reuse identifier \
      'NameCell'. Conform one of them to ReuseIdentifiable and give it an identifier of its own.
      """
    ),
  ]

  enum Other {
    final class NameCell: HeadlessCell {}
    final class NumberCell: HeadlessCell {}
  }

  @Test(arguments: cases.indices)
  func sentence(_ index: Int) {
    let (declare, problem) = Self.cases[index]
    let screen = Screen()
    declare(screen)
    #expect(screen.messages == ["The declaration of this table has a problem:\n- " + problem])
  }

  @Test func allProblemsAreInOneMessage() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(footerTitle: "end")
    screen.binder.onSection(.banner).onTapped { row, cell in }
    screen.show(.friends, .enemies)
    #expect(
      screen.messages == [
        """
        The declaration of this table has 2 problems:
        - Section 'banner' has handlers or dimensions, but no chain binds cells to it. Bind cells to \
        it or remove the handlers.
        - Section 'enemies' is displayed but not bound. Bind cells to it with onSection(.enemies), \
        or take it out of displayedSections.
        """
      ]
    )
  }

  @Test func aNumberBelowZeroInAScreen() {
    let table = HeadlessTable(id: "letters", width: 375, height: 100)
    let binding = TableScreen {
      OnTable { Cells(count: -2) { tableView, row in tableView.dequeue(NameCell.self) } }
    }
    .bind(to: table)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(
      table.diagnostics.map(\.message) == [
        """
        The declaration of this table has a problem:
        - The number of cells of the table is -2. Give 0 or more; no cells are shown.
        """
      ]
    )
    withExtendedLifetime(binding) {}
  }

  @Test func aTableWithoutSectionsNeedsItsChain() {
    let table = HeadlessTable(id: "empty", width: 375, height: 100)
    let binder = TableViewBinder(tableView: table)
    binder.finish()
    #expect(
      table.diagnostics.map(\.message) == [
        """
        The declaration of this table has a problem:
        - Nothing is bound to the table. Bind cells to it with onTable().
        """
      ]
    )
  }

  @Test func aChainAfterFinishIsRefused() {
    let screen = Screen()
    let friends = screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.show(.friends)
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: ["b"])
      .cellHeight { row, _ in 60 }
    _ = screen.binder.onSection(.form)
    friends.cellHeight { row, _ in 60 }.headerHeight { 30 }
    #expect(
      screen.messages
        == ["enemies", "form", "friends"].map {
          "onSection(.\($0)) was called after finish(). Declare every section before finish()."
        }
    )
    screen.binder.displayedSections = [.friends, .form]
    #expect(
      screen.messages.last == """
        The declaration of this table has a problem:
        - Section 'form' is displayed but not bound. Bind cells to it with onSection(.form), or take it \
        out of displayedSections.
        """
    )
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  @Test func finishIsCalledOnce() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.show(.friends)
    screen.binder.finish()
    #expect(
      screen.messages == ["finish() was called a second time. Call it once, after the last chain."]
    )
  }

  @Test func whatBecomesWrongLaterIsReportedOnceAndTheRestIsShown() {
    let screen = Screen()
    var data: [Section: [String]] = [.friends: ["a"]]
    screen.binder.onSections(.friends, .banner)
      .bind(cellType: NameCell.self, models: { data })
    screen.show(.friends)
    data[.enemies] = ["x"]
    data[.friends] = ["a", "b"]
    for _ in 0..<2 {
      screen.binder.refresh()
      screen.table.layoutIfNeeded()
    }
    screen.binder.displayedSections = [.friends, .form]
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    #expect(screen.table.diagnostics.allSatisfy { $0.severity == .warning })
    let start = "The declaration of this table has a problem:\n- "
    #expect(
      screen.messages == [
        start + """
          The cells of onSections(.friends, .banner) have data for section 'enemies', \
          which that chain does not speak for. Name the section in the chain, or leave its data out.
          """,
        start + """
          Section 'form' is displayed but not bound. Bind cells to it with onSection(.form), or take \
          it out of displayedSections.
          """,
      ]
    )
  }
}
