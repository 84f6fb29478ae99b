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
  }

  enum Kind: CaseIterable { case row, rows, observedRows, rowChain, rowsChain, observedChain }

  struct Field: CellContent, Equatable {
    enum Event { case typed(String) }
    var text: String
  }

  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func add(_ line: String, returning value: some Any) { lines.append(line) }
  }

  @Test(arguments: Handler.allCases, Kind.allCases)
  func run(handler: Handler, kind: Kind) {
    let log = Log()
    let table = HeadlessTable(id: "handlers", width: 320, height: 300)
    table.onInconsistency = .collect
    let a = Device(id: 1, name: "a")
    let array = MutableObservableArray([a])
    let bound: Any
    switch kind {
    case .row, .rows, .observedRows:
      let screen = TableScreen {
        OnTable {
          switch kind {
          case .row: Self.row(handler, Row(Field(text: "a"), id: 1), log)
          case .rows: Self.rows(handler, Rows([a]) { Field(text: $0.name) }, log)
          default: Self.rows(handler, ObservedRows(array) { Field(text: $0.name) }, log)
          }
          Row(ListContent("last")).cellHeight(1_000)
        }
      }
      screen.bind(to: table)
      bound = screen
    case .rowChain, .rowsChain, .observedChain:
      let binder = TableViewBinder(tableView: table)
      switch kind {
      case .rowChain:
        Self.row(handler, binder.onTable().row(id: 1) { Field(text: "a") }, log)
          .row { ListContent("last") }.cellHeight(1_000)
      case .rowsChain:
        Self.rows(handler, binder.onTable().rows({ [a] }) { Field(text: $0.name) }, log)
          .row { ListContent("last") }.cellHeight(1_000)
      default:
        Self.rows(handler, binder.onTable().observedRows(array) { Field(text: $0.name) }, log)
          .row { ListContent("last") }.cellHeight(1_000)
      }
      binder.finish()
      bound = binder
    }
    table.layoutIfNeeded()
    let seen = Self.act(handler, table)
    let expected = Self.expected(handler, kind)
    #expect((log.lines.isEmpty ? seen : log.lines.joined(separator: ", ")) == expected)
    #expect(table.diagnostics.isEmpty)
    withExtendedLifetime(bound) {}
  }

  /// What is logged, or seen where a handler returns a value; a handler of one row receives nothing.
  static func expected(_ handler: Handler, _ kind: Kind) -> String {
    let model = kind == .row || kind == .rowChain ? "" : " a"
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

  static func act(_ handler: Handler, _ table: HeadlessTable) -> String {
    let path = IndexPath(row: 0, section: 0)
    let other = IndexPath(row: 1, section: 0)
    let delegate: (any TableEditingDelegate)? = table.delegate
    switch handler {
    case .onTapped, .onPrimaryAction: table.tapRow(at: path)
    case .onDeselected:
      table.tapRow(at: path)
      table.tapRow(at: other)
    case .selectable, .highlightable:
      table.tapRow(at: path)
      return "\(table.indexPathsForSelectedRows ?? [])"
    case .accessory, .uniformAccessory:
      return "\((table.cellForRow(at: path) as? HeadlessCell)?.accessoryType ?? .none)"
    case .onAccessoryTapped: table.tapAccessory(path)
    case .toggle: table.toggle(path)
    case .trailingSwipe: table.tapAction("Act", on: path)
    case .leadingSwipe:
      table.swipe(path, .leading)
      table.tapAction("Act")
    case .contextMenu:
      table.openContextMenu(path)
      table.choose("Act")
    case .onPreviewTapped:
      table.openContextMenu(path)
      table.tapPreview()
    case .onDelete:
      table.swipe(path)
      table.confirmDelete()
    case .onInsert:
      table.setEditing(true)
      table.tapInsert(path)
    case .editingStyle:
      return "\(delegate?.tableView(table, editingStyleForRowAt: path) ?? .none)"
    case .deleteTitle:
      return delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? ""
    case .indentsWhileEditing:
      return "\(delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true)"
    case .cellHeight, .uniformHeight: return "\(table.rectForRow(at: path).size.height)"
    case .estimatedCellHeight, .uniformEstimate:
      return "\(table.delegate?.tableView(table, estimatedHeightForRowAt: path) ?? 0)"
    case .onWillDisplay: break
    case .onDidEndDisplaying:
      table.scroll(to: 10_000)
      table.scroll(to: 10_000)
      table.layoutIfNeeded()
    case .onEvent: table.send(Field.Event.typed("x"), to: path)
    }
    return ""
  }

  static func rows<Rows: ContentListDeclaration>(
    _ handler: Handler,
    _ rows: Rows,
    _ log: Log
  ) -> Rows where Rows.Model == Device {
    let name = "\(handler)"
    return switch handler {
    case .onTapped: rows.onTapped { log.add("\(name) \($0.name)") }
    case .onPrimaryAction: rows.onPrimaryAction { log.add("\(name) \($0.name)") }
    case .onDeselected: rows.onDeselected { log.add("\(name) \($0.name)") }
    case .selectable: rows.selectable { $0.id != 1 }
    case .highlightable: rows.highlightable { $0.id != 1 }
    case .accessory: rows.accessory { $0.id == 1 ? .checkmark : .none }
    case .uniformAccessory: rows.accessory(.checkmark)
    case .onAccessoryTapped:
      rows.accessory(.detailButton).onAccessoryTapped { log.add("\(name) \($0.name)") }
    case .toggle: rows.toggle(isOn: { $0.isOnline }) { log.add("\(name) \($0.name) \($1)") }
    case .trailingSwipe:
      rows.trailingSwipe { device in
        SwipeAction("Act") {
          log.add("\(name) \(device.name)")
          return .done
        }
      }
    case .leadingSwipe:
      rows.leadingSwipe { device in
        SwipeAction("Act") {
          log.add("\(name) \(device.name)")
          return .done
        }
      }
    case .contextMenu:
      rows.contextMenu { device in
        MenuAction("Act") {
          log.add("\(name) \(device.name)")
          return .done
        }
      }
    case .onPreviewTapped:
      rows.contextMenu { _ in MenuAction("Act") { .done } }
        .onPreviewTapped { log.add("\(name) \($0.name)") }
    case .onDelete: rows.onDelete { log.add("\(name) \($0.name)") }
    case .onInsert: rows.onInsert { log.add("\(name) \($0.name)") }
    case .editingStyle: rows.editingStyle { $0.id == 1 ? .insert : .none }
    case .deleteTitle: rows.deleteTitle { _ in "Remove" }
    case .indentsWhileEditing: rows.indentsWhileEditing { $0.id != 1 }
    case .cellHeight: rows.cellHeight { $0.id == 1 ? 70 : 44 }
    case .uniformHeight: rows.cellHeight(70)
    case .estimatedCellHeight: rows.estimatedCellHeight { $0.id == 1 ? 80 : 44 }
    case .uniformEstimate: rows.estimatedCellHeight(80)
    case .onWillDisplay: rows.onWillDisplay { log.add("\(name) \($0.name)") }
    case .onDidEndDisplaying:
      rows.cellHeight(700).onDidEndDisplaying { log.add("\(name) \($0.name)") }
    case .onEvent: rows.onEvent(from: Field.self) { log.add("\($1) \($0.name)") }
    }
  }

  static func row<Row: ContentRowDeclaration>(_ handler: Handler, _ row: Row, _ log: Log) -> Row {
    let name = "\(handler)"
    return switch handler {
    case .onTapped: row.onTapped { log.add(name) }
    case .onPrimaryAction: row.onPrimaryAction { log.add(name) }
    case .onDeselected: row.onDeselected { log.add(name) }
    case .selectable: row.selectable { false }
    case .highlightable: row.highlightable { false }
    case .accessory: row.accessory { .checkmark }
    case .uniformAccessory: row.accessory(.checkmark)
    case .onAccessoryTapped: row.accessory(.detailButton).onAccessoryTapped { log.add(name) }
    case .toggle: row.toggle(isOn: false) { log.add("\(name) \($0)") }
    case .trailingSwipe:
      row.trailingSwipe {
        SwipeAction("Act") {
          log.add(name)
          return .done
        }
      }
    case .leadingSwipe:
      row.leadingSwipe {
        SwipeAction("Act") {
          log.add(name)
          return .done
        }
      }
    case .contextMenu:
      row.contextMenu {
        MenuAction("Act") {
          log.add(name)
          return .done
        }
      }
    case .onPreviewTapped:
      row.contextMenu { MenuAction("Act") { .done } }.onPreviewTapped { log.add(name) }
    case .onDelete: row.onDelete { log.add(name) }
    case .onInsert: row.onInsert { log.add(name) }
    case .editingStyle: row.editingStyle { .insert }
    case .deleteTitle: row.deleteTitle { "Remove" }
    case .indentsWhileEditing: row.indentsWhileEditing { false }
    case .cellHeight: row.cellHeight { 70 }
    case .uniformHeight: row.cellHeight(70)
    case .estimatedCellHeight: row.estimatedCellHeight { 80 }
    case .uniformEstimate: row.estimatedCellHeight(80)
    case .onWillDisplay: row.onWillDisplay { log.add(name) }
    case .onDidEndDisplaying: row.cellHeight(700).onDidEndDisplaying { log.add(name) }
    case .onEvent: row.onEvent(from: Field.self) { log.add("\($0)") }
    }
  }
}
