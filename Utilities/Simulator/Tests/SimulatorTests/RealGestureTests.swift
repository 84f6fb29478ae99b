import Binder
import BinderUIKit
import Testing
import UIKit

@MainActor
@Suite("The gestures of a real UITableView")
struct RealGestureTests {
  struct Friend: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  enum Circle: TableViewSection {
    case near
  }

  final class FriendCell: UITableViewCell {}

  /// What handlers have said.
  final class Log {
    var lines: [String] = []
  }

  /// A delegate that has answers to everything.
  final class Everything: TableDelegate {}

  private let windows = TestWindows()

  private static func bind(_ table: UITableView, _ log: Log) -> SectionedTableViewBinder<Circle> {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(cellType: FriendCell.self, models: [Friend(id: 1, name: "Asif")])
      .indexTitle("N")
      .accessory { _, _ in .detailButton }
      .onAccessoryTapped { _, _, friend in log.lines.append("accessory of \(friend.name)") }
      .onPrimaryAction { _, friend in log.lines.append("open \(friend.name)") }
      .contextMenu { _, friend in [MenuAction("Call") { .done }] }
      .leadingSwipe { _, friend in [SwipeAction("Flag", image: "flag") { .done }] }
      .onDelete { _, friend in log.lines.append("delete \(friend.name)") }
      .onMoved { _, _, friend in log.lines.append("move \(friend.name)") }
    binder.onRefresh { log.lines.append("refresh") }
    binder.displayedSections = [.near]
    binder.finish()
    table.performPendingUpdates()
    return binder
  }

  @Test("are asked for and told as the declaration says")
  func gestures() async {
    let (table, log, path) = (windows.table(), Log(), IndexPath(row: 0, section: 0))
    let binder = Self.bind(table, log)
    let delegate: (any UITableViewDelegate)? = table.delegate
    let dataSource: (any UITableViewDataSource)? = table.dataSource
    let cell: UITableViewCell? = table.cellForRow(at: path)
    #expect(cell?.accessoryType == .detailButton)
    #expect((dataSource?.sectionIndexTitles?(for: table) ?? nil) == ["N"])
    #expect(dataSource?.tableView?(table, canEditRowAt: path) == true)
    #expect(dataSource?.tableView?(table, canMoveRowAt: path) == true)
    #expect(delegate?.tableView?(table, canPerformPrimaryActionForRowAt: path) == true)
    let menu = delegate?.tableView?(table, contextMenuConfigurationForRowAt: path, point: .zero)
    #expect((menu ?? nil) != nil)
    let swipe = delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)
    #expect((swipe ?? nil)?.actions.map(\.title) == ["Flag"])
    #expect((swipe ?? nil)?.actions.first?.image != nil)
    delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
    delegate?.tableView?(table, performPrimaryActionForRowAt: path)
    dataSource?.tableView?(table, commit: .delete, forRowAt: path)
    #expect(table.refreshControl != nil)
    table.refreshControl?.sendActions(for: .valueChanged)
    for _ in 0..<1_000 where log.lines.count < 4 { await Task.yield() }
    #expect(
      Set(log.lines) == ["accessory of Asif", "open Asif", "delete Asif", "refresh"]
    )
    withExtendedLifetime(binder) {}
  }

  @Test("are found under the names that UIKit has for them")
  func names() {
    let (table, everything) = (windows.table(), Everything())
    let host: any TableHost = table
    host.delegate = everything
    let delegate: (any UITableViewDelegate)? = table.delegate
    let missing = Self.delegateMethods.filter { delegate?.responds(to: $0) != true }
    #expect(missing.map(NSStringFromSelector) == [])
  }

  private static let delegateMethods: [Selector] = [
    #selector(UITableViewDelegate.tableView(_:heightForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)),
    #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)),
    #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)),
    #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)),
    #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)),
    #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)),
    #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)),
    #selector(UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)),
    #selector(UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)),
    #selector(UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)),
    #selector(UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)),
    #selector(UITableViewDelegate.tableView(_:shouldHighlightRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didHighlightRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didUnhighlightRowAt:)),
    #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)),
    #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:)),
    #selector(UITableViewDelegate.scrollViewDidScroll(_:)),
    #selector(UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:editingStyleForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)),
    #selector(UITableViewDelegate.tableView(_:willBeginEditingRowAt:)),
    #selector(UITableViewDelegate.tableView(_:didEndEditingRowAt:)),
    #selector(
      UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    ),
    #selector(UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)),
    #selector(UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)),
    #selector(UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)),
    #selector(UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)),
    #selector(UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)),
    #selector(UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)),
  ]
}
