public import Binder

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Double? {
  /// `tableView(_:heightForRowAt:)`.
  public static var heightForRowAt: Self { Self("heightForRowAt", \.heightForRowAt) }

  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static var estimatedHeightForRowAt: Self {
    Self("estimatedHeightForRowAt", \.estimatedHeightForRowAt)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Int, Result == Double? {
  /// `tableView(_:heightForHeaderInSection:)`.
  public static var heightForHeaderInSection: Self {
    Self("heightForHeaderInSection", \.heightForHeaderInSection)
  }

  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static var estimatedHeightForHeaderInSection: Self {
    Self("estimatedHeightForHeaderInSection", \.estimatedHeightForHeaderInSection)
  }

  /// `tableView(_:heightForFooterInSection:)`.
  public static var heightForFooterInSection: Self {
    Self("heightForFooterInSection", \.heightForFooterInSection)
  }

  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static var estimatedHeightForFooterInSection: Self {
    Self("estimatedHeightForFooterInSection", \.estimatedHeightForFooterInSection)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Int, Result == (any TableHeaderFooterView)? {
  /// `tableView(_:viewForHeaderInSection:)`.
  public static var viewForHeaderInSection: Self {
    Self("viewForHeaderInSection", \.viewForHeaderInSection)
  }

  /// `tableView(_:viewForFooterInSection:)`.
  public static var viewForFooterInSection: Self {
    Self("viewForFooterInSection", \.viewForFooterInSection)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == (any TableCell, IndexPath), Result == Void {
  /// `tableView(_:willDisplay:forRowAt:)`.
  public static var willDisplay: Self { Self("willDisplay", \.willDisplay) }

  /// `tableView(_:didEndDisplaying:forRowAt:)`.
  public static var didEndDisplaying: Self { Self("didEndDisplaying", \.didEndDisplaying) }
}

extension ProxyMethod
where
  Handlers == TableDelegateHandlers, Arguments == (any TableHeaderFooterView, Int), Result == Void
{
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  public static var willDisplayHeaderView: Self {
    Self("willDisplayHeaderView", \.willDisplayHeaderView)
  }

  /// `tableView(_:willDisplayFooterView:forSection:)`.
  public static var willDisplayFooterView: Self {
    Self("willDisplayFooterView", \.willDisplayFooterView)
  }

  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public static var didEndDisplayingHeaderView: Self {
    Self("didEndDisplayingHeaderView", \.didEndDisplayingHeaderView)
  }

  /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public static var didEndDisplayingFooterView: Self {
    Self("didEndDisplayingFooterView", \.didEndDisplayingFooterView)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Bool {
  /// `tableView(_:shouldHighlightRowAt:)`.
  public static var shouldHighlightRowAt: Self {
    Self("shouldHighlightRowAt", \.shouldHighlightRowAt)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Void {
  /// `tableView(_:didHighlightRowAt:)`.
  public static var didHighlightRowAt: Self { Self("didHighlightRowAt", \.didHighlightRowAt) }

  /// `tableView(_:didUnhighlightRowAt:)`.
  public static var didUnhighlightRowAt: Self { Self("didUnhighlightRowAt", \.didUnhighlightRowAt) }

  /// `tableView(_:didSelectRowAt:)`.
  public static var didSelectRowAt: Self { Self("didSelectRowAt", \.didSelectRowAt) }

  /// `tableView(_:didDeselectRowAt:)`.
  public static var didDeselectRowAt: Self { Self("didDeselectRowAt", \.didDeselectRowAt) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == IndexPath? {
  /// `tableView(_:willSelectRowAt:)`.
  public static var willSelectRowAt: Self { Self("willSelectRowAt", \.willSelectRowAt) }

  /// `tableView(_:willDeselectRowAt:)`.
  public static var willDeselectRowAt: Self { Self("willDeselectRowAt", \.willDeselectRowAt) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Void, Result == Void {
  /// `tableViewDidScroll(_:)`.
  public static var didScroll: Self { Self("didScroll", \.didScroll) }
}
