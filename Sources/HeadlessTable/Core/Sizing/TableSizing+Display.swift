import Binder

extension TableSizing {
  // Without estimates the height is the delegate's alone, by one more callback.
  func takeSize(
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
    layout.setHeight(
      callbacks.measure(cell, at: row, width: layout.rowWidth, place: place),
      of: row
    )
    return isEstimate ? known : nil
  }

  func makeView(
    _ kind: SupplementaryKind,
    section: Int,
    place: Call.Place?
  ) -> (any TableHeaderFooterView)? {
    var state = layout.sections[section][kind]
    if state.value == nil || !layout.sections[section].estimatesRows {
      let height = callbacks.height(kind, section: section)
      state.value = height.value
      if layout.rules.style == .plain { state.isGivenByDelegate = height.isFromDelegate }
    }
    state.isUnknown = false
    let view = callbacks.view(kind, section: section, ViewRequest(place: place))
    layout.set(state, of: kind, section: section)
    layout.setHeight(height(of: view, kind, section: section), of: kind, section: section)
    return view
  }

  func sizeChanged() {}

  func measureEstimatedViews() {}

  var elementsInSight: [ElementPlace] { [] }

  func makeView(at place: ElementPlace, place recorded: Call.Place?) -> (any TableHeaderFooterView)?
  { nil }

  func unknownSections(_ kind: SupplementaryKind) -> [Int] {
    core.delegate == nil ? [] : layout.unknownSections(kind)
  }

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
    section: Int,
    value: Double? = nil
  ) -> Double {
    let state = layout.sections[section][kind]
    let value = value ?? state.value ?? automaticDimension
    if value != automaticDimension,
      view != nil || layout.rules.reservesSpace(isGivenByDelegate: state.isGivenByDelegate)
    {
      return layout.rules.standardHeight(kind, value: value)
    }
    guard let view else { return 0 }
    return callbacks.measure(view, kind, section: section)
  }

  /// Reads the height of a header or footer again that is on the screen, or that the delegate has no estimate for: if it is
  /// not visible, and as space without a view, it keeps its height.
  func readHeightAgain(_ kind: SupplementaryKind, section: Int) {
    let view = displayed[kind][section]?.view
    var state = layout.sections[section][kind]
    guard view != nil || (state.isGivenByDelegate && !state.isEstimated && !state.isUnknown) else {
      return
    }
    let (before, value) = (state.value, callbacks.height(kind, section: section).value)
    state.value = value
    if view == nil, value == automaticDimension { state.isUnknown = true }
    layout.set(state, of: kind, section: section)
    // What has the default height, and is not visible, is as high as it was until it is back.
    if state.isUnknown, before == value { return }
    let height =
      view == nil
      ? layout.rules.standardHeight(kind, value: value)
      : self.height(of: view, kind, section: section)
    layout.setHeight(height, of: kind, section: section)
  }
}

extension TableSizing {
  func readAgain(ofDisplayedRows readsDisplayedRows: Bool) {
    var readsDisplayedRows = readsDisplayedRows
    for section in layout.sections.indices {
      // At the end of a batch the heights were read that the rows had before it.
      if readDimensionsAgain(inSection: section) { readsDisplayedRows = true }
      let count = layout.geometry.section(section).rows.count
      guard count > 0, !layout.sections[section].estimatesRows else { continue }
      let rows = exact(
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

  /// Without estimates `UITableView` reads the heights of all rows; here a batch costs no more than what is visible.
  func readDisplayedRows(exceptEstimated: Bool) {
    if !exceptEstimated { measureDisplayedRows() }
    let delegate = core.delegate
    for row in displayed.rows where !layout.sections[row.section].estimatesRows {
      guard layout.sections[row.section].dimensions.contains(.height) else { continue }
      layout.setHeight(exact(of: row, from: delegate), of: row)
    }
  }

  private func measureDisplayedRows() {
    let delegate = core.delegate
    for (row, shown) in displayed.cells { measure(shown.cell, ofDisplayed: row, by: delegate) }
  }

  private func readDimensionsAgain(inSection section: Int) -> Bool {
    let dimensions = callbacks.dimensions(ofSection: section)
    guard dimensions != layout.sections[section].dimensions else { return false }
    let count = layout.geometry.section(section).rows.count
    let rows = rows(inSection: section, count: count, dimensions: dimensions)
    layout.setDimensions(dimensions, areEstimates: rows.areEstimates, ofSection: section)
    layout.setRows(rows.heights, ofSection: section)
    return true
  }

  func measureAgain(_ cell: any TableCell, at row: RowPosition) {
    measure(cell, ofDisplayed: row, by: core.delegate)
  }

  private func measure(
    _ cell: any TableCell,
    ofDisplayed row: RowPosition,
    by delegate: (any TableDelegate)?
  ) {
    guard layout.sections[row.section].estimatesRows else { return }
    var height = heightOnDisplay(of: row, from: delegate)
    if height < 0 { height = callbacks.measure(cell, at: row, width: layout.rowWidth, place: nil) }
    layout.setHeight(height, of: row)
  }

  func measure(_ part: TablePart) -> Double {
    var height = part == .placeholder ? layout.size.height : 0
    if let view = displayed.parts[part], part != .placeholder {
      height = callbacks.measure(view, part)
    }
    layout.setHeight(height, of: part)
    return height
  }

  func offScreenHeight(of row: RowPosition, by cell: any TableCell) -> Double {
    core.pictures.offScreen {
      let height = heightOnDisplay(of: row, from: core.delegate)
      if height >= 0 { return height }
      (cell as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
      guard let own = cell.preferredHeight(forWidth: layout.rowWidth), own > 0, own.isLength
      else { return layout.rules.profile.rowHeight }
      return layout.rules.height(ofContent: own)
    }
  }
}
