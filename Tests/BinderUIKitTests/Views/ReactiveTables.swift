import Binder
import BinderObservables
import BinderObservablesUIKit
import BinderUIKit
import HeadlessTable
import UIKit

/// A screen as an app has it: its table's data source and delegate, which says what bindings do not.
@MainActor
private final class CitiesScreen: NSObject, UITableViewDataSource, UITableViewDelegate,
  @unchecked Sendable
{
  let table: UITableView
  let cities = MutableObservableArray(["Paris", "Berlin"])
  var log: [String] = []
  nonisolated private let movesRows: Bool

  init(_ table: UITableView, movesRows: Bool = false) {
    self.table = table
    self.movesRows = movesRows
    super.init()
  }

  // What the runtime of Objective-C knows of a class.
  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    let name = NSStringFromSelector(aSelector)
    if name == "tableView:canMoveRowAtIndexPath:" { return movesRows }
    return [
      "tableView:titleForHeaderInSection:", "tableView:heightForRowAtIndexPath:",
      "tableView:didSelectRowAtIndexPath:", "scrollViewDidScroll:",
    ]
    .contains(name)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 2
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 99 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure("The binding makes the cells.")
  }

  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Cities" }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("chosen by the screen: \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

  func bind() {
    table.diagnosticHandler = { [unowned self] in log.append($0.message) }
    cities.bind(to: table, cellType: UITableViewCell.self) { cell, city in
      cell.textLabel?.text = city
    }
  }

  func tap(_ row: Int) {
    table.performPendingUpdates()
    table.simulateTap(at: IndexPath(row: row, section: 0))
  }

  /// The title, the rows and their heights, and whatever was logged.
  var seen: String {
    table.performPendingUpdates()
    let rows = (0..<table.numberOfRows(inSection: 0)).map { row -> String in
      let path = IndexPath(row: row, section: 0)
      guard let text = table.cellForRow(at: path)?.textLabel?.text else { return "one below" }
      return "\(text) \(Int(table.player.rectForRow(at: path).height))"
    }
    let title = table.player.headerView(forSection: 0) == nil ? "no title" : "title"
    defer { log = [] }
    return ([title] + rows + log).joined(separator: ", ")
  }
}

extension Adapted {
  /// A screen that was its table's data source and delegate before, and what it is still asked.
  static func formerScreen() -> [String] {
    let screen = CitiesScreen(table(height: 142))
    screen.table.dataSource = screen
    screen.table.delegate = screen
    screen.bind()
    screen.tap(0)
    var seen = [screen.seen]
    let choices = screen.table.reactive.selectedRowIndexPath
      .with(latestFrom: screen.cities) { path, event in event.source[path.row] }
      .observeNext { [unowned screen] in screen.log.append("chosen: \($0)") }
    screen.tap(1)
    screen.table.player.scroll(to: 10)
    seen.append(screen.seen)
    choices.dispose()
    screen.cities.append("Rome")
    screen.tap(1)
    seen.append(screen.seen)
    return seen
  }

  /// A table whose titles and moves are signals.
  static func titlesAndMoves() -> [String] {
    let screen = CitiesScreen(table(height: 142))
    screen.bind()
    screen.table.reactive.dataSource.signal(
      for: .titleForHeaderInSection,
      dispatch: { (subject: SafePublishSubject<Int>, table: UITableView, section: Int) in
        subject.next(section)
        return "Towns"
      }
    )
    .bind(to: screen.table) { _, _ in }
    screen.table.reactive.dataSource.signal(
      for: .moveRowAt,
      dispatch: {
        (
          subject: SafePublishSubject<(IndexPath, IndexPath)>,
          table: UITableView,
          source: IndexPath,
          target: IndexPath
        ) in
        subject.next((source, target))
      }
    )
    .observeNext { [unowned screen] in screen.log.append("moved \($0.row) to \($1.row)") }
    SafeSignal(just: true).bind(to: screen.table.reactive.isHidden)
    screen.table.performPendingUpdates()
    screen.table.setEditing(true, animated: false)
    screen.table.player.dragRow(
      at: IndexPath(row: 0, section: 0),
      to: IndexPath(row: 1, section: 0)
    )
    return [screen.seen, "\(screen.table.isHidden)"]
  }

  /// Moves that are a signal, of a table whose former data source says which rows can be moved.
  static func movesOfFormer() -> [String] {
    let screen = CitiesScreen(table(height: 400), movesRows: true)
    screen.table.dataSource = screen
    screen.cities.append("Rome")
    screen.bind()
    screen.table.performPendingUpdates()
    let moves = screen.table.reactive.dataSource.signal(
      for: .moveRowAt,
      dispatch: {
        (
          subject: SafePublishSubject<(IndexPath, IndexPath)>,
          table: UITableView,
          source: IndexPath,
          target: IndexPath
        ) in
        subject.next((source, target))
      }
    )
    .observeNext { [unowned screen] in screen.log.append("moved \($0.row) to \($1.row)") }
    screen.table.setEditing(true, animated: false)
    screen.table.performPendingUpdates()
    screen.table.player.dragRow(
      at: IndexPath(row: 0, section: 0),
      to: IndexPath(row: 1, section: 0)
    )
    let lines = "\(screen.table.player)".split(separator: "\n")
    moves.dispose()
    return [
      screen.log.joined(separator: ", "),
      "\(lines.count { $0.contains("movable") }) of 3 rows can be moved",
    ]
  }

  /// A screen's bindings, before and after the screen is gone.
  static func screenBag() -> [String] {
    let name = Property("Steve")
    var log: [String] = []
    var screen: UIViewController? = UIViewController()
    if let screen {
      name.observeNext { log.append($0) }.dispose(in: screen.reactive.bag)
      name.bind(to: screen, keyPath: \.title)
      name.value = "Tim"
      log.append(screen.title ?? "none")
    }
    screen = nil
    name.value = "John"
    return log
  }
}
