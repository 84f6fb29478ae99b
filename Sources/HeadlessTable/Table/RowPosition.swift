package import Binder

/// Where a row stands now: the position of its section, and its own in the section.
package struct RowPosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The position that a path of exactly two indices names.
  package init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path.section, row: path.row)
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
