import Binder

/// The heights that moved rows had before a batch.
struct HeightsBefore {
  private let geometry: TableGeometry
  private let questionCount: Int
  private var section = -1
  private var rows = RowHeights()
  /// The runs of the section's heights in one piece; empty if they are more than the questions.
  private var runs: [HeightRun] = []
  /// The first row below each of the runs.
  private var ends: [Int] = []

  /// Prepares so many questions, best asked section by section.
  init(_ geometry: TableGeometry, questionCount: Int) {
    self.geometry = geometry
    self.questionCount = questionCount
  }

  /// The height of one row; O(log `runCount`).
  mutating func height(of row: RowPosition) -> HeightRun {
    if row.section != section { look(intoSection: row.section) }
    guard !runs.isEmpty else { return HeightRun(rows.run(at: row.row), count: 1) }
    return HeightRun(runs[ends.partitioningIndex { $0 > row.row }], count: 1)
  }

  private mutating func look(intoSection section: Int) {
    self.section = section
    rows = geometry.section(section).rows
    runs.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    guard rows.runCount <= questionCount else { return }
    for run in rows.runs {
      runs.append(run)
      ends.append((ends.last ?? 0) + run.count)
    }
  }
}
