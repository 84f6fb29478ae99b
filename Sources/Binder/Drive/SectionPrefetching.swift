/// Finds out when the end or the start of a section, or of a list of contents in it, or the end of the table is near, once for each
/// number of rows.
@MainActor
struct SectionPrefetching {
  /// The rows whose end and start are meant: those of a section, or of one list of contents in it; `wholeTable` stands for the
  /// table.
  struct List: Hashable {
    let section: SectionKey
    let place: ListPlace?
  }

  struct Place {
    let path: IndexPath
    let list: List
    let row: Int
    let rowCount: Int
  }

  private static let table = List(section: .wholeTable, place: nil)

  /// For each list the number of rows for which the handler of its end has run.
  private var ends: [List: Int] = [:]
  private var starts: [List: Start] = [:]
  private var isUpdating = false

  private struct Start {
    var count = 0
    var displayed: Int?
  }

  /// The handlers to run as a row is displayed; `visibleRows` are those of its list that are on the screen.
  mutating func handlers(
    displaying place: Place,
    _ bound: BoundHandlers,
    in shown: PresentedContent<TableContent>,
    visibleRows: () -> [Int]
  ) -> [PrefetchHandler] {
    var handlers: [PrefetchHandler] = []
    if let end = bound.prefetchAtEnd, comesToEnd(place, in: shown, end.trigger) {
      handlers.append(end)
    }
    if let start = bound.prefetchAtStart {
      var known = starts[place.list] ?? Start()
      if place.rowCount > known.count,
        comesToStart(place.row, after: known.displayed, start.trigger)
          || Set(visibleRows()).union([place.row]).count == place.rowCount
      {
        known.count = place.rowCount
        handlers.append(start)
      }
      known.displayed = place.row
      starts[place.list] = known
    }
    return handlers
  }

  /// Whether a row near the end is displayed for the first time since there are so many rows.
  private mutating func comesToEnd(
    _ place: Place,
    in shown: PresentedContent<TableContent>,
    _ trigger: PrefetchTrigger
  ) -> Bool {
    guard trigger.edge == .endOfTable else {
      if place.rowCount - 1 - place.row > trigger.distance { return false }
      return hasGrown(place.list, to: place.rowCount)
    }
    var (index, count) = (shown.sectionCount, 0)
    while index > 0 {
      index -= 1
      count += shown.rowCount(inSection: index)
      // Of the rows counted so far, those up to the displayed one are not below it.
      if index >= place.path.section, count - 1 - place.path.row > trigger.distance { return false }
    }
    return hasGrown(Self.table, to: count)
  }

  private mutating func hasGrown(_ list: List, to count: Int) -> Bool {
    guard count > ends[list, default: 0] else { return false }
    ends[list] = count
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

  mutating func updateBegins(with content: TableContent, byReload: Bool) {
    isUpdating = true
    guard !ends.isEmpty || !starts.isEmpty else { return }
    var known: [List: Int] = [:]
    var count = 0
    for section in content.sections {
      known[List(section: section.section, place: nil)] = section.rowCount
      for list in section.rowsOfLists?.lists ?? [] {
        known[List(section: section.section, place: list.place)] = list.rows.count
      }
      count += section.rowCount
    }
    known[Self.table] = count
    ends = ends.filter { known[$0.key, default: 0] >= $0.value }
    for (list, start) in starts {
      if known[list, default: 0] < start.count { starts[list]?.count = 0 }
      if byReload { starts[list]?.displayed = nil }
    }
  }

  mutating func updateEnded() {
    isUpdating = false
    for (list, start) in starts where start.displayed != nil {
      starts[list]?.displayed = .max
    }
  }
}
