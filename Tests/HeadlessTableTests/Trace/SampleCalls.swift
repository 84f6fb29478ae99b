@testable import HeadlessTable

/// The sections of the accounts screen, with the identities of their rows.
let accountSections: [(name: String, rows: [String])] = [
  ("summary", ["total"]),
  ("current", ["acc-1", "acc-2", "acc-3"]),
  ("savings", ["sav-1", "add"]),
]

extension Call.Place {
  /// The row of the accounts screen with an identity.
  static func row(_ identity: String) -> Call.Place {
    for (section, content) in accountSections.enumerated() {
      guard let row = content.rows.firstIndex(of: identity) else { continue }
      return Call.Place(section: section, sectionName: content.name, row: row, identity: identity)
    }
    return Call.Place(section: 9, sectionName: "nowhere", row: 0, identity: identity)
  }

  /// A row of the accounts screen, without its identity.
  static func row(_ section: Int, _ row: Int) -> Call.Place {
    let name = accountSections[section].name
    return Call.Place(section: section, sectionName: name, row: row, identity: nil)
  }

  /// The header of a section of the accounts screen.
  static func header(_ section: Int) -> Call.Place {
    Call.Place(.header, section: section, sectionName: accountSections[section].name)
  }

  /// The footer of a section of the accounts screen.
  static func footer(_ section: Int) -> Call.Place {
    Call.Place(.footer, section: section, sectionName: accountSections[section].name)
  }

  /// A section of the accounts screen.
  static func section(_ section: Int) -> Call.Place {
    Call.Place(.section, section: section, sectionName: accountSections[section].name)
  }
}

extension Call {
  /// A dequeue.
  static func view(
    _ type: String,
    _ number: Int,
    _ place: Place?,
    reused: Bool = false,
    from pool: String? = nil
  ) -> Call {
    let view = ViewName(type: type, number: number)
    return .dequeue(
      Dequeue(view: view, reuseIdentifier: pool ?? type, isNew: !reused, place: place)
    )
  }

  /// A display.
  static func seen(_ kind: Kind, _ type: String, _ number: Int, _ place: Place) -> Call {
    .display(Display(kind: kind, view: ViewName(type: type, number: number), place: place))
  }

  /// A height, by default asked of the delegate.
  static func height(
    _ place: Place,
    _ value: Double = 44,
    by source: Dimension.Source = .delegate
  ) -> Call {
    let kind: Kind =
      switch place.kind {
      case .header: .headerHeight
      case .footer: .footerHeight
      case .row, .section, .element: .cellHeight
      }
    return .dimension(Dimension(kind: kind, place: place, value: value, source: source))
  }

  /// The number of rows of a section.
  static func rows(_ section: Int, _ value: Int) -> Call {
    .count(Count(place: .section(section), value: value))
  }

  /// An event.
  static func told(
    _ kind: Kind,
    _ place: Place?,
    _ text: String = "",
    dropped: Bool = false
  ) -> Call {
    .event(Event(kind: kind, place: place, text: text, isDropped: dropped))
  }
}

extension CallLog {
  /// A log of the accounts screen with calls of one phase.
  init(_ calls: [Call]) {
    self.init(tableID: "accounts")
    begin("load")
    for call in calls { append(call) }
  }

  /// The lines of the first phase, without indentation.
  var linesOfFirstPhase: [String] {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).prefix { !$0.hasPrefix("──") }.map { String($0.dropFirst(2)) }
  }
}
