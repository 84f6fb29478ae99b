import Binder
import BinderObservables

/// Rows and one row with each of the handlers, in both syntaxes.
extension ContentHandlersTests {
  private static let device = Device(id: 1, name: "a")

  static func screen(_ handler: Handler, _ kind: Kind, _ log: Log) -> TableScreen<Part> {
    let observed = MutableObservableArray([device])
    return TableScreen(sectionedBy: Part.self) {
      if kind == .rowsBySection {
        OnSections(.one) {
          rows(handler, RowsBySection([.one: [device]]) { Field(text: $0.name) }, log)
        }
      } else {
        OnSection(.one) {
          switch kind {
          case .row: row(handler, Row(Field(text: "a"), id: 1), log)
          case .rows: rows(handler, Rows([device]) { Field(text: $0.name) }, log)
          default: rows(handler, ObservedRows(observed) { Field(text: $0.name) }, log)
          }
          Row(ListContent("beside")).cellHeight(100)
        }
      }
      OnSection(.two) { Row(ListContent("last"), id: "last").cellHeight(1_000) }
    }
  }

  static func chain(
    _ handler: Handler,
    _ kind: Kind,
    _ log: Log,
    _ binder: SectionedTableViewBinder<Part>
  ) {
    let one = binder.onSection(.one)
    let observed = MutableObservableArray([device])
    switch kind {
    case .rowChain:
      row(handler, one.row(id: 1) { Field(text: "a") }, log)
        .row { ListContent("beside") }.cellHeight(100)
    case .rowsChain:
      rows(handler, one.rows({ [device] }) { Field(text: $0.name) }, log)
        .row { ListContent("beside") }.cellHeight(100)
    case .observedChain:
      rows(handler, one.observedRows(observed) { Field(text: $0.name) }, log)
        .row { ListContent("beside") }.cellHeight(100)
    default:
      let models = { [Part.one: [device]] }
      _ = rows(handler, binder.onSections(.one).rows(models) { Field(text: $0.name) }, log)
    }
    binder.onSection(.two).row(id: "last") { ListContent("last") }.cellHeight(1_000)
    binder.displayedSections = [.one, .two]
    binder.finish()
  }

  static func rows<Rows: ContentRowsDeclaration>(
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
