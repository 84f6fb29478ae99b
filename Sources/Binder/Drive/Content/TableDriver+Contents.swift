typealias ContentRowReference = (reference: RowReference, content: SectionContent)

// Rows that are declared by what they show.
extension TableDriver {
  private func filling(of row: ContentRowReference) -> ShownContents.Filling? {
    guard let content = row.reference.rows.content(at: row.reference.index) else { return nil }
    return ShownContents.Filling(
      content: content,
      accessory: accessory(of: row),
      isOn: row.content.boundHandlers?.toggle.flatMap { $0(row.reference, ()) }
    )
  }

  private func accessory(of row: ContentRowReference) -> CellAccessory? {
    row.content.boundHandlers?.accessory.map { $0(row.reference, ()) ?? .none }
  }

  func filledCell(for row: ContentRowReference, of tableView: any TableHost) -> any TableCell {
    let filling = filling(of: row)
    let cell =
      filling.map { tableView.dequeueCell(showing: $0.content) }
      ?? row.reference.cell(of: tableView)
    if let accessory = filling?.accessory ?? accessory(of: row) {
      cell.setAccessory(accessory)
    } else if reader.features.hasAccessories {
      cell.setAccessory(.none)
    }
    if let filling {
      shownContents[cell] = filling
      showToggle(filling.isOn, in: cell)
    }
    return cell
  }

  /// Fills visible rows again that show another content than the data leads to, or another accessory or switch.
  ///
  /// - Complexity: O(visible rows): no other content is made.
  func fillOtherContents(in tableView: any TableHost) {
    if shownContents.isEmpty { return }
    var others: [IndexPath] = []
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard hasFinished, let row = row(at: path), let cell = tableView.cellForRow(at: path),
        let shown = shownContents[cell]
      else { continue }
      var isSame = true
      // The content may have read other values than when the cell was filled, though it is the same.
      _ = observedCells.cell {
        isSame = filling(of: row).map { $0.isSame(as: shown) } ?? true
        return cell
      }
      if !isSame { others.append(path) }
    }
    fill(others, in: tableView)
  }

  /// Fills rows again in their cells, and reloads those in a batch of their own whose content is of another type: the cell may
  /// be of another class.
  func fill(_ paths: [IndexPath], in tableView: any TableHost) {
    let reloaded = paths.filter { needsOtherCell($0, in: tableView) }
    let filled = reloaded.isEmpty ? paths : paths.filter { !reloaded.contains($0) }
    if !filled.isEmpty, isDriving(tableView) {
      let rows = filled.map { RowPosition($0) }
      tableView.performBatchUpdates({ tableView.reconfigureRows(rows) }, completion: nil)
    }
    if !reloaded.isEmpty, isDriving(tableView) {
      tableView.performBatchUpdates(
        { tableView.reloadRows(at: reloaded, with: .none) },
        completion: nil
      )
    }
  }

  private func needsOtherCell(_ path: IndexPath, in tableView: any TableHost) -> Bool {
    guard let row = row(at: path)?.reference, let cell = tableView.cellForRow(at: path),
      let shown = shownContents[cell], let content = row.rows.content(at: row.index)
    else { return false }
    return type(of: content) != type(of: shown.content)
  }
}

// Switches.
extension TableDriver {
  private func showToggle(_ isOn: Bool?, in cell: any TableCell) {
    guard let isOn else {
      if reader.features.hasToggles { cell.setToggle(nil) }
      return
    }
    cell.setToggle(
      CellToggle(isOn: isOn) { [weak self, weak cell] isOn in
        if let cell { self?.turned(isOn, in: cell) }
      }
    )
  }

  /// Runs the handlers of the row whose switch the user has turned; a switch that does not show the data then turns back.
  private func turned(_ isOn: Bool, in cell: any TableCell) {
    guard let tableView, isDriving(tableView), let path = tableView.indexPath(for: cell),
      let seen = RowToFind(path, in: shown)
    else { return }
    shownContents[cell]?.isOn = isOn
    guard let row = current(seen) else { return }
    let work = seen.content.handlers.notices { $0.onToggle }.compactMap { $0.run(row, isOn) }
    runAtOnce { [weak self] in
      for work in work where self?.hasFinished == true { await work() }
      self?.showContentsAgain()
    }
  }

  private func showContentsAgain() {
    tableView?.scheduleUpdate { [weak self] in
      guard let self else { return }
      updateIfNeeded()
      if let tableView, isDriving(tableView) { fillOtherContents(in: tableView) }
    }
  }
}
