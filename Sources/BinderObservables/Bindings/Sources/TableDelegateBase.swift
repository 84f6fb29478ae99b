public import Binder

/// All methods of a table's data source and delegate, for a subclass to override.
///
/// A handler of a method comes first, then the object behind this; without one, the result is UIKit's.
@MainActor
open class TableDelegateBase: TableGestureBase, TableDataSource, TableDelegate {
  // MARK: Data source methods

  /// One.
  open func numberOfSections(in tableView: any TableHost) -> Int {
    answerRows(dataHandlers.numberOfSections, (), 1) { $0.numberOfSections(in: tableView) }
  }

  /// None.
  open func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    answerRows(dataHandlers.numberOfRowsInSection, section, 0) {
      $0.tableView(tableView, numberOfRowsInSection: section)
    }
  }

  /// The cell for a row; a handler or the object behind this must have one.
  open func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    if let handler = dataHandlers.cellForRowAt { return handler(indexPath) }
    guard let nextDataSource else {
      preconditionFailure(
        "Nobody has a cell for the row at \(Array(indexPath)): bind something to the table, or set "
          + "reactive.dataSource.forwardTo and keep it in a property."
      )
    }
    return nextDataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  /// None.
  open func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    answerRows(dataHandlers.titleForHeaderInSection, section, nil) {
      $0.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  /// None.
  open func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    answerRows(dataHandlers.titleForFooterInSection, section, nil) {
      $0.tableView(tableView, titleForFooterInSection: section)
    }
  }

  /// No name.
  open func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    answerRows(dataHandlers.nameOfSection, section, nil) {
      $0.tableView(tableView, nameOfSection: section)
    }
  }

  /// No name.
  open func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    answerRows(dataHandlers.identityOfRowAt, indexPath, nil) {
      $0.tableView(tableView, identityOfRowAt: indexPath)
    }
  }

  /// Not known.
  open func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    answerRows(dataHandlers.cellTypeNameInSection, section, nil) {
      $0.tableView(tableView, cellTypeNameInSection: section)
    }
  }

  /// Whether the object behind this or a handler names them.
  open func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    if let handler = dataHandlers.namesRowsInSection { return handler(section) }
    if dataHandlers.identityOfRowAt != nil { return true }
    return nextDataSource?.tableView(tableView, namesRowsInSection: section) ?? false
  }

  // MARK: Delegate methods

  /// All methods: each is called.
  open func methods(for tableView: any TableHost) -> TableDelegateMethods { .all }

  /// The methods with a handler, and those of the forwarded delegate.
  open func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    var dimensions = nextDelegate?.tableView(tableView, rowDimensionsInSection: section) ?? []
    if handlers.heightForRowAt != nil { dimensions.insert(.height) }
    if handlers.estimatedHeightForRowAt != nil { dimensions.insert(.estimatedHeight) }
    return dimensions
  }

  /// Nil: the table decides.
  open func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    respond(handlers.heightForRowAt, indexPath, nil) {
      $0.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  /// Nil: the table decides.
  open func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    respond(handlers.estimatedHeightForRowAt, indexPath, nil) {
      $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Nil: the table decides.
  open func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double?
  {
    respond(handlers.heightForHeaderInSection, section, nil) {
      $0.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// Nil: the table decides.
  open func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    respond(handlers.estimatedHeightForHeaderInSection, section, nil) {
      $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Nil: the table decides.
  open func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double?
  {
    respond(handlers.heightForFooterInSection, section, nil) {
      $0.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// Nil: the table decides.
  open func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    respond(handlers.estimatedHeightForFooterInSection, section, nil) {
      $0.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// No view.
  open func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    respond(handlers.viewForHeaderInSection, section, nil) {
      $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  /// No view.
  open func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    respond(handlers.viewForFooterInSection, section, nil) {
      $0.tableView(tableView, viewForFooterInSection: section)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    respond(handlers.willDisplay, (cell, indexPath), ()) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    respond(handlers.didEndDisplaying, (cell, indexPath), ()) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    respond(handlers.willDisplayHeaderView, (view, section), ()) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    respond(handlers.willDisplayFooterView, (view, section), ()) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    respond(handlers.didEndDisplayingHeaderView, (view, section), ()) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    respond(handlers.didEndDisplayingFooterView, (view, section), ()) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The tapped row.
  open func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    respond(handlers.willSelectRowAt, indexPath, indexPath) {
      $0.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  /// The selected row.
  open func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    respond(handlers.willDeselectRowAt, indexPath, indexPath) {
      $0.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    respond(handlers.didSelectRowAt, indexPath, ()) {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    respond(handlers.didDeselectRowAt, indexPath, ()) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  /// Does nothing.
  open func tableViewDidScroll(_ tableView: any TableHost) {
    respond(handlers.didScroll, (), ()) {
      $0.tableViewDidScroll(tableView)
    }
  }
}
