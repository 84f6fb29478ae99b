public import Binder

final class DelegateForwarder: ProxyForwarder<TableDelegateHandlers>, ForwardingDelegate {
  init(host: any TableHost) {
    super.init(
      host: host,
      at: ProxyPlace(
        handlers: \.handlers,
        next: \.nextDelegate,
        slot: \.delegate,
        keepForeignOccupant: { $0.forwardForeignDelegate() },
        handlersChanged: { $0.delegateAnswersChanged() }
      )
    )
  }

  override func methods(for tableView: any TableHost) -> TableDelegateMethods {
    (forwardTo?.methods(for: tableView) ?? []).union(implemented)
  }
}

/// The handlers that a table calls in place of its delegate, one for each method; none at first.
public struct TableDelegateHandlers: ProxyHandlers {
  /// The type of the object that the table calls.
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
