/// A row of the form.
enum FormRow: Identifiable, Equatable {
  /// Text that is typed.
  case text(EventDraft.Field, String)
  /// Something that is on or off.
  case toggle(EventDraft.Field, isOn: Bool)
  /// A value that is chosen in a picker, which unfolds under the row at a tap.
  case value(EventDraft.Field, String)
  /// The picker of the value above it.
  case picker(EventDraft.Field, chosen: String)

  var id: String {
    switch self {
    case .text(let field, _), .toggle(let field, _), .value(let field, _): field.rawValue
    case .picker(let field, _): "\(field.rawValue)-picker"
    }
  }

  /// The field that the row is about.
  var field: EventDraft.Field {
    switch self {
    case .text(let field, _), .toggle(let field, _), .value(let field, _), .picker(let field, _):
      field
    }
  }

  /// The height in points; nil for that of the table's rows.
  var height: Double? {
    if case .picker = self { 180 } else { nil }
  }
}

extension EventDraft.Field {
  /// What stands before the value.
  var title: String {
    switch self {
    case .title: "Title"
    case .place: "Place"
    case .allDay: "All day"
    case .starts: "Starts"
    case .ends: "Ends"
    case .repeats: "Repeats"
    case .alert: "Alert"
    }
  }
}
