import Binder

extension Screen {
  /// Makes the cell of a row, then reads its height, and displays it: the order of `UITableView`, with estimates and without.
  ///
  /// A cell whose row turns out to be so low that it is not visible is pooled again without having been displayed.
  func display(_ row: RowPosition) {
    let place = core.recordedPlace(of: row)
    let request = ViewRequest(row: row, place: place)
    guard let cell = callbacks.cell(request, from: core.requiredDataSource) else { return }
    guard !needsReload else { return views.pool(cell) }
    let tag = views.tag(of: cell)
    let estimate = core.sizing.takeSize(of: row, by: cell, place: place)
    guard !needsReload, layout.shows(row) else { return views.pool(cell) }
    if tag.places > 0 { reportSharedCell(cell, of: row) }
    tag.places += 1
    let shown = DisplayedCell(
      cell: cell,
      name: tag.name,
      reuseIdentifier: tag.reuseIdentifier,
      place: place,
      estimatedHeight: estimate
    )
    displayed.show(shown, at: row)
    cell.setSelected(selection.rows.contains(row), animated: false)
    core.touches.displayed(row, cell)
    (cell as? HeadlessReusableView)?.frame = layout.rect(of: row)
    callbacks.willDisplay(shown, at: row)
  }

  func display(_ kind: SupplementaryKind, section: Int) {
    let place = reports.log.isRecording ? core.place(of: kind.placeKind, section: section) : nil
    let view = core.sizing.makeView(kind, section: section, place: place)
    guard !needsReload, layout.shows(kind, section: section) else {
      if let view { views.pool(view) }
      return
    }
    if let view, views.tag(of: view).places > 0 { reportShared(view, as: kind, section: section) }
    let shown = displayedView(view, place)
    displayed.show(shown, kind, section: section)
    callbacks.willDisplay(shown, kind, section: section)
  }

  func displayedView(
    _ view: (any TableHeaderFooterView)?,
    _ place: Call.Place?
  ) -> DisplayedSupplementary {
    let tag = view.map { views.tag(of: $0) }
    tag?.places += 1
    return DisplayedSupplementary(
      view: view,
      name: tag?.name,
      reuseIdentifier: tag?.reuseIdentifier,
      place: place
    )
  }

  func reconfigure(_ row: RowPosition) {
    guard let shown = displayed.cells[row], let dataSource = core.requiredDataSource else { return }
    let place = core.recordedPlace(of: row)
    let request = ViewRequest(row: row, place: place, cellToReconfigure: shown)
    guard let cell = callbacks.cell(request, from: dataSource) else { return }
    guard cell === shown.cell else {
      // The row gets a cell as a reloaded one does; the layout makes it.
      views.pool(cell)
      displayed.leave(row)
      return report(
        .reconfiguredWithOtherCell(shown.name.description, row.indexPath, host: core.host)
      )
    }
    cell.setSelected(selection.rows.contains(row), animated: false)
    core.sizing.measureAgain(shown.cell, at: row)
  }

  /// A cell has had its frame since it was displayed, and gets a new frame where heights have changed.
  func placeViews(by plan: LayoutPlan) {
    placeElements()
    if displayed.placement != layout.placement {
      displayed.placement = layout.placement
      for visible in plan.rows {
        layout.forEachRect(of: visible) { row, rect in
          if let cell = displayed.cells[row]?.cell { (cell as? HeadlessReusableView)?.frame = rect }
        }
      }
    }
    for kind in SupplementaryKind.allCases {
      for supplementary in plan.supplementaries(kind) {
        let view = displayed[kind][supplementary.section]?.view
        view.flatMap { $0 as? HeadlessReusableView }?.frame = layout.rect(of: supplementary, kind)
      }
    }
  }
}

extension Screen {
  private func reportSharedCell(_ cell: any TableCell, of row: RowPosition) {
    guard let other = displayed.position(of: cell), other != row, layout.shows(other) else {
      return
    }
    reportShared(
      "\(core.sentenceStart(row)) gets the cell that \(core.text(of: other)) shows.",
      remedy: "Dequeue a cell for each row, or keep one for each."
    )
  }

  private func reportShared(
    _ view: any TableHeaderFooterView,
    as kind: SupplementaryKind,
    section: Int
  ) {
    guard let other = displayed.place(of: view), other != (kind, section),
      layout.shows(other.kind, section: other.section)
    else { return }
    let place = core.text(of: kind, section: section).capitalizedFirst
    reportShared(
      "\(place) of \(core.named) gets the view that \(core.text(of: other.kind, section: other.section)) "
        + "shows.",
      remedy: "Dequeue a view for each header and footer, or keep one for each."
    )
  }

  private func reportShared(_ sentence: String, remedy: String) {
    report(
      once: .sharedView,
      .error,
      "\(sentence) A view can be in one place only, so a UITableView shows it in one of them and leaves the other blank. "
        + remedy
    )
  }
}
