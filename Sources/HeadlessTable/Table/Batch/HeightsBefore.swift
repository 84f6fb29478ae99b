import Binder

/// The heights that moved rows had before a batch.
struct HeightsBefore {
  private let geometry: TableGeometry
  /// Sections that were asked about, in the order of their first questions.
  private var sections: [AskedSection] = []
  private var places: [Int: Int] = [:]
  /// The section that was asked about last, and its place.
  private var latest = (section: -1, place: -1)

  init(_ geometry: TableGeometry) {
    self.geometry = geometry
  }

  /// The height of one row; O(log `runCount`).
  mutating func height(of row: RowPosition) -> HeightRun {
    if row.section != latest.section { latest = (row.section, place(of: row.section)) }
    return sections[latest.place].height(at: row.row)
  }

  private mutating func place(of section: Int) -> Int {
    if let place = places[section] { return place }
    places[section] = sections.count
    sections.append(AskedSection(geometry.section(section).rows))
    return sections.count - 1
  }
}

/// The heights of a section's rows, with their runs in one piece from as many questions on as there are runs.
private struct AskedSection {
  private let rows: RowHeights
  private var questionCount = 0
  private var runs: [HeightRun] = []
  /// The first row below each of the runs.
  private var ends: [Int] = []

  init(_ rows: RowHeights) {
    self.rows = rows
  }

  mutating func height(at row: Int) -> HeightRun {
    questionCount += 1
    if runs.isEmpty, questionCount >= rows.runCount { layOutRuns() }
    guard !runs.isEmpty else { return HeightRun(rows.run(at: row), count: 1) }
    return HeightRun(runs[ends.partitioningIndex { $0 > row }], count: 1)
  }

  private mutating func layOutRuns() {
    for run in rows.runs {
      runs.append(run)
      ends.append((ends.last ?? 0) + run.count)
    }
  }
}
