package import Binder

/// Which rows are selected, kept apart from the cells, which come and go.
package struct Selection: Equatable, Sendable {
  private var selected: Set<RowPosition> = []

  package func contains(_ row: RowPosition) -> Bool { selected.contains(row) }

  package var isEmpty: Bool { selected.isEmpty }

  /// The selected rows from the top to the bottom.
  ///
  /// - Complexity: O(n log n) in the number of selected rows.
  package var rows: [RowPosition] { selected.sorted() }

  /// The selected row nearest to the top.
  package var first: RowPosition? { selected.min() }

  mutating func select(_ row: RowPosition) { selected.insert(row) }

  mutating func deselect(_ row: RowPosition) { selected.remove(row) }

  mutating func removeAll() { selected.removeAll() }
}
