import Binder
import BinderUIKit
import Testing
import UIKit

// What Binder relies on and no document of Apple's says. Each test tells what to change if it fails.

@MainActor
@Suite("What nobody but a real UITableView can tell")
struct UnprovenTests {
  struct Friend: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  enum Circle: TableViewSection {
    case near, far
  }

  final class FriendCell: UITableViewCell {}

  private let windows = TestWindows()
  private let first = IndexPath(row: 0, section: 0)

  /// Fifty rows, and a section that can be shown below them whose rows are deleted, tapped and have heights.
  private func bind(_ table: UITableView) -> SectionedTableViewBinder<Circle> {
    let friends = (1...50).map { Friend(id: $0, name: "\($0)") }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near).bind(cellType: FriendCell.self, models: friends)
      .onDequeue { _, cell, friend in cell.textLabel?.text = friend.name }
    binder.onSection(.far).bind(cellType: FriendCell.self, models: [Friend(id: 51, name: "Sue")])
      .cellHeight(70)
      .onDelete { _, _ in }
      .onTapped { _, _, _ in }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    return binder
  }

  @Test("rows that are shown stay when the table is told that others can be edited now")
  func dataSourceAgain() {
    let table = windows.table()
    let binder = bind(table)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    let cells = table.visibleCells
    let offset = table.contentOffset.y
    let canEdit = #selector(UITableViewDataSource.tableView(_:canEditRowAt:))
    UIView.performWithoutAnimation {
      binder.displayedSections = [.near, .far]
      table.performPendingUpdates()
    }
    let dataSource: (any UITableViewDataSource)? = table.dataSource
    #expect(dataSource?.responds(to: canEdit) == true)
    let kept = table.visibleCells.filter { cell in cells.contains { $0 === cell } }
    #expect(
      kept.count == cells.count,
      "If this fails: UIKit reloads when its data source is set again. Let DataSourceRelay have all methods about editing from the start, and answer no, in place of DataSourceRelay.takeSlotIfOthersAnswer()."
    )
    #expect(table.contentOffset.y == offset)
  }

  @Test("a table that is edited stays so, with its selection, when its delegate has other methods")
  func delegateAgain() {
    let table = windows.table()
    table.allowsMultipleSelectionDuringEditing = true
    let binder = bind(table)
    table.setEditing(true, animated: false)
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    UIView.performWithoutAnimation {
      binder.displayedSections = [.near, .far]
      table.performPendingUpdates()
    }
    let cell: UITableViewCell? = table.cellForRow(at: first)
    #expect(
      table.isEditing && cell?.isEditing == true && table.indexPathsForSelectedRows == [first],
      "If this fails: UIKit ends what is going on when its delegate is set again. Put off DelegateRelay.takeSlot() until the table is not edited and no row is swiped aside (TableAdapter.isEditing)."
    )
  }

  @Test("a row is gone when the deletion that a finger has confirmed returns")
  func deletion() async {
    let table = windows.table()
    var friends = [Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne")]
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: { friends })
      .onDelete { [unowned binder] row, _ in
        friends.remove(at: row)
        binder.refresh()
      }
    binder.finish()
    table.performPendingUpdates()
    let dataSource: (any UITableViewDataSource)? = table.dataSource
    dataSource?.tableView?(table, commit: .delete, forRowAt: first)
    if #available(iOS 26, *) {
      #expect(
        table.numberOfRows(inSection: 0) == 1,
        "If this fails: runAtOnce(_:) does not begin at once, or DataSourceEditing does not show changes right after the commit, and UIKit closes the row before it goes."
      )
    }
    for _ in 0..<1_000 where table.numberOfRows(inSection: 0) == 2 {
      await Task.yield()
      table.performPendingUpdates()
    }
    #expect(
      table.numberOfRows(inSection: 0) == 1,
      "If this fails: on systems before iOS 26, on which handlers begin in a later turn, a row that was deleted stays. Let DataSourceEditing show changes in a later turn, too."
    )
  }

  @Test("a table that was never in a window makes no cells when its rows change")
  func neverInWindow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    var names = ["Asif"]
    var filled = 0
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: FriendCell.self, models: { names })
      .onDequeue { _, _, _ in filled += 1 }
    binder.finish()
    table.performPendingUpdates()
    names.append("Joanne")
    binder.refresh()
    table.performPendingUpdates()
    #expect(
      filled == 0,
      "If this fails: something lays the table out, and UIKit warns of UITableViewAlertForLayoutOutsideViewHierarchy. See who asked for a cell, and spare such a table in TableAdapter.isOutOfSight."
    )
    windows.show(table)
    table.performPendingUpdates()
    #expect(table.visibleCells.count == 2)
  }

  @Test("whoever asks off the main thread which methods there are gets an answer")
  func otherThread() async {
    let table = windows.table()
    let binder = bind(table)
    binder.displayedSections = [.near, .far]
    table.performPendingUpdates()
    let tap = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
    nonisolated(unsafe) let delegate: (any UITableViewDelegate)? = table.delegate
    #expect(delegate?.responds(to: tap) == true)
    let answer = await Task.detached { delegate?.responds(to: tap) }.value
    // It stops the program if MessageRelay.responds(to:) takes every thread for the main one.
    #expect(answer == false)
    withExtendedLifetime(binder) {}
  }

  @Test("a swiped row does not count as editing")
  func swiped() {
    let table = windows.table()
    let binder = bind(table)
    binder.displayedSections = [.near, .far]
    table.performPendingUpdates()
    let path = IndexPath(row: 0, section: 1)
    let delegate: (any UITableViewDelegate)? = table.delegate
    delegate?.tableView?(table, willBeginEditingRowAt: path)
    // UIKit does the same when the user swipes.
    table.setEditing(true, animated: false)
    #expect(
      delegate?.tableView?(table, editingStyleForRowAt: first) == .delete,
      "If this fails: a row that is swiped aside changes the controls of the others. See TableAdapter.swipeBegins()."
    )
    table.setEditing(false, animated: false)
    delegate?.tableView?(table, didEndEditingRowAt: path)
    table.setEditing(true, animated: false)
    #expect(
      delegate?.tableView?(table, editingStyleForRowAt: first) == UITableViewCell.EditingStyle.none
    )
  }
}
