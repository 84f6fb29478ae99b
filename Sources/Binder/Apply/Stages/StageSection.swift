/// A section of a content between two stages, as runs of rows of the old and of the new content.
///
/// A section of any size that the change does not touch is one run.
package struct StageSection: Hashable, Sendable {
  /// Where a section's header, footer and handlers are to be read.
  package enum Source: Hashable, Sendable {
    /// In the section of the old content at a position.
    case old(Int)
    /// In the section of the new content at a position.
    case new(Int)
  }

  /// Rows that follow each other both in the stage's content and in the one that they come from.
  package struct Run: Hashable, Sendable {
    /// The position in the stage's section of the run's first row.
    package let start: Int
    /// Where the first row is to be read; the others follow it.
    package let first: RowSource
    package fileprivate(set) var count: Int
  }

  /// The old section where the section is kept or deleted, the new one where it is inserted.
  package let source: Source
  /// The rows from top to bottom; no run is empty.
  package private(set) var runs: [Run] = []

  init(source: Source) {
    self.source = source
  }

  /// How many rows the section has.
  package var rowCount: Int {
    runs.last.map { $0.start + $0.count } ?? 0
  }

  /// Where a row is to be read; nil if there is no such row.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  package func source(ofRow row: Int) -> RowSource? {
    guard row >= 0, row < rowCount else { return nil }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= row { low = middle } else { high = middle }
    }
    return runs[low].first.advanced(by: row - runs[low].start)
  }

  /// Adds rows at the end.
  mutating func append(_ first: RowSource, count: Int) {
    guard count > 0 else { return }
    if let last = runs.last, last.first.advanced(by: last.count) == first {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(start: rowCount, first: first, count: count))
    }
  }
}

extension RowSource {
  /// The row that is so many rows below.
  func advanced(by count: Int) -> RowSource {
    switch self {
    case .old(let row): .old(RowPosition(section: row.section, row: row.row + count))
    case .new(let row): .new(RowPosition(section: row.section, row: row.row + count))
    }
  }
}
