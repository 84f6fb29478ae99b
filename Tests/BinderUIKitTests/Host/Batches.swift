import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// Rows that are announced by hand.
@MainActor
final class HandMadeRows: TableDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: any TableHost) -> Int { sections.count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    let cell = tableView.dequeue(FriendCell.self)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A batch, what it announces, and what Binder says about it.
struct HandMadeBatch: Sendable {
  let name: String
  let before: [[String]]
  let after: [[String]]
  let announce: @MainActor @Sendable (any TableHost) -> Void
  /// The reason for a refusal; nil for a batch that is taken.
  var reason: String?

  /// What is said, and what is shown at the end; `UIKit:` before what UIKit would have stopped for.
  @MainActor
  func run() -> (said: [String], shown: [[String]], completion: [Bool]) {
    let table = Adapted.table()
    table.player.onInconsistency = .collect
    var said: [String] = []
    table.diagnosticHandler = { said.append($0.message) }
    let rows = HandMadeRows(before)
    let host: any TableHost = table
    host.dataSource = rows
    host.reloadData()
    host.performPendingUpdates()
    var completions: [Bool] = []
    host.performBatchUpdates(
      {
        rows.sections = after
        announce(host)
      },
      completion: { completions.append($0) }
    )
    host.performPendingUpdates()
    said += table.player.inconsistencies.map { "UIKit: \($0)" }
    let shown = (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: row, section: section))
        return cell?.textLabel?.text ?? "?"
      }
    }
    return (said, shown, completions)
  }

  private static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  static let refused: [HandMadeBatch] = [
    HandMadeBatch(
      name: "too few rows",
      before: [["a"]],
      after: [["a", "b", "c"]],
      announce: { $0.insertRows(at: [path(0, 1)], with: .fade) },
      reason: """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
        section after the update (3) must be equal to the number of rows contained in that section \
        before the update (1), plus or minus the number of rows inserted or deleted from that section (1 \
        inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 \
        moved in, 0 moved out).
        The operations make 2 rows of 1, and the data source has 3. Announce every inserted and every \
        deleted row once, with insertRows(at:) and deleteRows(at:).
        """
    ),
    HandMadeBatch(
      name: "nothing announced",
      before: [["a"], ["b"]],
      after: [["a"], []],
      announce: { _ in },
      reason: """
        Invalid update: invalid number of rows in section 1. The number of rows contained in an existing \
        section after the update (0) must be equal to the number of rows contained in that section \
        before the update (1), plus or minus the number of rows inserted or deleted from that section (0 \
        inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 \
        moved in, 0 moved out).
        No operation changes the number of rows in section 1. Announce insertions and deletions with \
        insertRows(at:) and deleteRows(at:), or call reloadData().
        """
    ),
    HandMadeBatch(
      name: "too few sections",
      before: [["a"]],
      after: [["a"], ["b"]],
      announce: { _ in },
      reason: """
        Invalid update: invalid number of sections. The number of sections contained in the table view \
        after the update (2) must be equal to the number of sections contained in the table view before \
        the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 \
        deleted).
        The operations make 1 section of 1, and the data source has 2. Announce every inserted and every \
        deleted section once, with insertSections(_:) and deleteSections(_:).
        """
    ),
    HandMadeBatch(
      name: "a section beyond the end",
      before: [["a"], ["b"]],
      after: [["a"]],
      announce: { $0.deleteSections([7], with: .fade) },
      reason: """
        attempt to delete section 7, but there are only 2 sections before the update
        Deletions, reloads and sources of moves are counted before the batch, whatever the order of the \
        calls; the table had 2 sections then.
        """
    ),
    HandMadeBatch(
      name: "a row beyond the end",
      before: [["a", "b"]],
      after: [["a"]],
      announce: { $0.deleteRows(at: [path(0, 2)], with: .fade) },
      reason: """
        attempt to delete row 2 from section 0 which only contains 2 rows before the update
        Deletions, reloads and sources of moves are counted before the batch, whatever the order of the \
        calls; section 0 had 2 rows then.
        """
    ),
    HandMadeBatch(
      name: "a row twice",
      before: [["a", "b"]],
      after: [["b"]],
      announce: {
        $0.deleteRows(at: [path(0, 0)], with: .fade)
        $0.reloadRows(at: [path(0, 0)], with: .fade)
      },
      reason: """
        attempt to delete and reload the same index path (<NSIndexPath: 0x...> {length = 2, path = 0 - \
        0})
        A reload is counted before the batch, as a deletion is. If the row that is at 0 - 0 after the \
        batch was meant, reload it by its old path; if not, leave out the reload.
        """
    ),
    HandMadeBatch(
      name: "a deletion in a section that moves",
      before: [["a"], ["b", "c"]],
      after: [["c"], ["a"]],
      announce: {
        $0.moveSections([SectionMove(old: 1, new: 0)])
        $0.deleteRows(at: [path(1, 0)], with: .fade)
      },
      reason: """
        attempt to delete row 0 from section 1, which is moved in the same update
        Move the section in one batch, and change its rows in the batch before or after.
        """
    ),
    HandMadeBatch(
      name: "an insertion in a section that moves",
      before: [["a"], ["b"]],
      after: [["x", "b"], ["a"]],
      announce: {
        $0.moveSections([SectionMove(old: 1, new: 0)])
        $0.insertRows(at: [path(0, 0)], with: .fade)
      },
      reason: """
        attempt to insert row 0 into section 0, which is moved in the same update
        Move the section in one batch, and change its rows in the batch before or after.
        """
    ),
  ]

  static let taken: [HandMadeBatch] = [
    HandMadeBatch(
      name: "rows of three sections, one of which moves",
      before: [["a", "b"], ["c"], ["d", "e"]],
      after: [["d", "e"], ["b", "x"], ["C"]],
      announce: {
        $0.moveSections([SectionMove(old: 2, new: 0)])
        $0.deleteRows(at: [path(0, 0)], with: .left)
        $0.insertRows(at: [path(1, 1)], with: .right)
        $0.reconfigureRows([RowPosition(section: 1, row: 0)])
      }
    ),
    HandMadeBatch(
      name: "rows to be filled again among rows that come, go and move",
      before: [["a", "b", "c", "d", "e"]],
      after: [["x", "D", "y", "B", "E"]],
      announce: {
        $0.deleteRows(at: [path(0, 0), path(0, 2)], with: .fade)
        $0.insertRows(at: [path(0, 0), path(0, 2)], with: .fade)
        $0.moveRows([RowMove(section: 0, row: 1, newSection: 0, newRow: 3)])
        $0.reconfigureRows([1, 3, 4, 2].map { RowPosition(section: 0, row: $0) })
      }
    ),
    HandMadeBatch(
      name: "a batch within a batch",
      before: [["a"]],
      after: [["a", "b"], ["c"]],
      announce: { host in
        host.performBatchUpdates(
          { host.insertRows(at: [path(0, 1)], with: .fade) },
          completion: nil
        )
        host.insertSections([1], with: .fade)
      }
    ),
  ]
}

extension Adapted {
  /// A lone announcement, before the table has counted its rows and after it.
  static func loneInsertion(loaded: Bool) -> (said: [String], shown: String) {
    let table = table()
    var said: [String] = []
    table.diagnosticHandler = { said.append($0.message) }
    let rows = HandMadeRows([["a"]])
    let host: any TableHost = table
    host.dataSource = rows
    if loaded { host.performPendingUpdates() }
    rows.sections = [["a", "b"]]
    host.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    host.performPendingUpdates()
    return (said, table.text)
  }

  /// Headers and footers that come, go and change by a refresh, each with what the table shows then.
  static func changingEnds() -> [String] {
    let table = table()
    table.player.onInconsistency = .collect
    var title: String? = "one"
    var view: CircleView.ViewModel?
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerTitle: { title })
      .bind(footerType: CircleView.self, viewModel: { view })
      .bind(cellType: FriendCell.self, models: ["a"])
      .onDequeue { _, cell, name in cell.textLabel?.text = name }
    binder.displayedSections = [.near]
    binder.finish()
    var pictures: [String] = []
    let changes: [() -> Void] = [
      {}, { title = "two" }, { view = .init(title: "foot") }, { title = nil }, { view = nil },
    ]
    for change in changes {
      change()
      binder.refresh()
      table.performPendingUpdates()
      pictures.append(table.text.split(separator: "\n").joined(separator: ", "))
    }
    return pictures + table.player.inconsistencies.map { "\($0)" }
  }
}
