import Binder
import BinderUIKit
import HeadlessTable
import UIKit

extension FriendsScreen {
  func tap(row: Int, section: Int) {
    table.simulateTap(at: IndexPath(row: row, section: section))
  }

  /// What went wrong, in Binder and in UIKit.
  var problems: [String] { diagnostics + table.player.inconsistencies.map { "\($0)" } }

  /// The cells by what they show.
  var cells: [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for cell in table.visibleCells { cells[cell.textLabel?.text ?? ""] = ObjectIdentifier(cell) }
    return cells
  }

  /// What is shown by the cells that showed it before.
  func kept(_ before: [String: ObjectIdentifier]) -> [String] {
    cells.filter { before[$0.key] == $0.value }.keys.sorted()
  }

  /// One friend goes, one comes, one changes.
  func befriend() {
    friends[.near]?.removeFirst()
    friends[.near]?.append(Friend(id: 4, name: "Vera"))
    friends[.far]?[0].name = "Susan"
    refresh()
  }

  /// Whether the header is the same view afterwards.
  func renameHeader(_ title: String) -> Bool {
    let before = table.headerView(forSection: 1)
    self.title = title
    refresh()
    return before != nil && before === table.headerView(forSection: 1)
  }

  /// The methods that UIKit finds in the table's delegate, without what all of them begin with.
  var delegateMethods: [String] {
    Self.methods.filter { table.delegate?.responds(to: Selector("tableView:\($0)")) == true }
  }

  private static let methods = [
    "heightForRowAtIndexPath:", "estimatedHeightForRowAtIndexPath:", "heightForHeaderInSection:",
    "estimatedHeightForHeaderInSection:", "heightForFooterInSection:",
    "estimatedHeightForFooterInSection:", "viewForHeaderInSection:", "viewForFooterInSection:",
    "willDisplayCell:forRowAtIndexPath:", "didEndDisplayingCell:forRowAtIndexPath:",
    "willDisplayHeaderView:forSection:", "shouldHighlightRowAtIndexPath:",
    "willSelectRowAtIndexPath:", "didSelectRowAtIndexPath:", "didDeselectRowAtIndexPath:",
    "canPerformAction:forRowAtIndexPath:withSender:",
  ]
}

extension Adapted {
  /// Whether updates are accepted at several moments.
  static func acceptsUpdates() -> [String] {
    let table = table()
    var answers: [String] = []
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: FriendCell.self, models: [1])
      .onDequeue { _, _, _ in answers.append("in cellForRow: \(table.acceptsUpdates)") }
    binder.finish()
    table.performPendingUpdates()
    answers.append("later: \(table.acceptsUpdates)")
    let host: any TableHost = table
    host.performBatchUpdates(
      { answers.append("in a batch: \(host.acceptsUpdates)") },
      completion: nil
    )
    return answers
  }

  /// What is found right after a snapshot was applied, before a turn of the main actor.
  static func foundAtOnce() -> [String] {
    let tables = (0..<2).map { _ in table() }
    let binder = SectionedTableViewBinder(tableView: tables[0], sectionedBy: Circle.self)
    binder.onAllOtherSections().bind(cellType: FriendCell.self, items: Int.self)
    binder.finish()
    let screen = TableScreen(sectionedBy: Circle.self) {
      OnAllOtherSections { CellsBySection(FriendCell.self, items: Int.self) }
    }
    screen.bind(to: tables[1])
    let path = IndexPath(row: 1, section: 0)
    var found: [String] = []
    func find(_ sections: KeyValuePairs<Circle, [Int]>, _ look: () -> Any?) {
      var snapshot = TableSnapshot<Circle, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      binder.apply(snapshot)
      screen.apply(snapshot)
      found.append(look().map { "\($0)" } ?? "none")
    }
    find([.near: [1, 2]]) { binder.itemIdentifier(for: path, of: Int.self) }
    find([.near: [3, 4]]) { screen.itemIdentifier(for: path, of: Int.self) }
    find([.far: [5]]) { binder.sectionIdentifier(for: 0) }
    find([.near: [6], .far: [5]]) { binder.index(for: .far) }
    return found
  }

  /// What a provider shows that counts the rows of its table, as only the table itself can.
  static func typedTable() -> [String] {
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(
        tableType: UITableView.self,
        cellProvider: { tableView, row, name in
          tableView.register(FriendCell.self, forCellReuseIdentifier: "own")
          let path = IndexPath(row: row, section: 0)
          let cell: UITableViewCell = tableView.dequeueReusableCell(
            withIdentifier: "own",
            for: path
          )
          cell.textLabel?.text = "\(name) of \(tableView.numberOfRows(inSection: 0))"
          return cell
        },
        models: ["Asif", "Joanne", "Sue"]
      )
      .onDequeue { row, cell, name in cell.accessoryType = .checkmark }
    binder.finish()
    let tableView: UITableView = binder.tableView
    tableView.layoutIfNeeded()
    return binder.tableView.visibleCells.compactMap { cell in
      cell.accessoryType == .checkmark ? cell.textLabel?.text : nil
    }
  }

  /// What a table says whose provider wants another one.
  static func providerInAnotherTable() -> [String] {
    let table = HeadlessTable(id: "other", width: 320, height: 100)
    table.onInconsistency = .collect
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(
        tableType: UITableView.self,
        cellProvider: { tableView, row in
          UITableViewCell(style: .default, reuseIdentifier: nil)
        },
        numberOfCells: 1
      )
    binder.finish()
    table.layoutIfNeeded()
    return table.diagnostics.map(\.message)
  }
}
