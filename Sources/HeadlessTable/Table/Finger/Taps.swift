import Binder

/// Taps on rows and on their accessories.
@MainActor
final class Taps {
  private unowned let table: HeadlessTable

  init(on table: HeadlessTable) { self.table = table }

  private var finger: Finger { table.finger }
  private var selection: RowSelection { table.selection }

  /// Highlights a row, selects it, and runs the handlers.
  func tap(_ target: some RowTarget) {
    guard let row = finger.ready(target, "tapped"), !finger.closesByTouch(), selection.takesTaps
    else { return }
    finger.touch(row, "tap") {
      guard highlight() else { return }
      let isOnlyRow = !selection.takesSeveralRows || selection.rows.isEmpty
      select()
      if isOnlyRow { performPrimaryAction() }
    }
  }

  /// Taps the button at the trailing edge of a row.
  func tapAccessory(_ target: some RowTarget) {
    guard let row = finger.ready(target, "touched"), !finger.closesByTouch() else { return }
    finger.touch(row, "tap accessory of") {
      guard let row = finger.row, takesTouches(row) else { return }
      if let cell = table.displayed.cells[row]?.cell as? HeadlessCell, !cell.accessoryType.isButton
      {
        return table.report(
          .error,
          "\(table.sentenceStart(row)) has no accessory button to tap; its accessory is "
            + "'\(cell.accessoryType)'."
        )
      }
      table.note(.accessoryTapped, row)
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row.indexPath)
    }
  }

  /// Whether the cell of a row takes touches.
  private func takesTouches(_ row: RowPosition) -> Bool {
    guard let cell = table.displayed.cells[row]?.cell else { return true }
    if let cell = cell as? HeadlessCell { return cell.isUserInteractionEnabled }
    return (cell as? any MadeForHeadlessTable)?.takesTouches ?? true
  }

  /// Finger down and up; false when the cell or the delegate refuses the touch or the row is gone.
  ///
  /// The row may be another one after each call of the delegate, which may have changed rows; the cell that was
  /// highlighted is told the end of it, whatever it shows by then.
  private func highlight() -> Bool {
    guard let row = finger.row, takesTouches(row) else { return false }
    let mayHighlight =
      table.delegate?.tableView(table, shouldHighlightRowAt: row.indexPath) ?? true
    table.note(.shouldHighlight, row, mayHighlight ? "allow" : "refuse")
    guard mayHighlight, let row = finger.row else { return false }
    let cell = table.displayed.cells[row]?.cell
    cell?.setHighlighted(true, animated: false)
    table.note(.didHighlight, row)
    table.delegate?.tableView(table, didHighlightRowAt: row.indexPath)
    cell?.setHighlighted(false, animated: false)
    guard let row = finger.row else { return false }
    table.note(.didUnhighlight, row)
    table.delegate?.tableView(table, didUnhighlightRowAt: row.indexPath)
    return finger.row != nil
  }

  private func select() {
    guard let row = finger.row else { return }
    if selection.takesSeveralRows, selection.rows.contains(row) { return deselect(row) }
    finger.redirect(to: answer(.willSelect, row))
    if !selection.takesSeveralRows {
      for old in selection.rows.ascending where old != finger.row && finger.row != nil {
        if selection.rows.contains(old) { deselect(old) }
      }
    }
    guard let target = finger.row else { return }
    selection.set(true, target)
    table.note(.didSelect, target)
    table.delegate?.tableView(table, didSelectRowAt: target.indexPath)
  }

  /// A row that was not left in the middle of the tap does what it is there for, unless it was added to other selected
  /// rows or taken away from them.
  private func performPrimaryAction() {
    guard let row = finger.firstRow,
      table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: row.indexPath) ?? false
    else { return }
    table.note(.primaryAction, row)
    table.delegate?.tableView(table, performPrimaryActionForRowAt: row.indexPath)
  }

  private func deselect(_ row: RowPosition) {
    guard let target = answer(.willDeselect, row) else { return }
    selection.set(false, target)
    table.note(.didDeselect, target)
    table.delegate?.tableView(table, didDeselectRowAt: target.indexPath)
  }

  /// The row that the delegate wants to be selected or deselected instead of a row; nil for none.
  private func answer(_ kind: Call.Kind, _ row: RowPosition) -> RowPosition? {
    var answer: IndexPath? = row.indexPath
    if let delegate = table.delegate {
      answer =
        kind == .willSelect
        ? delegate.tableView(table, willSelectRowAt: row.indexPath)
        : delegate.tableView(table, willDeselectRowAt: row.indexPath)
    }
    let target = answer.flatMap(table.existingRow(at:))
    table.note(
      .event(
        Call.Event(
          kind: kind,
          place: table.place(of: row),
          text: target == nil ? "refuse" : target == row ? "allow" : "",
          target: target == row ? nil : target.map(table.place(of:))
        )
      )
    )
    return target
  }
}

extension CellAccessory {
  /// Whether a finger can tap it.
  fileprivate var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
