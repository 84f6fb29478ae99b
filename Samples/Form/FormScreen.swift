import Binder
import HeadlessTable

/// A form that adds an event to a calendar: its rows depend on what is filled in.
///
/// A change of the draft is a change of the rows; which cells that means is found by comparing them.
final class FormScreen: Sample {
  static let name = "form"
  static let summary = "a form: a switch that hides rows, pickers that unfold, by a script or keys"
  static let options = ["--script"]

  enum Section: Int, TableViewSection, Comparable {
    case what, when, more
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let binder: SectionedTableViewBinder<Section>
  private var draft = EventDraft() { didSet { binder.refresh() } }
  private var unfolded: EventDraft.Field? { didSet { binder.refresh() } }

  init(_ options: SampleOptions) throws {
    let script = try options.values["--script"].map(FormScript.init(contentsOf:))
    table = HeadlessTable(
      id: "form",
      width: options.width,
      height: options.height,
      style: .grouped
    )
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.rowUpdates = .reconfigure
    bind()
    binder.displayedSections = [.what, .when, .more]
    binder.finish()
    try script?.run(on: table) { said.append($0) }
  }

  private func bind() {
    binder.onSections(.what, .when, .more)
      .bind(headerTitles: [.what: nil, .when: "When", .more: "More"])
      .bind(
        cellProvider: { table, _, _, row in Self.cell(for: row, of: table) },
        models: { [unowned self] in rows }
      )
      .onTapped { [unowned self] _, _, _, row in tapped(row) }
      .onEvent(from: FormTextCell.self) { [unowned self] _, _, _, event, row in
        if case .typed(let text) = event { draft[row.field] = text }
      }
      .onEvent(from: FormToggleCell.self) { [unowned self] _, _, _, event, row in
        if case .turned(let isOn) = event { draft[row.field] = isOn ? "on" : "off" }
      }
      .onEvent(from: FormPickerCell.self) { [unowned self] _, _, _, event, row in
        if case .picked(let value) = event { draft[row.field] = value }
      }
      .cellHeight { [unowned table] _, _, row in
        row.height ?? (table.rowHeight < 0 ? 44 : table.rowHeight)
      }
  }

  /// The rows that the draft leads to: an event of all day has no times, and one picker is unfolded.
  private var rows: [Section: [FormRow]] {
    let times: [EventDraft.Field] = draft.isAllDay ? [] : [.starts, .ends]
    return [
      .what: [.text(.title, draft.title), .text(.place, draft.place)],
      .when: [.toggle(.allDay, isOn: draft.isAllDay)] + times.flatMap(values),
      .more: [.repeats, .alert].flatMap(values),
    ]
  }

  private func values(_ field: EventDraft.Field) -> [FormRow] {
    let value = FormRow.value(field, draft[field])
    return field == unfolded ? [value, .picker(field, chosen: draft[field])] : [value]
  }

  private func tapped(_ row: FormRow) {
    guard case .value(let field, _) = row else { return }
    unfolded = unfolded == field ? nil : field
  }

  private static func cell(for row: FormRow, of table: any TableHost) -> any TableCell {
    switch row {
    case .text(let field, let text):
      let cell = table.dequeue(FormTextCell.self)
      cell.text.text = text
      cell.text.placeholder = field.title
      cell.text.accessibilityLabel = field.title
      return cell
    case .toggle(let field, let isOn):
      let cell = table.dequeue(FormToggleCell.self)
      cell.title.text = field.title
      cell.toggle.isOn = isOn
      cell.toggle.accessibilityLabel = field.title
      return cell
    case .value(let field, let value):
      let cell = table.dequeue(FormValueCell.self)
      cell.title.text = field.title
      cell.value.text = value
      return cell
    case .picker(_, let chosen):
      let cell = table.dequeue(FormPickerCell.self)
      cell.chosen.text = chosen
      return cell
    }
  }
}
