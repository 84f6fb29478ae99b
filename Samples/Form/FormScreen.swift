import Binder
import HeadlessTable

/// A form that adds an event to a calendar: its rows depend on what is filled in.
///
/// Texts are typed into cells with a text field; all other rows are declared by what they show.
final class FormScreen: Sample {
  static let name = "form"
  static let summary = "a form: a switch that hides rows, pickers that unfold, by a script or keys"
  static let options = ["--script"]

  enum Section: Int, TableViewSection, Comparable {
    case what, when, more
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private var binding: TableBinding?
  private var draft = EventDraft() { didSet { binding?.refresh() } }
  private var unfolded: EventDraft.Field? { didSet { binding?.refresh() } }

  init(_ options: SampleOptions) throws {
    let script = try options.values["--script"].map(FormScript.init(contentsOf:))
    table = HeadlessTable(
      id: "form",
      width: options.width,
      height: options.height,
      style: .grouped
    )
    let screen = screen()
    screen.rowUpdates = .reconfigure
    binding = screen.bind(to: table)
    try script?.run(on: table) { said.append($0) }
  }

  private func screen() -> TableScreen<Section> {
    TableScreen(sectionedBy: Section.self) { [unowned self] in
      OnSection(.what) {
        Cells(FormTextCell.self, models: [.title, .place].map { FormText($0, of: draft) }) {
          _,
          cell,
          text in cell.show(text)
        }
        .onEvent { [unowned self] _, _, event, text in
          if case .typed(let typed) = event { draft[text.field] = typed }
        }
      }
      OnSection(.when) {
        Header("When")
        Row(ListContent(EventDraft.Field.allDay.title), id: EventDraft.Field.allDay.rawValue)
          .toggle(isOn: self.draft.isAllDay) { [unowned self] isOn in draft.isAllDay = isOn }
        if !draft.isAllDay {
          value(.starts)
          value(.ends)
        }
      }
      OnSection(.more) {
        Header("More")
        value(.repeats)
        value(.alert)
      }
    }
  }

  /// A value with its meaning; a tap unfolds its picker below it, and folds it up again.
  @SectionBuilder<Section>
  private func value(_ field: EventDraft.Field) -> SectionPartGroup<Section, WithRows> {
    Row(
      ListContent(field.title, secondaryText: draft[field], arrangement: .sideBySide),
      id: field.rawValue
    )
    .onTapped { [unowned self] in unfolded = unfolded == field ? nil : field }
    if field == unfolded {
      Row(PickerContent(chosen: draft[field]), id: "\(field)-picker")
        .cellHeight(180)
        .onEvent(from: PickerContent.self) { [unowned self] event in
          if case .picked(let value) = event { draft[field] = value }
        }
    }
  }
}

/// A text of the form, which is typed.
struct FormText: Identifiable, Equatable {
  let field: EventDraft.Field
  let text: String

  var id: String { field.rawValue }

  init(_ field: EventDraft.Field, of draft: EventDraft) {
    (self.field, text) = (field, draft[field])
  }
}

/// Shows a wheel of values.
struct PickerContent: CellContent, Equatable {
  enum Event { case picked(String) }

  let chosen: String
}
