public import Binder

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Double? {
  /// `tableView(_:heightForRowAt:)`.
  public static var heightForRowAt: Self { Self(\.heightForRowAt, .rowHeight) }

  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static var estimatedHeightForRowAt: Self {
    Self(\.estimatedHeightForRowAt, .estimatedRowHeight)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Int, Result == Double? {
  /// `tableView(_:heightForHeaderInSection:)`.
  public static var heightForHeaderInSection: Self {
    Self(\.heightForHeaderInSection, .headerHeight)
  }

  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static var estimatedHeightForHeaderInSection: Self {
    Self(\.estimatedHeightForHeaderInSection, .estimatedHeaderHeight)
  }

  /// `tableView(_:heightForFooterInSection:)`.
  public static var heightForFooterInSection: Self {
    Self(\.heightForFooterInSection, .footerHeight)
  }

  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static var estimatedHeightForFooterInSection: Self {
    Self(\.estimatedHeightForFooterInSection, .estimatedFooterHeight)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Int, Result == (any TableHeaderFooterView)? {
  /// `tableView(_:viewForHeaderInSection:)`.
  public static var viewForHeaderInSection: Self { Self(\.viewForHeaderInSection, .headerView) }

  /// `tableView(_:viewForFooterInSection:)`.
  public static var viewForFooterInSection: Self { Self(\.viewForFooterInSection, .footerView) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == (any TableCell, IndexPath), Result == Void {
  /// `tableView(_:willDisplay:forRowAt:)`.
  public static var willDisplay: Self { Self(\.willDisplay, .cellDisplay) }

  /// `tableView(_:didEndDisplaying:forRowAt:)`.
  public static var didEndDisplaying: Self { Self(\.didEndDisplaying, .cellDisplay) }
}

extension ProxyMethod
where
  Handlers == TableDelegateHandlers, Arguments == (any TableHeaderFooterView, Int), Result == Void
{
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  public static var willDisplayHeaderView: Self {
    Self(\.willDisplayHeaderView, .supplementaryDisplay)
  }

  /// `tableView(_:willDisplayFooterView:forSection:)`.
  public static var willDisplayFooterView: Self {
    Self(\.willDisplayFooterView, .supplementaryDisplay)
  }

  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public static var didEndDisplayingHeaderView: Self {
    Self(\.didEndDisplayingHeaderView, .supplementaryDisplay)
  }

  /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public static var didEndDisplayingFooterView: Self {
    Self(\.didEndDisplayingFooterView, .supplementaryDisplay)
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Bool {
  /// `tableView(_:shouldHighlightRowAt:)`.
  public static var shouldHighlightRowAt: Self { Self(\.shouldHighlightRowAt, .highlighting) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Void {
  /// `tableView(_:didHighlightRowAt:)`.
  public static var didHighlightRowAt: Self { Self(\.didHighlightRowAt, .highlighting) }

  /// `tableView(_:didUnhighlightRowAt:)`.
  public static var didUnhighlightRowAt: Self { Self(\.didUnhighlightRowAt, .highlighting) }

  /// `tableView(_:didSelectRowAt:)`.
  public static var didSelectRowAt: Self { Self(\.didSelectRowAt, .selection) }

  /// `tableView(_:didDeselectRowAt:)`.
  public static var didDeselectRowAt: Self { Self(\.didDeselectRowAt, .deselection) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == IndexPath? {
  /// `tableView(_:willSelectRowAt:)`.
  public static var willSelectRowAt: Self { Self(\.willSelectRowAt, .selectionChoice) }

  /// `tableView(_:willDeselectRowAt:)`.
  public static var willDeselectRowAt: Self { Self(\.willDeselectRowAt, .selectionChoice) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == Void, Result == Void {
  /// `tableViewDidScroll(_:)`.
  public static var didScroll: Self { Self(\.didScroll, .scrolling) }
}
