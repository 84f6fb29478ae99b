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

extension ListLayout {
  /// The offset to scroll to when the insets have changed: the top if the table was there, else the nearest within the limits if
  /// the offset was within them; nil if it may stay.
  final func offset(afterInset before: TableEdgeInsets) -> Double? {
    let limits = viewport(inset: before).restingOffsets(contentHeight: contentLength)
    guard limits.contains(offset) else { return nil }
    let new =
      offset == limits.lowerBound ? offsetLimits.lowerBound : restingOffset(nearest: offset)
    return new == offset ? nil : new
  }

  /// Whether some of a row is between the insets, where no bar covers it.
  final func isUncovered(_ row: RowPosition) -> Bool {
    let (rect, viewport) = (rect(of: row), viewport)
    return viewport.insetHeight <= 0
      || end(of: rect) > viewport.insetMinY && start(of: rect) < viewport.insetMaxY
  }

  /// Keeps a row in its place on the screen until other sections are shown, or another row is held; nil for none.
  final func hold(_ row: RowPosition?) {
    heldRow = row.map { HeldRow(row: $0, y: start(of: rect(of: $0))) }
  }

  /// Keeps a row at a distance from the top edge of the table until another row is held, or none.
  final func hold(_ row: RowPosition, atDistance distance: Double) {
    let hasMovedOffset = heldRow?.hasMovedOffset ?? false
    heldRow = HeldRow(
      row: row,
      y: start(of: rect(of: row)),
      distance: distance,
      hasMovedOffset: hasMovedOffset
    )
  }

  /// Keeps holding a row that an update has left, by its position after that; the others are released.
  final func followHeldRow(_ newRow: (RowPosition) -> RowPosition?) {
    guard var held = heldRow, held.distance != nil, let row = newRow(held.row), contains(row)
    else { return heldRow = nil }
    held.row = row
    heldRow = held
  }

  /// Scrolls, within the limits, by as much as the row that is held has been moved by others.
  final func keepHeldRow() {
    guard var held = heldRow else { return }
    let y = start(of: rect(of: held.row))
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
  final func takeMoveOfOffset() -> Bool {
    defer { heldRow?.hasMovedOffset = false }
    return heldRow?.hasMovedOffset ?? false
  }
}

extension ListLayout {
  final func distance(of row: RowPosition) -> Double { start(of: rect(of: row)) - offset }

  final func showsTopEdge(of row: RowPosition) -> Bool {
    let top = start(of: rect(of: row))
    return top >= viewport.insetMinY && top < offset + length
  }

  package final var offsetLimits: ClosedRange<Double> {
    viewport.restingOffsets(contentHeight: contentLength)
  }

  final func restingOffset(nearest y: Double) -> Double {
    y.isNaN
      ? offset : viewport.restingOffset(nearest: y, contentHeight: contentLength)
  }

  /// The offset at which a row is at a position; of a row of `Int.max`, the section as a whole.
  final func offset(showing row: RowPosition, at position: TableScrollPosition) -> Double {
    viewport.offset(
      showing: span(of: row, at: position),
      at: position,
      contentHeight: contentLength
    )
  }

  /// The limit that the offset has to return to where the content has become shorter; nil if it may stay.
  ///
  /// An offset that was beyond the limits before stays where the program has put it; a content height
  /// of nil, after a reload, makes no such difference.
  final func offsetAfterShrinking(from heightBefore: Double?) -> Double? {
    let limit = offsetLimits.upperBound
    guard offset > limit else { return nil }
    if let heightBefore {
      guard contentLength < heightBefore,
        offset <= viewport.restingOffsets(contentHeight: heightBefore).upperBound
      else { return nil }
    }
    return limit
  }
}
