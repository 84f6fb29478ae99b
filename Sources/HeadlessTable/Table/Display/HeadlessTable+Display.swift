import Binder

extension HeadlessTable {
  /// What is known of a row's height when it is about to be displayed, `automaticDimension` if the
  /// cell has to say it.
  func heightOnDisplay(
    of row: RowPosition,
    place: Call.Place? = nil,
    from delegate: (any TableDelegate)?
  ) -> Double {
    guard sections[row.section].dimensions.contains(.height) else { return rowHeight }
    return askHeight(of: row, place: place, from: delegate) ?? rowHeight
  }

  /// Asks for the cell of a row, then for its height, and displays it: `UITableView` asks in this order, with estimates and
  /// without.
  ///
  /// A cell whose row turns out to be so low that it is not visible is pooled again without having been displayed.
  func display(_ row: RowPosition) {
    let place = recordedPlace(of: row)
    guard let cell = askCell(for: row, place: place) else { return }
    guard !needsReload else { return views.pool(cell) }
    let tag = views.tag(of: cell)
    let estimate = takeHeight(of: row, by: cell, place: place)
    guard !needsReload, layout.shows(row) else { return views.pool(cell) }
    if tag.places > 0 { reportSharedCell(cell, of: row) }
    tag.places += 1
    displayed.show(
      DisplayedCell(
        cell: cell,
        name: tag.name,
        reuseIdentifier: tag.reuseIdentifier,
        place: place,
        estimatedHeight: estimate
      ),
      at: row
    )
    cell.setSelected(selection.rows.contains(row), animated: false)
    finger.displayed(row, cell)
    setFrame(of: cell, at: row)
    if let place { note(.display(.init(kind: .willDisplay, view: tag.name, place: place))) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
  }

  private func askCell(for row: RowPosition, place: Call.Place?) -> (any TableCell)? {
    guard let dataSource = requiredDataSource else { return nil }
    return views.asking(ViewRequest(row: row, place: place)) {
      dataSource.tableView(self, cellForRowAt: row.indexPath)
    }.answer
  }

  /// Takes the height of a row that has got its cell from whoever knows it; without estimates from the delegate alone,
  /// which is asked once more.
  ///
  /// - Returns: Points that the row was estimated at; nil unless the cell has measured itself.
  private func takeHeight(
    of row: RowPosition,
    by cell: any TableCell,
    place: Call.Place?
  ) -> Double? {
    defer { layout.keepHeldRow() }
    let height = heightOnDisplay(of: row, place: place, from: delegate)
    guard height < 0 else {
      layout.setHeight(height, of: row)
      return nil
    }
    guard sections[row.section].estimatesRows else { return nil }
    let (known, isEstimate) = layout.height(of: row)
    layout.setHeight(measure(cell, at: row, place: place), of: row)
    return isEstimate ? known : nil
  }

  /// Asks for the view of a header or footer, if it has one, and displays it.
  func display(_ kind: SupplementaryKind, section: Int) {
    var state = sections[section][kind]
    if state.answer == nil || !sections[section].estimatesRows {
      let asked = askHeight(kind, section: section)
      state.answer = asked.answer
      if layout.rules.style == .plain { state.isAnswered = asked.isFromDelegate }
    }
    state.isUnknown = false
    let place = reports.log.isRecording ? place(of: kind.placeKind, section: section) : nil
    let view = views.asking(ViewRequest(place: place)) {
      askView(kind, section: section)
    }.answer
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
    displayed.show(
      DisplayedSupplementary(
        view: view,
        name: tag?.name,
        reuseIdentifier: tag?.reuseIdentifier,
        place: place
      ),
      kind,
      section: section
    )
    guard let view, let tag else { return }
    if let place { note(.display(.init(kind: .willDisplay, view: tag.name, place: place))) }
    switch kind {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func height(
    of view: (any TableHeaderFooterView)?,
    _ kind: SupplementaryKind,
    section: Int
  ) -> Double {
    let state = sections[section][kind]
    let answer = state.answer ?? automaticDimension
    if answer != automaticDimension,
      view != nil || layout.rules.reservesSpace(isAnswered: state.isAnswered)
    {
      return layout.rules.standardHeight(kind, answer: answer)
    }
    guard let view else { return 0 }
    return measure(view, kind, section: section)
  }

  /// Asks for the height of a header or footer again that is on the screen, or that the delegate has no estimate for: out of
  /// sight, and as space without a view, it has the height that was asked for.
  func askHeightAgain(_ kind: SupplementaryKind, section: Int) {
    let view = displayed[kind][section]?.view
    var state = sections[section][kind]
    guard view != nil || (state.isAnswered && !state.isEstimated && !state.isUnknown) else {
      return
    }
    let (before, answer) = (state.answer, askHeight(kind, section: section).answer)
    state.answer = answer
    if view == nil, answer == automaticDimension { state.isUnknown = true }
    layout.set(state, of: kind, section: section)
    // What has the default height, and is out of sight, is as high as it was until it is back.
    if state.isUnknown, before == answer { return }
    let height =
      view == nil
      ? layout.rules.standardHeight(kind, answer: answer)
      : self.height(of: view, kind, section: section)
    layout.setHeight(height, of: kind, section: section)
  }
}

extension HeadlessTable {
  /// Takes everything off the screen, the last row first, and pools it.
  ///
  /// The last row's cell is pooled last and is so the first to be handed out again: after a reload
  /// rows and cells are paired the other way round.
  func endDisplayOfEverything() {
    let ended = displayed.removeCells()
    for (row, cell) in ended.reversed() { tellEnd(of: cell, at: row) }
    for (_, cell) in ended { retire(cell.cell) }
    for kind in SupplementaryKind.allCases {
      for section in displayed[kind].keys.reversed() { endDisplay(kind, section: section) }
    }
  }

  /// Takes what a plan does not show off the screen, from the top to the bottom.
  func removeViews(outside plan: LayoutPlan) {
    for row in displayed.cells.keys where !plan.contains(row) {
      guard let cell = displayed.removeCell(at: row) else { continue }
      retire(cell.cell)
      tellEnd(of: cell, at: row)
    }
    for kind in SupplementaryKind.allCases {
      let visible = plan.supplementaries(kind)
      for section in displayed[kind].keys
      where !visible.contains(where: { $0.section == section }) {
        endDisplay(kind, section: section)
      }
    }
  }

  /// Pools what a batch has taken off the screen, from the top to the bottom.
  func endDisplayOfLeavingViews() {
    let ended = displayed.takeLeaving()
    for (row, cell) in ended.cells {
      retire(cell.cell)
      tellEnd(of: cell, at: row)
    }
    for (kind, section, view) in ended.supplementaries { end(view, kind, section: section) }
  }

  /// Puts a cell that leaves the screen into its pool; that of a row which a finger has hold of waits.
  private func retire(_ cell: any TableCell) {
    views.leave(cell)
    if !finger.keeps(cell) { views.pool(cell) }
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
    views.leave(view)
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
  ///
  /// A cell was told when it was displayed, and is told again where heights are others since.
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
        view.flatMap { $0 as? HeadlessReusableView }?.frame = layout.rect(
          y: supplementary.y,
          height: supplementary.height
        )
      }
    }
  }

  func setFrame(of cell: any TableCell, at row: RowPosition) {
    (cell as? HeadlessReusableView)?.frame = rect(of: row)
  }
}
