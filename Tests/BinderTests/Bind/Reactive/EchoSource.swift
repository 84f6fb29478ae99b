import Binder
import HeadlessTable

/// A data source and delegate that answers each method in its own way and writes down what it is told.
@MainActor
final class EchoSource: TableDataSource, TableDelegate {
  private(set) var told: [String] = []
  var rowCount = 3

  func numberOfSections(in tableView: any TableHost) -> Int { 2 }

  func tableView(_: any TableHost, numberOfRowsInSection section: Int) -> Int { rowCount + section }

  func tableView(_: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    NameCell().saying("echo \(path.row)")
  }

  func tableView(_: any TableHost, titleForHeaderInSection section: Int) -> String? {
    "header \(section)"
  }

  func tableView(_: any TableHost, titleForFooterInSection section: Int) -> String? {
    "footer \(section)"
  }

  func tableView(_: any TableHost, moveRowAt source: IndexPath, to destination: IndexPath) {
    told.append("moved \(source.row) to \(destination.row)")
  }

  func tableView(_: any TableHost, nameOfSection section: Int) -> String? { "name \(section)" }

  func tableView(_: any TableHost, identityOfRowAt path: IndexPath) -> String? { "id \(path.row)" }

  func tableView(_: any TableHost, cellTypeNameInSection section: Int) -> String? {
    "type \(section)"
  }

  func tableView(_: any TableHost, namesRowsInSection section: Int) -> Bool { section == 1 }

  func tableView(_: any TableHost, rowDimensionsInSection section: Int) -> RowDimensions {
    [.estimatedHeight]
  }

  func tableView(_: any TableHost, heightForRowAt path: IndexPath) -> Double? { 11 }

  func tableView(_: any TableHost, estimatedHeightForRowAt path: IndexPath) -> Double? { 12 }

  func tableView(_: any TableHost, heightForHeaderInSection section: Int) -> Double? { 13 }

  func tableView(_: any TableHost, estimatedHeightForHeaderInSection section: Int) -> Double? { 14 }

  func tableView(_: any TableHost, heightForFooterInSection section: Int) -> Double? { 15 }

  func tableView(_: any TableHost, estimatedHeightForFooterInSection section: Int) -> Double? { 16 }

  func tableView(
    _: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? { BannerHeader() }

  func tableView(
    _: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? { HeadlessHeaderFooterView() }

  func tableView(_: any TableHost, willDisplay cell: any TableCell, forRowAt path: IndexPath) {
    told.append("willDisplay \(path.row)")
  }

  func tableView(_: any TableHost, didEndDisplaying cell: any TableCell, forRowAt path: IndexPath) {
    told.append("didEndDisplaying \(path.row)")
  }

  func tableView(
    _: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { told.append("willDisplayHeader \(section)") }

  func tableView(
    _: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { told.append("willDisplayFooter \(section)") }

  func tableView(
    _: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { told.append("didEndDisplayingHeader \(section)") }

  func tableView(
    _: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { told.append("didEndDisplayingFooter \(section)") }

  func tableView(_: any TableHost, shouldHighlightRowAt path: IndexPath) -> Bool { path.row != 2 }

  func tableView(_: any TableHost, didHighlightRowAt path: IndexPath) {
    told.append("didHighlight \(path.row)")
  }

  func tableView(_: any TableHost, didUnhighlightRowAt path: IndexPath) {
    told.append("didUnhighlight \(path.row)")
  }

  func tableView(_: any TableHost, willSelectRowAt path: IndexPath) -> IndexPath? {
    path.row == 2 ? nil : path
  }

  func tableView(_: any TableHost, willDeselectRowAt path: IndexPath) -> IndexPath? {
    path.row == 2 ? nil : path
  }

  func tableView(_: any TableHost, didSelectRowAt path: IndexPath) {
    told.append("didSelect \(path.row)")
  }

  func tableView(_: any TableHost, didDeselectRowAt path: IndexPath) {
    told.append("didDeselect \(path.row)")
  }

  func tableViewDidScroll(_: any TableHost) { told.append("didScroll") }
}
