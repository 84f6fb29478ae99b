extension RowMove {
  /// Names a row by its places before and after a batch.
  package init(from old: RowPosition, to new: RowPosition) {
    self.init(section: old.section, row: old.row, newSection: new.section, newRow: new.row)
  }
}
