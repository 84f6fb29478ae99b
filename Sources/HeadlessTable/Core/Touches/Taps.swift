import Binder

/// Taps on rows and on their accessories.
@MainActor
final class Taps: CorePart {
  unowned let core: TableCore

  init(on core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

  func tap(_ target: some RowTarget) {
    guard let row = touches.ready(target, "tapped"), !touches.closesByTouch(), selection.takesTaps
    else { return }
    touches.touch(row, "tap") {
      guard let cell = highlight() else { return }
      let isOnlyRow = !selection.takesSeveralRows || selection.rows.isEmpty
      // A collection view selects first, and then ends the highlight.
      if core.host == .table {
        guard endHighlight(of: cell) else { return }
        select()
      } else {
        select()
        _ = endHighlight(of: cell)
      }
      if isOnlyRow { performPrimaryAction() }
    }
  }

  func tapAccessory(_ target: some RowTarget) {
    guard let row = touches.ready(target, "touched"), !touches.closesByTouch() else { return }
    touches.touch(row, "tap accessory of") {
      guard let row = touches.row, takesTouches(row) else { return }
      if let cell = displayed.cells[row]?.cell as? HeadlessCell, !cell.accessoryType.isButton {
        return report(
          .error,
          "\(core.sentenceStart(row)) has no accessory button to tap; its accessory is "
            + "'\(cell.accessoryType)'."
        )
      }
      callbacks.accessoryTapped(row)
    }
  }

  func turnSwitch(of target: some RowTarget) {
    guard let row = touches.ready(target, "touched"), !touches.closesByTouch() else { return }
    touches.touch(row, "toggle") {
      guard let row = touches.row, takesTouches(row) else { return }
      let cell = displayed.cells[row]?.cell
      guard let toggle = (cell as? HeadlessCell)?.shownToggle ?? (cell as? PlainContentCell)?.toggle
      else { return report(.error, "\(core.sentenceStart(row)) has no switch to turn.") }
      cell?.setToggle(CellToggle(isOn: !toggle.isOn, onChange: toggle.onChange))
      toggle.onChange(!toggle.isOn)
    }
  }

  private func takesTouches(_ row: RowPosition) -> Bool {
    guard let cell = displayed.cells[row]?.cell else { return true }
    if let cell = cell as? HeadlessCell { return cell.isUserInteractionEnabled }
    return (cell as? any MadeForHeadlessTable)?.takesTouches ?? true
  }

  private struct Highlighted { let cell: (any TableCell)? }

  /// Begins a touch; nil when the cell or the delegate refuses the touch, or the row was deleted.
  ///
  /// The row may have changed after each call of the delegate, which may change rows.
  private func highlight() -> Highlighted? {
    guard let row = touches.row, takesTouches(row) else { return nil }
    guard callbacks.shouldHighlight(row), let row = touches.row else { return nil }
    let cell = displayed.cells[row]?.cell
    cell?.setHighlighted(true, animated: false)
    callbacks.didHighlight(row)
    return Highlighted(cell: cell)
  }

  /// Ends a touch: the cell is no longer highlighted, whatever it shows by then; false when the row was deleted.
  private func endHighlight(of highlighted: Highlighted) -> Bool {
    highlighted.cell?.setHighlighted(false, animated: false)
    guard let row = touches.firstRow else { return false }
    callbacks.didUnhighlight(row)
    return touches.row != nil
  }

  private func select() {
    guard let row = touches.row else { return }
    if selection.takesSeveralRows, selection.rows.contains(row) { return deselect(row) }
    touches.redirect(to: callbacks.willSelect(row))
    if !selection.takesSeveralRows {
      for old in selection.rows.sorted() where old != touches.row && touches.row != nil {
        if selection.rows.contains(old) { replace(old) }
      }
    }
    guard let target = touches.row else { return }
    selection.set(true, target)
    callbacks.didSelect(target)
  }

  /// Calls the delegate for the row's primary action, as UIKit does after a tap that has not added the row to other selected
  /// rows, or taken it away from them.
  private func performPrimaryAction() {
    if let row = touches.firstRow { callbacks.performPrimaryAction(row) }
  }

  /// Deselects the row that another one takes the place of; a collection view does not let its delegate keep it.
  private func replace(_ row: RowPosition) {
    guard core.host == .collection else { return deselect(row) }
    selection.set(false, row)
    callbacks.didDeselect(row)
  }

  private func deselect(_ row: RowPosition) {
    guard let target = callbacks.willDeselect(row) else { return }
    selection.set(false, target)
    callbacks.didDeselect(target)
  }
}

extension CellAccessory {
  fileprivate var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
