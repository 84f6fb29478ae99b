import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableConformance
import HeadlessTableUIKit
import Testing
import UIKit

@MainActor
@Suite("A real UITableView")
struct RealTableTests {
  struct Friend: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  enum Circle: TableViewSection {
    case near, far
  }

  final class FriendCell: UITableViewCell {}

  final class TellingCell: UITableViewCell, ViewEventEmitting {
    enum ViewEvent { case told }
  }

  private let windows = TestWindows()

  @Test("is a table of binders, as a headless one is")
  func conformance() {
    let conformance = TableHostConformance(
      makeHost: {
        let table = windows.table(height: 4_000)
        table.diagnosticHandler = { _ in }
        return table
      },
      settle: { table in UIView.performWithoutAnimation { table.performPendingUpdates() } },
      tap: { $0.simulateTap(at: $1) }
    )
    var failures: [TableHostFailure] = []
    UIView.performWithoutAnimation { failures = conformance.failures() }
    for failure in failures { Issue.record("\(failure)") }
  }

  @Test("shows what is declared, and follows it")
  func declaration() {
    var friends = [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")]
    let table = windows.table()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerTitle: "NEAR")
      .bind(cellType: FriendCell.self, models: { friends })
      .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    #expect(texts(of: table) == ["Asif", "Joanne"])
    friends.removeFirst()
    friends.append(Friend(id: 3, name: "Sue"))
    UIView.performWithoutAnimation {
      binder.refresh()
      table.performPendingUpdates()
    }
    #expect(texts(of: table) == ["Joanne", "Sue"])
  }

  @Test("keeps the visible rows in place when rows come above them", arguments: [true, false])
  func keptRows(animates: Bool) {
    var friends = (1...50).map { Friend(id: $0, name: "\($0)") }
    let table = windows.table(height: 400)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.keepsVisibleRowsInPlace = true
    binder.animateChanges = animates
    binder.onSection(.near)
      .bind(cellType: FriendCell.self, models: { friends })
      .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
      .cellHeight(50)
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    let (first, before) = (firstText(of: table), table.contentOffset.y)
    #expect(first == "20" || first == "21")
    friends.insert(contentsOf: (101...120).map { Friend(id: $0, name: "\($0)") }, at: 0)
    binder.refresh()
    table.performPendingUpdates()
    #expect(firstText(of: table) == first)
    #expect(table.contentOffset.y > before)
  }

  @Test("does not find methods that the declaration has no answers for")
  func methods() {
    let table = windows.table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
    binder.finish()
    let delegate: (any UITableViewDelegate)? = table.delegate
    let height = #selector(UITableViewDelegate.tableView(_:heightForRowAt:))
    let display = #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:))
    #expect(delegate?.responds(to: height) == false)
    #expect(delegate?.responds(to: display) == true)
  }

  @Test("hears the cells that rows in sight were given by a reload")
  func reloadedCells() {
    let table = windows.table()
    var friends = [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")]
    var heard: [String] = []
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: TellingCell.self, models: { friends })
      .onEvent { _, _, _, friend in heard.append(friend.name) }
    binder.finish()
    table.performPendingUpdates()
    for name in ["Sue", "Vera"] {
      friends[0].name = name
      binder.refresh()
      table.performPendingUpdates()
      let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: 0, section: 0))
      (cell as? TellingCell)?.emit(event: .told)
    }
    #expect(heard == ["Sue", "Vera"])
  }

  @Test("lets go of everything when it goes")
  func lifetime() {
    weak var gone: UITableView?
    weak var attachments: TableAttachments?
    autoreleasepool {
      // A window keeps its table; no cell is looked at here.
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: FriendCell.self, models: ["a"])
      binder.finish()
      table.performPendingUpdates()
      (gone, attachments) = (table, table.attachments)
    }
    #expect(gone == nil)
    #expect(attachments == nil)
  }

  @Test("has cells that a headless table shows, too")
  func headless() {
    let table = HeadlessTable(id: "real", width: 320, height: 400)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: FriendCell.self, models: ["Asif"])
      .onDequeue { _, cell, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "near"
        cell.contentConfiguration = content
      }
    binder.finish()
    let text = table.render(.text)
    #expect(text.contains("FriendCell"))
    #expect(text.contains("text        \"Asif\""))
    #expect(text.contains("secondaryText  \"near\""))
  }

  private func firstText(of table: UITableView) -> String? {
    guard let path = table.indexPathsForVisibleRows?.first else { return nil }
    let cell: UITableViewCell? = table.cellForRow(at: path)
    return cell?.textLabel?.text
  }

  private func texts(of table: UITableView) -> [String] {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: row, section: 0))
      return cell?.textLabel?.text ?? "?"
    }
  }
}

extension UITableView {
  /// Asks and tells the delegate what a tap does: there is no public way to touch a table.
  func simulateTap(at path: IndexPath) {
    let delegate: (any UITableViewDelegate)? = delegate
    let cell: UITableViewCell? = cellForRow(at: path)
    guard delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true else { return }
    cell?.setHighlighted(true, animated: false)
    delegate?.tableView?(self, didHighlightRowAt: path)
    cell?.setHighlighted(false, animated: false)
    delegate?.tableView?(self, didUnhighlightRowAt: path)
    guard let target = selected(insteadOf: path, delegate) else { return }
    if let old = indexPathForSelectedRow, old != target {
      let asks = #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:))
      if delegate?.responds(to: asks) == true,
        (delegate?.tableView?(self, willDeselectRowAt: old) ?? nil) == nil
      {
        return
      }
      deselectRow(at: old, animated: false)
      delegate?.tableView?(self, didDeselectRowAt: old)
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView?(self, didSelectRowAt: target)
  }

  private func selected(
    insteadOf path: IndexPath,
    _ delegate: (any UITableViewDelegate)?
  ) -> IndexPath? {
    let asks = #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))
    guard let delegate, delegate.responds(to: asks) else { return path }
    return delegate.tableView?(self, willSelectRowAt: path) ?? nil
  }
}
