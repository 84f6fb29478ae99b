import Binder
import HeadlessTable

/// What tests read of a table.
extension HeadlessTable {
  /// The rows as text: what is listed between the viewport's marks, a line each.
  var listing: String {
    let lines = render(.text(rows: .compact)).split(separator: "\n")
    return lines.dropFirst(2).filter { !$0.contains("──") }.joined(separator: "\n")
  }

  /// The texts of the rows, by section.
  var texts: [[String]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map { row in
        switch cellForRow(at: IndexPath(row: row, section: section)) {
        case let cell as NameCell: cell.label.text ?? ""
        case let cell as BannerCell: cell.label.text ?? ""
        default: "?"
        }
      }
    }
  }

  /// What the cells on the screen say.
  var visibleTexts: [String?] { visibleCells.map { ($0 as? NameCell)?.label.text } }

  /// The operations of each batch in the log, or that it was a reload; they are taken out of it.
  var takenOperations: [[String]] {
    defer { calls.clear() }
    return calls.updates.map { update in
      guard case .batch(let batch) = update.kind else { return ["reload"] }
      return batch.operations.map { "\($0)" }
    }
  }

  /// The updates in the log, a line each; they are taken out of it.
  var takenUpdates: [String] {
    layoutIfNeeded()
    let lines = calls.updates.map { Call.update($0).description }
    calls.clear()
    return lines.map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.hasPrefix("reload ") }
  }
}
