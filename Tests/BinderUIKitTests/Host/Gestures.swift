import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// A screen whose rows can be swiped and deleted, in a table of UIKit.
@MainActor
final class Inbox {
  let table = Adapted.table()
  private var mails = [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")]
  private(set) var log: [String] = []
  private let binder: SectionedTableViewBinder<Circle>

  init(deletes: Bool) {
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    table.player.onInconsistency = .collect
    let rows = binder.onSection(.near)
      .bind(cellType: FriendCell.self, models: { [unowned self] in mails })
      .onDequeue { _, cell, mail in cell.textLabel?.text = mail.name }
      .leadingSwipe { [unowned self] _, mail in
        [
          SwipeAction("Flag", image: "flag") { [weak self] in
            self?.log.append("flag \(mail.name)")
            return .done
          }
        ]
      }
    if deletes { rows.onDelete { [unowned self] row, mail in delete(mail) } }
    binder.onSection(.far)
      .bind(cellType: FriendCell.self, models: [Friend(id: 3, name: "Sue")])
      .onDequeue { _, cell, mail in cell.textLabel?.text = mail.name }
    binder.displayedSections = [.near, .far]
    binder.finish()
    table.performPendingUpdates()
  }

  private func delete(_ mail: Friend) {
    log.append("delete \(mail.name)")
    mails.removeAll { $0.id == mail.id }
    binder.refresh()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The titles of a row's actions.
  func actions(_ section: Int, _ row: Int, _ edge: SwipeEdge) -> [String] {
    let titles = table.player.swipe(path(section, row), edge).map(\.title)
    table.player.closeSwipe()
    return titles
  }

  func flag(_ row: Int) async {
    table.player.swipe(path(0, row), .leading)
    table.player.tapAction("Flag")
    try? await until("the action") { !log.isEmpty }
  }

  func delete(_ row: Int) async -> String {
    table.player.swipe(path(0, row), .trailing)
    table.player.tapAction("Delete")
    try? await until("the action") { !log.isEmpty }
    table.performPendingUpdates()
    return (log + [table.text] + table.player.inconsistencies.map { "\($0)" })
      .joined(separator: "\n")
  }
}

/// The colours that UIKit is given for the actions of a row, by their names in the declaration.
@MainActor
func colorsOfActions(_ names: [String?], ofApp: Set<String>) -> [String] {
  UIColor.ofApp = ofApp
  defer { UIColor.ofApp = [] }
  let table = Adapted.table()
  let binder = TableViewBinder(tableView: table)
  binder.onTable()
    .bind(cellType: FriendCell.self, models: ["Asif"])
    .trailingSwipe { _, _ in names.map { SwipeAction("Flag", color: $0) { .done } } }
  binder.finish()
  table.performPendingUpdates()
  return table.player.swipe(IndexPath(row: 0, section: 0), .trailing).map { $0.color ?? "usual" }
}

/// A screen whose program keeps the selection by identity, in a table of UIKit.
@MainActor
final class ChosenFriend {
  private let table = Adapted.table()
  private(set) var chosen: Int? = 2
  private let binder: SectionedTableViewBinder<Circle>

  init() {
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    let friends = [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")]
    binder.onSection(.near).bind(cellType: FriendCell.self, models: friends)
    binder.displayedSections = [.near]
    binder.selection(get: { [unowned self] in chosen }, set: { [unowned self] in chosen = $0 })
    binder.finish()
    table.performPendingUpdates()
  }

  /// The rows of the section that the table shows as selected.
  var rows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

  func choose(_ friend: Int?) {
    chosen = friend
    binder.refresh()
    table.performPendingUpdates()
  }

  func tap(_ row: Int) {
    table.player.tapRow(at: IndexPath(row: row, section: 0))
    table.performPendingUpdates()
  }
}

extension Inbox {
  /// What UIKit is told of the controls of a row that cannot be deleted, while rows can be chosen in editing mode: by
  /// itself, while another row is swiped aside, afterwards, and in editing mode.
  func controlsOfOther() -> [String] {
    table.allowsMultipleSelectionDuringEditing = true
    var told = [controls(1, 0)]
    table.player.swipe(IndexPath(row: 0, section: 0), .trailing)
    told.append(controls(1, 0))
    table.player.closeSwipe()
    told.append(controls(1, 0))
    table.isEditing = true
    told.append(controls(1, 0))
    return told
  }

  /// What the app's own delegate is told when a row is swiped aside that the declaration gives actions.
  func noticesOfApp() -> [String] {
    let app = SwipedApp()
    table.forwardedDelegate = app
    table.player.swipe(IndexPath(row: 1, section: 0), .leading)
    table.player.closeSwipe()
    return app.log
  }

  private func controls(_ section: Int, _ row: Int) -> String {
    let path = IndexPath(row: row, section: section)
    let style = Asked.answers(table, "tableView:editingStyleForRowAtIndexPath:")?
      .tableView(table, editingStyleForRowAt: path)
    let name = "tableView:canEditRowAtIndexPath:"
    let dataSource: (any UITableViewDataSource)? = table.dataSource
    let answers = (dataSource as? NSObject)?.forwardingTarget(for: Selector(name))
    let canEdit = (answers as? any UITableViewDataSource)?.tableView(table, canEditRowAt: path)
    return [style.map { "\($0)" }, canEdit.map { $0 ? "editable" : "not editable" }]
      .map { $0 ?? "nobody answers" }.joined(separator: ", ")
  }
}

/// A delegate of an app that wants to know of swipes.
@MainActor
private final class SwipedApp: NSObject, UITableViewDelegate, @unchecked Sendable {
  private(set) var log: [String] = []

  // What the runtime of Objective-C knows of a class.
  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    NSStringFromSelector(aSelector).contains("EditingRowAtIndexPath:")
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begins \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("ends \(indexPath.map { "\($0.row)" } ?? "nowhere")")
  }
}
