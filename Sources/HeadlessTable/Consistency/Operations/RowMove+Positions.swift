import Binder

extension RowMove {
  /// Where the row is before the batch.
  var source: RowPosition { RowPosition(section: section, row: row) }

  /// Where the row is after the batch.
  var target: RowPosition { RowPosition(section: newSection, row: newRow) }
}
