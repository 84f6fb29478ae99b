internal import HeadlessTable

/// The text of a snapshot, taken apart: a table, and what follows it under titles, such as the batches of a change or the
/// lines of another variant.
package struct SnapshotParts: Hashable, Sendable {
  /// The lines that follow under a title.
  package struct Part: Hashable, Sendable {
    /// The words behind `==`.
    package var title: String
    package var text: String
  }

  /// The lines before the first title; of a transition also those under `before`.
  package private(set) var table = ""
  package private(set) var parts: [Part] = []

  /// Takes apart the content of a reference.
  package init(_ file: String) {
    for line in String(Snapshot.parts(ofFile: file).text).withLineFeeds.linesWithNewlines() {
      let (mark, title) = TextMark.read(line)
      if mark == .part {
        let title = String(title.hasSuffix("\n") ? title.dropLast() : title)
        if title != "before" || !parts.isEmpty { parts.append(Part(title: title, text: "")) }
      } else if parts.isEmpty {
        table += line
      } else {
        parts[parts.count - 1].text += line
      }
    }
  }

  /// The lines under a title, of all parts that have it.
  func text(under title: String) -> String {
    parts.filter { $0.title == title }.map(\.text).joined()
  }

  /// Whether the parts show a change of the table: its batches, and the table after it.
  package var isTransition: Bool { parts.last?.title == "after" }

  /// The table, or those before and after a change, each with the line that names it.
  var tables: [String] {
    guard isTransition, let after = parts.last?.text, TextMark.isTable(table) else {
      return [table]
    }
    if after == TransitionText.unchanged { return [table, table] }
    return [table, TextMark.isTable(after) ? after : table.linesWithNewlines()[0] + after]
  }
}
