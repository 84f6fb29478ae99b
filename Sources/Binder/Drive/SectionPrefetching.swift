/// Finds out when the end or the start of a section, or the end of the table, comes near, once for each number of rows.
@MainActor
struct SectionPrefetching {
  /// For each section the number of rows for which the handler of its end has run; `wholeTable` stands for the table.
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
    displaying path: IndexPath,
    of section: SectionContent,
    in shown: Shown<TableContent>,
    rowCount: Int,
    visibleRows: () -> [Int]
  ) -> [PrefetchHandler] {
    let row = path.row
    var handlers: [PrefetchHandler] = []
    if let end = section.boundHandlers?.prefetchAtEnd,
      comesToEnd(path, of: section.section, in: shown, end.trigger)
    {
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

  /// Whether a row near the end is displayed for the first time since there are so many rows.
  private mutating func comesToEnd(
    _ path: IndexPath,
    of section: SectionKey,
    in shown: Shown<TableContent>,
    _ trigger: PrefetchTrigger
  ) -> Bool {
    let isOfTable = trigger.edge == .endOfTable
    let first = isOfTable ? 0 : path.section
    var (index, count) = (isOfTable ? shown.sectionCount : path.section + 1, 0)
    while index > first {
      index -= 1
      count += shown.rowCount(inSection: index)
      // Of the rows counted so far, those up to the displayed one are not below it.
      if index >= path.section, count - 1 - path.row > trigger.distance { return false }
    }
    let key = isOfTable ? .wholeTable : section
    guard count > ends[key, default: 0] else { return false }
    ends[key] = count
    return true
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
    var count = 0
    for section in content.sections {
      known[section.section] = section.rowCount
      count += section.rowCount
    }
    known[.wholeTable] = count
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
