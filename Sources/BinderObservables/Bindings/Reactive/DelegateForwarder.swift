public import Binder

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
      takeSlot(asksAgain: true)
    }
  }

  override var occupant: (any TableDelegate)? { host?.delegate }

  override var isInSlot: Bool { host?.delegate === self }

  override func occupySlot() {
    host?.delegate = nil
    host?.delegate = self
  }

  override func keepForeignOccupant(of table: any NativeTable) {
    table.forwardForeignDelegate()
  }

  override func handlersChanged() {
    if isInSlot { host?.delegateAnswersChanged() }
  }
}

extension DelegateForwarder: ForwardingDelegate {
  /// Those of the handlers, and those of the delegate behind.
  func answers(for tableView: any TableHost) -> TableDelegateAnswers {
    (forwardTo?.answers(for: tableView) ?? []).union(handlers.answers)
  }

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
    answer(handlers.heightForRowAt, indexPath, default: nil) {
      $0.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    answer(handlers.estimatedHeightForRowAt, indexPath, default: nil) {
      $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    answer(handlers.heightForHeaderInSection, section, default: nil) {
      $0.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    answer(handlers.estimatedHeightForHeaderInSection, section, default: nil) {
      $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    answer(handlers.heightForFooterInSection, section, default: nil) {
      $0.tableView(tableView, heightForFooterInSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    answer(handlers.estimatedHeightForFooterInSection, section, default: nil) {
      $0.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    answer(handlers.viewForHeaderInSection, section, default: nil) {
      $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    answer(handlers.viewForFooterInSection, section, default: nil) {
      $0.tableView(tableView, viewForFooterInSection: section)
    }
  }
}

extension DelegateForwarder {
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    answer(handlers.willDisplay, (cell, indexPath), default: ()) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    answer(handlers.didEndDisplaying, (cell, indexPath), default: ()) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    answer(handlers.willDisplayHeaderView, (view, section), default: ()) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    answer(handlers.willDisplayFooterView, (view, section), default: ()) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    answer(handlers.didEndDisplayingHeaderView, (view, section), default: ()) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    answer(handlers.didEndDisplayingFooterView, (view, section), default: ()) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer(handlers.shouldHighlightRowAt, indexPath, default: true) {
      $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    answer(handlers.didHighlightRowAt, indexPath, default: ()) {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    answer(handlers.didUnhighlightRowAt, indexPath, default: ()) {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answer(handlers.willSelectRowAt, indexPath, default: indexPath) {
      $0.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answer(handlers.willDeselectRowAt, indexPath, default: indexPath) {
      $0.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    answer(handlers.didSelectRowAt, indexPath, default: ()) {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    answer(handlers.didDeselectRowAt, indexPath, default: ()) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    answer(handlers.didScroll, (), default: ()) {
      $0.tableViewDidScroll(tableView)
    }
  }
}

/// The handlers that answer a table in place of its delegate, one for each method; none at first.
public struct TableDelegateHandlers: ProxyHandlers {
  /// The type of the object that the table asks.
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

extension TableDelegateHandlers {
  /// The methods that there are handlers of.
  fileprivate var answers: TableDelegateAnswers {
    let all: [(Bool, TableDelegateAnswers)] = [
      (heightForRowAt != nil, .rowHeight),
      (estimatedHeightForRowAt != nil, .estimatedRowHeight),
      (heightForHeaderInSection != nil, .headerHeight),
      (estimatedHeightForHeaderInSection != nil, .estimatedHeaderHeight),
      (heightForFooterInSection != nil, .footerHeight),
      (estimatedHeightForFooterInSection != nil, .estimatedFooterHeight),
      (viewForHeaderInSection != nil, .headerView),
      (viewForFooterInSection != nil, .footerView),
      (willDisplay != nil || didEndDisplaying != nil, .cellDisplay),
      (willDisplayHeaderView != nil || willDisplayFooterView != nil, .supplementaryDisplay),
      (
        didEndDisplayingHeaderView != nil || didEndDisplayingFooterView != nil,
        .supplementaryDisplay
      ),
      (shouldHighlightRowAt != nil, .highlighting),
      (didHighlightRowAt != nil || didUnhighlightRowAt != nil, .highlighting),
      (willSelectRowAt != nil || willDeselectRowAt != nil, .selectionChoice),
      (didSelectRowAt != nil, .selection),
      (didDeselectRowAt != nil, .deselection),
      (didScroll != nil, .scrolling),
    ]
    return TableDelegateAnswers(all.filter(\.0).map(\.1))
  }
}
