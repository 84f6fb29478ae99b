import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// What a UITableView is asked and told in corners where UIKit does more than a declaration says.
@MainActor
enum Asked {
  /// Whether the cell of an inserted row is displayed with animations.
  static func animations(isAnimated: Bool) -> [Bool] {
    let table = Adapted.table()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    var seen: [Bool] = []
    binder.onSection(.near).bind(cellType: FriendCell.self, items: String.self)
      .onDequeue { _, cell, name in cell.textLabel?.text = name }
      .onWillDisplay { _, _, name in if name == "b" { seen.append(UIView.areAnimationsEnabled) } }
    binder.finish()
    var snapshot = TableSnapshot<Circle, String>()
    snapshot.appendSections([.near])
    snapshot.appendItems(["a"])
    binder.apply(snapshot)
    table.performPendingUpdates()
    snapshot.appendItems(["b"])
    binder.apply(snapshot, animatingDifferences: isAnimated)
    table.performPendingUpdates()
    return seen
  }

  /// The height that UIKit is told for a row, and what is said of it.
  static func height(_ points: Double) -> (height: Double?, said: [String]) {
    let table = Adapted.table()
    table.rowHeight = 50
    var said: [String] = []
    table.diagnosticHandler = { said.append($0.message) }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near).bind(cellType: FriendCell.self, models: ["a", "b"])
      .cellHeight { row, _ in row == 0 ? points : 30 }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    let path = IndexPath(row: 0, section: 0)
    let told = answers(table, "tableView:heightForRowAtIndexPath:")
    return (told.map { Double($0.tableView(table, heightForRowAt: path)) }, said)
  }

  /// The estimates that UIKit is told for a row with one and for a row without, in a table that makes none.
  static func estimates() -> [Double?] {
    let table = Adapted.table()
    table.estimatedRowHeight = 0
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near).bind(cellType: FriendCell.self, models: ["a"]).estimatedCellHeight(70)
    binder.onSection(.far).bind(cellType: FriendCell.self, models: ["b"])
    binder.displayedSections = [.near, .far]
    binder.finish()
    let told = answers(table, "tableView:estimatedHeightForRowAtIndexPath:")
    return (0...1).map { section in
      let path = IndexPath(row: 0, section: section)
      return told.map { Double($0.tableView(table, estimatedHeightForRowAt: path)) }
    }
  }

  /// What answers a method of the table's delegate.
  static func answers(_ table: UITableView, _ method: String) -> (any UITableViewDelegate)? {
    let delegate: (any UIScrollViewDelegate)? = table.delegate
    return (delegate as? NSObject)?.forwardingTarget(for: Selector(method))
      as? any UITableViewDelegate
  }

  /// How often the table is laid out as sections are added to those that it shows.
  static func layouts(inWindow: Bool) -> Int {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let window = UIWindow(frame: table.frame)
    if inWindow { window.addSubview(table) }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    for circle in [Circle.near, .far] {
      binder.onSection(circle).bind(cellType: FriendCell.self, models: ["a"])
    }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    binder.displayedSections.append(.far)
    table.performPendingUpdates()
    return table.layouts
  }

  /// Whether the table takes updates while it tells that a finger has moved a row.
  static func takesUpdatesInMove() -> [Bool] {
    let table = Adapted.table()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    var names = ["a", "b", "c"]
    var seen: [Bool] = []
    binder.onSection(.near).bind(cellType: FriendCell.self, models: { names })
      .onMoved { from, to, _ in
        seen.append((table as any TableHost).acceptsUpdates)
        names.insert(names.remove(at: from), at: to)
      }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    table.isEditing = true
    table.player.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    return seen + [(table as any TableHost).acceptsUpdates]
  }
}

/// A table that counts how often it is laid out at once.
private final class CountingTable: UITableView {
  var layouts = 0

  override func layoutIfNeeded() {
    layouts += 1
    super.layoutIfNeeded()
  }
}
