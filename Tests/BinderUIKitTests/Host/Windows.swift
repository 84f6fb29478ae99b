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
    let told = table.player.calls.flatMap { call -> [String] in
      guard case .update(let update) = call else { return [] }
      return [update.kind == .reload ? "reload" : "batch"]
    }
    return [told.joined(separator: " "), selected.joined(separator: " "), text]
  }
}
