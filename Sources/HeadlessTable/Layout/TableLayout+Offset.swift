import Binder

/// A row on the screen that stays in its place while the rows above it get their heights, or while an update changes them.
struct HeldRow {
  var row: RowPosition
  /// The top edge of the row that the offset fits.
  var y: Double
  /// The distance of the row from the top edge of the table that an update is to leave as it is; nil while a table is scrolled.
  var distance: Double?
  /// Whether the offset has changed for it, and the delegate was not called.
  var hasMovedOffset = false
}

extension TableLayout {
  /// The offset to go to when the insets have changed: that of the top for a table that was there, else the nearest
  /// within the limits for one that was within them; nil if it may stay.
  func offset(afterInset before: TableEdgeInsets) -> Double? {
    let height = geometry.contentHeight
    let limits = Viewport(offset: offset, height: size.height, inset: before)
      .restingOffsets(contentHeight: height)
    guard limits.contains(offset) else { return nil }
    let new =
      offset == limits.lowerBound ? offsetLimits.lowerBound : restingOffset(nearest: offset)
    return new == offset ? nil : new
  }

  /// Whether some of a row is between the insets, where no bar covers it.
  func isUncovered(_ row: RowPosition) -> Bool {
    let (rect, viewport) = (rect(of: row), viewport)
    return viewport.insetHeight <= 0
      || rect.maxY > viewport.insetMinY && rect.minY < viewport.insetMaxY
  }

  /// Keeps a row in its place on the screen until other sections are shown, or another row is held; nil for none.
  func hold(_ row: RowPosition?) {
    heldRow = row.map { HeldRow(row: $0, y: rect(of: $0).minY) }
  }

  /// Keeps a row at a distance from the top edge of the table until another row is held, or none.
  func hold(_ row: RowPosition, atDistance distance: Double) {
    let hasMovedOffset = heldRow?.hasMovedOffset ?? false
    heldRow = HeldRow(
      row: row,
      y: rect(of: row).minY,
      distance: distance,
      hasMovedOffset: hasMovedOffset
    )
  }

  /// Keeps holding a row that an update has left, by its position after that; the others are let go.
  func followHeldRow(_ newRow: (RowPosition) -> RowPosition?) {
    guard var held = heldRow, held.distance != nil, let row = newRow(held.row), contains(row)
    else { return heldRow = nil }
    held.row = row
    heldRow = held
  }

  /// Scrolls, within the limits, by as much as the row that is held has been moved by others.
  func keepHeldRow() {
    guard var held = heldRow else { return }
    let y = rect(of: held.row).minY
    guard y != held.y || held.distance != nil else { return }
    let new = restingOffset(nearest: held.distance.map { y - $0 } ?? offset + y - held.y)
    held.y = y
    if new != offset {
      held.hasMovedOffset = true
      scroll(to: new)
    }
    heldRow = held
  }

  /// Whether the offset has changed for the row that is held since this was read last.
  func takeMoveOfOffset() -> Bool {
    defer { heldRow?.hasMovedOffset = false }
    return heldRow?.hasMovedOffset ?? false
  }
}
