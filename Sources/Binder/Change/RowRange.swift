/// Rows of one section that follow each other, at least one.
///
/// A batch that takes ten thousand neighbours out of a table names them as one range.
public struct RowRange: Hashable, Sendable {
  /// The position of the section.
  public var section: Int
  /// The positions of the rows in the section.
  public var rows: ClosedRange<Int>

  /// Names rows of a section, as in `RowRange(section: 0, rows: 3...5)`.
  @inlinable
  public init(section: Int, rows: ClosedRange<Int>) {
    self.section = section
    self.rows = rows
  }

  /// The paths of the rows, ascending.
  public var indexPaths: [IndexPath] { rows.map { IndexPath(row: $0, section: section) } }

  @inlinable
  package func isFollowed(by row: Int, section other: Int) -> Bool {
    section == other && row > rows.upperBound && row - 1 == rows.upperBound
  }
}

extension [RowRange] {
  /// Adds a row: to the last range if it follows that one's last row, else as a range of its own.
  @inlinable
  package mutating func append(row: Int, section: Int) {
    if let last, last.isFollowed(by: row, section: section) {
      self[endIndex - 1].rows = last.rows.lowerBound...row
    } else {
      append(RowRange(section: section, rows: row...row))
    }
  }

  /// Joins rows that follow each other, in the order in which they are named.
  ///
  /// - Complexity: O(k) for k rows.
  @inlinable
  package init(joining rows: some Sequence<RowPosition>, capacity: Int = 0) {
    self = []
    reserveCapacity(capacity)
    var range: (section: Int, first: Int, last: Int)?
    for row in rows {
      if let open = range, open.section == row.section, open.last < row.row,
        open.last + 1 == row.row
      {
        range = (open.section, open.first, row.row)
      } else {
        if let open = range {
          append(RowRange(section: open.section, rows: open.first...open.last))
        }
        range = (row.section, row.row, row.row)
      }
    }
    if let range {
      append(RowRange(section: range.section, rows: range.first...range.last))
    }
  }
}
