import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// A snapshot that does not pass says what may be the reason: warnings about the table, and that nobody fills it.
@MainActor
@Suite("A failure", .bounded)
struct SnapshotHintTests {
  private enum Section: TableViewSection { case friends }
  private final class Cell: HeadlessCell {}

  private let table = HeadlessTable(id: "people", width: 320, height: 100)

  private func warn(_ messages: String...) {
    for message in messages {
      table.report(TableDiagnostic(severity: .warning, message: message))
    }
  }

  private func hints(_ strategy: SnapshotStrategy<HeadlessTable>) -> [String] {
    (try? strategy.take(table))?.hintLines ?? []
  }

  private static let noDataSource =
    "  ! Table 'people' has no data source: bind a binder or a screen to it, or set its dataSource."

  @Test("of any kind says that nobody fills the table, and why")
  func forgotten() {
    let unfinished =
      "  ! The table is drawn before finish() is called on its binder, so it shows nothing. Call finish() "
      + "after the last chain."
    #expect(hints(.picture(.text)) == [Self.noDataSource])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.friends).bind(cellType: Cell.self, models: [1])
    #expect(hints(.picture(.text)) == [unfinished])
    #expect(hints(.calls) == [unfinished])
    #expect(hints(.transition {}) == [unfinished])
    #expect(hints(.picture(.svg)) == [unfinished])
  }

  @Test("says what the table was warned of, five warnings at most")
  func warnings() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.friends).bind(cellType: Cell.self, models: [1])
    binder.finish()
    let sentence =
      "  ! displayedSections was never set, so the table shows none of the sections that are bound. "
      + "Set it before finish(), or choose another sectionDisplayBehavior."
    #expect(hints(.picture(.text)) == [sentence])
    warn("two\nlines", "b", "c", "d", "e", "f")
    #expect(
      hints(.picture(.text)) == [sentence, "  ! two", "    lines", "  ! b", "  ! c", "  ! d"] + [
        "  ! … 2 more warnings"
      ]
    )
  }

  @Test("has them below its first line, whatever the text is compared with")
  func texts() throws {
    let package = try TemporaryPackage()
    warn("Mind.")
    let snapshot = Snapshot(of: table, as: .text)
    let hints = "  ! Mind.\n"
    func failure(_ check: () throws(SnapshotMismatch) -> Void) -> String {
      do throws(SnapshotMismatch) {
        try check()
        return "none"
      } catch {
        return error.description
      }
    }
    let test = SnapshotTest(
      module: "AppTests",
      function: "people()",
      file: package.file("Tests/AppTests/PeopleTests.swift")
    )
    let missing = failure { () throws(SnapshotMismatch) in
      try SnapshotAssertion(
        of: snapshot,
        with: .file(named: nil),
        record: .check,
        in: test,
        environment: [:]
      )
      .check()
    }
    #expect(missing.hasPrefix("people has no snapshot yet\n\(hints)+table people"))
    let inline = failure { () throws(SnapshotMismatch) in
      try SnapshotAssertion(
        of: snapshot,
        with: .source(nil),
        record: .check,
        in: test,
        environment: [:]
      )
      .check()
    }
    #expect(inline.hasPrefix("people has no expectation yet\n\(hints)+table people"))
    let literal = InlineExpectation("x").mismatch(with: snapshot)?.description
    let title = "people is not what is expected (5 changed lines)\n"
    #expect(literal?.hasPrefix("\(title)\(hints)-x\n") == true)
    #expect(InlineExpectation(snapshot.text).mismatch(with: snapshot) == nil)
  }

  @Test("of several variants has each of them once")
  func variants() throws {
    let strategy = SnapshotStrategy<[TableVariant]>.screens(\.self) { variant in
      variant.makeTable(id: "people")
    }
    let snapshot = try strategy.take([.width(320), .width(375)])
    #expect(snapshot?.hintLines == [Self.noDataSource])
  }
}
