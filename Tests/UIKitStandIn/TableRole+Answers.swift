import Binder
import HeadlessTable

extension TableRole: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int {
    guard let table else { return 0 }
    return dataSource(for: "numberOfSectionsInTableView:")?.numberOfSections(in: table) ?? 1
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    guard let table else { return 0 }
    return table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    guard let table, let dataSource = table.dataSource else {
      preconditionFailure("A table without a data source has no rows.")
    }
    return adopt(dataSource.tableView(table, cellForRowAt: indexPath))
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    guard let table else { return nil }
    return dataSource(for: "tableView:titleForHeaderInSection:")?
      .tableView(table, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    guard let table else { return nil }
    return dataSource(for: "tableView:titleForFooterInSection:")?
      .tableView(table, titleForFooterInSection: section)
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    table?.names?.tableView(tableView, nameOfSection: section)
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String? {
    table?.names?.tableView(tableView, identityOfRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    table?.names?.tableView(tableView, cellTypeNameInSection: section)
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    table?.names?.tableView(tableView, namesRowsInSection: section) ?? false
  }
}

extension TableRole: TableDataSourcePrefetching {
  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath]) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension TableRole: TableDelegate {
  /// Sends a message to the delegate; nil where it has no such method.
  func send<Answer>(
    _ name: String,
    _ message: (any UITableViewDelegate, UITableView) -> Answer
  ) -> Answer? {
    guard let table, let delegate = delegate(for: name) else { return nil }
    return message(delegate, table)
  }

  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    var dimensions: RowDimensions = []
    if hasDelegateMethod("tableView:heightForRowAtIndexPath:") { dimensions.insert(.height) }
    if hasDelegateMethod("tableView:estimatedHeightForRowAtIndexPath:") {
      dimensions.insert(.estimatedHeight)
    }
    return dimensions
  }

  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    send("tableView:heightForRowAtIndexPath:") {
      Double($0.tableView($1, heightForRowAt: indexPath))
    }
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    send("tableView:estimatedHeightForRowAtIndexPath:") {
      Double($0.tableView($1, estimatedHeightForRowAt: indexPath))
    }
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    let height = send("tableView:heightForHeaderInSection:") {
      Double($0.tableView($1, heightForHeaderInSection: section))
    }
    if table?.style == .plain { return height }
    if height != automaticDimension { return height.flatMap(heightInGroup) }
    // A group without a header or footer keeps its space, whoever says so.
    let hasTitle = self.tableView(tableView, titleForHeaderInSection: section) != nil
    return hasTitle || hasDelegateMethod("tableView:viewForHeaderInSection:") ? height : nil
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    send("tableView:estimatedHeightForHeaderInSection:") {
      Double($0.tableView($1, estimatedHeightForHeaderInSection: section))
    }
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    let height = send("tableView:heightForFooterInSection:") {
      Double($0.tableView($1, heightForFooterInSection: section))
    }
    if table?.style == .plain { return height }
    if height != automaticDimension { return height.flatMap(heightInGroup) }
    // A group without a header or footer keeps its space, whoever says so.
    let hasTitle = self.tableView(tableView, titleForFooterInSection: section) != nil
    return hasTitle || hasDelegateMethod("tableView:viewForFooterInSection:") ? height : nil
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    send("tableView:estimatedHeightForFooterInSection:") {
      Double($0.tableView($1, estimatedHeightForFooterInSection: section))
    }
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    adopted(
      send("tableView:viewForHeaderInSection:") {
        $0.tableView($1, viewForHeaderInSection: section)
      }
    )
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    adopted(
      send("tableView:viewForFooterInSection:") {
        $0.tableView($1, viewForFooterInSection: section)
      }
    )
  }

  /// What a table with groups makes of the height of a header or a footer: of 0 the space of its style, of next to nothing
  /// nothing.
  private func heightInGroup(_ height: Double) -> Double? {
    height == 0 ? nil : height < 0.01 ? 0 : height
  }

  private func adopted(_ view: UIView??) -> (any TableHeaderFooterView)? {
    (view as? UITableViewHeaderFooterView).map(adopt)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = self.cell(cell) else { return }
    _ = send("tableView:willDisplayCell:forRowAtIndexPath:") {
      $0.tableView($1, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = self.cell(cell) else { return }
    _ = send("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
      $0.tableView($1, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    guard let view = self.view(view) else { return }
    _ = send("tableView:willDisplayHeaderView:forSection:") {
      $0.tableView($1, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    guard let view = self.view(view) else { return }
    _ = send("tableView:willDisplayFooterView:forSection:") {
      $0.tableView($1, willDisplayFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    guard let view = self.view(view) else { return }
    _ = send("tableView:didEndDisplayingHeaderView:forSection:") {
      $0.tableView($1, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    guard let view = self.view(view) else { return }
    _ = send("tableView:didEndDisplayingFooterView:forSection:") {
      $0.tableView($1, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    send("tableView:shouldHighlightRowAtIndexPath:") {
      $0.tableView($1, shouldHighlightRowAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    _ = send("tableView:didHighlightRowAtIndexPath:") {
      $0.tableView($1, didHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    _ = send("tableView:didUnhighlightRowAtIndexPath:") {
      $0.tableView($1, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    send("tableView:willSelectRowAtIndexPath:") {
      $0.tableView($1, willSelectRowAt: indexPath)
    } ?? indexPath
  }

  func tableView(_ tableView: any TableHost, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    send("tableView:willDeselectRowAtIndexPath:") {
      $0.tableView($1, willDeselectRowAt: indexPath)
    } ?? indexPath
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    _ = send("tableView:didSelectRowAtIndexPath:") { $0.tableView($1, didSelectRowAt: indexPath) }
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    _ = send("tableView:didDeselectRowAtIndexPath:") {
      $0.tableView($1, didDeselectRowAt: indexPath)
    }
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    _ = send("scrollViewDidScroll:") { $0.scrollViewDidScroll($1) }
  }
}
