import Binder
import HeadlessTable
import HeadlessTableTesting
import Synchronization
import TestSupport
import Testing

/// A test that leaves a table with a problem fails in the line that made the table, unless it has looked.
@MainActor
@Suite("A problem that nothing looks at", .bounded)
struct UnseenProblemsTests {
  private func table(line: UInt = #line) -> HeadlessTable {
    HeadlessTable(id: "people", width: 320, height: 480, line: line)
  }

  /// What a test with such a table is told, without the last line, which is always the same.
  private func told(_ test: () -> Void) -> [String] {
    let told = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      test()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let end = "\nExpect it in the table's inconsistencies or diagnostics, or fix it."
      #expect(!text.contains("no assertion has checked") || text.hasSuffix(end))
      let line = issue.sourceLocation?.line ?? 0
      told.withLock { $0.append("\(line): \(text.replacing(end, with: ""))") }
      return true
    }
    return told.withLock { $0 }
  }

  @Test("fails the test when the table goes")
  func fails() {
    let sentence = "people has a problem that no assertion has checked\n  "
    let missing = "Table 'people' has no row with the identity '7'."
    #expect(told { table(line: 4).tapRow(.id(7), line: 5) } == ["5: \(sentence)\(missing)"])
    #expect(
      told {
        let table = table(line: 4)
        table.tapRow(.id(7), line: 6)
        _ = table.rectForRow(at: IndexPath(row: 0, section: 3))
      } == [
        "6: \(sentence)\(missing)", "4: \(sentence)\(text(of: IndexPath(row: 0, section: 3)))",
      ]
    )
  }

  @Test("in a declaration fails the test in the line that ends or binds it", arguments: 0..<4)
  func declarations(form: Int) {
    let told = told {
      let grid = HeadlessCollectionView(id: "people", width: 320, height: 480, line: 4)
      let wrong = TableScreen(sectionedBy: Section.self) {
        for title in ["A", "B"] {
          OnSection(.people) {
            Header(title)
            Cells(count: 0) { table, _ in table.dequeue(HeadlessCell.self) }
          }
        }
      }
      switch form {
      case 0:
        let binder = TableViewBinder(tableView: table(line: 4))
        binder.onTable().onTapped { _, _ in }
        binder.finish(line: 9)
      case 1:
        let binder = CollectionViewBinder(collectionView: grid)
        binder.onCollection().onTapped { _, _ in }
        binder.finish(line: 9)
      case 2: wrong.bind(to: table(line: 4), line: 9)
      default: wrong.bind(to: grid, line: 9)
      }
    }
    #expect(told.count == 1)
    let start = "9: people has a problem that no assertion has checked\n"
    #expect(told.first?.hasPrefix(start) == true, "\(told)")
  }

  private enum Section: TableViewSection { case people }

  @Test("is told in its own line, those of one line together, in the order in which they were met")
  func several() {
    let path = IndexPath(row: 9, section: 0)
    let told = told {
      let table = table(line: 4)
      table.report(TableDiagnostic(severity: .warning, message: "Mind."))
      table.tapRow(.id("nobody"), line: 6)
      table.tapRow(at: path, line: 7)
      for id in ["c", "d"] { table.tapRow(.id(id), line: 8) }
      table.tapRow(.id("e"), line: 6)
    }
    func missing(_ id: String) -> String { "Table 'people' has no row with the identity '\(id)'." }
    #expect(
      told == [
        """
        6: people has 2 problems that no assertion has checked
          warning: Mind.
          \(missing("nobody"))
          \(missing("e"))
        """,
        """
        7: people has a problem that no assertion has checked
          \(text(of: path))
        """,
        """
        8: people has 2 problems that no assertion has checked
          \(missing("c"))
          \(missing("d"))
        """,
      ]
    )
  }

  /// What a table without rows says of a path.
  private func text(of path: IndexPath) -> String {
    let table = table()
    _ = table.rectForRow(at: path)
    return table.inconsistencies.map(\.description).joined().replacing("\n", with: "\n  ")
  }

  @Test("is no failure where the test has looked, or has chosen what to do, or is warned only")
  func seen() {
    #expect(
      told {
        let read = table()
        read.tapRow(.id(7))
        _ = read.diagnostics
        let chosen = table()
        chosen.tapRow(.id(7))
        chosen.onInconsistency = .collect
        chosen.tapRow(.id(8))
        table().report(TableDiagnostic(severity: .warning, message: "Mind."))
      } == []
    )
  }

  @Test("is about the line of the gesture that finds it, or else that made the table")
  func lines() {
    let path = IndexPath(row: 0, section: 3)
    let gestures: [(HeadlessTable) -> Void] = [
      { $0.tapRow(.id(7), line: 4) },
      { $0.tapRow(at: path, line: 4) },
      { $0.tapRow(0, in: "z", line: 4) },
      { $0.swipe(.row(0, in: "z"), line: 4) },
      { $0.scrollToRow(.id(7), at: .top, line: 4) },
      { $0.fullSwipe(path, line: 4) },
      { $0.tapAction("Delete", on: path, line: 4) },
      { $0.tapAction("Delete", line: 4) },
      { $0.openContextMenu(path, line: 4) },
      { $0.choose("Copy", line: 4) },
      { $0.tapPreview(line: 4) },
      { $0.tapAccessory(path, line: 4) },
      { $0.beginDrag(path, line: 4) },
      { $0.drag(to: path, line: 4) },
      { $0.drop(line: 4) },
      { $0.dragRow(at: path, to: path, line: 4) },
      { $0.dragRow(at: .id(7), to: .id(8), line: 4) },
      { _ = $0.numberOfRows(in: "z", line: 4) },
      { _ = $0.headerView(in: "z", line: 4) },
      { _ = $0.footerView(in: "z", line: 4) },
      { $0.tapDelete(path, line: 4) },
      { $0.confirmDelete(line: 4) },
      { $0.tapInsert(path, line: 4) },
      { $0.pullToRefresh(line: 4) },
      { $0.tapIndexTitle("A", line: 4) },
      { _ = $0.cell(of: path, as: HeadlessCell.self, line: 4) },
    ]
    for (index, gesture) in gestures.enumerated() {
      #expect(told { gesture(table(line: 3)) }.map { $0.prefix(2) } == ["4:"], "gesture \(index)")
    }
    #expect(told { _ = table(line: 3).rectForRow(at: path) }.map { $0.prefix(2) } == ["3:"])
    let pending = told {
      let table = table(line: 3)
      table.scheduleUpdate { [unowned table] in
        table.report(TableDiagnostic(severity: .error, message: "It was pending."))
      }
      _ = table.numberOfRows(in: "z", line: 4)
    }
    #expect(pending.map { $0.prefix(2) } == ["4:"])
  }

  @Test("is about the line of a gesture whose handler makes another one, or a wrong batch")
  func inHandlers() {
    let syntaxes: [(HeadlessTable, @escaping (Int, HeadlessCell, Int) -> Void) -> AnyObject] = [
      { table, tapped in
        let binder = TableViewBinder(tableView: table)
        binder.onTable().bind(cellType: HeadlessCell.self, models: [1, 2]).onTapped(tapped)
        binder.finish()
        return binder
      },
      { table, tapped in
        TableScreen { OnTable { Cells(HeadlessCell.self, models: [1, 2]).onTapped(tapped) } }
          .bind(to: table)
      },
    ]
    for bind in syntaxes {
      let told = told {
        let table = table(line: 3)
        let bound = bind(table) { [unowned table] _, _, _ in
          table.tapAction("Pin")
          table.insertRows(at: [IndexPath(row: 9, section: 0)])
        }
        withExtendedLifetime(bound) { table.tapRow(.id(1), line: 4) }
      }
      #expect(told.map { $0.prefix(30) } == ["4: people has 2 problems that "])
    }
  }

  @Test("is told with the warnings that the table has kept, which often say where it has come from")
  func warned() {
    #expect(
      told {
        let table = table(line: 4)
        let binder = TableViewBinder(tableView: table)
        binder.onTable().bind(cellType: HeadlessCell.self, models: [1, 2])
        _ = table.visibleCells
        table.tapRow(.id(7), line: 9)
      } == [
        """
        9: people has a problem that no assertion has checked
          warning: The table is drawn before finish() is called on its binder, so it shows nothing. Call finish() \
        after the last chain.
          Table 'people' has no row with the identity '7'.
        """
      ]
    )
  }

  @Test("is one that came after the test had looked, or of the other kind")
  func later() {
    #expect(
      told {
        let table = table(line: 4)
        table.tapRow(.id(7))
        _ = table.diagnostics
        table.tapRow(.id(8), line: 7)
        _ = table.inconsistencies
      } == [
        "7: people has a problem that no assertion has checked\n"
          + "  Table 'people' has no row with the identity '8'."
      ]
    )
    #expect(
      told {
        let table = table(line: 8)
        _ = table.rectForRow(at: IndexPath(row: 0, section: 3))
        _ = table.diagnostics
      } == [
        "8: people has a problem that no assertion has checked\n"
          + "  \(text(of: IndexPath(row: 0, section: 3)))"
      ]
    )
  }

  @Test("is said once, by the assertion that finds it")
  func asserted() {
    #expect(
      told {
        let table = table()
        table.tapRow(.id(7))
        assertSnapshot(of: table, as: .text, matches: "")
      }.map { $0.drop { $0 != " " } } == [
        " people has 1 problem and is not compared\n"
          + "  Table 'people' has no row with the identity '7'."
      ]
    )
  }
}
