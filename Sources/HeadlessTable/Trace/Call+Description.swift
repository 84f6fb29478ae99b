import TableBatches

extension Call: CustomStringConvertible {
  /// The call on one line: a keyword, its subject and its result; a batch of many kinds of operations has more lines.
  public var description: String { line(.table) }

  func line(_ host: HostKind) -> String {
    switch self {
    case .registration(let registration): registration.description
    case .count(let count): count.line(host)
    case .dequeue(let dequeue): dequeue.description
    case .dimension(let dimension): dimension.description
    case .display(let display): display.description
    case .prefetch(let prefetch): prefetch.description
    case .event(let event): event.line(host)
    case .update(let update): update.line(host)
    }
  }
}

extension Call.Place: CustomStringConvertible {
  /// The place's path: `current/acc-1`, `current/0` for a row without identity, `current/header`.
  public var description: String {
    let section = sectionName.escapedForLine
    return kind == .section ? section : "\(section)/\(nameInSection)"
  }

  /// `acc-1`, the row's position, `header`, or nothing for the section as a whole.
  package var nameInSection: String {
    switch kind {
    case .section: ""
    case .header: "header"
    case .footer: "footer"
    case .element:
      [identity?.escapedForLine, row.map(String.init)].compactMap(\.self).joined(separator: " ")
    case .row: Redaction.identity(identity)?.escapedForLine ?? row.map(String.init) ?? "?"
    }
  }
}

extension Call.ViewName: CustomStringConvertible {
  /// The type and the number, such as `PersonCell #3`.
  public var description: String { "\(type.escapedForLine) #\(number)" }
}

extension Call.Registration: CustomStringConvertible {
  /// The registration as its line of the log.
  public var description: String {
    let text = "register".column(CallLine.keywordWidth) + type.escapedForLine
    let kind = isHeaderFooter ? text.column(CallLine.placeStop) + "header or footer" : text
    return kind + CallLine.reuseTag(reuseIdentifier, type: type)
  }
}

extension Call.Dequeue: CustomStringConvertible {
  /// The view and its place as their line of the log.
  public var description: String { ViewRun(self).line }
}

extension Call.Display: CustomStringConvertible {
  /// The view and its place as their line of the log.
  public var description: String { ViewRun(self).line }
}

extension Call.Count: CustomStringConvertible {
  /// The result as its line of the log.
  public var description: String { line(.table) }

  fileprivate func line(_ host: HostKind) -> String {
    RowCountRun(self)?.line(host) ?? "sections".column(CallLine.keywordWidth) + "→ \(value)"
  }
}

extension Call.Dimension: CustomStringConvertible {
  /// The keyword by which a log sorts heights.
  enum Question: String {
    case estimate
    case height
    case measure
  }

  /// The keyword by which a log sorts the height.
  var question: Question {
    switch kind {
    case .estimatedCellHeight, .estimatedHeaderHeight, .estimatedFooterHeight: .estimate
    default: source == .view ? .measure : .height
    }
  }

  /// The height as its line of the log.
  public var description: String {
    let points = value == -1 ? "automatic" : value.pointsText
    return question.rawValue.column(CallLine.keywordWidth) + "\(place)   → \(points)"
  }
}

extension Call.Prefetch: CustomStringConvertible {
  /// The announcement as its line of the log.
  public var description: String {
    let keyword = kind == .prefetch ? "prefetch" : "cancel"
    return (keyword.column(CallLine.keywordWidth) + PlaceRun.text(of: places)).withoutTrailingSpaces
  }
}

extension Call.Event: CustomStringConvertible {
  /// The event as its line of the log.
  public var description: String { line(.table) }

  fileprivate func line(_ host: HostKind) -> String {
    let shown = kind == .cellEvent ? Redaction.text(text, at: "event") ?? "" : text
    let what = target?.description ?? shown.escapedForLine
    var parts: [String] = []
    if kind == .cellEvent {
      parts = [what, place?.description ?? ""]
    } else {
      parts = [place?.description ?? "", what.isEmpty ? "" : "→ \(what)"]
    }
    if isDropped { parts.append("[dropped]") }
    let rest = parts.filter { !$0.isEmpty }.joined(separator: "   ")
    return (keyword(host).column(CallLine.eventWidth) + rest).withoutTrailingSpaces
  }

  private func keyword(_ host: HostKind) -> String {
    switch kind {
    case .cellEvent: "event"
    case .moveRow: "move\(host.rowTitle)"
    case .holdRow: "hold\(host.rowTitle)"
    default: kind.rawValue
    }
  }
}

extension Call.Update: CustomStringConvertible {
  /// The update as its line of the log.
  public var description: String { line(.table) }

  fileprivate func line(_ host: HostKind) -> String {
    let keyword = Call.update(self).kind.rawValue.column(CallLine.keywordWidth)
    if case .batch(let batch) = kind { return keyword + text(of: batch, host) }
    let counts = [counted(sections, "section"), counted(rows, host.row)]
    return keyword + counts.joined(separator: " · ")
  }
}
