extension [RowRange] {
  /// Joins rows that follow each other, in the order in which they are named.
  ///
  /// - Complexity: O(k) for k rows.
  @inlinable
  package init(joining rows: some Sequence<RowPosition>) {
    self = []
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
