import Binder

struct OpenDrag {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  /// The position under the touch, counted when the row has been taken out.
  var proposed: RowPosition
  /// The target of the row when it is dropped; nil when the delegate has to choose it again, because rows have changed.
  var target: RowPosition?
}

/// Drags of rows to other places.
@MainActor
final class Dragging: CorePart {
  unowned let core: TableCore

  private(set) var drag: OpenDrag?

  /// Whether the data source is called for a row that was dropped, in a batch of the table's own.
  private(set) var isDropping = false

  init(on core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

  func begin(_ target: some RowTarget) {
    guard let row = touches.ready(target, "dragged"), !touches.menus.closesByTouch() else { return }
    guard touches.editing.isOn || core.host == .collection else {
      return report(
        .error,
        "\(core.sentenceStart(row.position)) can't be dragged, because the table is not in editing mode. Call "
          + "setEditing(true) first."
      )
    }
    touches.touch(row, "drag") {
      touches.swiping.close()
      guard let row = touches.row else { return }
      guard callbacks.canMove(row) else {
        return report(
          .error,
          "\(core.sentenceStart(row)) can't be dragged, because the data source does not let it move. Declare "
            + "onMoved and let canMove allow it, or implement canMove\(core.host.rowTitle)At."
        )
      }
      cancel()
      guard let row = touches.row else { return }
      drag = OpenDrag(row: row, proposed: row, target: row)
      touches.hold(displayed.cells[row]?.cell)
    }
  }

  func drag(to place: some RowTarget) {
    guard let row = readyDrag(), let proposed = place.namedRow.place(core) else { return }
    let last = layout.rowCount(ofSection: proposed.section)
    guard (0...last).contains(proposed.row) else {
      return report(
        .error,
        "\(core.title) has no place \(proposed.row) in section "
          + "'\(core.name(ofSection: proposed.section))' to drop a row at; its last place is \(last)."
      )
    }
    core.during(.touching) { chooseTarget(of: row, proposed) }
  }

  func drop() {
    guard let row = readyDrag() else { return }
    if let drag, drag.target == nil { chooseTarget(of: row, drag.proposed) }
    let ended = drag
    cancel()
    guard let target = ended?.target, target != row else { return }
    note(.moveRow, row, callbacks.text(of: target))
    core.batches.perform(
      {
        isDropping = true
        callbacks.move(row, to: target)
        isDropping = false
        core.batches.announce(with: nil) {
          $0.append(.moveRow(from: row.indexPath, to: target.indexPath))
        }
      },
      nil
    )
  }

  func cancel() {
    drag = nil
    touches.release()
  }

  func drag(_ target: some RowTarget, to place: some RowTarget) {
    cancel()
    begin(target)
    guard drag != nil else { return }
    drag(to: place)
    drop()
  }

  func follow(_ position: (RowPosition) -> RowPosition?) {
    guard let row = drag?.row else { return }
    drag?.row = position(row)
    drag?.target = nil
  }

  func forget() { drag?.row = nil }

  /// The row that is dragged; nil, with a message, when none is, and without one when it was deleted meanwhile.
  private func readyDrag() -> RowPosition? {
    guard touches.isReady("dragged") else { return nil }
    guard let drag else {
      report(.error, "No \(core.host.row) of \(core.named) is dragged. Call beginDrag first.")
      return nil
    }
    if drag.row == nil { cancel() }
    return drag.row
  }

  private func chooseTarget(of row: RowPosition, _ proposed: RowPosition) {
    let section = min(proposed.section, layout.sectionCount - 1)
    let count = layout.rowCount(ofSection: section)
    let rest = proposed.section == row.section ? count - 1 : count
    let place = RowPosition(section: section, row: min(proposed.row, max(rest, 0)))
    let target = callbacks.moveTarget(of: row, place)
    drag?.proposed = proposed
    drag?.target = target
  }
}
