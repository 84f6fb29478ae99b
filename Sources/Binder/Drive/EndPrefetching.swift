/// For each section the number of rows for which its prefetch handler has run.
@MainActor
struct EndPrefetching {
  private var counts: [SectionKey: Int] = [:]

  /// The handler to run as a row near enough to the end of its section is displayed, once for each number of rows.
  mutating func handler(
    displaying row: Int,
    of section: SectionContent,
    rowCount: Int
  ) -> PrefetchHandler? {
    guard let prefetch = section.boundHandlers?.prefetch,
      row >= rowCount - 1 - prefetch.trigger.distance,
      rowCount > counts[section.section, default: 0]
    else { return nil }
    counts[section.section] = rowCount
    return prefetch
  }

  /// Has a section that has become shorter ask for more when its end comes near again.
  mutating func forgetShorterSections(of content: TableContent) {
    guard !counts.isEmpty else { return }
    var known: [SectionKey: Int] = [:]
    for section in content.sections { known[section.section] = section.rowCount }
    counts = counts.filter { known[$0.key, default: 0] >= $0.value }
  }
}
