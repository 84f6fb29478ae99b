import Binder
import HeadlessTable

// example:begin
struct Friend: Identifiable, Equatable { let id: String, name: String, isClose: Bool }

final class FriendCell: HeadlessCell {
  let name = Label()
  let status = Label()
}

enum FriendsSection: TableViewSection { case friends }

@MainActor
func showFriends() -> String {
  let friends = [
    Friend(id: "asif", name: "Asif", isClose: true),
    Friend(id: "joanne", name: "Joanne", isClose: false),
  ]
  let table = HeadlessTable(id: "friends", width: 375, height: 200)
  let binder = SectionedTableViewBinder(tableView: table, sectionedBy: FriendsSection.self)

  binder.onSection(.friends)
    .bind(headerTitle: "FRIENDS")
    .bind(cellType: FriendCell.self, models: friends)
    .onDequeue { row, cell, friend in
      cell.name.text = friend.name
      cell.status.text = friend.isClose ? "close" : "far away"
    }
    .onTapped { row, cell, friend in print("tapped \(friend.name)") }
    .cellHeight { row, friend in friend.isClose ? 64 : 44 }

  binder.displayedSections = [.friends]
  binder.finish()

  table.tapRow(0, in: FriendsSection.friends)
  return "\(table)\n\(table.calls)"
}
// example:end
