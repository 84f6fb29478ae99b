/// Answers what a table asks about looks, and is told of touches: `UITableViewDelegate` without a screen.
///
/// Every method may be left out. An optional dimension of nil is no answer: the table has its own.
@MainActor
public protocol TableDelegate: TableSwipeDelegate, TableEditingDelegate, TableMovingDelegate,
  TableAccessoryDelegate, TableMenuDelegate
{
  /// The methods that have answers for a table now; a host may act as if the others were not there.
  ///
  /// A delegate whose answer changes says so by the table's `delegateAnswersChanged()`.
  func answers(for tableView: any TableHost) -> TableDelegateAnswers

  /// The row dimensions that a section has answers for; a table asks no row for the others.
  func tableView(_ tableView: any TableHost, rowDimensionsInSection section: Int) -> RowDimensions

  /// The height of a row in points; `automaticDimension` lets the cell measure itself.
  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double?

  /// A guess in points at a row's height, used until the row is displayed.
  ///
  /// A section whose first row has none has none at all.
  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double?

  /// The height of a section's header in points; 0 for none.
  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double?

  /// A guess in points at a header's height.
  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double?

  /// The height of a section's footer in points; 0 for none.
  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double?

  /// A guess in points at a footer's height.
  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double?

  /// The view of a section's header; it wins over a title.
  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)?

  /// The view of a section's footer; it wins over a title.
  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)?

  /// A cell is about to be displayed.
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  )

  /// A cell has left the screen; the index path is the one it was displayed at.
  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  )

  /// A header is about to be displayed.
  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  )

  /// A footer is about to be displayed.
  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  )

  /// A header has left the screen.
  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  )

  /// A footer has left the screen.
  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  )

  /// Whether a touch may highlight the row; false stops the tap.
  func tableView(_ tableView: any TableHost, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row has been touched.
  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath)

  /// The touch of a row has ended.
  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select instead of the tapped one, or nil to select none.
  func tableView(_ tableView: any TableHost, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The row to deselect, or nil to keep it selected.
  func tableView(_ tableView: any TableHost, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A finger has selected a row.
  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath)

  /// A finger has deselected a row.
  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath)

  /// Whether a tap of a row does something apart from selecting it; no, if not written.
  ///
  /// `UITableView` finds out by itself, and takes yes for the answer outside of editing mode. Here it is said.
  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// A finger has tapped a row, which was selected if it can be; not a row that was added to other selected rows or taken
  /// away from them.
  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath)

  /// The content offset has changed.
  func tableViewDidScroll(_ tableView: any TableHost)
}

extension TableDelegate {
  /// All of them.
  public func answers(for tableView: any TableHost) -> TableDelegateAnswers { .all }

  /// Both: each row is asked.
  public func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { [.height, .estimatedHeight] }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    heightForRowAt indexPath: IndexPath
  ) -> Double? { nil }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? { nil }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    heightForHeaderInSection section: Int
  ) -> Double? { nil }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? { nil }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    heightForFooterInSection section: Int
  ) -> Double? { nil }

  /// No answer.
  public func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? { nil }

  /// No view.
  public func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? { nil }

  /// No view.
  public func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {}

  /// Yes.
  public func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The tapped row.
  public func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The selected row.
  public func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {}

  /// No.
  public func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableViewDidScroll(_ tableView: any TableHost) {}
}

/// The row dimensions that a delegate has answers for in a section.
///
/// What `responds(to:)` is on other systems: a section of ten million rows that has no answers costs
/// nothing to lay out.
public struct RowDimensions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `tableView(_:heightForRowAt:)` has answers.
  public static let height = RowDimensions(rawValue: 1)

  /// `tableView(_:estimatedHeightForRowAt:)` has answers.
  public static let estimatedHeight = RowDimensions(rawValue: 2)
}

/// The methods of a delegate that have answers, by what they are about.
///
/// What `responds(to:)` is on other systems, for all sections of a table together: where nobody estimates heights,
/// a table does not ask for estimates.
public struct TableDelegateAnswers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `tableView(_:heightForRowAt:)`.
  public static let rowHeight = TableDelegateAnswers(rawValue: 1 << 0)

  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static let estimatedRowHeight = TableDelegateAnswers(rawValue: 1 << 1)

  /// `tableView(_:heightForHeaderInSection:)`.
  public static let headerHeight = TableDelegateAnswers(rawValue: 1 << 2)

  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static let estimatedHeaderHeight = TableDelegateAnswers(rawValue: 1 << 3)

  /// `tableView(_:heightForFooterInSection:)`.
  public static let footerHeight = TableDelegateAnswers(rawValue: 1 << 4)

  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static let estimatedFooterHeight = TableDelegateAnswers(rawValue: 1 << 5)

  /// `tableView(_:viewForHeaderInSection:)`.
  public static let headerView = TableDelegateAnswers(rawValue: 1 << 6)

  /// `tableView(_:viewForFooterInSection:)`.
  public static let footerView = TableDelegateAnswers(rawValue: 1 << 7)

  /// Told when cells are displayed and when they leave the screen.
  public static let cellDisplay = TableDelegateAnswers(rawValue: 1 << 8)

  /// Told when headers and footers are displayed and when they leave the screen.
  public static let supplementaryDisplay = TableDelegateAnswers(rawValue: 1 << 9)

  /// Asked and told when a finger touches a row and lets go.
  public static let highlighting = TableDelegateAnswers(rawValue: 1 << 10)

  /// Asked for the row to be selected, or deselected, instead of another.
  public static let selectionChoice = TableDelegateAnswers(rawValue: 1 << 11)

  /// `tableView(_:didSelectRowAt:)`.
  public static let selection = TableDelegateAnswers(rawValue: 1 << 12)

  /// `tableView(_:didDeselectRowAt:)`.
  public static let deselection = TableDelegateAnswers(rawValue: 1 << 13)

  /// `tableViewDidScroll(_:)`.
  public static let scrolling = TableDelegateAnswers(rawValue: 1 << 14)

  /// The actions at the leading edge of rows.
  public static let leadingSwipe = TableDelegateAnswers(rawValue: 1 << 15)

  /// The actions at the trailing edge of rows.
  public static let trailingSwipe = TableDelegateAnswers(rawValue: 1 << 16)

  /// The controls of rows in editing mode, and what a confirmed one does: the data source's part of it, too.
  public static let editing = TableDelegateAnswers(rawValue: 1 << 17)

  /// The text of delete buttons.
  public static let deleteTitle = TableDelegateAnswers(rawValue: 1 << 18)

  /// Whether rows make room for their controls.
  public static let indentation = TableDelegateAnswers(rawValue: 1 << 19)

  /// Is told when rows are swiped aside and close.
  public static let editingNotices = TableDelegateAnswers(rawValue: 1 << 20)

  /// The rows that a finger can drag, and where to: the data source's part of it, too.
  public static let moving = TableDelegateAnswers(rawValue: 1 << 21)

  /// Is told when the button at the trailing edge of a cell is tapped.
  public static let accessoryTaps = TableDelegateAnswers(rawValue: 1 << 22)

  /// The menus of rows.
  public static let contextMenu = TableDelegateAnswers(rawValue: 1 << 23)

  /// Is told when menus of rows open and close.
  public static let contextMenuNotices = TableDelegateAnswers(rawValue: 1 << 24)

  /// Is told when the picture of a row above its menu is tapped.
  public static let previewAction = TableDelegateAnswers(rawValue: 1 << 25)

  /// What a tap of a row does apart from selecting it.
  public static let primaryAction = TableDelegateAnswers(rawValue: 1 << 26)

  /// The index at the edge: the data source's methods.
  public static let sectionIndex = TableDelegateAnswers(rawValue: 1 << 27)

  /// Every method.
  public static let all = TableDelegateAnswers(rawValue: .max)
}

/// The dimension, -1, that leaves a height to the table, which asks the view itself where it can.
public let automaticDimension: Double = -1
