import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// A screen whose rows have accessories, menus, primary actions and places to go, declared in both ways, in a table of
/// UIKit.
@MainActor
final class Contacts {
  let table = Adapted.table(height: 200)
  private var near = [
    Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne"), Friend(id: 3, name: "Kim"),
  ]
  private(set) var log: [String] = []
  private var binder: SectionedTableViewBinder<Circle>?
  private var screen: TableScreen<Circle>?

  init(_ syntax: FriendsScreen.Syntax) {
    table.player.onInconsistency = .collect
    table.diagnosticHandler = { [weak self] in self?.log.append("\($0)") }
    syntax == .chain ? chain() : builder()
    table.performPendingUpdates()
  }

  private func chain() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    let rows = binder.onSection(.near)
      .bind(cellType: FriendCell.self, models: { [unowned self] in near })
      .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
    declare(rows.indexTitle("N"))
    binder.onSection(.far)
      .bind(cellType: FriendCell.self, models: (10..<30).map { Friend(id: $0, name: "\($0)") })
      .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
      .indexTitle("F")
    binder.onRefresh { [unowned self] in await load() }
    binder.displayedSections = [.near, .far]
    binder.finish()
    self.binder = binder
  }

  private func builder() {
    let screen = TableScreen(sectionedBy: Circle.self) { [unowned self] in
      OnRefresh { [unowned self] in await load() }
      OnSection(.near) {
        IndexTitle("N")
        declare(
          Cells(FriendCell.self, models: near) { _, cell, friend in
            cell.textLabel?.text = friend.name
          }
        )
      }
      OnSection(.far) {
        IndexTitle("F")
        Cells(FriendCell.self, models: (10..<30).map { Friend(id: $0, name: "\($0)") }) {
          $1.textLabel?.text = $2.name
        }
      }
    }
    screen.bind(to: table)
    self.screen = screen
  }

  @discardableResult
  private func declare<Rows: SectionModelRows<Circle, FriendCell, Friend>>(_ rows: Rows) -> Rows {
    rows
      .accessory { _, friend in friend.id == 1 ? .detailButton : .disclosureIndicator }
      .onAccessoryTapped { [unowned self] row, cell, friend in
        log.append("accessory of \(friend.name) in \(cell?.textLabel?.text ?? "no cell")")
      }
      .onPrimaryAction { [unowned self] row, friend in log.append("open \(friend.name)") }
      .onDeselected { [unowned self] row, _, friend in log.append("deselect \(friend.name)") }
      .contextMenu { [unowned self] _, friend in
        switch friend.id {
        case 3: []
        case 4: [sorting(friend)]
        default: [command("Call", friend), command("Block", friend, .destructive)]
        }
      }
      .onPreviewTapped { [unowned self] row, friend in log.append("show \(friend.name)") }
      .onMoved { [unowned self] from, to, friend in
        near.insert(near.remove(at: from), at: to)
        log.append("move \(friend.name) to \(to)")
      }
      .canMove { _, friend in friend.id != 1 }
      .moveTarget { _, proposed, _ in max(proposed, 1) }
  }

  private func command(
    _ title: String,
    _ friend: Friend,
    _ style: MenuAction.Style = .normal
  ) -> MenuAction {
    MenuAction(title, style: style, image: "phone") { [weak self] in
      self?.log.append("\(title) \(friend.name)")
      return .done
    }
  }

  private func sorting(_ friend: Friend) -> MenuAction {
    .submenu("Sort", subtitle: "all", image: "arrows") {
      MenuAction("Name", subtitle: "a to z", state: .on) { [weak self] in
        self?.log.append("by name \(friend.name)")
        return .done
      }
      MenuAction.inline("More") { MenuAction("Age", style: .hidden, state: .mixed) { .done } }
      MenuAction.inline("Others") {
        MenuAction("Town", style: .disabled, state: .mixed) { .done }
      }
    }
  }

  private func load() async {
    log.append("load, turning: \(table.refreshControl?.isRefreshing == true)")
    await Task.yield()
    near.append(Friend(id: 4, name: "Vera"))
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The lines that were written since the last call, as soon as there are so many and nothing is refreshed.
  func takeLog(_ count: Int = 1) async -> [String] {
    try? await until("\(count) lines") { log.count >= count && !isTurning }
    // A line more would be wrong, and has its time to be written.
    for _ in 0..<50 { await Task.yield() }
    table.performPendingUpdates()
    defer { log = [] }
    return log + table.player.inconsistencies.map { "\($0)" }
  }
}

// What a finger does.
extension Contacts {
  /// The accessories of the rows in sight, as UIKit calls them.
  var accessories: [String] { table.visibleCells.map { "\($0.accessoryType)" } }

  var names: [String] {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      let cell: UITableViewCell? = table.cellForRow(at: path(row))
      return cell?.textLabel?.text ?? "?"
    }
  }

  func tapAccessory(_ row: Int) { table.player.tapAccessory(path(row)) }

  func tap(_ row: Int, section: Int = 0) { table.player.tapRow(at: path(row, section)) }

  /// The commands of a row's menu, which stays open.
  func openMenu(_ row: Int) -> [String] {
    table.player.openContextMenu(path(row)).map { "\($0.title) \($0.style) \($0.image ?? "")" }
  }

  /// The menu of a row as UIKit shows it, on lines.
  func openWholeMenu(_ row: Int) -> String {
    table.player.openContextMenu(path(row))
    let lines = table.player.render(.text(extent: .visible)).split(separator: "\n")
    return lines.filter { $0.contains("menu ") || $0.contains("menu:") }
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  func choose(_ title: String) { table.player.choose(title) }

  func choose(_ title: String, in submenu: String) { table.player.choose(submenu, title) }

  func tapPreview() { table.player.tapPreview() }

  /// The picture of a row is tapped, and something happens while its menu closes.
  func tapPreview(_ row: Int, whileClosing happening: @escaping () -> Void) {
    let app = MenuDelegate(happening)
    table.forwardedDelegate = app
    _ = openMenu(row)
    tapPreview()
    withExtendedLifetime(app) { table.forwardedDelegate = nil }
  }

  /// A row comes above the others, by an update.
  func insertAbove() {
    near.insert(Friend(id: 9, name: "Abe"), at: 0)
    binder?.refresh()
    screen?.refresh()
    table.performPendingUpdates()
  }

  /// All rows are shown again, without saying what has changed.
  func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }

  /// The table begins to show all rows again.
  func countAgain() { _ = table.dataSource?.numberOfSections(in: table) }

  func drag(_ row: Int, to target: Int) {
    table.setEditing(true, animated: false)
    table.player.dragRow(at: path(row), to: path(target))
  }

  /// The titles of the index, and the row at the top when one of them was tapped.
  func tapIndex(_ title: String) -> [String] {
    let titles = table.player.sectionIndexTitles
    table.player.tapIndexTitle(title)
    return titles + [table.visibleCells.first?.textLabel?.text ?? "nothing"]
  }

  func pull() { table.player.pullToRefresh() }

  var isTurning: Bool { table.refreshControl?.isRefreshing == true }
}

extension Adapted {
  /// What becomes of the refresh control of an app, and of one that was made for a binder that is gone.
  static func refreshControls() -> [String] {
    let (table, own) = (table(), UIRefreshControl())
    table.refreshControl = own
    let host: any TableHost = table
    host.refreshHandler = {}
    var answers = ["the app's: \(table.refreshControl === own)"]
    host.refreshHandler = nil
    answers.append("left: \(table.refreshControl === own)")
    table.refreshControl = nil
    host.refreshHandler = {}
    answers.append("a new one: \(table.refreshControl != nil)")
    let made = table.refreshControl
    host.refreshHandler = {}
    answers.append("the same: \(table.refreshControl === made)")
    host.refreshHandler = nil
    answers.append("taken away: \(table.refreshControl == nil)")
    return answers
  }

  /// How often the code of a refresh runs when its control tells twice that it was pulled.
  static func pulledTwice() async -> String {
    let table = table()
    var count = 0
    var resume: (() -> Void)?
    table.refreshHandler = {
      count += 1
      await withCheckedContinuation { continuation in resume = { continuation.resume() } }
    }
    let control = table.refreshControl
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    control?.sendActions(for: .valueChanged)
    try? await until("the code to begin") { resume != nil }
    let turning = control?.isRefreshing == true
    resume?()
    try? await until("the end") { control?.isRefreshing != true }
    return "\(count), turning \(turning), then \(control?.isRefreshing == true)"
  }

  /// What two controls do, the second of which comes and is pulled while the code of the first one runs.
  static func pulledAgain() async -> [String] {
    let table = table()
    var log: [String] = []
    var resume: [() -> Void] = []
    func handler(_ name: String) -> @MainActor () async -> Void {
      {
        log.append("\(name) begins")
        await withCheckedContinuation { continuation in resume.append { continuation.resume() } }
        log.append("\(name) ends")
      }
    }
    var controls: [UIRefreshControl] = []
    for name in ["first", "second"] {
      table.refreshHandler = nil
      table.refreshHandler = handler(name)
      guard let control = table.refreshControl else { return ["no control"] }
      controls.append(control)
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      try? await until("the code to begin") { resume.count == controls.count }
    }
    for (control, resume) in zip(controls, resume) {
      resume()
      try? await until("the end") { !control.isRefreshing }
      log.append("turning: \(controls.map(\.isRefreshing))")
    }
    return log
  }

  /// The methods about gestures that UIKit finds where a declaration has one handler.
  static func methods(
    _ declare: (SectionChain<Circle, FriendCell, Friend>) -> Void
  ) -> [String] {
    let table = table()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    let plain = methods(of: table)
    declare(binder.onSection(.near).bind(cellType: FriendCell.self, models: [Friend]()))
    binder.displayedSections = [.near]
    binder.finish()
    return methods(of: table).filter { !plain.contains($0) }
  }

  private static func methods(of table: UITableView) -> [String] {
    let names = [
      "accessoryButtonTappedForRowWithIndexPath:", "canPerformPrimaryActionForRowAtIndexPath:",
      "performPrimaryActionForRowAtIndexPath:", "contextMenuConfigurationForRowAtIndexPath:point:",
      "willDisplayContextMenuWithConfiguration:animator:",
      "willEndContextMenuInteractionWithConfiguration:animator:",
      "willPerformPreviewActionForMenuWithConfiguration:animator:",
      "targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      "leadingSwipeActionsConfigurationForRowAtIndexPath:",
      "trailingSwipeActionsConfigurationForRowAtIndexPath:", "editingStyleForRowAtIndexPath:",
      "titleForDeleteConfirmationButtonForRowAtIndexPath:",
      "shouldIndentWhileEditingRowAtIndexPath:", "didDeselectRowAtIndexPath:",
      "shouldHighlightRowAtIndexPath:", "willSelectRowAtIndexPath:",
    ]
    return names.filter { table.delegate?.responds(to: Selector("tableView:\($0)")) == true }
  }
}

/// An app's own delegate, which does something when a menu closes.
private final class MenuDelegate: NSObject, UITableViewDelegate {
  private let happening: () -> Void

  init(_ happening: @escaping () -> Void) { self.happening = happening }

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    NSStringFromSelector(aSelector)
      == "tableView:willEndContextMenuInteractionWithConfiguration:animator:"
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    happening()
  }
}
