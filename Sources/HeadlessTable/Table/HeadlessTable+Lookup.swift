public import Binder

extension HeadlessTable {
  /// The number of sections.
  public var numberOfSections: Int {
    layoutIfNeeded()
    return geometry.sectionCount
  }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    guard sections.indices.contains(section) else {
      report(.sectionOutOfBounds(rowsOf: section, counts: counts(at: section)))
      return 0
    }
    return geometry.section(section).rows.count
  }

  /// The cells on the screen, from the top to the bottom.
  ///
  /// While a cell is being made, which of them are is not known: `Strictness.strict` refuses to be asked then.
  public var visibleCells: [any TableCell] {
    layoutIfNeeded()
    if strictness == .strict, let row = views.request?.row {
      report(.visibleCellsInQuestion(row.indexPath))
    }
    return displayed.rows.compactMap { displayed.cells[$0]?.cell }
  }

  /// The rows that are at least partly on the screen, from the top to the bottom; nil if none is.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    // In the middle of a layout the rows that leave are still displayed, also those that are no longer there.
    let rows =
      progress.isFree
      ? displayed.rows : displayed.rows.filter { contains($0) && layout.shows($0) }
    let paths = rows.map(\.indexPath)
    return paths.isEmpty ? nil : paths
  }

  /// The cell that shows a row now, or nil when the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
    layoutIfNeeded()
    return position(of: indexPath).flatMap { displayed.cells[$0]?.cell }
  }

  /// The cell that shows a row, which is scrolled into view first, the shortest way.
  ///
  ///     table.cell(of: .id("wi-fi"), as: SwitchCell.self)?.toggle.tap()
  ///
  /// - Parameters:
  ///   - target: The row.
  ///   - type: The class of its cell.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The cell; nil, with an error in the table's diagnostics, where there is no such row, it cannot be
  ///   brought into view, or its cell is of another class.
  public func cell<Cell>(
    of target: some RowTarget,
    as type: Cell.Type = Cell.self,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Cell? {
    reports.about(SourceLocation(fileID, filePath, line, column)) {
      guard let row = finger.ready(target, "looked up"), finger.bringIntoView(row),
        let shown = displayed.cells[row.position]?.cell
      else { return nil }
      if let cell = shown as? Cell { return cell }
      report(
        .error,
        "\(sentenceStart(row.position)) has a cell of \(Swift.type(of: shown)), not of \(type)."
      )
      return nil
    }
  }

  /// The position of a displayed cell, or nil when it is not visible.
  ///
  /// This is the one question that does not do the pending work first: an update may give the cell
  /// to another row, and the question is about the row that it shows.
  public func indexPath(for cell: any TableCell) -> IndexPath? {
    displayed.position(of: cell)?.indexPath
  }

  /// The header of a section, or nil when there is none or it is not visible.
  public func headerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    layoutIfNeeded()
    return displayed.headers[section]?.view
  }

  /// The footer of a section, or nil when there is none or it is not visible.
  public func footerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    layoutIfNeeded()
    return displayed.footers[section]?.view
  }

  /// The position that a path names, or nil with a message when it has not exactly two indices.
  func position(of path: IndexPath) -> RowPosition? {
    if let position = RowPosition(exactly: path) { return position }
    report(.invalidIndexPath(path))
    return nil
  }

  /// The row that a path names, or nil with a message when there is none.
  func existingRow(at path: IndexPath) -> RowPosition? {
    guard let row = position(of: path) else { return nil }
    if contains(row) { return row }
    report(.rowOutOfBounds(path, counts: counts(at: row.section)))
    return nil
  }
}

extension HeadlessTable {
  /// The place of a row in the content, visible or not.
  ///
  /// - Complexity: O(log sections + log rows).
  public func rectForRow(at indexPath: IndexPath) -> TableRect {
    layoutIfNeeded()
    guard let row = existingRow(at: indexPath) else { return .zero }
    return rect(of: row)
  }

  /// The place of a section's header in the content, where it rests when it does not stick.
  public func rectForHeader(inSection section: Int) -> TableRect {
    rect(inSection: section, TableGeometry.span(ofHeader:))
  }

  /// The place of a section's footer in the content, where it rests when it does not stick.
  public func rectForFooter(inSection section: Int) -> TableRect {
    rect(inSection: section, TableGeometry.span(ofFooter:))
  }

  /// The place of a section in the content: its header, its rows and its footer.
  public func rect(forSection section: Int) -> TableRect {
    rect(inSection: section) { geometry in
      { section in
        let top = geometry.span(ofHeader: section).y
        let bottom = geometry.span(ofFooter: section).maxY
        return TableGeometry.Span(y: top, height: bottom - top)
      }
    }
  }

  /// The row that covers a point of the content; nil for a header, a footer, or no content.
  ///
  /// - Complexity: O(log sections + log rows).
  public func indexPathForRow(at point: TablePoint) -> IndexPath? {
    layoutIfNeeded()
    guard point.x >= 0, point.x < size.width,
      case .row(let section, let row) = geometry.element(at: point.y)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The rows that show in a rectangle of the content; nil if its size is negative or no number.
  ///
  /// - Complexity: O(log sections + log rows) and the number of rows in it.
  public func indexPathsForRows(in rect: TableRect) -> [IndexPath]? {
    layoutIfNeeded()
    guard rect.width >= 0, rect.height >= 0, !rect.minX.isNaN, !rect.minY.isNaN else { return nil }
    guard rect.minX < size.width, rect.maxX > 0 else { return [] }
    return geometry.visibleSections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.visibleRows(inSection: section, from: rect.minY, to: rect.maxY)
        .filter { geometry.section(section).rows.height(at: $0).height > 0 }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  private func rect(
    inSection section: Int,
    _ span: (TableGeometry) -> (Int) -> TableGeometry.Span
  ) -> TableRect {
    layoutIfNeeded()
    guard sections.indices.contains(section) else {
      report(.sectionOutOfBounds(rectOf: section, counts: counts(at: section)))
      return .zero
    }
    let span = span(geometry)(section)
    return layout.rect(y: span.y, height: span.height)
  }
}

// The facts that the parts know, for whoever reads a table.
extension HeadlessTable {
  package var geometry: TableGeometry { layout.geometry }

  var sections: [SectionState] { layout.sections }

  package var offset: Double { layout.offset }

  /// The part of the table that the viewport shows, by the heights known now.
  package var plan: LayoutPlan { layout.plan }

  package var rowWidth: Double { layout.rowWidth }

  func contains(_ row: RowPosition) -> Bool { layout.contains(row) }

  func counts(at section: Int) -> TableInconsistency.Counts { layout.counts(at: section) }

  package func rect(of row: RowPosition) -> TableRect { layout.rect(of: row) }
}
