import TableBatches

struct RowCountRun {
  private var counts: [String]
  private var sections: Set<Int>

  /// Begins with the count of a section; nil for the number of sections.
  init?(_ count: Call.Count) {
    guard let place = count.place else { return nil }
    counts = [Self.text(of: place, count.value)]
    sections = [place.section]
  }

  /// Takes the count of a section that the run does not have yet.
  mutating func absorb(_ count: Call.Count) -> Bool {
    guard let place = count.place, sections.insert(place.section).inserted else { return false }
    counts.append(Self.text(of: place, count.value))
    return true
  }

  /// The line, such as `rows       summary 1 · current 3 · savings 2`.
  func line(_ host: HostKind) -> String {
    host.rows.column(CallLine.keywordWidth) + counts.joined(separator: " · ")
  }

  private static func text(of place: Call.Place, _ value: Int) -> String {
    "\(place.sectionName.escapedForLine) \(value)"
  }
}
