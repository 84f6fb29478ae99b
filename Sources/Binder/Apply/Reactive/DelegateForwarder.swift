/// Stands in for a table's delegate.
final class DelegateForwarder: ProxyForwarder<TableDelegateHandlers> {
  private weak var target: (any TableDelegate)?

  init(host: any TableHost) {
    super.init(host: host, handlers: TableDelegateHandlers())
  }

  override var forwardTo: (any TableDelegate)? {
    get { target }
    set {
      target = newValue
      takeSlot(asksAnew: true)
    }
  }

  override var occupant: (any TableDelegate)? { host?.delegate }

  override var isInSlot: Bool { host?.delegate === self }

  override func occupySlot() {
    host?.delegate = nil
    host?.delegate = self
  }
}

extension DelegateForwarder: TableDelegate {
  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    var dimensions = forwardTo?.tableView(tableView, rowDimensionsInSection: section) ?? []
    if handlers.heightForRowAt != nil { dimensions.insert(.height) }
    if handlers.estimatedHeightForRowAt != nil { dimensions.insert(.estimatedHeight) }
    return dimensions
  }

  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    if let handler = handlers.heightForRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    if let handler = handlers.estimatedHeightForRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    if let handler = handlers.heightForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    if let handler = handlers.estimatedHeightForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    if let handler = handlers.heightForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    if let handler = handlers.estimatedHeightForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    if let handler = handlers.viewForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    if let handler = handlers.viewForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, viewForFooterInSection: section)
  }
}

extension DelegateForwarder {
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    if let handler = handlers.willDisplay { return handler((cell, indexPath)) }
    forwardTo?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    if let handler = handlers.didEndDisplaying { return handler((cell, indexPath)) }
    forwardTo?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.willDisplayHeaderView { return handler((view, section)) }
    forwardTo?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.willDisplayFooterView { return handler((view, section)) }
    forwardTo?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.didEndDisplayingHeaderView { return handler((view, section)) }
    forwardTo?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.didEndDisplayingFooterView { return handler((view, section)) }
    forwardTo?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    if let handler = handlers.shouldHighlightRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    if let handler = handlers.didHighlightRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    if let handler = handlers.didUnhighlightRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let handler = handlers.willSelectRowAt { return handler(indexPath) }
    guard let forwardTo else { return indexPath }
    return forwardTo.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let handler = handlers.willDeselectRowAt { return handler(indexPath) }
    guard let forwardTo else { return indexPath }
    return forwardTo.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    if let handler = handlers.didSelectRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    if let handler = handlers.didDeselectRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didDeselectRowAt: indexPath)
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    if let handler = handlers.didScroll { return handler(()) }
    forwardTo?.tableViewDidScroll(tableView)
  }
}

/// Who answers a table in place of its delegate, method by method; nobody at first.
public struct TableDelegateHandlers: ProxyHandlers {
  /// Whom the table asks.
  public typealias Target = any TableDelegate

  var heightForRowAt: ((IndexPath) -> Double?)?
  var estimatedHeightForRowAt: ((IndexPath) -> Double?)?
  var heightForHeaderInSection: ((Int) -> Double?)?
  var estimatedHeightForHeaderInSection: ((Int) -> Double?)?
  var heightForFooterInSection: ((Int) -> Double?)?
  var estimatedHeightForFooterInSection: ((Int) -> Double?)?
  var viewForHeaderInSection: ((Int) -> (any TableHeaderFooterView)?)?
  var viewForFooterInSection: ((Int) -> (any TableHeaderFooterView)?)?
  var willDisplay: (((any TableCell, IndexPath)) -> Void)?
  var didEndDisplaying: (((any TableCell, IndexPath)) -> Void)?
  var willDisplayHeaderView: (((any TableHeaderFooterView, Int)) -> Void)?
  var willDisplayFooterView: (((any TableHeaderFooterView, Int)) -> Void)?
  var didEndDisplayingHeaderView: (((any TableHeaderFooterView, Int)) -> Void)?
  var didEndDisplayingFooterView: (((any TableHeaderFooterView, Int)) -> Void)?
  var shouldHighlightRowAt: ((IndexPath) -> Bool)?
  var didHighlightRowAt: ((IndexPath) -> Void)?
  var didUnhighlightRowAt: ((IndexPath) -> Void)?
  var willSelectRowAt: ((IndexPath) -> IndexPath?)?
  var willDeselectRowAt: ((IndexPath) -> IndexPath?)?
  var didSelectRowAt: ((IndexPath) -> Void)?
  var didDeselectRowAt: ((IndexPath) -> Void)?
  var didScroll: ((()) -> Void)?
}
