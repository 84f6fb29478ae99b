import Binder
import BinderUIKit
import HeadlessTable
import UIKit

struct Friend: Identifiable, Equatable {
  let id: Int
  var name: String
}

enum Circle: TableViewSection {
  case near, far
}

/// A cell as an app has it: nothing to conform to, and no initialiser.
final class FriendCell: UITableViewCell {}

/// A header as an app has it.
final class CircleView: UITableViewHeaderFooterView, ViewModelBindable {
  struct ViewModel: Equatable { var title: String }

  var viewModel: ViewModel? { didSet { textLabel?.text = viewModel?.title } }
}

/// A screen of two sections, declared in both ways.
@MainActor
final class FriendsScreen {
  let table = Adapted.table()
  var friends: [Circle: [Friend]] = [
    .near: [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")],
    .far: [Friend(id: 3, name: "Sue")],
  ]
  var title = "FAR"
  var log: [String] = []
  private(set) var diagnostics: [String] = []
  private(set) var binder: SectionedTableViewBinder<Circle>?
  private var screen: TableScreen<Circle>?

  enum Syntax: CaseIterable, Sendable {
    case chain, builder
  }

  init(_ syntax: Syntax, on binding: Bool = true) {
    table.diagnosticHandler = { [weak self] in self?.diagnostics.append("\($0)") }
    switch syntax {
    case .chain: chain()
    case .builder: builder()
    }
    table.performPendingUpdates()
  }

  private func chain() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerTitle: "NEAR")
      .bind(cellType: FriendCell.self, models: { [unowned self] in friends[.near] ?? [] })
      .onDequeue { [unowned self] row, cell, friend in fill(cell, friend) }
      .onTapped { [unowned self] row, cell, friend in
        log.append("tapped \(friend.name) in \(cell.textLabel?.text ?? "")")
      }
      .cellHeight { row, friend in friend.name.count > 4 ? 64 : 44 }
    binder.onSection(.far)
      .bind(headerType: CircleView.self, viewModel: { [unowned self] in .init(title: title) })
      .bind(
        cellProvider: { [unowned self] tableView, row, friend in
          let cell = tableView.dequeue(FriendCell.self)
          fill(cell, friend)
          return cell
        },
        models: { [unowned self] in friends[.far] ?? [] }
      )
      .bind(footerTitle: "the end")
    binder.displayedSections = [.near, .far]
    binder.finish()
    self.binder = binder
  }

  private func builder() {
    let screen = TableScreen(sectionedBy: Circle.self) { [unowned self] in
      OnSection(.near) {
        Header("NEAR")
        Cells(FriendCell.self, models: friends[.near] ?? []) { [unowned self] row, cell, friend in
          fill(cell, friend)
        }
        .onTapped { [unowned self] row, cell, friend in
          log.append("tapped \(friend.name) in \(cell.textLabel?.text ?? "")")
        }
        .cellHeight { row, friend in friend.name.count > 4 ? 64 : 44 }
      }
      OnSection(.far) {
        Header(CircleView.self, viewModel: .init(title: title))
        Cells(models: friends[.far] ?? []) { [unowned self] tableView, row, friend in
          let cell = tableView.dequeue(FriendCell.self)
          fill(cell, friend)
          return cell
        }
        Footer("the end")
      }
    }
    screen.bind(to: table)
    self.screen = screen
  }

  private func fill(_ cell: FriendCell, _ friend: Friend) {
    log.append("fill \(friend.name)")
    cell.textLabel?.text = friend.name
  }

  func refresh() {
    binder?.refresh()
    screen?.refresh()
    table.performPendingUpdates()
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// What the table shows: headers, cells with their heights, footers.
  var text: String { table.text }
}

extension UITableView {
  /// What is shown of each section, a line each; `#` before a title or a view, and a row's height behind it.
  var text: String {
    var lines: [String] = []
    for section in 0..<numberOfSections {
      lines += headerView(forSection: section).map { ["# \($0.textLabel?.text ?? "")"] } ?? []
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell: UITableViewCell? = cellForRow(at: path)
        let height = Int(player.rectForRow(at: path).size.height)
        lines.append("\(cell?.textLabel?.text ?? "?") \(height)")
      }
      lines += footerView(forSection: section).map { ["# \($0.textLabel?.text ?? "")"] } ?? []
    }
    return lines.joined(separator: "\n")
  }
}
