import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A table of UIKit that shows one screen after the other, as a view of SwiftUI has it do.
@MainActor
final class ShownScreens {
  /// Something that the closures of a screen keep.
  final class Owner {}

  let table = Adapted.table(height: 220)
  private(set) var shown: ShownScreen? = ShownScreen()
  private(set) var log: [String] = []
  private(set) var runs = 0

  init() {
    table.player.onInconsistency = .collect
    table.diagnosticHandler = { [unowned self] in log.append("\($0)") }
  }

  static func friends(_ ids: some Sequence<Int>, renamed: Int? = nil) -> [Friend] {
    ids.map { Friend(id: $0, name: "Friend \($0)\($0 == renamed ? "!" : "")") }
  }

  /// A screen of sections in their order, whose handlers log under a name.
  func screen(
    _ sections: KeyValuePairs<Circle, [Friend]>,
    named name: String = "",
    by behavior: SectionDisplayBehavior<Circle> = .manuallyManaged,
    keeping owner: Owner? = nil
  ) -> TableScreen<Circle> {
    TableScreen(sectionedBy: Circle.self, sectionDisplayBehavior: behavior) { [unowned self] in
      let _ = note(owner)
      for section in sections {
        OnSection(section.key) {
          Cells(FriendCell.self, models: section.value) { row, cell, friend in
            cell.textLabel?.text = friend.name
          }
          .onTapped { [unowned self] row, _, friend in log.append("\(name) \(friend.id)") }
          .cellHeight(44)
        }
      }
    }
  }

  private func note(_ owner: Owner?) { runs += 1 }

  /// Shows a screen as `updateUIView` does, and returns what UIKit was told.
  @discardableResult
  func show(_ screen: TableScreen<Circle>, animated: Bool = true) -> [String] {
    table.player.calls.clear()
    UIView.changesWithoutAnimation = 0
    shown?.show(screen, in: table, animated: animated)
    return updates
  }

  /// What UIKit was told since a screen was shown last.
  var updates: [String] {
    table.player.calls.compactMap { call -> String? in
      guard case .update(let update) = call else { return nil }
      return "\(update)"
    }
  }

  func layOut() { table.performPendingUpdates() }

  func tap(_ row: Int) {
    table.simulateTap(at: IndexPath(row: row, section: 0))
  }

  func end() { shown?.end() }

  func release() { shown = nil }

  /// The rows of all sections by what their cells show, or would show.
  var rows: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: row, section: section))
        return cell?.textLabel?.text ?? "-"
      }
    }
  }

  var cells: [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for cell in table.visibleCells { cells[cell.textLabel?.text ?? ""] = ObjectIdentifier(cell) }
    return cells
  }

  var problems: [String] { table.player.inconsistencies.map { "\($0)" } }
}

extension ShownScreens {
  /// What is there before and after a second screen with another name, a deleted and an inserted row.
  static func secondScreen(animated: Bool) -> [String] {
    let screens = ShownScreens()
    screens.show(screens.screen([.near: friends(1...20)]))
    screens.layOut()
    screens.table.contentOffset = CGPoint(x: 0, y: 100)
    screens.layOut()
    screens.table.selectRow(
      at: IndexPath(row: 5, section: 0),
      animated: false,
      scrollPosition: .none
    )
    let before = screens.cells
    let next = friends([1, 2, 3, 4, 5, 30, 6, 7, 8, 10, 11, 12], renamed: 4)
    let updates = screens.show(screens.screen([.near: next]), animated: animated)
    let stills = UIView.changesWithoutAnimation
    screens.layOut()
    let kept = screens.cells.filter { before[$0.key] == $0.value }.keys.sorted()
    let selected = screens.table.indexPathsForSelectedRows?.map { "\($0.row)" } ?? []
    return updates + [
      "still \(stills)", "offset \(Int(screens.table.contentOffset.y))",
      "selected \(selected.joined(separator: " "))", "kept \(kept.joined(separator: ", "))",
      "shown " + screens.rows[0].filter { $0 != "-" }.joined(separator: ", "),
    ] + screens.log + screens.problems
  }

  /// A screen that shows the same as the one before, and whose handlers differ.
  static func sameAgain() -> [String] {
    let screens = ShownScreens()
    screens.show(screens.screen([.near: friends(1...3)], named: "first"))
    screens.layOut()
    let updates = screens.show(screens.screen([.near: friends(1...3)], named: "second"))
    screens.tap(1)
    return ["\(updates.count) updates", "\(screens.runs) runs"] + screens.log + screens.problems
  }

  /// The rows of screens with other sections, and other rules for which are displayed.
  static func otherSections() -> [[[String]]] {
    let screens = ShownScreens()
    let all: [TableScreen<Circle>] = [
      screens.screen([.near: friends([1]), .far: friends([2, 3])]),
      screens.screen([.far: friends([2, 3])]),
      screens.screen([.far: friends([2]), .near: friends([3, 1])]),
      screens.screen(
        [.far: friends([2]), .near: []],
        by: .hidesSectionsWithNoCellData(orderingWith: { $0 })
      ),
      screens.screen([.near: [], .far: friends([2])]),
    ]
    return all.map { screen in
      screens.show(screen)
      screens.layOut()
      return screens.rows
    } + (screens.log + screens.problems).map { [[$0]] }
  }

  /// Whether a change that waits for the next frame is animated though the second screen's would not be.
  static func pendingChange() -> [String] {
    let screens = ShownScreens()
    screens.show(screens.screen([.near: friends(1...3)]))
    let kept = screens.screen([.near: friends(1...4)])
    screens.show(kept)
    screens.layOut()
    kept.refresh()
    let updates = screens.show(screens.screen([.near: friends(1...5)]), animated: false)
    return updates + ["still \(UIView.changesWithoutAnimation)"]
  }

  /// Who has a binding refreshed, and what is shown when it has ended.
  static func bindings() -> [String] {
    let screens = ShownScreens()
    let (first, second) = (
      screens.screen([.near: friends([1])]), screens.screen([.near: friends([2])])
    )
    var found: [String] = []
    func find(_ what: String, _ act: () -> Void) {
      let before = screens.runs
      act()
      screens.layOut()
      let runs = screens.runs - before
      found.append("\(what): \(runs) run\(runs == 1 ? "" : "s"), \(screens.rows)")
    }
    find("first is shown") { screens.show(first) }
    find("second is shown") { screens.show(second) }
    find("first is refreshed") { first.refresh() }
    find("second is refreshed") { second.refresh() }
    find("first is unbound") { first.unbind() }
    find("second is unbound") { second.unbind() }
    find("second is shown again") { screens.show(second) }
    find("first is shown again") { screens.show(first) }
    find("the view is removed") { screens.end() }
    find("first is shown at last") { screens.show(first) }
    return found + screens.log
  }

  /// The owners that closures of screens keep: while the screen is shown, after the next one, and after the end.
  static func owners(ending end: (ShownScreens) -> Void) -> [String] {
    let screens = ShownScreens()
    weak var first: Owner?
    weak var second: Owner?
    func show(_ owner: Owner) -> Owner {
      screens.show(screens.screen([.near: friends([1])], keeping: owner))
      screens.layOut()
      return owner
    }
    first = show(Owner())
    var left = ["first \(first != nil)"]
    second = show(Owner())
    left.append("first \(first != nil), second \(second != nil)")
    end(screens)
    screens.layOut()
    let host: any TableHost = screens.table
    left.append(
      "second \(second != nil), sections \(screens.table.numberOfSections), "
        + "data source \(host.dataSource != nil)"
    )
    return left
  }

  /// The items of screens that are kept and have snapshots of their own, or none.
  static func snapshots() -> [[[String]]] {
    let screens = ShownScreens()
    func kept(_ items: [Int]?) -> TableScreen<Circle> {
      let screen = TableScreen(sectionedBy: Circle.self) {
        OnAllOtherSections {
          CellsBySection(FriendCell.self, items: Int.self) { _, _, cell, item in
            cell.textLabel?.text = "\(item)"
          }
        }
      }
      guard let items else { return screen }
      var snapshot = TableSnapshot<Circle, Int>()
      snapshot.appendSections([.near])
      snapshot.appendItems(items)
      screen.apply(snapshot)
      return screen
    }
    let all = [kept([1, 2]), kept([2, 3]), kept(nil), kept([4])]
    return (all + [all[0], all[0], screens.screen([.near: friends([1])])]).map { screen in
      screens.show(screen)
      screens.layOut()
      return screens.rows
    } + (screens.log + screens.problems).map { [[$0]] }
  }

  /// A screen that is shown while the table requests a cell: at once, and after the next turn.
  static func inTheMiddle() -> [[[String]]] {
    let screens = ShownScreens()
    var next: TableScreen<Circle>?
    let first = TableScreen(sectionedBy: Circle.self) {
      OnSection(.near) {
        Cells(FriendCell.self, models: friends([1])) { row, cell, friend in
          cell.textLabel?.text = friend.name
          if let screen = next { screens.show(screen) }
          next = nil
        }
      }
    }
    next = screens.screen([.near: friends([1, 2])])
    screens.show(first)
    screens.table.layoutIfNeeded()
    let before = screens.rows
    screens.layOut()
    return [before, screens.rows] + (screens.log + screens.problems).map { [[$0]] }
  }
}
