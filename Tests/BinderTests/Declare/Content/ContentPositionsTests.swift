import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Every handler that receives positions, on each kind of rows that has it; a row without a model has none of them.
@MainActor
@Suite("Positions of contents", .bounded)
struct ContentPositionsTests {
  enum Handler: CaseIterable { case onMoved, moveTarget, canMove, onMovedOut, onMovedIn, prefetch }

  enum Kind: CaseIterable {
    case rows, observedRows, rowsBySection, rowsChain, observedChain, bySectionChain

    var isOfSeveral: Bool { self == .rowsBySection || self == .bySectionChain }
    var isChain: Bool { [.rowsChain, .observedChain, .bySectionChain].contains(self) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let handler: Handler
    let kind: Kind
    var testDescription: String { "\(handler) of \(kind)" }

    /// Rows of several sections are moved between them by `onMoved` alone.
    static let all = Handler.allCases.flatMap { handler in
      Kind.allCases.filter {
        !$0.isOfSeveral || handler != .onMovedOut && handler != .onMovedIn
      }.map { Case(handler: handler, kind: $0) }
    }
  }

  enum Part: TableViewSection { case one, two }

  final class Log { var lines: [String] = [] }

  @Test("run in a table", arguments: Case.all)
  func table(_ test: Case) {
    let table = HeadlessTable(id: "positions", width: 320, height: 600)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    run(test, in: table, binder) { $0.bind(to: table) }
  }

  @Test("run in a collection view", arguments: Case.all)
  func collection(_ test: Case) {
    let view = HeadlessCollectionView(id: "positions", width: 320, height: 600)
    let binder = SectionedCollectionViewBinder(collectionView: view, sectionedBy: Part.self)
    run(test, in: view, binder) { $0.bind(to: view) }
  }

  private func run(
    _ test: Case,
    in view: HeadlessListView,
    _ binder: SectionedTableViewBinder<Part>,
    bind: (TableScreen<Part>) -> Void
  ) {
    let log = Log()
    view.onInconsistency = .collect
    let screen = screen(test, log)
    if test.kind.isChain { chain(test, log, binder) } else { bind(screen) }
    view.layoutIfNeeded()
    act(test.handler, view)
    #expect(log.lines == expected(test))
    #expect(Self.texts(view) == ["a", "b", "c", "x"])
    #expect(view.diagnostics.count == (test.handler == .canMove ? 1 : 0))
    #expect(view.inconsistencies.isEmpty)
    withExtendedLifetime(screen) {}
  }

  private func expected(_ test: Case) -> [String] {
    let section = test.kind.isOfSeveral ? "one " : ""
    return switch test.handler {
    case .onMoved: ["a \(section)0 → \(section)1"]
    case .moveTarget: ["a \(section)0 → \(section)2"]
    case .canMove: ["b \(section)1 → \(section)0"]
    case .onMovedOut, .onMovedIn: ["out 0 a", "in 1 a"]
    case .prefetch: ["more after \(section)3"]
    }
  }

  /// The data stay as they are, so that a row that was moved goes back to its place.
  private func act(_ handler: Handler, _ view: HeadlessListView) {
    (view as? HeadlessTable)?.setEditing(true)
    func drag(_ from: Int, to row: Int, _ section: Int = 0) {
      view.dragRow(
        at: IndexPath(row: from, section: 0),
        to: IndexPath(row: row, section: section)
      )
    }
    switch handler {
    case .onMoved, .moveTarget: drag(0, to: 1)
    case .canMove:
      drag(0, to: 1)
      drag(1, to: 0)
    case .onMovedOut, .onMovedIn: drag(0, to: 1, 1)
    case .prefetch: break
    }
  }

  private static func texts(_ view: HeadlessListView) -> [String] {
    let cells =
      (view as? HeadlessTable)?.visibleCells ?? (view as? HeadlessCollectionView)?.visibleCells
    return (cells ?? []).compactMap { cell in
      ((cell as? any ContentShowing)?.content as? ListContent)?.text
    }
  }
}

// The declarations, in both syntaxes.
extension ContentPositionsTests {
  private static let models = ["a", "b", "c"]

  private func screen(_ test: Case, _ log: Log) -> TableScreen<Part> {
    let observed = MutableObservableArray(Self.models)
    return TableScreen(sectionedBy: Part.self) {
      if test.kind.isOfSeveral {
        OnSections(.one) {
          lists(test.handler, RowsBySection([.one: Self.models]) { ListContent($0) }, log)
        }
      } else {
        OnSection(.one) {
          if test.kind == .rows {
            list(test.handler, Rows(Self.models) { ListContent($0) }, log)
          } else {
            list(test.handler, ObservedRows(observed) { ListContent($0) }, log)
          }
        }
      }
      OnSection(.two) { other(test.handler, Rows(["x"]) { ListContent($0) }, log) }
    }
  }

  private func chain(_ test: Case, _ log: Log, _ binder: SectionedTableViewBinder<Part>) {
    let one = binder.onSection(.one)
    let observed = MutableObservableArray(Self.models)
    switch test.kind {
    case .rowsChain:
      _ = list(test.handler, one.rows({ Self.models }) { ListContent($0) }, log)
    case .observedChain:
      _ = list(test.handler, one.observedRows(observed) { ListContent($0) }, log)
    default:
      let models = { [Part.one: Self.models] }
      _ = lists(test.handler, binder.onSections(.one).rows(models) { ListContent($0) }, log)
    }
    _ = other(test.handler, binder.onSection(.two).rows({ ["x"] }) { ListContent($0) }, log)
    binder.displayedSections = [.one, .two]
    binder.finish()
  }

  private func list<Rows: ContentListDeclaration>(
    _ handler: Handler,
    _ rows: Rows,
    _ log: Log
  ) -> Rows where Rows.Model == String {
    let moved = { (rows: Rows) in
      rows.onMoved { from, to, name in log.lines.append("\(name) \(from) → \(to)") }
    }
    return switch handler {
    case .onMoved: moved(rows)
    case .moveTarget: moved(rows).moveTarget { _, _, _ in 2 }
    case .canMove: moved(rows).canMove { $0 != "a" }
    case .onMovedOut, .onMovedIn:
      rows.onMovedOut { from, name in log.lines.append("out \(from) \(name)") }
    case .prefetch:
      rows.prefetch(when: .cellsFromEnd(1)) { log.lines.append("more after \($0)") }
    }
  }

  private func lists<Rows: ContentListsDeclaration>(
    _ handler: Handler,
    _ rows: Rows,
    _ log: Log
  ) -> Rows where Rows.Model == String, Rows.Section == Part {
    let moved = { (rows: Rows) in
      rows.onMoved { from, to, name in
        log.lines.append("\(name) \(from.section) \(from.row) → \(to.section) \(to.row)")
      }
    }
    return switch handler {
    case .onMoved, .onMovedOut, .onMovedIn: moved(rows)
    case .moveTarget:
      moved(rows).moveTarget { from, _, _ in RowPlace(section: from.section, row: 2) }
    case .canMove: moved(rows).canMove { $0 != "a" }
    case .prefetch:
      rows.prefetch(when: .cellsFromEnd(1)) { log.lines.append("more after \($0) \($1)") }
    }
  }

  private func other<Rows: ContentListDeclaration>(
    _ handler: Handler,
    _ rows: Rows,
    _ log: Log
  ) -> Rows where Rows.Model == String {
    guard handler == .onMovedOut || handler == .onMovedIn else { return rows }
    return rows.onMovedIn { to, name in log.lines.append("in \(to) \(name)") }
  }
}
