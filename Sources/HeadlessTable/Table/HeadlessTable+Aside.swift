import Binder

extension HeadlessTable {
  /// Asks for views without a trace in the log, in the pools or in the numbers of the views.
  func aside<Result>(_ ask: () -> Result) -> Result {
    let kept = (cellPool, supplementaryPool, titlePool, names, log.isRecording)
    log.isRecording = false
    let result = during(.asking, ask)
    (cellPool, supplementaryPool, titlePool, names, log.isRecording) = kept
    return result
  }

  /// A view for an element of the content, which shows it but is not displayed; asked for aside.
  ///
  /// - Parameters:
  ///   - element: What is to be shown.
  ///   - used: The one view that waits to be handed out again; without it every view is new.
  /// - Returns: The view; nil where there is none to be had, and in the middle of a batch.
  func spareView(
    for element: TableGeometry.Element,
    recycling used: SpareView? = nil
  ) -> SpareView? {
    guard batch == nil else { return nil }
    emptyPools(butFor: used)
    let outer = request
    defer { request = outer }
    switch element {
    case .row(let section, let row):
      let row = RowPosition(section: section, row: row)
      request = Request(row: row)
      guard let cell = dataSource?.tableView(self, cellForRowAt: row.indexPath) else { return nil }
      cell.setSelected(selection.contains(row), animated: false)
      return .cell(cell)
    case .header(let section):
      request = Request()
      return askView(.header, section: section).map(SpareView.supplementary)
    case .footer(let section):
      request = Request()
      return askView(.footer, section: section).map(SpareView.supplementary)
    case .padding:
      return nil
    }
  }

  /// A picture for which every view is asked for anew; what is displayed stays as it is.
  package func renderAnew(_ picture: TablePicture) -> String {
    layoutIfNeeded()
    let kept = displayed
    defer { displayed = kept }
    for (row, shown) in kept.cells {
      if let cell = spareCell(for: row) { displayed.cells[row] = shown.replaced(by: cell) }
    }
    displayed.headers = [:]
    displayed.footers = [:]
    return render(picture)
  }

  private func emptyPools(butFor used: SpareView?) {
    cellPool.removeAll()
    supplementaryPool.removeAll()
    titlePool.removeAll()
    switch used {
    case .cell(let cell): pool(cell)
    case .supplementary(let view): pool(view)
    case nil: break
    }
  }
}
