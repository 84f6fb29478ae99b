import Binder
import BinderObservables
import BinderObservablesUIKit
import BinderUIKit
import HeadlessTable
import UIKit

// Code as apps have it that were written with Bond, T21TableViewDataSource and UIKit's own snapshots.

/// A screen that binds an array and is its table's delegate, in one order or the other.
@MainActor
private final class SongsScreen: NSObject, UITableViewDataSource, UITableViewDelegate,
  @unchecked Sendable
{
  let table = Adapted.table(height: 120)
  let songs = MutableObservableArray(["Help", "Yesterday"])
  var log: [String] = []

  // What the runtime of Objective-C knows of a class.
  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    [
      "tableView:titleForHeaderInSection:", "tableView:heightForRowAtIndexPath:",
      "tableView:didSelectRowAtIndexPath:",
    ]
    .contains(NSStringFromSelector(aSelector))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure("The binding makes the cells.")
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Songs"
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("chosen by the screen: \(indexPath.row)")
  }

  func bind() {
    songs.bind(to: table, cellType: UITableViewCell.self) { $0.textLabel?.text = $1 }
  }

  func observe() {
    table.reactive.selectedRowIndexPath
      .observeNext { [unowned self] path in log.append("observed: \(songs[path.row])") }
      .dispose(in: table.reactive.bag)
  }

  /// What a touch of the second row does, and the height of the first.
  var seen: String {
    table.performPendingUpdates()
    table.simulateTap(at: IndexPath(row: 1, section: 0))
    let row = table.player.rectForRow(at: IndexPath(row: 0, section: 0))
    let title = table.player.headerView(forSection: 0) == nil ? "no title" : "title"
    defer { log = [] }
    return ([title, "\(Int(row.height))"] + log).joined(separator: ", ")
  }
}

extension Adapted {
  /// An array that is bound to a table, beside an object with UIKit's methods: in each way of handing calls to it.
  static func forwardedObjects() -> [String] {
    let handings: [(SongsScreen) -> Void] = [
      { screen in
        screen.bind()
        screen.table.delegate = screen
        screen.table.reloadData()
      },
      { screen in
        screen.table.delegate = screen
        screen.bind()
        screen.observe()
      },
      { screen in
        screen.table.reactive.delegate.forwardTo = screen
        screen.table.reactive.dataSource.forwardTo = screen
        screen.bind()
      },
      { screen in
        screen.bind()
        screen.observe()
        screen.table.reactive.delegate.forwardTo = screen
        screen.table.reactive.dataSource.forwardTo = screen
      },
    ]
    return handings.map { hand in
      let screen = SongsScreen()
      hand(screen)
      return screen.seen
    }
  }
}

extension Adapted {
  /// A sorted source whose functions call what only a `UITableView` has, shown in one.
  static func sortedSource() async -> [String] {
    let table = table()
    var log: [String] = []
    let source = TableViewDataSource<DataSourceItem>()
    source.onTableViewDidSetFunction = { tableView in
      tableView?.rowHeight = UITableView.automaticDimension
      tableView?.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }
    source.heightForRowFunction = { tableView, indexPath, item in
      tableView.rowHeight == UITableView.automaticDimension ? 60 : CGFloat(item.index)
    }
    source.cellForRowFunction = { (tableView: UITableView, indexPath, item) in
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      cell.textLabel?.text = item.value as? String
      return cell
    }
    source.didSelectRowFunction = { tableView, indexPath, item in
      tableView.deselectRow(at: indexPath, animated: true)
      log.append("chosen: \(item.uid)")
    }
    source.didDeselectRowFunction = { (tableView: UITableView, indexPath, item) in
      log.append("left: \(item.uid)")
    }
    source.tableView = table
    source.addItems([DataSourceItem("Second", "b", 2), DataSourceItem("First", "a", 1)])
    await source.settled()
    table.performPendingUpdates()
    table.simulateTap(at: IndexPath(row: 1, section: 0))
    log += table.visibleCells.map { $0.textLabel?.text ?? "" }
    log.append("\(Int(table.player.rectForRow(at: IndexPath(row: 0, section: 0)).height))")
    log.append("\(table.indexPathsForSelectedRows ?? [])")
    return log + asked(source, by: table)
  }

  /// What the functions answer that are read.
  private static func asked(
    _ source: TableViewDataSource<DataSourceItem>,
    by table: UITableView
  ) -> [String] {
    let make: (UITableView, IndexPath, DataSourceItem) -> UITableViewCell = source
      .cellForRowFunction
    let height: (UITableView, IndexPath, DataSourceItem) -> CGFloat = source.heightForRowFunction
    let choose: (UITableView, IndexPath, DataSourceItem) -> Void = source.didSelectRowFunction
    let leave: (UITableView, IndexPath, DataSourceItem) -> Void = source.didDeselectRowFunction
    let set: (UITableView?) -> Void = source.onTableViewDidSetFunction
    let (path, item) = (IndexPath(row: 0, section: 0), DataSourceItem("Third", "c", 3))
    set(nil)
    choose(table, path, item)
    leave(table, path, item)
    return [make(table, path, item).textLabel?.text ?? "", "\(Int(height(table, path, item)))"]
  }

  /// The same in a table that is none of UIKit's.
  static func sortedSourceElsewhere() async -> [String] {
    let table = HeadlessTable(id: "items", width: 320, height: 480)
    table.onInconsistency = .collect
    var log: [String] = []
    let source = TableViewDataSource<DataSourceItem>()
    source.onTableViewDidSetFunction = { (tableView: UITableView?) in
      log.append("\(tableView == nil)")
    }
    source.heightForRowFunction = { (tableView: UITableView, _, _) in tableView.rowHeight }
    source.cellForRowFunction = { (tableView: UITableView, path, _) in
      tableView.dequeueReusableCell(withIdentifier: "item", for: path)
    }
    source.didSelectRowFunction = { (tableView: UITableView, _, _) in log.append("chosen") }
    source.tableView = table
    source.addItems([DataSourceItem("First", "a", 1)])
    await source.settled()
    table.tapRow(at: IndexPath(row: 0, section: 0))
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    return log + table.diagnostics.map(\.message) + ["\(height)"]
  }

  /// Properties of views and screens that have no member of their own on the observable side.
  static func boundProperties() -> [String] {
    final class Item: NSObject { var title: String? }
    let (view, screen, item) = (UIView(), UIViewController(), Item())
    let (segments, indicator) = (UISegmentedControl(), UIActivityIndicatorView())
    let (name, isLoading, segment) = (Property("Steve"), Property(true), Property(1))
    name.bind(to: screen.reactive.title).dispose(in: screen.reactive.bag)
    name.bind(to: item.reactive.title)
    isLoading.map { $0 ? 0.5 : 1 }.bind(to: view.reactive.alpha)
    isLoading.bind(to: indicator.reactive.isAnimating)
    segment.bidirectionalBind(to: segments.reactive.selectedSegmentIndex)
    var seen: [String] = []
    func look() {
      seen.append(
        "\(screen.title ?? "") \(item.title ?? "") \(view.alpha) \(indicator.isAnimating) "
          + "\(segments.selectedSegmentIndex) \(segment.value)"
      )
    }
    look()
    (name.value, isLoading.value) = ("Tim", false)
    segments.selectedSegmentIndex = 2
    segments.sendActions(for: .valueChanged)
    look()
    return seen
  }
}
