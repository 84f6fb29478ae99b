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
