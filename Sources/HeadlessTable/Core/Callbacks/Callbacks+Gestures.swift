import Binder

// What a touch does to rows. Each callback is in the log with its result.

extension Callbacks {
  func shouldHighlight(_ row: RowPosition) -> Bool {
    let value = delegate?.tableView(table, shouldHighlightRowAt: row.indexPath) ?? true
    note(.shouldHighlight, row, value ? "allow" : "refuse")
    return value
  }

  func didHighlight(_ row: RowPosition) {
    note(.didHighlight, row)
    delegate?.tableView(table, didHighlightRowAt: row.indexPath)
  }

  func didUnhighlight(_ row: RowPosition) {
    note(.didUnhighlight, row)
    delegate?.tableView(table, didUnhighlightRowAt: row.indexPath)
  }

  func willSelect(_ row: RowPosition) -> RowPosition? {
    let value = delegate.map { $0.tableView(table, willSelectRowAt: row.indexPath) }
    return target(of: .willSelect, row, value ?? row.indexPath)
  }

  func didSelect(_ row: RowPosition) {
    note(.didSelect, row)
    delegate?.tableView(table, didSelectRowAt: row.indexPath)
  }

  func willDeselect(_ row: RowPosition) -> RowPosition? {
    let value = delegate.map { $0.tableView(table, willDeselectRowAt: row.indexPath) }
    return target(of: .willDeselect, row, value ?? row.indexPath)
  }

  func didDeselect(_ row: RowPosition) {
    note(.didDeselect, row)
    delegate?.tableView(table, didDeselectRowAt: row.indexPath)
  }

  private func target(of kind: Call.Kind, _ row: RowPosition, _ value: IndexPath?) -> RowPosition? {
    let target = value.flatMap(core.existingRow(at:))
    note(
      .event(
        Call.Event(
          kind: kind,
          place: core.place(of: row),
          text: target == nil ? "refuse" : target == row ? "allow" : "",
          target: target == row ? nil : target.map(core.place(of:))
        )
      )
    )
    return target
  }

  func performPrimaryAction(_ row: RowPosition) {
    guard delegate?.tableView(table, canPerformPrimaryActionForRowAt: row.indexPath) ?? false
    else { return }
    note(.primaryAction, row)
    delegate?.tableView(table, performPrimaryActionForRowAt: row.indexPath)
  }

  func accessoryTapped(_ row: RowPosition) {
    note(.accessoryTapped, row)
    delegate?.tableView(table, accessoryButtonTappedForRowWith: row.indexPath)
  }
}

extension Callbacks {
  func canEdit(_ row: RowPosition) -> Bool {
    let canEdit = core.dataSource?.tableView(table, canEditRowAt: row.indexPath) ?? false
    note(.canEdit, row, canEdit ? "allow" : "refuse")
    return canEdit
  }

  func canMove(_ row: RowPosition) -> Bool {
    let canMove = core.dataSource?.tableView(table, canMoveRowAt: row.indexPath) ?? false
    note(.canMove, row, canMove ? "allow" : "refuse")
    return canMove
  }

  func editingStyle(_ row: RowPosition) -> RowEditingStyle {
    let style = delegate?.tableView(table, editingStyleForRowAt: row.indexPath) ?? .delete
    note(.editingStyle, row, "\(style)")
    return style
  }

  func shouldIndent(_ row: RowPosition) -> Bool {
    delegate?.tableView(table, shouldIndentWhileEditingRowAt: row.indexPath) ?? true
  }

  func commit(_ style: RowEditingStyle, _ row: RowPosition) {
    note(.commit, row, "\(style)")
    core.dataSource?.tableView(table, commit: style, forRowAt: row.indexPath)
  }

  func moveTarget(of row: RowPosition, _ proposed: RowPosition) -> RowPosition {
    let value = delegate?.tableView(
      table,
      targetIndexPathForMoveFromRowAt: row.indexPath,
      toProposedIndexPath: proposed.indexPath
    )
    let target = value.flatMap { RowPosition(exactly: $0) } ?? proposed
    note(.moveTarget, row, text(of: target))
    return target
  }

  func move(_ row: RowPosition, to target: RowPosition) {
    core.dataSource?.moveRow(at: row.indexPath, to: target.indexPath, of: table)
  }

  func text(of target: RowPosition) -> String {
    "\(core.name(ofSection: target.section))/\(target.row)"
  }
}

extension Callbacks {
  /// The actions of a row that is swiped; nil where the delegate has none.
  func swipeActions(_ row: RowPosition, _ edge: SwipeEdge) -> SwipeActions? {
    let value = delegate?.tableView(table, swipeActionsForRowAt: row.indexPath, at: edge)
    let titles = value?.actions.map(\.title).joined(separator: ", ")
    note(.swipeActions, row, "\(edge): \(titles.map { $0.isEmpty ? "none" : $0 } ?? "default")")
    return value
  }

  func deleteTitle(_ row: RowPosition) -> String {
    delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row.indexPath) ?? "Delete"
  }

  func willBeginEditing(_ row: RowPosition) {
    note(.willBeginEditing, row)
    delegate?.tableView(table, willBeginEditingRowAt: row.indexPath)
  }

  /// A row that was swiped aside has closed; nil for one that was deleted.
  func didEndEditing(_ row: RowPosition?) {
    note(.didEndEditing, row)
    core.during(progress.activity == .idle ? .touching : progress.activity) {
      delegate?.tableView(table, didEndEditingRowAt: row?.indexPath)
    }
  }

  func contextMenu(_ row: RowPosition) -> [MenuAction]? {
    let actions = delegate?.tableView(table, contextMenuForRowAt: row.indexPath)
    let titles = actions.map { $0.contains(where: \.isShown) ? $0.titles : "empty" }
    note(.contextMenu, row, titles ?? "none")
    return actions
  }

  func willDisplayMenu(_ row: RowPosition) {
    note(.willDisplayMenu, row)
    delegate?.tableView(table, willDisplayContextMenuForRowAt: row.indexPath)
  }

  func performPreviewAction(_ row: RowPosition) {
    note(.previewAction, row)
    delegate?.tableView(table, performPreviewActionForRowAt: row.indexPath)
  }

  func willEndMenu(_ row: RowPosition?) {
    note(.willEndMenu, row)
    delegate?.tableView(table, willEndContextMenuForRowAt: row?.indexPath)
  }
}
