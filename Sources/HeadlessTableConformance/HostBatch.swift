import Binder

/// A batch for a host: the rows before and after it, and what is announced.
@MainActor
struct HostBatch {
  let name: String
  let before: [[String]]
  let after: [[String]]
  let announce: (any TableHost) -> Void

  private static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  static let all: [HostBatch] = [
    HostBatch(name: "no operation", before: [["a"]], after: [["a"]]) { _ in },
    HostBatch(name: "an insertion", before: [["a", "b"]], after: [["a", "x", "b"]]) {
      $0.insertRows(at: [path(0, 1)], with: .fade)
    },
    HostBatch(name: "a deletion", before: [["a", "b", "c"]], after: [["b", "c"]]) {
      $0.deleteRows(at: [path(0, 0)], with: .fade)
    },
    HostBatch(name: "a move", before: [["a", "b", "c"]], after: [["c", "a", "b"]]) {
      $0.moveRow(at: path(0, 2), to: path(0, 0))
    },
    HostBatch(name: "a reload", before: [["a", "b", "c"]], after: [["a", "B", "c"]]) {
      $0.reloadRows(at: [path(0, 1)], with: .none)
    },
    HostBatch(name: "a row to be filled again", before: [["a", "b"]], after: [["a", "B"]]) {
      $0.reconfigureRows(at: [path(0, 1)])
    },
    HostBatch(
      name: "insertions, deletions, moves and reloads",
      before: [["a", "b", "c", "d"], ["e", "f"]],
      after: [["e", "a", "x", "D"], ["y", "f", "c"]]
    ) {
      $0.insertRows(at: [path(1, 0), path(0, 2)], with: .fade)
      $0.moveRows([RowMove(section: 1, row: 0, newSection: 0, newRow: 0)])
      $0.reloadRows(at: [path(0, 3)], with: .none)
      $0.deleteRows(at: [path(0, 1)], with: .fade)
      $0.moveRows([RowMove(section: 0, row: 2, newSection: 1, newRow: 2)])
    },
    HostBatch(
      name: "ranges of rows inserted and deleted, and moves in one call",
      before: [["a", "b", "c", "d"], ["e", "f", "g"]],
      after: [["x", "y", "d", "g"], ["a", "f", "z"]]
    ) {
      $0.deleteRows(
        in: [RowRange(section: 0, rows: 1...2), RowRange(section: 1, rows: 0...0)],
        with: .fade
      )
      $0.insertRows(
        in: [RowRange(section: 0, rows: 0...1), RowRange(section: 1, rows: 2...2)],
        with: .fade
      )
      $0.moveRows([
        RowMove(section: 0, row: 0, newSection: 1, newRow: 0),
        RowMove(section: 1, row: 2, newSection: 0, newRow: 3),
      ])
    },
    HostBatch(
      name: "sections inserted and deleted",
      before: [["a"], ["b", "c"], ["d"]],
      after: [["x", "y"], ["a"], ["d"], []]
    ) {
      $0.deleteSections([1], with: .fade)
      $0.insertSections([0, 3], with: .fade)
    },
    HostBatch(
      name: "a section that moves, and rows in another",
      before: [["a"], ["b", "c"], ["d", "e"]],
      after: [["d", "e"], ["a"], ["b", "x", "c"]]
    ) {
      $0.moveSections([SectionMove(old: 2, new: 0)])
      $0.insertRows(at: [path(2, 1)], with: .fade)
    },
    HostBatch(
      name: "a section that is reloaded, and rows in another",
      before: [["a"], ["b", "c"]],
      after: [["x", "a"], ["B"]]
    ) {
      $0.reloadSections([1], with: .none)
      $0.insertRows(at: [path(0, 0)], with: .fade)
    },
  ]
}
