// Rows whose cells are displayed and leave the screen.
extension SectionRows {
  /// Runs code each time the cell of a row is about to be displayed, after `onDequeue`.
  ///
  ///     .onWillDisplay { row, cell, film in cell.play(film.trailer) }
  ///
  /// The code does not run for a displayed cell that is filled again.
  @discardableResult
  public func onWillDisplay(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onWillDisplay = .cell(handler) }
  }

  /// Runs code each time a cell has left the screen, because it was scrolled away or its row was deleted or reloaded.
  ///
  ///     .onDidEndDisplaying { row, cell, film in cell.stop() }
  ///
  /// The code runs for the cells that were displayed since it was declared, and for all of them when the screen is unbound; not when
  /// the table gets another binder. A cell that is displayed again at once has not left the screen.
  ///
  /// - Parameter handler: Receives the cell, and the position in the section and the model that it was filled with last: the row
  ///   may have been deleted or moved since.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDidEndDisplaying(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDidEndDisplaying = .cell(handler) }
  }
}

extension MultiSectionRows {
  /// Runs code each time the cell of a row is about to be displayed, after `onDequeue`.
  @discardableResult
  public func onWillDisplay(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onWillDisplay = .cell(handler) }
  }

  /// Runs code each time a cell has left the screen, because it was scrolled away or its row was deleted or reloaded.
  @discardableResult
  public func onDidEndDisplaying(
    _ handler: @escaping (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDidEndDisplaying = .cell(handler) }
  }
}
