/// An event that is going to be added to a calendar.
struct EventDraft: Equatable {
  /// What can be said of an event, each in a row of its own.
  enum Field: String, CaseIterable {
    case title, place, allDay, starts, ends, repeats, alert
  }

  var title = ""
  var place = ""
  var isAllDay = false
  var starts = "Mon 23 Nov 12:00"
  var ends = "Mon 23 Nov 13:00"
  var repeats = "never"
  var alert = "none"

  /// A field as text that can be read and set.
  subscript(field: Field) -> String {
    get {
      switch field {
      case .title: title
      case .place: place
      case .allDay: isAllDay ? "on" : "off"
      case .starts: starts
      case .ends: ends
      case .repeats: repeats
      case .alert: alert
      }
    }
    set {
      switch field {
      case .title: title = newValue
      case .place: place = newValue
      case .allDay: isAllDay = newValue == "on"
      case .starts: starts = newValue
      case .ends: ends = newValue
      case .repeats: repeats = newValue
      case .alert: alert = newValue
      }
    }
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
