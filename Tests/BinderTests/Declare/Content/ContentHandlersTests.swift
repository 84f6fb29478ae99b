import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Every handler of rows of contents, on each kind of rows.
@MainActor
@Suite("Handlers of contents", .bounded)
struct ContentHandlersTests {
  enum Handler: CaseIterable {
    case onTapped, onPrimaryAction, onDeselected, selectable, highlightable
    case accessory, uniformAccessory, onAccessoryTapped, toggle
    case trailingSwipe, leadingSwipe, contextMenu, onPreviewTapped
    case onDelete, onInsert, editingStyle, deleteTitle, indentsWhileEditing
    case cellHeight, uniformHeight, estimatedCellHeight, uniformEstimate
    case onWillDisplay, onDidEndDisplaying, onEvent

    /// Those that a collection view has, too: it does not edit its items, and estimates stand in its layouts.
    static let ofCollections = allCases.filter {
      switch $0 {
      case .onDelete, .onInsert, .editingStyle, .deleteTitle, .indentsWhileEditing,
        .estimatedCellHeight, .uniformEstimate:
        false
      default: true
      }
    }
  }

  enum Kind: CaseIterable {
    case row, rows, observedRows, rowsBySection, rowChain, rowsChain, observedChain, bySectionChain

    /// Whether handlers receive nothing, as the row has no model.
    var isOneRow: Bool { self == .row || self == .rowChain }
    var isChain: Bool {
      [.rowChain, .rowsChain, .observedChain, .bySectionChain].contains(self)
    }
  }

  enum Part: TableViewSection { case one, two }

  struct Field: CellContent, Equatable {
    enum Event { case typed(String) }
    var text: String
  }

  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func add(_ line: String, returning value: some Any) { lines.append(line) }
  }

  @Test("run in a table", arguments: Handler.allCases, Kind.allCases)
  func table(handler: Handler, kind: Kind) {
    let table = HeadlessTable(id: "handlers", width: 320, height: 300)
    run(
      handler,
      kind,
      in: table,
      SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    ) {
      $0.bind(to: table)
    }
  }

  @Test("run in a collection view", arguments: Handler.ofCollections, Kind.allCases)
  func collection(handler: Handler, kind: Kind) {
    let view = HeadlessCollectionView(id: "handlers", width: 320, height: 300)
    let binder = SectionedCollectionViewBinder(collectionView: view, sectionedBy: Part.self)
    run(handler, kind, in: view, binder) { $0.bind(to: view) }
  }

  private func run(
    _ handler: Handler,
    _ kind: Kind,
    in view: HeadlessListView,
    _ binder: SectionedTableViewBinder<Part>,
    bind: (TableScreen<Part>) -> Void
  ) {
    let log = Log()
    view.onInconsistency = .collect
    let screen = Self.screen(handler, kind, log)
    if kind.isChain { Self.chain(handler, kind, log, binder) } else { bind(screen) }
    view.layoutIfNeeded()
    let seen = Self.act(handler, view)
    let expected = Self.expected(handler, kind)
    #expect((log.lines.isEmpty ? seen : log.lines.joined(separator: ", ")) == expected)
    #expect(view.diagnostics.isEmpty)
    withExtendedLifetime(screen) {}
  }

  /// What is logged, or seen where a handler returns a value; a handler of one row receives nothing.
  static func expected(_ handler: Handler, _ kind: Kind) -> String {
    let model = kind.isOneRow ? "" : " a"
    return switch handler {
    case .onTapped, .onPrimaryAction, .onDeselected, .onAccessoryTapped, .trailingSwipe,
      .leadingSwipe, .contextMenu, .onPreviewTapped, .onDelete, .onInsert, .onWillDisplay,
      .onDidEndDisplaying:
      "\(handler)\(model)"
    case .selectable, .highlightable: "[]"
    case .accessory, .uniformAccessory: "checkmark"
    case .toggle: "toggle\(model) true"
    case .onEvent: "typed(\"x\")\(model)"
    case .editingStyle: "insert"
    case .deleteTitle: "Remove"
    case .indentsWhileEditing: "false"
    case .cellHeight, .uniformHeight: "70.0"
    case .estimatedCellHeight, .uniformEstimate: "80.0"
    }
  }

  /// Does what the handler is for to the row with the identity 1.
  private static func act(_ handler: Handler, _ view: HeadlessListView) -> String {
    act(handler, on: .id(1), view)
  }

  private static func act(
    _ handler: Handler,
    on row: some RowTarget,
    _ view: HeadlessListView
  ) -> String {
    let path = IndexPath(row: 0, section: 0)
    let table = view as? HeadlessTable
    let editing: (any TableEditingDelegate)? = table?.delegate
    switch handler {
    case .onTapped, .onPrimaryAction: tap(row, in: view)
    case .onDeselected:
      tap(row, in: view)
      tap(.id("last"), in: view)
    case .selectable, .highlightable:
      tap(row, in: view)
      return "\(selected(in: view))"
    case .accessory, .uniformAccessory:
      return "\((cell(at: path, in: view) as? HeadlessCell)?.accessoryType ?? .none)"
    case .onAccessoryTapped: view.tapAccessory(row)
    case .toggle: view.toggle(row)
    case .trailingSwipe: view.tapAction("Act", on: row)
    case .leadingSwipe:
      view.swipe(row, .leading)
      view.tapAction("Act")
    case .contextMenu:
      view.openContextMenu(row)
      view.choose("Act")
    case .onPreviewTapped:
      view.openContextMenu(row)
      view.tapPreview()
    case .onDelete:
      view.swipe(row)
      view.confirmDelete()
    case .onInsert:
      view.setEditing(true)
      view.tapInsert(row)
    case .editingStyle:
      return "\(table.flatMap { editing?.tableView($0, editingStyleForRowAt: path) } ?? .none)"
    case .deleteTitle:
      return table.flatMap {
        editing?.tableView($0, titleForDeleteConfirmationButtonForRowAt: path)
      } ?? ""
    case .indentsWhileEditing:
      return
        "\(table.flatMap { editing?.tableView($0, shouldIndentWhileEditingRowAt: path) } ?? true)"
    case .cellHeight, .uniformHeight: return "\(height(at: path, in: view))"
    case .estimatedCellHeight, .uniformEstimate:
      return "\(table.flatMap { $0.delegate?.tableView($0, estimatedHeightForRowAt: path) } ?? 0)"
    case .onWillDisplay: break
    case .onDidEndDisplaying:
      // Each time the content is as high as the rows that were displayed have shown.
      for _ in 0..<3 { view.scroll(to: 10_000) }
      view.layoutIfNeeded()
    case .onEvent: view.send(Field.Event.typed("x"), to: row)
    }
    return ""
  }

  private static func tap(_ row: some RowTarget, in view: HeadlessListView) {
    (view as? HeadlessTable)?.tapRow(row)
    (view as? HeadlessCollectionView)?.tapItem(row)
  }

  private static func selected(in view: HeadlessListView) -> [IndexPath] {
    (view as? HeadlessTable)?.indexPathsForSelectedRows
      ?? (view as? HeadlessCollectionView)?.indexPathsForSelectedItems ?? []
  }

  private static func cell(at path: IndexPath, in view: HeadlessListView) -> (any TableCell)? {
    (view as? HeadlessTable)?.cellForRow(at: path)
      ?? (view as? HeadlessCollectionView)?.cellForItem(at: path)
  }

  private static func height(at path: IndexPath, in view: HeadlessListView) -> Double {
    (view as? HeadlessTable)?.rectForRow(at: path).size.height
      ?? (view as? HeadlessCollectionView)?.layoutAttributesForItem(at: path)?.frame.size.height
      ?? 0
  }
}
