/// Provides a table's dimensions and views, and receives its touches: `UITableViewDelegate` without a screen.
///
/// Every method may be left out. An optional dimension of nil leaves the dimension to the table.
@MainActor
public protocol TableDelegate: TableSwipeDelegate, TableEditingDelegate, TableMovingDelegate,
  TableAccessoryDelegate, TableMenuDelegate
{
  /// The methods that a table has to call now; a host may ignore the others.
  ///
  /// A delegate whose methods change calls the table's `delegateAnswersChanged()`.
  func methods(for tableView: any TableHost) -> TableDelegateMethods

  /// The row dimensions that the delegate returns for a section; a table does not query the others.
  func tableView(_ tableView: any TableHost, rowDimensionsInSection section: Int) -> RowDimensions

  /// The height of a row in points; `automaticDimension` lets the cell measure itself.
  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double?

  /// The estimated height of a row in points, used until the row is displayed.
  ///
  /// A section whose first row has none has none at all.
  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double?

  /// The height of a section's header in points; 0 for none.
  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double?

  /// The estimated height of a header in points.
  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double?

  /// The height of a section's footer in points; 0 for none.
  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double?

  /// The estimated height of a footer in points.
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

  /// The user has selected a row.
  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath)

  /// The user has deselected a row.
  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath)

  /// Whether a tap on a row performs a primary action; no by default.
  ///
  /// `UITableView` finds out by itself, and takes it outside of editing mode that it does. Here it is declared.
  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// The user has tapped a row for its primary action; not a tap that changes a multiple selection.
  func tableView(_ tableView: any TableHost, performPrimaryActionForRowAt indexPath: IndexPath)

  /// The content offset has changed.
  func tableViewDidScroll(_ tableView: any TableHost)
}

extension TableDelegate {
  /// All of them.
  public func methods(for tableView: any TableHost) -> TableDelegateMethods { .all }

  /// Both: calls for each row.
  public func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { [.height, .estimatedHeight] }

  /// Nil: the table decides.
  public func tableView(
    _ tableView: any TableHost,
    heightForRowAt indexPath: IndexPath
  ) -> Double? { nil }

  /// Nil: the table decides.
  public func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? { nil }

  /// Nil: the table decides.
  public func tableView(
    _ tableView: any TableHost,
    heightForHeaderInSection section: Int
  ) -> Double? { nil }

  /// Nil: the table decides.
  public func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? { nil }

  /// Nil: the table decides.
  public func tableView(
    _ tableView: any TableHost,
    heightForFooterInSection section: Int
  ) -> Double? { nil }

  /// Nil: the table decides.
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

/// The dimension, -1, that leaves a height to the table: it measures the view itself where it can.
public let automaticDimension: Double = -1
