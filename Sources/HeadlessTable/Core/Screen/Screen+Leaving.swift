import Binder

extension Screen {
  /// Takes everything off the screen, the last row first, and pools it.
  ///
  /// The last row's cell is pooled last and is so the first to be reused: after a reload
  /// rows and cells are paired the other way round.
  func endDisplayOfEverything() {
    let ended = displayed.removeCells()
    for (row, cell) in ended.reversed() { callbacks.didEndDisplaying(cell, at: row) }
    for (_, cell) in ended { retire(cell.cell) }
    for kind in SupplementaryKind.allCases {
      for section in displayed[kind].keys.reversed() { endDisplay(kind, section: section) }
    }
    for place in displayed.elements.keys.reversed() { endDisplay(at: place) }
  }

  func removeViews(outside plan: LayoutPlan) {
    for row in displayed.cells.keys where !plan.contains(row) {
      guard let cell = displayed.removeCell(at: row) else { continue }
      retire(cell.cell)
      callbacks.didEndDisplaying(cell, at: row)
    }
    for kind in SupplementaryKind.allCases {
      let visible = plan.supplementaries(kind)
      for section in displayed[kind].keys
      where !visible.contains(where: { $0.section == section }) {
        endDisplay(kind, section: section)
      }
    }
    endDisplayOfElements()
  }

  func endDisplayOfLeavingViews() {
    let ended = displayed.takeLeaving()
    for (row, cell) in ended.cells {
      retire(cell.cell)
      callbacks.didEndDisplaying(cell, at: row)
    }
    for (kind, section, view) in ended.supplementaries { end(view, kind, section: section) }
    for (place, view) in ended.elements { end(view, at: place) }
  }

  /// Puts a cell that leaves the screen into its pool; that of a row which a touch has hold of waits.
  private func retire(_ cell: any TableCell) {
    views.leave(cell)
    if !core.touches.keeps(cell) { views.pool(cell) }
  }

  private func endDisplay(_ kind: SupplementaryKind, section: Int) {
    guard let ended = displayed.remove(kind, section: section) else { return }
    end(ended, kind, section: section)
  }

  private func end(_ ended: DisplayedSupplementary, _ kind: SupplementaryKind, section: Int) {
    if retire(ended.view) { callbacks.didEndDisplaying(ended, kind, section: section) }
  }

  /// Pools a view that leaves the screen; false for space without one.
  func retire(_ view: (any TableHeaderFooterView)?) -> Bool {
    guard let view else { return false }
    views.leave(view)
    views.pool(view)
    return true
  }
}
