extension Call: CustomStringConvertible {
  /// The call on one line: a keyword, then what it is about, and the answer where it was a question.
  public var description: String {
    switch self {
    case .registration(let registration): registration.line
    case .count(let count): count.line
    case .dequeue(let dequeue): ViewRun(dequeue).line
    case .dimension(let dimension): dimension.line
    case .display(let display): ViewRun(display).line
    case .prefetch(let prefetch): prefetch.line
    case .event(let event): event.line
    case .update(let update): update.line
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
  var nameInSection: String {
    switch kind {
    case .section: ""
    case .header: "header"
    case .footer: "footer"
    case .row: Redaction.identity(identity)?.escapedForLine ?? row.map(String.init) ?? "?"
    }
  }
}

extension Call.ViewName: CustomStringConvertible {
  /// The type and the number, such as `PersonCell #3`.
  public var description: String { "\(type.escapedForLine) #\(number)" }
}

extension Call.Registration {
  fileprivate var line: String {
    let text = "register".column(CallLine.keywordWidth) + type.escapedForLine
    let kind = isHeaderFooter ? text.column(CallLine.placeStop) + "header or footer" : text
    return kind + CallLine.reuseTag(reuseIdentifier, type: type)
  }
}

extension Call.Count {
  fileprivate var line: String {
    RowCountRun(self)?.line ?? "sections".column(CallLine.keywordWidth) + "→ \(answer)"
  }
}

extension Call.Dimension {
  /// The keyword by which a log sorts heights.
  enum Question: String {
    /// The delegate was asked for a guess.
    case estimate
    /// The delegate was asked.
    case height
    /// The view was asked.
    case measure
  }

  /// The keyword by which a log sorts the height.
  var question: Question {
    switch kind {
    case .estimatedCellHeight, .estimatedHeaderHeight, .estimatedFooterHeight: .estimate
    case .cellHeight, .headerHeight, .footerHeight: source == .view ? .measure : .height
    }
  }

  fileprivate var line: String {
    let points = answer == -1 ? "automatic" : answer.snapshotText
    return question.rawValue.column(CallLine.keywordWidth) + "\(place)   → \(points)"
  }
}

extension Call.Prefetch {
  fileprivate var line: String {
    let keyword = kind == .prefetch ? "prefetch" : "cancel"
    return (keyword.column(CallLine.keywordWidth) + PlaceRun.text(of: places)).withoutTrailingSpaces
  }
}

extension Call.Event {
  fileprivate var line: String {
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
    return (keyword.column(CallLine.eventWidth) + rest).withoutTrailingSpaces
  }

  private var keyword: String { kind == .cellEvent ? "event" : Call.event(self).kind.rawValue }
}

extension Call.Update {
  fileprivate var line: String {
    let keyword = Call.update(self).kind.rawValue.column(CallLine.keywordWidth)
    if case .batch(let batch) = kind { return keyword + text(of: batch) }
    let counts = [CallLine.counted(sections, "section"), CallLine.counted(rows, "row")]
    return keyword + counts.joined(separator: " · ")
  }
}
