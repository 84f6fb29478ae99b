import Binder
import BinderUIKit
import HeadlessTable
import UIKit

extension FriendsScreen {
  /// Changes rows, then what only heights and headers show.
  ///
  /// - Parameter leaves: Whether another screen covers the table meanwhile.
  /// - Returns: What UIKit is told, and what is selected and shown afterwards.
  func changes(inWindowThatItLeaves leaves: Bool) -> [String] {
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    friends[.near] = (1...3).map { Friend(id: $0, name: "Friend \($0)") }
    refresh()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    if leaves { table.removeFromSuperview() }
    table.player.calls.clear()
    friends[.near]?.removeFirst()
    friends[.near]?.append(Friend(id: 4, name: "Vera"))
    refresh()
    let host: any TableHost = table
    host.updateHeights()
    host.reconfigureHeadersAndFooters(inSections: [1], with: .none)
    let selected = table.indexPathsForSelectedRows?.map { "\($0.section).\($0.row)" } ?? []
    window.addSubview(table)
    table.performPendingUpdates()
    return [toldUpdates(of: table), selected.joined(separator: " "), text]
  }
}

extension Adapted {
  /// What UIKit is told of a row that comes while the table is in no window, and how many rows there are then.
  static func updates(afterItIsLaidOut isLaidOut: Bool) -> [String] {
    let (table, rows) = (table(), HandMadeRows([["a"]]))
    let host: any TableHost = table
    host.dataSource = rows
    if isLaidOut { table.layoutIfNeeded() }
    host.performBatchUpdates(
      {
        rows.sections = [["a", "b"]]
        host.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      },
      completion: nil
    )
    table.layoutIfNeeded()
    return [toldUpdates(of: table), "\(table.numberOfRows(inSection: 0)) rows"]
  }
}

/// The updates that the player of a table was told of.
@MainActor
private func toldUpdates(of table: UITableView) -> String {
  table.player.calls.compactMap { call -> String? in
    guard case .update(let update) = call else { return nil }
    return update.kind == .reload ? "reload" : "batch"
  }.joined(separator: " ")
}
