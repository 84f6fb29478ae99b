internal import HeadlessTable

/// The text of a snapshot, taken apart: a table, and what follows it under titles, such as the calls of a change or the
/// lines of another variant.
package struct SnapshotParts: Hashable, Sendable {
  /// The lines that follow under a title.
  package struct Part: Hashable, Sendable {
    /// The words behind `==`.
    package var title: String
    /// The lines below.
    package var text: String
  }

  /// The lines before the first title.
  package private(set) var table = ""
  /// The parts that follow, in order.
  package private(set) var parts: [Part] = []

  /// Takes apart the content of a reference.
  ///
  /// - Complexity: O(length of the text).
  package init(_ file: String) {
    for line in String(Snapshot.parts(ofFile: file).text).withLineFeeds.linesWithNewlines() {
      let (mark, title) = TextMark.read(line)
      if mark == .part {
        parts.append(
          Part(title: String(title.hasSuffix("\n") ? title.dropLast() : title), text: "")
        )
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

  /// Whether the parts tell of a change of the table: its calls, and the lines that differ after it.
  package var isTransition: Bool { parts.last?.title == "after" }
}
