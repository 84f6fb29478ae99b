/// What a table asks its data source about rows that a finger drags.
@MainActor
public protocol TableMovingDataSource: AnyObject {
  /// Whether a finger can drag a row; no, if not written.
  ///
  /// `UITableView` finds out by itself whether rows can be moved, and takes yes for the answer. Here it is said.
  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A finger has moved a row; the data is to follow, and the table is not to be told.
  ///
  /// - Parameters:
  ///   - tableView: The table, which shows the row at its new place already.
  ///   - sourceIndexPath: Where the row was.
  ///   - destinationIndexPath: Where the row is when it has been taken out and put in again.
  func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// What a table asks its delegate about rows that a finger drags.
@MainActor
public protocol TableMovingDelegate: AnyObject {
  /// Where a row that a finger drags is to be put instead of where the finger is.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where the row was.
  ///   - proposedIndexPath: Where the finger is, counted when the row has been taken out.
  /// - Returns: Where the row goes, counted in the same way.
  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension TableMovingDataSource {
  /// No.
  public func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension TableMovingDelegate {
  /// The row under the finger.
  public func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}
