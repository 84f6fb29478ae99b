/// Finds out when the end or the start of a section comes near, once for each number of rows.
@MainActor
struct SectionPrefetching {
  /// For each section the number of rows for which the handler of its end has run.
  private var ends: [SectionKey: Int] = [:]
  private var starts: [SectionKey: Start] = [:]
  private var isUpdating = false

  private struct Start {
    /// The number of rows for which the handler has run.
    var count = 0
    /// The row that was displayed last; beyond all rows after an update.
    var displayed: Int?
  }

  /// The handlers to run as a row is displayed; `visibleRows` are those of its section that are on the screen.
  mutating func handlers(
    displaying row: Int,
    of section: SectionContent,
    rowCount: Int,
    visibleRows: () -> [Int]
  ) -> [PrefetchHandler] {
    var handlers: [PrefetchHandler] = []
    if let end = section.boundHandlers?.prefetchAtEnd,
      row >= rowCount - 1 - end.trigger.distance, rowCount > ends[section.section, default: 0]
    {
      ends[section.section] = rowCount
      handlers.append(end)
    }
    if let start = section.boundHandlers?.prefetchAtStart {
      var known = starts[section.section] ?? Start()
      if rowCount > known.count,
        comesToStart(row, after: known.displayed, start.trigger)
          || Set(visibleRows()).union([row]).count == rowCount
      {
        known.count = rowCount
        handlers.append(start)
      }
      known.displayed = row
      starts[section.section] = known
    }
    return handlers
  }

  /// Whether a row near the start is scrolled onto the screen from above.
  ///
  /// A table that shows its first rows displays them from top to bottom, and so does one in which an update has inserted rows
  /// above: neither counts.
  private func comesToStart(
    _ row: Int,
    after displayed: Int?,
    _ trigger: PrefetchTrigger
  ) -> Bool {
    guard !isUpdating, row <= trigger.distance, let displayed else { return false }
    return displayed > row
  }

  /// Lets a section that becomes shorter request more when its end or its start is near again.
  mutating func updateBegins(with content: TableContent, byReload: Bool) {
    isUpdating = true
    guard !ends.isEmpty || !starts.isEmpty else { return }
    var known: [SectionKey: Int] = [:]
    for section in content.sections { known[section.section] = section.rowCount }
    ends = ends.filter { known[$0.key, default: 0] >= $0.value }
    for (section, start) in starts {
      if known[section, default: 0] < start.count { starts[section]?.count = 0 }
      if byReload { starts[section]?.displayed = nil }
    }
  }

  /// Takes note that rows which are displayed from now on come by scrolling.
  mutating func updateEnded() {
    isUpdating = false
    for (section, start) in starts where start.displayed != nil {
      starts[section]?.displayed = .max
    }
  }
}
