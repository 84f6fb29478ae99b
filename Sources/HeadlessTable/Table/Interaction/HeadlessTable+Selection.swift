public import Binder

extension HeadlessTable {
  /// The selected row, the topmost if there are several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? {
    layoutIfNeeded()
    return interaction.selection.first?.indexPath
  }

  /// The selected rows from the top to the bottom; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    layoutIfNeeded()
    return interaction.selection.isEmpty ? nil : interaction.selection.rows.map(\.indexPath)
  }

  /// Selects a row, or none for nil, as code does it: no handler and no delegate is told.
  ///
  /// With `.none`, the table does not scroll, unlike `scrollToRow(at:at:)`.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: ScrollPosition = .none
  ) {
    layoutIfNeeded()
    guard let indexPath else { return deselectAll(except: nil) }
    guard let row = existingRow(at: indexPath) else { return }
    beginPhase("select \(place(of: row))")
    if !interaction.allowsMultipleSelection { deselectAll(except: row) }
    setSelected(true, row, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
  }

  /// Deselects a row as code does it: no handler and no delegate is told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    layoutIfNeeded()
    guard let row = existingRow(at: indexPath) else { return }
    beginPhase("deselect \(place(of: row))")
    setSelected(false, row, animated: animated)
  }

  private func deselectAll(except kept: RowPosition?) {
    for row in interaction.selection.rows where row != kept {
      setSelected(false, row, animated: false)
    }
  }

  /// Keeps the selection of a row, and tells its cell if it has one now.
  func setSelected(_ isSelected: Bool, _ row: RowPosition, animated: Bool = false) {
    interaction.select(row, isSelected)
    displayed.cells[row]?.cell.setSelected(isSelected, animated: animated)
  }
}
