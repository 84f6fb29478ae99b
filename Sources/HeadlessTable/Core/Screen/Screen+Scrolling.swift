import Binder

extension Screen {
  func scroll(to y: Double) {
    core.layoutIfNeeded()
    scroll(toUnlimited: layout.restingOffset(nearest: y))
  }

  /// Scrolls by some points, within the limits of scrolling; rows that stay on the screen move by these points.
  func scroll(by distance: Double) {
    core.layoutIfNeeded()
    scroll(
      toUnlimited: layout.restingOffset(nearest: layout.offset + distance),
      holdsRows: distance < 0
    )
  }

  /// Scrolls until a row is at a position; a row of `Int.max` means the section as a whole.
  func scroll(to indexPath: IndexPath, at position: TableScrollPosition) {
    core.layoutIfNeeded()
    guard let row = core.position(of: indexPath) else { return }
    let wholeSection = row.row == .max && layout.sectionIndices.contains(row.section)
    guard wholeSection || layout.contains(row) else {
      return report(
        .scrollOutOfBounds(
          indexPath,
          counts: layout.counts(at: row.section),
          table: "<HeadlessTable '\(core.id)'>"
        )
      )
    }
    scroll(toUnlimited: layout.offset(showing: row, at: position))
    if !wholeSection { scrollAcross(to: row, at: position) }
  }

  private func scrollAcross(to row: RowPosition, at position: TableScrollPosition) {
    guard let layout = layout as? CollectionLayout,
      let offset = layout.offsetAcross(showing: row, at: position)
    else { return }
    scroll(section: row.section, to: offset, in: layout)
  }

  func scroll(section: Int, to offset: Double, in layout: CollectionLayout) {
    let before = layout.geometry.offset(ofSection: section)
    let resting = layout.geometry.restingOffset(ofSection: section, nearest: offset)
    guard resting != before else { return }
    if progress.isFree {
      core.touches.swiping.close()
      let name = core.name(ofSection: section)
      core.beginPhase("scroll \(name) \(before.pointsText) → \(resting.pointsText)")
    }
    core.during(progress.activity == .reading ? .reading : .touching) {
      layout.scroll(section: section, to: resting)
      progress.layoutNeeded()
    }
    if progress.isFree { core.layoutIfNeeded() }
  }

  func resize(height: Double) { resize(to: TableSize(width: layout.size.width, height: height)) }

  func resize(to new: TableSize) {
    core.layoutIfNeeded()
    let size = layout.size
    guard new.width.isLength, new.height.isLength else { return core.refuseSize(new) }
    guard new != size else { return }
    let text = { (size: TableSize) in
      (new.width == layout.size.width ? [] : [size.width.pointsText])
        + [size.height.pointsText]
    }
    core.beginPhase(
      "resize \(text(size).joined(separator: "×")) → \(text(new).joined(separator: "×"))"
    )
    layout.size = new
    core.sizing.sizeChanged()
    progress.layoutNeeded()
    core.layoutIfNeeded()
    scroll(to: layout.offset)
  }

  /// In the middle of a callback or a tap, the layout waits for the end of that.
  func scroll(toUnlimited y: Double, holdsRows: Bool = false) {
    core.layoutIfNeeded()
    guard y.isFinite, y != layout.offset else { return }
    let before = layout.offset
    if progress.isFree {
      core.touches.swiping.close()
      beginScroll(to: y)
    }
    moveNow(to: y)
    guard progress.isFree else { return }
    if holdsRows, !needsReload {
      let plan = layout.plan
      let rows = displayed.rows.filter(plan.contains)
      layout.hold(rows.first(where: layout.isSteady) ?? rows.first)
    }
    core.layoutIfNeeded()
    layout.hold(nil)
    core.during(.reading) { announceRows(y > before ? .down : .up) }
  }

  /// Covers other points at the edges, and follows them where the table rests at one that moves.
  func inset(by inset: TableEdgeInsets) {
    let before = layout.inset
    layout.inset = inset
    if inset.left != before.left || inset.right != before.right { core.sizing.sizeChanged() }
    if let y = layout.offset(afterInset: before) {
      if progress.isFree { beginScroll(to: y) }
      moveNow(to: y)
    }
    progress.layoutNeeded()
  }

  private func beginScroll(to y: Double) {
    core.beginPhase("scroll \(layout.offset.pointsText) → \(y.pointsText)")
  }

  private func moveNow(to y: Double) {
    core.during(progress.activity == .reading ? .reading : .touching) { move(to: y) }
  }

  /// Changes the offset and calls the delegate; the next layout shows what enters the screen.
  func move(to y: Double) {
    guard y != layout.offset else { return }
    layout.scroll(to: y)
    progress.layoutNeeded()
    callbacks.didScroll()
  }

  func announceRows(_ direction: PrefetchWindow.Direction) {
    guard let source = core.prefetchDataSource else { return }
    let visible = displayed.rows
    let step = core.prefetching.scroll(
      direction,
      visible: visible,
      upcoming: layout.upcomingRows(direction, beyond: visible)
    )
    callbacks.prefetch(step, from: source)
  }
}
