import Binder

extension HeadlessTable {
  /// Takes everything off the screen, the last row first, and pools it.
  ///
  /// The last row's cell is pooled last and is so the first to be handed out again: after a reload
  /// rows and cells are paired the other way round.
  func endDisplayOfEverything() {
    let ended = displayed.removeCells()
    for (row, cell) in ended.reversed() { tellEnd(of: cell, at: row) }
    for (_, cell) in ended { views.pool(cell.cell) }
    for kind in SupplementaryKind.allCases {
      for section in displayed[kind].keys.sorted(by: >) { endDisplay(kind, section: section) }
    }
  }

  /// Takes what a plan does not show off the screen, from the top to the bottom.
  func removeViews(outside plan: LayoutPlan) {
    let visible = Set(plan.positions)
    for row in displayed.rows where !visible.contains(row) {
      guard let cell = displayed.removeCell(at: row) else { continue }
      views.pool(cell.cell)
      tellEnd(of: cell, at: row)
    }
    for kind in SupplementaryKind.allCases {
      let visible = Set(plan.supplementaries(kind).map(\.section))
      for section in displayed[kind].keys.sorted() where !visible.contains(section) {
        endDisplay(kind, section: section)
      }
    }
  }

  /// Pools what a batch has taken off the screen, from the top to the bottom.
  func endDisplayOfLeavingViews() {
    let ended = displayed.takeLeaving()
    for (row, cell) in ended.cells {
      views.pool(cell.cell)
      tellEnd(of: cell, at: row)
    }
    for (kind, section, view) in ended.supplementaries { end(view, kind, section: section) }
  }

  private func tellEnd(of cell: DisplayedCell, at row: RowPosition) {
    if let place = cell.place {
      note(.display(.init(kind: .didEndDisplaying, view: cell.name, place: place)))
    }
    delegate?.tableView(self, didEndDisplaying: cell.cell, forRowAt: row.indexPath)
  }

  private func endDisplay(_ kind: SupplementaryKind, section: Int) {
    guard let ended = displayed.remove(kind, section: section) else { return }
    end(ended, kind, section: section)
  }

  private func end(_ ended: DisplayedSupplementary, _ kind: SupplementaryKind, section: Int) {
    guard let view = ended.view, let name = ended.name else { return }
    views.pool(view)
    if let place = ended.place {
      note(.display(.init(kind: .didEndDisplaying, view: name, place: place)))
    }
    switch kind {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Tells the displayed views where they are.
  func placeViews(by plan: LayoutPlan) {
    for (row, cell) in displayed.cells { setFrame(of: cell.cell, at: row) }
    for kind in SupplementaryKind.allCases {
      for supplementary in plan.supplementaries(kind) {
        let view = displayed[kind][supplementary.section]?.view
        view.flatMap(reusableView)?.frame = layout.rect(
          y: supplementary.y,
          height: supplementary.height
        )
      }
    }
  }

  func setFrame(of cell: any TableCell, at row: RowPosition) {
    reusableView(cell)?.frame = rect(of: row)
  }
}
