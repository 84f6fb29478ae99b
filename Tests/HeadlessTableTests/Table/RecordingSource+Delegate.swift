import Binder
import HeadlessTable

extension RecordingSource {
  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { rowDimensions }

  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    note("height \(indexPath.section)/\(indexPath.row)")
    return height(indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    note("estimate \(indexPath.section)/\(indexPath.row)")
    return estimate(indexPath)
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    guard let height = headerHeight(section) else { return nil }
    note("headerHeight \(section)")
    return height
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? { estimatedHeaderHeight(section) }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    footerHeight(section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    note("headerView \(section)")
    guard headerView(section) else { return nil }
    let view = tableView.dequeue(RecordingHeader.self)
    view.ownHeight = viewHeight(section)
    return view
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath.section)/\(indexPath.row)") }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { note("didEnd \(indexPath.section)/\(indexPath.row)") }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { note("willDisplayHeader \(section)") }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { note("willDisplayFooter \(section)") }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { note("didEndHeader \(section)") }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("shouldHighlight \(path.row)")
    return mayHighlight(path)
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt path: IndexPath) {
    note("didHighlight \(path.row)")
    onHighlight(path)
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt path: IndexPath) {
    note("didUnhighlight \(path.row)")
  }

  func tableView(_ tableView: any TableHost, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("willSelect \(path.row)")
    return willSelect(path)
  }

  func tableView(_ tableView: any TableHost, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("willDeselect \(path.row)")
    return willDeselect(path)
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt path: IndexPath) {
    note("didSelect \(path.row)")
    onSelect(path)
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt path: IndexPath) {
    note("didDeselect \(path.row)")
  }

  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt path: IndexPath
  ) -> Bool {
    mayPerform(path)
  }

  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt path: IndexPath) {
    note("perform \(path.row)")
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    note("didScroll")
    onScroll()
  }
}
