import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A view of UIKit that is as high as its text is long.
final class NoteView: UITableViewHeaderFooterView, ViewModelBindable {
  var viewModel: String?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(10 * (viewModel ?? "").count))
  }
}

/// A screen with views that belong to no section, in a table of UIKit.
@MainActor
final class PartsScreen {
  private let table = Adapted.table()
  private let binder: SectionedTableViewBinder<Circle>
  var friends: [Friend] = []
  var note: String? = "note"

  init() {
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.tableHeader(NoteView.self) { [unowned self] in note }
    binder.tableFooter(NoteView.self) { "sum" }
    binder.placeholder(NoteView.self) { "nobody" }
    binder.onSection(.near).bind(cellType: FriendCell.self, models: { [unowned self] in friends })
    binder.displayedSections = [.near]
    binder.finish()
  }

  func refresh() {
    binder.refresh()
    table.performPendingUpdates()
  }

  /// What the three views show, with the heights of their frames; UIKit gives the background that of the table.
  var text: String {
    [table.tableHeaderView, table.tableFooterView, table.backgroundView]
      .map { view in
        guard let note = view as? NoteView ?? view?.subviews.first as? NoteView
        else { return "none" }
        return "\(note.viewModel ?? "") \(Int(note.frame.size.height))"
      }
      .joined(separator: ", ")
  }

  /// Points of all content.
  var contentHeight: Double { table.player.contentSize.height }
}

/// What stands beside the sections after a binder has taken over a table whose former binder is gone.
///
/// - Parameter ofApp: Whether the app has put views of its own there meanwhile.
/// - Returns: For header, footer and background whether the app's view, another one or none is there.
@MainActor
func viewsAfterTakingOver(ofApp: Bool) -> [String] {
  let table = Adapted.table()
  do {
    let former = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    former.tableHeader(NoteView.self) { "note" }
    former.tableFooter(NoteView.self) { "sum" }
    former.placeholder(NoteView.self) { "nobody" }
    former.onSection(.near).bind(cellType: FriendCell.self, models: [])
    former.displayedSections = [.near]
    former.finish()
  }
  let own = UIView()
  if ofApp {
    (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (own, own, own)
  }
  let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
  binder.onSection(.near).bind(cellType: FriendCell.self, models: [])
  binder.displayedSections = [.near]
  binder.finish()
  defer { withExtendedLifetime(binder) {} }
  return [table.tableHeaderView, table.tableFooterView, table.backgroundView].map { view in
    view == nil ? "none" : view === own ? "app's" : "other"
  }
}

/// What stands beside the sections of a table in which the app has put views of its own, while a binder has views for these
/// places, while it has none, while it has them again, and after a binder without any has taken over.
@MainActor
func viewsOfAppUnderneath() -> [String] {
  let table = Adapted.table()
  let own = UIView()
  (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (own, own, own)
  var note: String? = "note"
  let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
  binder.tableHeader(NoteView.self) { note }
  binder.tableFooter(NoteView.self) { note }
  binder.placeholder(NoteView.self) { note }
  binder.onSection(.near).bind(cellType: FriendCell.self, models: [])
  binder.displayedSections = [.near]
  binder.finish()
  var states = [places(of: table, own)]
  for text in [nil, "again", "another"] as [String?] {
    note = text
    binder.refresh()
    table.performPendingUpdates()
    states.append(places(of: table, own))
  }
  let next = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
  next.onSection(.near).bind(cellType: FriendCell.self, models: [])
  next.displayedSections = [.near]
  next.finish()
  withExtendedLifetime(next) { states.append(places(of: table, own)) }
  return states
}

@MainActor
private func places(of table: UITableView, _ own: UIView) -> String {
  [table.tableHeaderView, table.tableFooterView, table.backgroundView]
    .map { view in view == nil ? "none" : view === own ? "app's" : "note" }
    .joined(separator: " ")
}

/// The space above and below the rows of a table with groups: as its style has it, and with heights of 0.
@MainActor
func spaceAroundGroups() -> [String] {
  let heights: [Double?] = [nil, 0, 12]
  return heights.flatMap { height in
    FriendsScreen.Syntax.allCases.map { syntax in
      let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      let table = UITableView(frame: frame, style: .grouped)
      let owner = height.map { bind(table, endsOf: $0, syntax) } ?? bind(table, syntax)
      defer { withExtendedLifetime(owner) {} }
      table.performPendingUpdates()
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      let header = row.origin.y
      let footer = table.player.contentSize.height - header - row.size.height
      return "\(Int(header)) \(Int(footer))"
    }
  }
}

@MainActor
private func bind(_ table: UITableView, _ syntax: FriendsScreen.Syntax) -> AnyObject {
  let binder = TableViewBinder(tableView: table)
  binder.onTable().bind(footerTitle: "friends").bind(cellType: FriendCell.self, models: ["a"])
  binder.finish()
  return binder
}

@MainActor
private func bind(
  _ table: UITableView,
  endsOf height: Double,
  _ syntax: FriendsScreen.Syntax
) -> AnyObject {
  guard syntax == .chain else {
    return TableScreen {
      OnTable {
        Cells(FriendCell.self, models: ["a"])
        Footer("friends")
        HeaderHeight(height)
        FooterHeight(height)
      }
    }.bind(to: table)
  }
  let binder = TableViewBinder(tableView: table)
  binder.onTable().bind(footerTitle: "friends").bind(cellType: FriendCell.self, models: ["a"])
    .headerHeight(height).footerHeight(height)
  binder.finish()
  return binder
}
