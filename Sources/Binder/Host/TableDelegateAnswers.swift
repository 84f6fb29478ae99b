/// The row dimensions that a delegate returns for a section.
///
/// What `responds(to:)` is on other systems: a section of ten million rows without dimensions of their own costs nothing to lay
/// out.
public struct RowDimensions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `tableView(_:heightForRowAt:)` is implemented.
  public static let height = RowDimensions(rawValue: 1)

  /// `tableView(_:estimatedHeightForRowAt:)` is implemented.
  public static let estimatedHeight = RowDimensions(rawValue: 2)
}

/// The methods that a delegate implements, by what they are about.
///
/// What `responds(to:)` is on other systems, for all sections of a table together: where no heights are estimated, a table does
/// not call for estimates.
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

  /// Receives when cells are displayed and when they leave the screen.
  public static let cellDisplay = TableDelegateAnswers(rawValue: 1 << 8)

  /// Receives when headers and footers are displayed and when they leave the screen.
  public static let supplementaryDisplay = TableDelegateAnswers(rawValue: 1 << 9)

  /// Decides whether rows are highlighted, and receives when a finger touches one and lets go.
  public static let highlighting = TableDelegateAnswers(rawValue: 1 << 10)

  /// Chooses the row to be selected, or deselected, instead of another.
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

  /// Receives when rows are swiped aside and close.
  public static let editingNotices = TableDelegateAnswers(rawValue: 1 << 20)

  /// The rows that a finger can drag, and where to: the data source's part of it, too.
  public static let moving = TableDelegateAnswers(rawValue: 1 << 21)

  /// Receives taps of the button at the trailing edge of a cell.
  public static let accessoryTaps = TableDelegateAnswers(rawValue: 1 << 22)

  /// The menus of rows.
  public static let contextMenu = TableDelegateAnswers(rawValue: 1 << 23)

  /// Receives when menus of rows open and close.
  public static let contextMenuNotices = TableDelegateAnswers(rawValue: 1 << 24)

  /// Receives taps of the picture of a row above its menu.
  public static let previewAction = TableDelegateAnswers(rawValue: 1 << 25)

  /// What a tap of a row does apart from selecting it.
  public static let primaryAction = TableDelegateAnswers(rawValue: 1 << 26)

  /// The index at the edge: the data source's methods.
  public static let sectionIndex = TableDelegateAnswers(rawValue: 1 << 27)

  /// Every method.
  public static let all = TableDelegateAnswers(rawValue: .max)
}
