public import Binder

extension HeadlessTable {
  /// Does what a finger does that drags a row to another place: the table moves the row and tells its
  /// data source `tableView(_:moveRowAt:to:)`, which is to move the data and to tell the table nothing.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - newIndexPath: Where it is dropped, counted when it has been taken out.
  public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    layoutIfNeeded()
    guard let row = existingRow(at: indexPath), let target = position(of: newIndexPath) else {
      return
    }
    beginPhase("drag \(place(of: row))")
    note(
      .event(
        Call.Event(
          kind: .moveRow,
          place: place(of: row),
          text: "\(name(ofSection: target.section))/\(target.row)"
        )
      )
    )
    performBatchUpdates {
      dataSource?.tableView(self, moveRowAt: row.indexPath, to: target.indexPath)
      moveRow(at: row.indexPath, to: target.indexPath)
    }
  }
}
