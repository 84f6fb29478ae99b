import Binder
import BinderUIKit
import HeadlessTable
import UIKit

extension Adapted {
  /// What is left of a table, its binder and its screen when nobody keeps them.
  static func unmatched() -> [String] {
    weak var table: UITableView?
    weak var binder: SectionedTableViewBinder<Circle>?
    weak var screen: FriendsScreen?
    weak var attachments: TableAttachments?
    weak var cell: UITableViewCell?
    for syntax in FriendsScreen.Syntax.allCases {
      let friends = FriendsScreen(syntax)
      friends.befriend()
      friends.tap(row: 0, section: 0)
      (table, binder, screen) = (friends.table, friends.binder, friends)
      attachments = friends.table.attachments
      cell = friends.table.visibleCells.first
    }
    // Where a table cannot keep its attachments itself, they go when another table comes.
    _ = self.table().attachments
    let left: [(String, AnyObject?)] = [
      ("table", table), ("binder", binder), ("screen", screen), ("attachments", attachments),
      ("cell", cell),
    ]
    return left.compactMap { $0.1 == nil ? nil : $0.0 }
  }

  /// Whether a table whose data source has gone has no rows, and one without a binder neither.
  static func withoutSource() -> [Int] {
    let table = table()
    let host: any TableHost = table
    var rows: HandMadeRows? = HandMadeRows([["a", "b"]])
    host.dataSource = rows
    host.performPendingUpdates()
    let before = table.numberOfRows(inSection: 0)
    rows = nil
    host.reloadData()
    host.performPendingUpdates()
    return [before, table.numberOfSections, host.dataSource == nil && rows == nil ? 0 : 1]
  }
}
