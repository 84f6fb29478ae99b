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
    let estimate = takeHeight(of: row, by: cell, place: place)
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
    core.finger.displayed(row, cell)
    (cell as? HeadlessReusableView)?.frame = layout.rect(of: row)
    callbacks.willDisplay(shown, at: row)
  }

  /// Takes the height of a row that has its cell from whoever knows it; without estimates from the delegate alone, by
  /// one more callback.
  ///
  /// - Returns: Points that the row was estimated at; nil unless the cell has measured itself.
  private func takeHeight(
    of row: RowPosition,
    by cell: any TableCell,
    place: Call.Place?
  ) -> Double? {
    defer { layout.keepHeldRow() }
    let height = heightOnDisplay(of: row, place: place, from: core.delegate)
    guard height < 0 else {
      layout.setHeight(height, of: row)
      return nil
    }
    guard layout.sections[row.section].estimatesRows else { return nil }
    let (known, isEstimate) = layout.height(of: row)
    layout.setHeight(callbacks.measure(cell, at: row, place: place), of: row)
    return isEstimate ? known : nil
  }

  /// Makes the view of a header or a footer, if it has one, and displays it.
  func display(_ kind: SupplementaryKind, section: Int) {
    var state = layout.sections[section][kind]
    if state.answer == nil || !layout.sections[section].estimatesRows {
      let height = callbacks.height(kind, section: section)
      state.answer = height.answer
      if layout.rules.style == .plain { state.isAnswered = height.isFromDelegate }
    }
    state.isUnknown = false
    let place = reports.log.isRecording ? core.place(of: kind.placeKind, section: section) : nil
    let view = callbacks.view(kind, section: section, ViewRequest(place: place))
    layout.set(state, of: kind, section: section)
    layout.setHeight(height(of: view, kind, section: section), of: kind, section: section)
    guard !needsReload, layout.shows(kind, section: section) else {
      if let view { views.pool(view) }
      return
    }
    let tag = view.map { views.tag(of: $0) }
    if let view, let tag {
      if tag.places > 0 { reportShared(view, as: kind, section: section) }
      tag.places += 1
    }
    let shown = DisplayedSupplementary(
      view: view,
      name: tag?.name,
      reuseIdentifier: tag?.reuseIdentifier,
      place: place
    )
    displayed.show(shown, kind, section: section)
    callbacks.willDisplay(shown, kind, section: section)
  }

  /// Tells the displayed views where they are.
  ///
  /// A cell has had its frame since it was displayed, and gets another one where heights have changed.
  func placeViews(by plan: LayoutPlan) {
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
        view.flatMap { $0 as? HeadlessReusableView }?.frame = layout.rect(of: supplementary)
      }
    }
  }
}

extension Screen {
  /// Says that a row got the cell of another one, if that still shows it.
  private func reportSharedCell(_ cell: any TableCell, of row: RowPosition) {
    guard let other = displayed.position(of: cell), other != row, layout.shows(other) else {
      return
    }
    reportShared(
      "\(core.sentenceStart(row)) gets the cell that \(core.text(of: other)) shows.",
      remedy: "Dequeue a cell for each row, or keep one for each."
    )
  }

  /// Says that a header or a footer got the view of another one, if that still shows it.
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
      "\(place) of table '\(core.id)' gets the view that \(core.text(of: other.kind, section: other.section)) "
        + "shows.",
      remedy: "Dequeue a view for each header and footer, or keep one for each."
    )
  }

  private func reportShared(_ sentence: String, remedy: String) {
    reports.report(
      .sharedView,
      TableDiagnostic(
        severity: .error,
        message: "\(sentence) A view can be in one place only, so a UITableView shows it in one of "
          + "them and leaves the other blank. \(remedy)"
      )
    )
  }
}
