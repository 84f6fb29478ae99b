public import Binder

// Swipes.
extension HeadlessListView {
  /// Swipes a row aside: its actions show at an edge until one of them is chosen, another row is touched, or the table
  /// scrolls.
  ///
  /// A row without actions that can be deleted shows its delete button at the trailing edge. One that cannot be deleted
  /// stays where it is. No row can be swiped aside in editing mode: `tapDelete` shows its actions then.
  ///
  /// The row is an index path, a position, `.row(0, in: Section.inbox)` or `.id(mail.id)`; the actions are at the edge.
  ///
  /// - Returns: The actions that show, the one nearest to the edge first.
  @discardableResult
  public func swipe(
    _ target: some RowTarget,
    _ edge: SwipeEdge = .trailing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [SwipeAction] {
    about(fileID, filePath, line, column) { core.touches.swiping.swipe(target, edge) }
  }

  /// Swipes across a whole row: this performs the first action if that is allowed.
  public func fullSwipe(
    _ target: some RowTarget,
    _ edge: SwipeEdge = .trailing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.swiping.fullSwipe(target, edge) }
  }

  /// The actions of the row that is swiped aside; none while no row is.
  public var openActions: [SwipeAction] { core.settled.touches.swiping.actions }

  /// Taps an action of a row, and swipes the row aside first if it is not.
  public func tapAction(
    _ title: String,
    on target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.swiping.tap(title, on: target) }
  }

  /// Taps an action of the row that is swiped aside.
  public func tapAction(
    _ title: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.swiping.tap(title) }
  }

  /// Closes the row that is swiped aside, as a touch anywhere else does.
  public func closeSwipe() { core.touches.swiping.close() }
}

// Editing mode.
extension HeadlessListView {
  /// Whether the rows show controls, or one row is swiped aside.
  public var isEditing: Bool { core.touches.editing.isOn || core.touches.swiping.open != nil }

  /// Shows the controls of the rows, or hides them, and calls `setEditing` of the visible cells.
  ///
  /// A row that is swiped aside closes, and one that is dragged moves back. Editing begins with nothing selected and ends
  /// with the rows selected that were before, as far as they are still there; no handler and no delegate is called for that.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    core.touches.editing.set(editing, animated: animated)
  }

  /// Taps the delete control of a row: the row shows its delete button, or its actions.
  ///
  /// The table must be in editing mode; `confirmDelete()` taps the button.
  @discardableResult
  public func tapDelete(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [SwipeAction] {
    about(fileID, filePath, line, column) {
      core.touches.editing.tapDelete(target)
      return openActions
    }
  }

  /// Taps the delete button of the row that shows one: the row is deleted.
  public func confirmDelete(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.swiping.confirmDelete() }
  }

  /// Taps the insert control of a row.
  public func tapInsert(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.editing.tapInsert(target) }
  }
}

// Drags.
extension HeadlessListView {
  /// Begins to drag a row, if the data source allows it; the table must be in editing mode.
  ///
  ///     table.setEditing(true)
  ///     table.beginDrag(.id(mail.id))
  ///     table.drag(to: .row(3, in: Section.inbox))
  ///     table.drop()
  public func beginDrag(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.dragging.begin(target) }
  }

  /// Moves the dragged row over a place; the delegate may choose another one.
  ///
  /// The place is counted when the row has been taken out. The place behind the last row is one, too.
  public func drag(
    to place: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.dragging.drag(to: place) }
  }

  /// Drops the dragged row: the table moves it, and the data source moves the data without an update.
  public func drop(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.dragging.drop() }
  }

  /// Puts the dragged row back.
  public func cancelDrag() { core.touches.dragging.cancel() }

  /// Drags a row to another place and drops it there; the table must be in editing mode.
  ///
  ///     table.dragRow(at: .id(mail.id), to: .row(3, in: Section.inbox))
  ///
  /// The place is counted when the row has been taken out; a row by its identity means the place that it has before.
  public func dragRow(
    at target: some RowTarget,
    to place: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.dragging.drag(target, to: place) }
  }

  /// Drags the row at a path to another path and drops it there; the table must be in editing mode.
  ///
  /// The new path is counted when the row has been taken out.
  public func dragRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) {
      core.touches.dragging.drag(indexPath, to: newIndexPath)
    }
  }
}

// Menus.
extension HeadlessListView {
  /// Long-presses a row, which opens its menu if it has one.
  ///
  /// - Returns: The commands of the menu; none without a menu. An empty menu closes by itself.
  @discardableResult
  public func openContextMenu(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [MenuAction] {
    about(fileID, filePath, line, column) {
      core.touches.menus.open(target)
      return core.touches.menus.open?.actions ?? []
    }
  }

  /// The commands of the open menu; none while no menu is open.
  public var openMenuActions: [MenuAction] {
    layoutIfNeeded()
    return core.touches.menus.open?.actions ?? []
  }

  /// Chooses a command of the open menu, and closes the menu.
  ///
  ///     table.choose("Reply")
  ///     table.choose("Move to", "Archive")
  ///
  /// A command that is inline is one of the menu around it.
  ///
  /// The last title is that of the command, and those before it are of the submenus that lead to it.
  public func choose(
    _ title: String,
    _ titles: String...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.menus.choose([title] + titles) }
  }

  /// Taps the preview of the open menu, and closes the menu.
  public func tapPreview(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.menus.tapPreview() }
  }

  /// Closes the open menu, as a touch beside it does.
  public func closeContextMenu() { core.touches.menus.close() }
}

// The edges: pulling down, and the index.
extension HeadlessListView {
  /// The handler of pull to refresh; nil for a table that cannot be pulled down.
  public var refreshHandler: (@MainActor () async -> Void)? {
    get { core.touches.edges.refreshHandler }
    set { core.touches.edges.refreshHandler = newValue }
  }

  /// Whether the table was pulled down and its handler has not ended.
  public var isRefreshing: Bool { core.touches.edges.isRefreshing }

  /// Pulls the table down beyond its top; while the table is refreshing, this does nothing.
  ///
  /// The handler runs at once until it first awaits something.
  public func pullToRefresh(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.edges.pull() }
  }

  /// The titles of the index at the edge, from the top to the bottom; none in a table that is not plain.
  public var sectionIndexTitles: [String] { core.settled.touches.edges.indexTitles }

  /// Reloads the titles of the index from the data source.
  public func reloadSectionIndexTitles() {
    core.during(core.progress.activity == .idle ? .reading : core.progress.activity) {
      core.touches.edges.readIndexTitles()
    }
  }

  /// Taps a title of the index: the table scrolls to the section that it leads to.
  ///
  /// A title for section -1 or `Int.max` (`NSNotFound`) leaves the table where it is.
  public func tapIndexTitle(
    _ title: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.edges.tapIndex(title) }
  }
}
