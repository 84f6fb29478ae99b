// Moving rows: `TableMovingDataSource` and `TableMovingDelegate`.
extension TableDriver: MoveFollowing {
  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let handlers = row(at: indexPath)?.content.handlers,
      !handlers.notices({ $0.onMoved }).isEmpty || !handlers.notices({ $0.onMovedOut }).isEmpty
    else { return false }
    return value(at: indexPath) { $0.canMove } ?? true
  }

  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let (source, proposed) = (RowPosition(sourceIndexPath), RowPosition(proposedIndexPath))
    let place = allowedPlace(proposed, for: source)
    guard let row = row(at: sourceIndexPath),
      let handler = row.content.handlers.property({ $0.moveTarget }),
      let drag = drag(from: source, to: place), let wanted = handler.run(row.reference, drag),
      let section = shown.index(of: wanted.section)
    else { return IndexPath(place) }
    let target = position(ofRow: wanted.row, inListOf: row.reference, inSection: section)
    return IndexPath(allowedPlace(RowPosition(section: section, row: target), for: source))
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveRow(at: sourceIndexPath, to: destinationIndexPath, of: tableView) }

  /// The content follows at once, so that data that follows, too, leads to no update, and other data to a move back.
  func follow(
    _ move: Move<RowPosition>,
    of tableView: any TableHost,
    handler: (() -> Void)?
  ) {
    // A cell that is filled again keeps its controls, which are those of its former section.
    guard let row = row(at: IndexPath(move.old)), let drag = drag(from: move.old, to: move.new),
      showRow(at: move.old, movedTo: move.new, keepingCell: !tableView.isEditing)
    else {
      handler?()
      return takeBack(move, in: tableView)
    }
    if let handler {
      handler()
      if hasFinished { readAgain() }
    } else {
      openMoves += works(of: row, drag, to: move.new)
      runOpenMoves()
    }
    // What is compared in the background is compared again, with what the touch has made of the content.
    perform(schedule.contentChanged())
  }

  /// Runs the handlers of drags one after another, and then reads the data: a later drag counts its places in the data that
  /// an earlier one leads to.
  private func runOpenMoves() {
    guard !runsMoves else { return }
    runsMoves = true
    runAtOnce { [weak self] in
      while let work = self?.takeOpenMove() { await work() }
      self?.runsMoves = false
      if let self, hasFinished { readAgain() }
    }
  }

  private func takeOpenMove() -> RowWork? {
    hasFinished && !openMoves.isEmpty ? openMoves.removeFirst() : nil
  }

  private func allowedPlace(_ proposed: RowPosition, for source: RowPosition) -> RowPosition {
    let count = { (section: Int) in
      self.shown.rowCount(inSection: section) - (section == source.section ? 1 : 0)
    }
    if let place = allowedPlaceInLists(proposed, for: source) { return place }
    if takesRow(from: source.section, section: proposed.section) {
      let row = min(max(proposed.row, 0), count(proposed.section))
      return RowPosition(section: proposed.section, row: row)
    }
    let end = proposed.section < source.section ? 0 : count(source.section)
    return RowPosition(section: source.section, row: end)
  }

  private func takesRow(from source: Int, section: Int) -> Bool {
    if source == section { return true }
    guard let from = shown.section(at: source), let to = shown.section(at: section),
      let fromRows = from.rows, let toRows = to.rows
    else { return false }
    return from.handlers.crossesSections && to.handlers.crossesSections
      && fromRows.modelType == toRows.modelType
  }

  private func drag(from source: RowPosition, to target: RowPosition) -> RowDrag? {
    guard let from = shown.section(at: source.section), let to = shown.section(at: target.section)
    else { return nil }
    guard let list = from.rowsOfLists.map({ $0.lists[$0.place(of: source.row).list] }) else {
      return (
        KeyedRowPlace(section: from.section, row: source.row),
        KeyedRowPlace(section: to.section, row: target.row)
      )
    }
    guard let start = room(in: target.section, for: source)?.start(of: list, at: target.row)
    else { return nil }
    return (
      KeyedRowPlace(section: from.section, row: row(at: IndexPath(source))?.reference.index ?? 0),
      KeyedRowPlace(section: to.section, row: target.row - start)
    )
  }
}
