import Binder

extension HeadlessTable {
  /// The heights of a section's rows as far as a reload asks for them.
  ///
  /// With estimates, rows are asked for no more than those, and nothing at all where the delegate
  /// has no estimates: a section costs O(1) then. Without, every row is asked for its height.
  func askRowHeights(
    inSection section: Int,
    count: Int,
    dimensions: RowDimensions
  ) -> (heights: RowHeights, areEstimates: Bool) {
    guard count > 0 else { return (RowHeights(), true) }
    if dimensions.contains(.estimatedHeight),
      let first = askEstimate(of: RowPosition(section: section, row: 0))
    {
      // A section whose first row has no estimate has none at all.
      let others = (1..<count).map { row in
        askEstimate(of: RowPosition(section: section, row: row)) ?? layout.rules.defaultEstimate
      }
      return (RowHeights([first] + others, areEstimates: true), true)
    }
    if layout.rules.estimatesAreOff {
      return (exactHeights(inSection: section, count: count, dimensions: dimensions), false)
    }
    let isKnown = layout.rules.knowsHeights(dimensions)
    let height = isKnown ? rowHeight : layout.rules.defaultEstimate
    return (RowHeights(repeating: height, count: count, isEstimate: !isKnown), true)
  }

  func exactHeights(
    inSection section: Int,
    count: Int,
    dimensions: RowDimensions
  ) -> RowHeights {
    guard dimensions.contains(.height) else {
      return RowHeights(
        repeating: layout.rules.standard(rowHeight),
        count: count,
        isEstimate: false
      )
    }
    let delegate = delegate
    let heights = (0..<count).map {
      exactHeight(of: RowPosition(section: section, row: $0), from: delegate)
    }
    return RowHeights(heights, areEstimates: false)
  }

  func exactHeight(of row: RowPosition, from delegate: (any TableDelegate)?) -> Double {
    layout.rules.standard(askHeight(of: row, place: nil, from: delegate) ?? rowHeight)
  }

  /// The height of a row that a batch inserts until it is displayed, or for good.
  func placeholder(for row: RowPosition, in state: SectionState) -> HeightRun {
    if state.estimatesRows {
      if state.dimensions.contains(.estimatedHeight), let estimate = askEstimate(of: row) {
        return HeightRun(height: estimate, isEstimate: true, count: 1)
      }
    } else if state.dimensions.contains(.height) {
      return HeightRun(height: exactHeight(of: row, from: delegate), isEstimate: false, count: 1)
    }
    return layout.rules.placeholder(in: state)
  }

  /// Whether a section that had no rows estimates those that come; as a reload would find out.
  func usesEstimates(inSection section: Int, dimensions: RowDimensions) -> Bool {
    guard layout.rules.estimatesAreOff else { return true }
    return dimensions.contains(.estimatedHeight)
      && askEstimate(of: RowPosition(section: section, row: 0)) != nil
  }

  /// The delegate's answer about a row's height; nil where it has none.
  ///
  /// Whoever asks for many rows gets the delegate once: a table holds it weakly.
  func askHeight(
    of row: RowPosition,
    place: Call.Place?,
    from delegate: (any TableDelegate)?
  ) -> Double? {
    guard
      let answer = delegate?.tableView(self, heightForRowAt: row.indexPath),
      let height = valid(height: answer, of: text(of: row))
    else { return nil }
    note(height, .cellHeight, place ?? namedPlace(of: row))
    return height
  }

  /// The delegate's estimate for a row in points; nil where it has none.
  private func askEstimate(of row: RowPosition) -> Double? {
    guard
      let answer = delegate?.tableView(self, estimatedHeightForRowAt: row.indexPath),
      let estimate = valid(height: answer, of: "the estimate of \(text(of: row))")
    else { return nil }
    note(estimate, .estimatedCellHeight, namedPlace(of: row))
    return estimate > 0 ? estimate : layout.rules.defaultEstimate
  }

  /// The height, or nil with a message when it is none.
  func valid(height: Double, of place: @autoclosure () -> String) -> Double? {
    if height == automaticDimension || height.isLength { return height }
    report(.invalidHeight(height, of: place()))
    return nil
  }

  /// The height that a view has measured, or nil where it leaves it to the table, and with a message when it is none.
  func valid(measured height: Double?, of view: @autoclosure () -> String) -> Double? {
    guard let height, height != automaticDimension else { return nil }
    return valid(height: height, of: view())
  }

  /// The height that a cell needs, by its own measure or else the system's.
  func measure(_ cell: any TableCell, at row: RowPosition, place: Call.Place?) -> Double {
    (cell as? HeadlessReusableView)?.contentSizeCategory = contentSizeCategory
    let own = cell.preferredHeight(forWidth: rowWidth)
    guard let height = valid(measured: own, of: "the cell of \(text(of: row))") else {
      return profile.rowHeight
    }
    guard height > 0 else {
      warnOfZeroHeight(of: cell, at: row)
      return profile.rowHeight
    }
    let rowHeight = layout.rules.height(ofContent: height)
    note(rowHeight, .cellHeight, place ?? namedPlace(of: row), source: .view)
    return rowHeight
  }

  private func warnOfZeroHeight(of cell: any TableCell, at row: RowPosition) {
    reports.report(
      .zeroHeight,
      TableDiagnostic(
        severity: .warning,
        message: "Detected a case where constraints ambiguously suggest a height of zero for a "
          + "table view cell's content view. We're considering the collapse unintentional and "
          + "using standard height instead. Cell: \(views.knownTag(of: cell)?.name.type ?? "") at "
          + text(of: row)
      )
    )
  }
}
