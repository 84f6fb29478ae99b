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
    /// Where the first row is to be read; the others follow it, up to the next run.
    package let first: RowSource
  }

  /// The old section where the section is kept or deleted, the new one where it is inserted.
  package let source: Source
  /// The rows from top to bottom; no run is empty.
  package private(set) var runs: [Run] = []
  /// How many rows the section has.
  package private(set) var rowCount = 0

  init(source: Source) {
    self.source = source
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

  /// Makes room, so that so many runs can be added.
  mutating func reserveCapacity(runs count: Int) {
    runs.reserveCapacity(count)
  }

  /// Adds rows at the end.
  @inline(__always)
  mutating func append(_ first: RowSource, count: Int) {
    guard count > 0 else { return }
    if runs.last.map({ $0.first.advanced(by: rowCount - $0.start) }) != first {
      runs.append(Run(start: rowCount, first: first))
    }
    rowCount += count
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
