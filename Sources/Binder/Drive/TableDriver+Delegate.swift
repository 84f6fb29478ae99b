extension TableDriver: TableDelegate {
  func methods(for tableView: any TableHost) -> TableDelegateMethods { methods }

  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    guard let content = shown.section(at: section) else { return [] }
    var dimensions: RowDimensions = []
    for handlers in content.rowsOfLists == nil
      ? [content.handlers] : content.lists.map(\.handlers)
    {
      if handlers.cellDimension(.cellHeight) != nil { dimensions.insert(.height) }
      if handlers.cellDimension(.estimatedCellHeight) != nil { dimensions.insert(.estimatedHeight) }
    }
    return dimensions
  }

  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    guard let row = row(at: indexPath) else { return nil }
    guard let cellHeight = row.content.boundHandlers?.cellHeight else { return nil }
    var height: Double?
    if observedCells.isObservable({ height = cellHeight(row.reference, ()) }) {
      reader.warn(.observedHeight(section: row.content.name))
    }
    return height
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    guard let row = row(at: indexPath) else { return nil }
    return row.content.boundHandlers?.estimatedCellHeight?(row.reference, ())
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    height(.headerHeight, in: section) { $0.header != nil }
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    height(.footerHeight, in: section) { $0.footer != nil }
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    shown.section(at: section)?.handlers.supplementaryDimension(.estimatedHeaderHeight)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    shown.section(at: section)?.handlers.supplementaryDimension(.estimatedFooterHeight)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    view(shown.section(at: section)?.header, of: tableView)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    view(shown.section(at: section)?.footer, of: tableView)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    CellEventRoute.open(from: cell, to: self)
    prefetchIfNeeded(displaying: indexPath, in: tableView)
    if reader.features.followsDisplays { tellDisplayed(cell, at: indexPath) }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    // For a reloaded row UIKit calls this when the new cell is displayed already, and more than once. A cell that is displayed
    // still emits its events.
    let isHeard = CellEventRoute.display(of: cell) != nil || !displayed.isEmpty
    guard isHeard, tableView.indexPath(for: cell) == nil else { return }
    CellEventRoute.close(from: cell)
    tellEnded(cell, at: indexPath)
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    selectionChanged(at: indexPath, isSelected: true)
    guard let row = row(at: indexPath), let cell = tableView.cellForRow(at: indexPath)
    else { return }
    for handler in row.content.handlers.onTapped where hasFinished {
      _ = handler.run(row.reference, cell)
    }
  }

  func row(at indexPath: IndexPath) -> (reference: RowReference, content: SectionContent)? {
    shown.contentRow(indexPath.row, inSection: indexPath.section)
  }

  private func height(
    _ kind: DimensionKind,
    in section: Int,
    isShown: (SectionContent) -> Bool
  ) -> Double? {
    guard let content = shown.section(at: section) else { return nil }
    if let height = content.handlers.supplementaryDimension(kind) { return height }
    // Without a height a table keeps the space that its style has for a section without a header.
    return isShown(content) ? automaticDimension : nil
  }

  private func view(
    _ content: SupplementaryContent?,
    of tableView: any TableHost
  ) -> (any TableHeaderFooterView)? {
    if case .view(let view) = content { view.view(of: tableView) } else { nil }
  }

  private func prefetchIfNeeded(
    displaying indexPath: IndexPath,
    in tableView: any TableHost
  ) {
    guard let row = row(at: indexPath), let handlers = row.content.boundHandlers,
      handlers.prefetchAtEnd != nil || handlers.prefetchAtStart != nil
    else { return }
    let list = row.reference.list
    let isInList = list != nil
    let count =
      isInList ? row.reference.rows.count : shown.rowCount(inSection: indexPath.section)
    let place = SectionPrefetching.Place(
      path: indexPath,
      list: SectionPrefetching.List(section: row.content.section, place: list),
      row: isInList ? row.reference.index : indexPath.row,
      rowCount: count
    )
    let due = prefetching.handlers(displaying: place, handlers, in: shown) {
      let first = indexPath.row - place.row
      return (tableView.indexPathsForVisibleRows ?? []).filter {
        $0.section == indexPath.section && (0..<count).contains($0.row - first)
      }
      .map { $0.row - first }
    }
    for handler in due where hasFinished { handler.body(row.content.section, count) }
  }
}

extension TableDriver: TableDataSource, RowNaming {
  func numberOfSections(in tableView: any TableHost) -> Int {
    // A table that is reloaded, by the app or for another size of texts, selects no row.
    if reader.declaration.selection != nil { showSelectionLater(animated: false) }
    return shown.sectionCount
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    shown.rowCount(inSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    guard let row = row(at: indexPath)
    else { preconditionFailure("The table requested a cell at \(indexPath), where no row is") }
    return observedCells.cell { cell(for: row, of: tableView) }
  }

  private func cell(
    for row: (reference: RowReference, content: SectionContent),
    of tableView: any TableHost
  ) -> any TableCell {
    let cell = filledCell(for: row, of: tableView)
    if !displayed.isEmpty { displayed.fill(cell, with: row.reference, of: row.content) }
    for handler in row.content.boundHandlers?.onDequeue ?? [] where hasFinished {
      _ = handler(row.reference, cell)
    }
    return cell
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    title(shown.section(at: section)?.header)
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    title(shown.section(at: section)?.footer)
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    shown.section(at: section)?.name
  }

  func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    shown.row(indexPath.row, inSection: indexPath.section)?.identity
  }

  func rowNames(inSection section: Int) -> (_ row: Int) -> String? {
    let shown = shown
    if let rows = shown.wholeSection(at: section)?.rows { return rows.names }
    return { shown.row($0, inSection: section)?.identity }
  }

  func listStarts(inSection section: Int) -> [Int] {
    guard let rows = shown.wholeSection(at: section)?.rowsOfLists else { return [] }
    return rows.lists.indices.map { rows.positions(ofList: $0).lowerBound }
  }

  func typeOfName(ofSection section: Int) -> Any.Type? {
    shown.section(at: section)?.section.typeOfName
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    shown.section(at: section)?.rows?.cellTypeName
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    shown.section(at: section)?.rows?.hasIdentities ?? false
  }

  private func title(_ content: SupplementaryContent?) -> String? {
    if case .title(let text) = content { text } else { nil }
  }
}
