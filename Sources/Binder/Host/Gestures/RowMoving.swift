/// Data source methods for dragged rows.
@MainActor
public protocol TableMovingDataSource: AnyObject {
  /// Whether the user can drag a row; no by default.
  ///
  /// `UITableView` finds out by itself whether rows can be moved, and takes it that they can. Here it is declared.
  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The user has moved a row: move the item in the data, without an update.
  ///
  /// - Parameters:
  ///   - tableView: The table, which shows the row at its new place already.
  ///   - sourceIndexPath: Where the row was.
  ///   - destinationIndexPath: Where the row is when it has been removed and inserted again.
  func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// Delegate methods for dragged rows.
@MainActor
public protocol TableMovingDelegate: AnyObject {
  /// The place for a dragged row instead of the proposed one.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where the row was.
  ///   - proposedIndexPath: Where the touch is, counted when the row has been taken out.
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
  /// The proposed row.
  public func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}

/// A data source that shows its rows again after a drag that its data has not followed.
@MainActor
package protocol MoveFollowing: TableDataSource {
  func follow(_ move: Move<RowPosition>, of tableView: any TableHost, handler: (() -> Void)?)
}

extension TableDataSource {
  package func moveRow(
    at source: IndexPath,
    to destination: IndexPath,
    of tableView: any TableHost,
    handler: (() -> Void)? = nil
  ) {
    if let follower = self as? any MoveFollowing {
      let move = Move(from: RowPosition(source), to: RowPosition(destination))
      follower.follow(move, of: tableView, handler: handler)
    } else if let handler {
      handler()
    } else {
      self.tableView(tableView, moveRowAt: source, to: destination)
    }
  }
}
