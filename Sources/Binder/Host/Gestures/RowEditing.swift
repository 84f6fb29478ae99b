/// The control that a row shows in editing mode; the cases of `UITableViewCell.EditingStyle`.
public enum RowEditingStyle: Hashable, Sendable, CaseIterable {
  /// No control.
  case none
  /// A button that deletes the row, after it was confirmed.
  case delete
  /// A button that inserts a row.
  case insert
}

/// Data source methods for the editing of rows.
@MainActor
public protocol TableEditingDataSource: AnyObject {
  /// Whether a row can be swiped or edited; no by default.
  ///
  /// `UITableView` finds out by itself whether rows can be deleted, and takes it that they can be edited. Here it is declared.
  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool

  /// The user has confirmed a deletion or an insertion; the data source changes the data and announces it.
  func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  )
}

/// Delegate methods for the editing of rows.
@MainActor
public protocol TableEditingDelegate: AnyObject {
  /// The control of a row that can be edited.
  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle

  /// The text of a row's delete button; nil for `Delete`.
  func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether a row is indented in editing mode.
  func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// A row is about to be swiped aside.
  func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath)

  /// A row that was swiped aside has closed.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: Where the row is now; nil for a row that was deleted.
  func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?)
}

extension TableEditingDataSource {
  /// No.
  public func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    commit editingStyle: RowEditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension TableEditingDelegate {
  /// The delete button.
  public func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle { .delete }

  /// The usual text.
  public func tableView(
    _ tableView: any TableHost,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Yes.
  public func tableView(
    _ tableView: any TableHost,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: any TableHost, didEndEditingRowAt indexPath: IndexPath?) {}
}
