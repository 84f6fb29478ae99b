import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A feed in a table of UIKit whose visible rows stay in place.
@MainActor
final class GrowingFeed {
  private let table = Adapted.table(height: 132)
  private let binder: TableViewBinder
  private var friends = (1...9).map { Friend(id: $0, name: "Friend \($0)") }
  private(set) var problems: [String] = []

  init(animates: Bool) {
    binder = TableViewBinder(tableView: table)
    table.diagnosticHandler = { [unowned self] in problems.append($0.message) }
    table.estimatedRowHeight = 30
    binder.keepsVisibleRowsInPlace = true
    binder.animateChanges = animates
    binder.onTable().bind(cellType: FriendCell.self, models: { [unowned self] in friends })
      .onDequeue { row, cell, friend in cell.textLabel?.text = friend.name }
      .cellHeight(44)
    binder.finish()
    table.performPendingUpdates()
  }

  func scroll(to y: Double) {
    table.player.scroll(to: y)
    table.performPendingUpdates()
  }

  /// Inserts friends at the top.
  func insert(_ ids: [Int]) { update { $0.insert(contentsOf: ids.map(Self.friend), at: 0) } }

  func append(_ id: Int) { update { $0.append(Self.friend(id)) } }

  func remove(_ id: Int) { update { $0.removeAll { $0.id == id } } }

  private static func friend(_ id: Int) -> Friend { Friend(id: id, name: "Friend \(id)") }

  private func update(_ change: (inout [Friend]) -> Void) {
    change(&friends)
    UIView.changesWithoutAnimation = 0
    binder.refresh()
    table.performPendingUpdates()
  }

  /// How often the last update has asked for no animations.
  var stillChanges: Int { UIView.changesWithoutAnimation }

  /// The visible friends with their distances from the top edge.
  var shown: String {
    (table.indexPathsForVisibleRows ?? []).map { path in
      let cell: UITableViewCell? = table.cellForRow(at: path)
      let distance = table.rectForRow(at: path).minY - table.contentOffset.y
      return "\(cell?.textLabel?.text ?? "?")@\(Int(distance))"
    }.joined(separator: ", ")
  }
}
