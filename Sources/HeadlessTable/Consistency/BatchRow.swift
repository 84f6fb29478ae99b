import Binder

/// A row of a batch by the positions of its section and of itself; rows ascend as they are read.
struct BatchRow: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  /// The row that a path names; nil if the path has not exactly two indices.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  var uikitText: String { indexPath.uikitText }

  static func < (left: BatchRow, right: BatchRow) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

extension BatchRow {
  /// The row in the short way of UIKit's lists of updates: `0 - 1`.
  var shortText: String { "\(section) - \(row)" }
}
