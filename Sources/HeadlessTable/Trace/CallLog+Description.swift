import TableBatches

extension CallLog: CustomStringConvertible {
  /// The log as text: one line a call under its phase, neighbours of one kind folded, then totals.
  ///
  /// Calls fold only while each is the next of the one before it, so an unexpected call is a line
  /// of its own. A height that was read twice starts a new line, as does a cell out of turn. Rows whose
  /// cell and height are read in turn are one line of cells and one of heights.
  /// A view that is displayed at the place of its last dequeue has no second line.
  /// Universally unique identifiers are tokens, as in a table's text: `people/‹uuid 1›`.
  ///
  /// - Complexity: O(`count`).
  public var description: String {
    var tokens = TokenNumbers()
    return withTokens(&tokens).text
  }

  private var text: String {
    var lines = ["calls \(tableID.escapedForLine)".withoutTrailingSpaces]
    lines += self.lines(of: callsBeforePhases).map { "  " + $0 }
    for phase in phases {
      lines.append("── \(phase)".withoutTrailingSpaces)
      lines += self.lines(of: phase).map { "  " + $0 }
    }
    lines.append("── totals")
    lines.append("  " + CallTotals(self).line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines about a phase, without its heading and without indentation.
  package func lines(of phase: Phase) -> [String] { lines(of: calls(in: phase)) }

  /// The lines about calls, without indentation, neighbours of one kind folded.
  private func lines(of calls: SubSequence) -> [String] {
    var lines: [String] = []
    var runs = OpenRuns(host)
    var dequeue: Call.Dequeue?
    for call in calls {
      if case .dequeue(let next) = call { dequeue = next }
      if case .display(let display) = call, dequeue.map(display.follows) == true { continue }
      if case .update = call {
        lines += runs.close() + call.line(host).linesWithoutNewlines.map(String.init)
      } else {
        lines += runs.take(call)
      }
    }
    return lines + runs.close()
  }
}

extension Call.Display {
  fileprivate func follows(_ dequeue: Call.Dequeue) -> Bool {
    kind == .willDisplay && view == dequeue.view && place == dequeue.place
  }
}

extension CallLog.Phase: CustomStringConvertible {
  /// The title as in its heading of the log, without an identity that is left out: `tap current/acc-2`.
  public var description: String {
    let title = title.escapedForLine
    guard !Redaction.scope.isEmpty, let place, let identity = place.identity else { return title }
    let end = "\(place.sectionName.escapedForLine)/\(identity.escapedForLine)"
    return title.hasSuffix(end) ? title.dropLast(end.count) + place.description : title
  }
}
