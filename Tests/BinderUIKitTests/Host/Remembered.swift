import Binder
import BinderUIKit
import HeadlessTable
import UIKit

// UIKit asks a delegate once which methods it has.
extension Adapted {
  /// What a table does whose binder, delegate and data source are gone while it remembers their methods; UIKit stops at a message
  /// that nobody takes, and so does the stand-in.
  static func withoutAnybody() -> String {
    let table = table(height: 60)
    var app: AppDelegate? = AppDelegate([
      "scrollViewDidScroll:", "tableView:didSelectRowAtIndexPath:",
      "tableView:canEditRowAtIndexPath:", "scrollViewDidEndDecelerating:",
    ])
    table.forwardedDelegate = app
    table.forwardedDataSource = app
    var binder: TableViewBinder? = TableViewBinder(tableView: table)
    binder?.onTable().bind(cellType: FriendCell.self, models: ["a", "b", "c"]).cellHeight { _, _ in
      44
    }
    binder?.finish()
    table.performPendingUpdates()
    let delegate = table.delegate as? NSObject
    let source = table.dataSource as? NSObject
    _ = delegate?.responds(to: Selector("scrollViewDidEndDecelerating:"))
    app = nil
    binder = nil
    let names = [
      "scrollViewDidScroll:", "tableView:willDisplayCell:forRowAtIndexPath:",
      "scrollViewDidEndDecelerating:", "scrollViewDidZoom:",
    ]
    let sourceNames = ["tableView:canEditRowAtIndexPath:", "tableView:canMoveRowAtIndexPath:"]
    let targets =
      names.map { delegate?.forwardingTarget(for: Selector($0)) }
      + sourceNames.map { source?.forwardingTarget(for: Selector($0)) }
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    table.player.scroll(to: 10)
    table.player.swipe(IndexPath(row: 0, section: 0))
    withExtendedLifetime((app, binder)) {}
    return targets.map { $0 == nil ? "nobody" : "somebody" }.joined(separator: ", ")
  }

  /// Who edits rows when the app's delegate with swipes is set after binding, and when deletion is declared later.
  static func laterSwipes() -> [String] {
    let table = table()
    let app = AppDelegate(["tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"])
    let source = AppDelegate(["tableView:canEditRowAtIndexPath:"])
    var isDeletable = false
    let screen = TableScreen {
      OnTable {
        if isDeletable {
          Cells(FriendCell.self, models: ["a"]).onDelete { _, _ in }
        } else {
          Cells(FriendCell.self, models: ["a"])
        }
      }
    }
    screen.bind(to: table)
    table.performPendingUpdates()
    let remembered = {
      [
        "tableView:canEditRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
      ].map { table.remembersDataSourceMethod($0) ? "yes" : "no" }.joined(separator: " ")
    }
    var all = [remembered()]
    table.forwardedDelegate = app
    all.append(remembered())
    table.forwardedDataSource = source
    all.append(remembered())
    isDeletable = true
    screen.refresh()
    table.performPendingUpdates()
    all.append(remembered())
    return all
  }

  /// What is said where a table had a delegate before it was bound.
  static func formerDelegate(forwarding: Bool) -> [String] {
    let (table, app) = (table(), AppDelegate(["scrollViewDidScroll:"]))
    var messages: [String] = []
    table.diagnosticHandler = { messages.append($0.message) }
    table.delegate = app
    if forwarding { table.forwardedDelegate = app }
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    withExtendedLifetime((app, binder)) {}
    return messages
  }

  /// What is said of a data source with some methods that was there before.
  static func formerDataSource(_ methods: Set<String>, forwarding: Bool) -> [String] {
    let (table, app) = (table(), AppDelegate(methods))
    var messages: [String] = []
    table.diagnosticHandler = { messages.append($0.message) }
    table.dataSource = app
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    if forwarding { table.forwardedDataSource = app }
    table.performPendingUpdates()
    withExtendedLifetime((app, binder)) {}
    return messages
  }

  /// What the app's delegate is told of cells that come and go, though a binder listens to that too.
  static func display() -> [String] {
    let (table, app) = (table(height: 88), AppDelegate([]))
    table.forwardedDelegate = app
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: Array(0..<5)).cellHeight(44)
    binder.finish()
    table.performPendingUpdates()
    table.player.scroll(to: 44)
    table.performPendingUpdates()
    withExtendedLifetime(binder) {}
    return app.log
  }

  /// Which rows can be edited while several can be chosen in editing mode, and otherwise.
  static func circles() -> [Bool] {
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    let path = IndexPath(row: 0, section: 0)
    let selector = Selector("tableView:canEditRowAtIndexPath:")
    let canEdit = {
      let target = (table.dataSource as? NSObject)?.forwardingTarget(for: selector)
      return (target as? any UITableViewDataSource)?.tableView(table, canEditRowAt: path) ?? true
    }
    var answers = [canEdit()]
    table.setEditing(true, animated: false)
    answers.append(canEdit())
    table.allowsMultipleSelectionDuringEditing = true
    answers.append(canEdit())
    table.setEditing(false, animated: false)
    answers.append(canEdit())
    withExtendedLifetime(binder) {}
    return answers
  }

  /// How many rows there are when UIKit is told that an action has ended, or that a deletion was committed.
  static func rowsAtTheEnd() -> [Int] {
    let table = table()
    var names = ["a", "b", "c"]
    var refresh: () -> Void = {}
    let remove = { (row: Int) in
      names.remove(at: row)
      refresh()
    }
    let screen = TableScreen {
      OnTable {
        Cells(FriendCell.self, models: names)
          .leadingSwipe { row, _ in
            SwipeAction("Drop", style: .destructive) {
              remove(row)
              return .done
            }
          }
          .onDelete { row, _ in remove(row) }
      }
    }
    refresh = { screen.refresh() }
    screen.bind(to: table)
    table.performPendingUpdates()
    let path = IndexPath(row: 0, section: 0)
    var counts = [table.numberOfRows(inSection: 0)]
    let name = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
    let delegate = (table.delegate as? NSObject)?.forwardingTarget(for: Selector(name))
    let actions = (delegate as? any UITableViewDelegate)?
      .tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    for action in actions?.actions ?? [] {
      action.handler(action, table) { _ in counts.append(table.numberOfRows(inSection: 0)) }
    }
    let commit = Selector("tableView:commitEditingStyle:forRowAtIndexPath:")
    let source = (table.dataSource as? NSObject)?.forwardingTarget(for: commit)
    (source as? any UITableViewDataSource)?.tableView(table, commit: .delete, forRowAt: path)
    counts.append(table.numberOfRows(inSection: 0))
    refresh = {}
    return counts
  }

  /// The titles of a header that are shown one after the other, where UIKit writes those of groups in capitals.
  static func titles(inGroups: Bool) -> [String?] {
    let style: UITableView.Style = inGroups ? .grouped : .plain
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    var title = "Friends (2)"
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(headerTitle: { title })
      .bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    let header = table.headerView(forSection: 0)
    header?.textLabel?.text = header?.textLabel?.text?.uppercased()
    title = "Friends (3)"
    binder.refresh()
    table.performPendingUpdates()
    return [header?.textLabel?.text, table.headerView(forSection: 0)?.textLabel?.text]
  }

  /// Whether rows keep their cells when they are filled again: those of a registered class, and those of a closure that
  /// dequeues by UIKit's own method.
  static func reconfigured(byClosure: Bool) -> (isSame: Bool, text: String?, problems: [String]) {
    let table = table()
    var messages: [String] = []
    table.diagnosticHandler = { messages.append($0.message) }
    var friend = Friend(id: 1, name: "Asif")
    let binder = TableViewBinder(tableView: table)
    binder.rowUpdates = .reconfigure
    let chain = binder.onTable()
    if byClosure {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "own")
      chain.bind(
        tableType: UITableView.self,
        cellProvider: { table, _, friend in
          let cell: UITableViewCell =
            table.dequeueReusableCell(withIdentifier: "own")
            ?? UITableViewCell(style: .default, reuseIdentifier: "own")
          cell.textLabel?.text = friend.name
          return cell
        },
        models: { [friend] }
      )
    } else {
      chain.bind(cellType: UITableViewCell.self, models: { [friend] })
        .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
    }
    binder.finish()
    table.performPendingUpdates()
    let former = table.visibleCells.first
    friend.name = "Sue"
    binder.refresh()
    table.performPendingUpdates()
    let cell = table.visibleCells.first
    return (cell === former, cell?.textLabel?.text, messages)
  }

  /// What is heard of a cell that is displayed, after UIKit has told of the end of an earlier time that it was.
  static func eventsAfterLateEnd() -> [String] {
    final class TellingCell: UITableViewCell, ViewEventEmitting {
      enum ViewEvent { case told }
    }
    let (table, path) = (table(), IndexPath(row: 0, section: 0))
    var heard: [String] = []
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: TellingCell.self, models: ["Asif"])
      .onEvent { _, _, event, name in heard.append("\(event) by \(name)") }
    binder.finish()
    table.performPendingUpdates()
    let end = Selector("tableView:didEndDisplayingCell:forRowAtIndexPath:")
    let relay = table.delegate as? NSObject
    let answers = relay?.forwardingTarget(for: end) as? any UITableViewDelegate
    guard let cell = table.cellForRow(at: path) as? TellingCell else { return ["no cell"] }
    answers?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    cell.emit(event: .told)
    withExtendedLifetime(binder) {}
    return heard
  }

  /// The heights of a table's header with text as it usually is, and with the largest, before and after all of the table is
  /// laid out again.
  static func headerHeightsByText() -> [Int] {
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.tableHeader(ScaledView.self) { "a note" }
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    var heights = [table.tableHeaderView?.frame.size.height]
    for size in [.accessibilityExtraExtraExtraLarge, .large] as [UIContentSizeCategory] {
      table.showText(size)
      heights.append(table.tableHeaderView?.frame.size.height)
    }
    heights.append(CGFloat(table.player.contentSize.height))
    withExtendedLifetime(binder) {}
    return heights.map { Int($0 ?? -1) }
  }

  /// The heights of a table's header that is bound before the table has a width, and when that changes.
  static func headerHeights() -> [Int] {
    let table = UITableView(frame: .zero, style: .plain)
    let binder = TableViewBinder(tableView: table)
    binder.tableHeader(WrappedView.self) { "a note" }
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    table.performPendingUpdates()
    var heights = [table.tableHeaderView?.frame.size.height]
    for width in [320, 160, 160] {
      table.frame = CGRect(x: 0, y: 0, width: width, height: 400)
      heights.append(table.tableHeaderView?.frame.size.height)
    }
    withExtendedLifetime(binder) {}
    return heights.map { Int($0 ?? -1) }
  }
}

/// A view that is as high as its text.
private final class ScaledView: UITableViewHeaderFooterView, ViewModelBindable {
  var viewModel: String?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory != .large
    return CGSize(width: targetSize.width, height: isLarge ? 90 : 30)
  }
}

/// A view that needs another height at another width.
private final class WrappedView: UITableViewHeaderFooterView, ViewModelBindable {
  var viewModel: String?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 9_600 / max(targetSize.width, 1)) }
}
