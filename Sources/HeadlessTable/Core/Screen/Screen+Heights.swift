import Binder

extension Screen {
  /// What is known of a row's height when it is about to be displayed, `automaticDimension` if the
  /// cell has to say it.
  func heightOnDisplay(
    of row: RowPosition,
    place: Call.Place? = nil,
    from delegate: (any TableDelegate)?
  ) -> Double {
    guard layout.sections[row.section].dimensions.contains(.height) else {
      return layout.rules.rowHeight
    }
    return callbacks.height(of: row, place: place, from: delegate) ?? layout.rules.rowHeight
  }

  func height(
    of view: (any TableHeaderFooterView)?,
    _ kind: SupplementaryKind,
    section: Int
  ) -> Double {
    let state = layout.sections[section][kind]
    let answer = state.answer ?? automaticDimension
    if answer != automaticDimension,
      view != nil || layout.rules.reservesSpace(isAnswered: state.isAnswered)
    {
      return layout.rules.standardHeight(kind, answer: answer)
    }
    guard let view else { return 0 }
    return callbacks.measure(view, kind, section: section)
  }

  /// Reads the height of a header or footer again that is on the screen, or that the delegate has no estimate for: out of
  /// sight, and as space without a view, it keeps its height.
  func readHeightAgain(_ kind: SupplementaryKind, section: Int) {
    let view = displayed[kind][section]?.view
    var state = layout.sections[section][kind]
    guard view != nil || (state.isAnswered && !state.isEstimated && !state.isUnknown) else {
      return
    }
    let (before, answer) = (state.answer, callbacks.height(kind, section: section).answer)
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

  /// Has a displayed row's cell filled again, and measures it; rows without a cell are left alone.
  func reconfigure(_ row: RowPosition) {
    guard let shown = displayed.cells[row], let dataSource = core.requiredDataSource else { return }
    let place = core.recordedPlace(of: row)
    let request = ViewRequest(row: row, place: place, cellToReconfigure: shown)
    guard let cell = callbacks.cell(request, from: dataSource) else { return }
    guard cell === shown.cell else {
      // The row gets a cell as a reloaded one does; the layout makes it.
      views.pool(cell)
      displayed.leave(row)
      return report(.reconfiguredWithOtherCell(shown.name.description, row.indexPath))
    }
    cell.setSelected(selection.rows.contains(row), animated: false)
    measure(shown.cell, ofDisplayed: row, by: core.delegate)
  }
}

extension Screen {
  /// Reads all heights again that are not estimates.
  func readHeightsAgain(ofDisplayedRows readsDisplayedRows: Bool = true) {
    var readsDisplayedRows = readsDisplayedRows
    for section in layout.sections.indices {
      // At the end of a batch the heights were read that the rows had before it.
      if readDimensionsAgain(inSection: section) { readsDisplayedRows = true }
      let count = layout.geometry.section(section).rows.count
      guard count > 0, !layout.sections[section].estimatesRows else { continue }
      let rows = core.heights.exact(
        inSection: section,
        count: count,
        dimensions: layout.sections[section].dimensions
      )
      layout.setRows(rows, ofSection: section)
    }
    if readsDisplayedRows { measureDisplayedRows() }
    for kind in SupplementaryKind.allCases {
      for section in layout.sections.indices { readHeightAgain(kind, section: section) }
    }
  }

  /// Reads the heights of displayed rows again that a batch leaves on the screen.
  ///
  /// Without estimates `UITableView` reads the heights of all rows; here a batch costs no more than what is visible.
  ///
  /// - Parameter exceptEstimated: Whether those with estimates are read later, in turn with rows that enter the screen.
  func readHeightsOfDisplayedRows(exceptEstimated: Bool) {
    if !exceptEstimated { measureDisplayedRows() }
    let delegate = core.delegate
    for row in displayed.rows where !layout.sections[row.section].estimatesRows {
      guard layout.sections[row.section].dimensions.contains(.height) else { continue }
      layout.setHeight(core.heights.exact(of: row, from: delegate), of: row)
    }
  }

  private func measureDisplayedRows() {
    let delegate = core.delegate
    for (row, shown) in displayed.cells { measure(shown.cell, ofDisplayed: row, by: delegate) }
  }

  /// Reads which heights a section's rows have, and these where that has changed.
  ///
  /// - Returns: Whether it has.
  private func readDimensionsAgain(inSection section: Int) -> Bool {
    let dimensions = callbacks.dimensions(ofSection: section)
    guard dimensions != layout.sections[section].dimensions else { return false }
    let count = layout.geometry.section(section).rows.count
    let rows = core.heights.rows(inSection: section, count: count, dimensions: dimensions)
    layout.setDimensions(dimensions, areEstimates: rows.areEstimates, ofSection: section)
    layout.setRows(rows.heights, ofSection: section)
    return true
  }

  /// Reads the height of a displayed row, unless its section reads all heights at once.
  func measure(
    _ cell: any TableCell,
    ofDisplayed row: RowPosition,
    by delegate: (any TableDelegate)?
  ) {
    guard layout.sections[row.section].estimatesRows else { return }
    var height = heightOnDisplay(of: row, from: delegate)
    if height < 0 { height = callbacks.measure(cell, at: row, place: nil) }
    layout.setHeight(height, of: row)
  }
}
