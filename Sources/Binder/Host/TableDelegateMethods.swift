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
public struct TableDelegateMethods: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `tableView(_:heightForRowAt:)`.
  public static let rowHeight = TableDelegateMethods(rawValue: 1 << 0)

  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static let estimatedRowHeight = TableDelegateMethods(rawValue: 1 << 1)

  /// `tableView(_:heightForHeaderInSection:)`.
  public static let headerHeight = TableDelegateMethods(rawValue: 1 << 2)

  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static let estimatedHeaderHeight = TableDelegateMethods(rawValue: 1 << 3)

  /// `tableView(_:heightForFooterInSection:)`.
  public static let footerHeight = TableDelegateMethods(rawValue: 1 << 4)

  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static let estimatedFooterHeight = TableDelegateMethods(rawValue: 1 << 5)

  /// `tableView(_:viewForHeaderInSection:)`.
  public static let headerView = TableDelegateMethods(rawValue: 1 << 6)

  /// `tableView(_:viewForFooterInSection:)`.
  public static let footerView = TableDelegateMethods(rawValue: 1 << 7)

  /// The display of cells, and its end.
  public static let cellDisplay = TableDelegateMethods(rawValue: 1 << 8)

  /// The display of headers and footers, and its end.
  public static let supplementaryDisplay = TableDelegateMethods(rawValue: 1 << 9)

  /// Whether rows are highlighted, and the beginning and end of a highlight.
  public static let highlighting = TableDelegateMethods(rawValue: 1 << 10)

  /// The row to select, or to deselect, instead of another.
  public static let selectionChoice = TableDelegateMethods(rawValue: 1 << 11)

  /// `tableView(_:didSelectRowAt:)`.
  public static let selection = TableDelegateMethods(rawValue: 1 << 12)

  /// `tableView(_:didDeselectRowAt:)`.
  public static let deselection = TableDelegateMethods(rawValue: 1 << 13)

  /// `tableViewDidScroll(_:)`.
  public static let scrolling = TableDelegateMethods(rawValue: 1 << 14)

  /// The actions at the leading edge of rows.
  public static let leadingSwipe = TableDelegateMethods(rawValue: 1 << 15)

  /// The actions at the trailing edge of rows.
  public static let trailingSwipe = TableDelegateMethods(rawValue: 1 << 16)

  /// The controls of rows in editing mode, and what they do: also the data source's methods.
  public static let editing = TableDelegateMethods(rawValue: 1 << 17)

  /// The text of delete buttons.
  public static let deleteTitle = TableDelegateMethods(rawValue: 1 << 18)

  /// Whether rows are indented in editing mode.
  public static let indentation = TableDelegateMethods(rawValue: 1 << 19)

  /// The beginning and end of the swipe of a row.
  public static let editingNotices = TableDelegateMethods(rawValue: 1 << 20)

  /// The rows that can be dragged, and where to: also the data source's methods.
  public static let moving = TableDelegateMethods(rawValue: 1 << 21)

  /// Taps on the accessory button of a cell.
  public static let accessoryTaps = TableDelegateMethods(rawValue: 1 << 22)

  /// The menus of rows.
  public static let contextMenu = TableDelegateMethods(rawValue: 1 << 23)

  /// The opening and closing of rows' menus.
  public static let contextMenuNotices = TableDelegateMethods(rawValue: 1 << 24)

  /// Taps on the preview of a row's menu.
  public static let previewAction = TableDelegateMethods(rawValue: 1 << 25)

  /// The primary action of a row.
  public static let primaryAction = TableDelegateMethods(rawValue: 1 << 26)

  /// The index at the edge: the data source's methods.
  public static let sectionIndex = TableDelegateMethods(rawValue: 1 << 27)

  /// Every method.
  public static let all = TableDelegateMethods(rawValue: .max)
}
