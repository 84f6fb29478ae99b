import Binder

extension HeadlessTable {
  /// Has a displayed row's cell filled again, and measures it; rows without a cell are left alone.
  func reconfigure(_ row: RowPosition) {
    guard let shown = displayed.cells[row], let dataSource = requiredDataSource else { return }
    let place = recordedPlace(of: row)
    let question = ViewRequest(row: row, place: place, cellToReconfigure: shown)
    let (cell, _) = views.asking(question) {
      dataSource.tableView(self, cellForRowAt: row.indexPath)
    }
    guard cell === shown.cell else {
      // The row gets a cell as a reloaded one does; what came is asked for again by the layout.
      views.pool(cell)
      displayed.leave(row)
      return report(.reconfiguredWithOtherCell(shown.name.description, row.indexPath))
    }
    cell.setSelected(selection.rows.contains(row), animated: false)
    measure(shown.cell, ofDisplayed: row, by: delegate)
  }

  /// Asks for the heights of what is displayed again, and for no cell; without estimates for those of all rows, headers
  /// and footers.
  ///
  /// In the middle of a question it waits for the end of that.
  public func updateHeights() { updateHeights(asksDisplayedRows: true) }

  /// Asks for the heights that a batch which has just ended has not asked for: those of headers and footers, and without
  /// estimates those of rows that are not displayed.
  public func updateHeightsAfterBatch() { updateHeights(asksDisplayedRows: false) }

  private func updateHeights(asksDisplayedRows: Bool) {
    guard progress.activity != .asking, progress.batch == nil else {
      return scheduleUpdate { [weak self] in self?.updateHeights() }
    }
    let outer = progress.activity
    during(.asking) {
      guard !needsReload, !progress.work.replacesViews else { return }
      beginUpdatePhase(during: outer)
      let (placement, heightBefore) = (layout.placement, geometry.contentHeight)
      askHeightsAgain(ofDisplayedRows: asksDisplayedRows)
      if layout.placement == placement, !progress.work.isDue { return }
      layout.keepHeldRow()
      clampOffset(from: heightBefore)
      layOut()
    }
  }

  /// Asks for all heights again that are not estimates, and for no cell.
  func askHeightsAgain(ofDisplayedRows asksDisplayedRows: Bool = true) {
    var asksDisplayedRows = asksDisplayedRows
    for section in sections.indices {
      // At the end of a batch rows were asked for the heights that they had before it.
      if askDimensionsAgain(inSection: section) { asksDisplayedRows = true }
      let count = geometry.section(section).rows.count
      guard count > 0, !sections[section].estimatesRows else { continue }
      let rows = exactHeights(
        inSection: section,
        count: count,
        dimensions: sections[section].dimensions
      )
      layout.setRows(rows, ofSection: section)
    }
    if asksDisplayedRows { measureDisplayedRows() }
    for kind in SupplementaryKind.allCases {
      for section in sections.indices { askHeightAgain(kind, section: section) }
    }
  }

  /// Asks for the heights of displayed rows again that a batch leaves on the screen.
  ///
  /// Without estimates `UITableView` asks for the heights of all rows; here a batch costs no more than what is visible.
  ///
  /// - Parameter exceptEstimated: Whether those with estimates are asked later, in turn with rows that come to the screen.
  func askHeightsOfDisplayedRows(exceptEstimated: Bool) {
    if !exceptEstimated { measureDisplayedRows() }
    let delegate = delegate
    for row in displayed.rows where !sections[row.section].estimatesRows {
      guard sections[row.section].dimensions.contains(.height) else { continue }
      layout.setHeight(exactHeight(of: row, from: delegate), of: row)
    }
  }

  private func measureDisplayedRows() {
    let delegate = delegate
    for (row, shown) in displayed.cells { measure(shown.cell, ofDisplayed: row, by: delegate) }
  }

  /// Asks which heights a section's rows have, and for these where that has changed.
  ///
  /// - Returns: Whether it has.
  private func askDimensionsAgain(inSection section: Int) -> Bool {
    let dimensions = delegate?.tableView(self, rowDimensionsInSection: section) ?? []
    guard dimensions != sections[section].dimensions else { return false }
    let count = geometry.section(section).rows.count
    let rows = askRowHeights(inSection: section, count: count, dimensions: dimensions)
    layout.setDimensions(dimensions, areEstimates: rows.areEstimates, ofSection: section)
    layout.setRows(rows.heights, ofSection: section)
    return true
  }

  /// Asks for the height of a displayed row, unless its section asks for all heights at once.
  func measure(
    _ cell: any TableCell,
    ofDisplayed row: RowPosition,
    by delegate: (any TableDelegate)?
  ) {
    guard sections[row.section].estimatesRows else { return }
    var height = heightOnDisplay(of: row, from: delegate)
    if height < 0 { height = measure(cell, at: row, place: nil) }
    layout.setHeight(height, of: row)
  }
}
