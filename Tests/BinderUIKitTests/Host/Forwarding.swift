import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A delegate and a data source as an app has them, beside a binder.
@MainActor
final class AppDelegate: NSObject, UITableViewDelegate, UITableViewDataSource, @unchecked Sendable {
  private let methods: Set<String>
  private(set) var log: [String] = []

  init(_ methods: Set<String>) {
    self.methods = methods
    super.init()
  }

  // What the runtime of Objective-C knows of a class.
  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    let name = NSStringFromSelector(aSelector)
    return MainActor.assumeIsolated { methods.contains(name) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    30
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.append("will display \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.append("did end displaying \(indexPath.row)") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 99 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("can edit \(indexPath.row)")
    return false
  }
}

extension Adapted {
  /// What an app's own delegate gets beside a binder that answers taps or does not.
  static func forwarded(answeringTaps: Bool) -> (app: [String], binder: [String]) {
    let table = table(height: 60)
    let app = AppDelegate([
      "tableView:didSelectRowAtIndexPath:", "scrollViewDidScroll:",
      "tableView:estimatedHeightForRowAtIndexPath:", "tableView:canEditRowAtIndexPath:",
    ])
    var tapped: [String] = []
    table.forwardedDelegate = app
    table.forwardedDataSource = app
    let binder = TableViewBinder(tableView: table)
    let rows = binder.onTable().bind(cellType: FriendCell.self, models: ["a", "b", "c"])
    if answeringTaps { rows.onTapped { _, _, name in tapped.append("tapped \(name)") } }
    binder.finish()
    table.performPendingUpdates()
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    table.player.scroll(to: 10)
    askWhetherRowCanBeEdited(in: table)
    tapped.append("\(table.numberOfRows(inSection: 0)) rows")
    tapped.append("estimates: \(table.player.contentSize.height < 132)")
    return (app.log, tapped)
  }

  /// Who answers the methods of the data source about a subject: Binder, the app, or nobody, in which case UIKit takes its
  /// own answer.
  static func answering(
    _ names: [String],
    app methods: Set<String>,
    _ declare: (SectionChain<WholeTable, FriendCell, String>) -> Void = { _ in }
  ) -> String {
    let (table, app) = (table(), AppDelegate(methods))
    table.forwardedDelegate = app
    table.forwardedDataSource = app
    let binder = TableViewBinder(tableView: table)
    declare(binder.onTable().bind(cellType: FriendCell.self, models: ["a"]))
    binder.finish()
    let answers = names.map { name in
      let source = table.dataSource as? NSObject
      guard let source, source.responds(to: Selector(name)) else { return "nobody" }
      return source.forwardingTarget(for: Selector(name)) is AppDelegate ? "app" : "Binder"
    }
    return answers.joined(separator: ", ")
  }

  /// Sends a message as the runtime does: to the data source, or to what it forwards to.
  private static func askWhetherRowCanBeEdited(in table: UITableView) {
    let selector = Selector("tableView:canEditRowAtIndexPath:")
    guard let source = table.dataSource as? NSObject, source.responds(to: selector) else { return }
    let target = source.forwardingTarget(for: selector) as? any UITableViewDataSource
    _ = target?.tableView(table, canEditRowAt: IndexPath(row: 1, section: 0))
  }

  /// What is said, and which rows are shown, where the app sets a data source or a delegate of its own after binding.
  static func replaced(_ dataSource: Bool, _ delegate: Bool) -> (messages: [String], isLeft: Bool) {
    let (table, app) = (table(), AppDelegate([]))
    var messages: [String] = []
    table.diagnosticHandler = { messages.append($0.message) }
    var rows = ["a"]
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: { rows }).cellHeight { _, _ in 20 }
    binder.finish()
    table.performPendingUpdates()
    if dataSource { table.dataSource = app }
    if delegate { table.delegate = app }
    for _ in 0..<2 {
      rows.append("b")
      binder.refresh()
      table.performPendingUpdates()
    }
    return (
      messages,
      (!dataSource || table.dataSource === app) && (!delegate || table.delegate === app)
    )
  }

  /// Whether the app's own data source and delegate stay while there is no binder, whatever else it forwards to.
  static func withoutBinder() -> [Bool] {
    let (table, app, other) = (table(), AppDelegate([]), AppDelegate([]))
    (table.dataSource, table.delegate) = (app, app)
    table.forwardedDataSource = other
    table.forwardedDelegate = nil
    let before = [table.dataSource === app, table.delegate === app]
    let host: any TableHost = table
    (host.dataSource, host.delegate) = (nil, nil)
    return before + [table.dataSource === app, table.delegate === app]
  }

  /// Whether Binder takes its place back where the app, as it was told, forwards to what it had set in that place.
  static func takenBack() -> [Bool] {
    let (table, app) = (table(), AppDelegate([]))
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    (table.dataSource, table.delegate) = (app, app)
    (table.forwardedDataSource, table.forwardedDelegate) = (app, app)
    let host: any TableHost = table
    return withExtendedLifetime(binder) { [host.dataSource != nil, host.delegate != nil] }
  }

  /// The methods of the delegate before a declaration has heights, and when it has.
  static func laterHeights() -> [Bool] {
    let table = table()
    var hasHeights = false
    let screen = TableScreen(sectionedBy: Circle.self) {
      OnSection(.near) {
        if hasHeights {
          Cells(FriendCell.self, models: [1]) { _, _, _ in }.cellHeight(70)
        } else {
          Cells(FriendCell.self, models: [1]) { _, _, _ in }
        }
      }
    }
    screen.bind(to: table)
    table.performPendingUpdates()
    let asks = {
      table.delegate?.responds(to: Selector("tableView:heightForRowAtIndexPath:")) == true
    }
    let before = asks()
    hasHeights = true
    screen.refresh()
    table.performPendingUpdates()
    return [before, asks(), table.text.hasSuffix(" 70")]
  }
}

/// A data source of an app that has titles.
@MainActor
private final class TitledApp: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 99 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "app \(section)" }
}

extension Adapted {
  /// The headers of two sections, the first of which has a declared one.
  static func titlesBesideDeclared() -> [String] {
    enum Part: TableViewSection { case first, second }
    let (table, app) = (table(), TitledApp())
    table.forwardedDataSource = app
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSection(.first).bind(headerTitle: "declared")
      .bind(cellType: FriendCell.self, models: ["a"])
    binder.onSection(.second).bind(cellType: FriendCell.self, models: ["b"])
    binder.displayedSections = [.first, .second]
    binder.finish()
    table.performPendingUpdates()
    let text = "\(table.player)"
    return text.split(separator: "\n").filter { $0.contains("header") }
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
  }
}
