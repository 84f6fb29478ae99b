public import Binder

@MainActor
package struct SourceFunctions<Item> {
  package typealias RowAction = (any TableHost, IndexPath, Item) -> Void
  package typealias RowChoice = (any TableHost, IndexPath, Item) -> IndexPath?

  package var onTableViewDidSet: ((any TableHost)?) -> Void = { _ in }
  package var cellForRow: (any TableHost, IndexPath, Item) -> any TableCell = { tableView, _, _ in
    tableView.register(BlankCell.self)
    return tableView.dequeue(BlankCell.self)
  }
  package var heightForRow: (any TableHost, IndexPath, Item) -> Double = { _, _, _ in 44 }
  package var didSelectRow: RowAction = { _, _, _ in }
  package var didDeselectRow: RowAction = { _, _, _ in }
  package var willSelectRow: RowChoice = { _, indexPath, _ in indexPath }
  package var willDeselectRow: RowChoice = { _, indexPath, _ in indexPath }
}

extension TableViewDataSource {
  /// An action for a touched row.
  public typealias RowAction = (any TableHost, IndexPath, Item) -> Void
  /// Returns the row to select or deselect for a touched row; nil for none.
  public typealias RowChoice = (any TableHost, IndexPath, Item) -> IndexPath?

  /// Runs when `tableView` was set: a place to register cells.
  public final var onTableViewDidSetFunction: ((any TableHost)?) -> Void {
    get { functions.onTableViewDidSet }
    set { functions.onTableViewDidSet = newValue }
  }

  /// Makes the cell for a row; by default a cell that shows nothing.
  public final var cellForRowFunction: (any TableHost, IndexPath, Item) -> any TableCell {
    get { functions.cellForRow }
    set { functions.cellForRow = newValue }
  }

  /// The height of a row in points; 44 by default.
  public final var heightForRowFunction: (any TableHost, IndexPath, Item) -> Double {
    get { functions.heightForRow }
    set { functions.heightForRow = newValue }
  }

  /// Runs when the user has selected a row.
  public final var didSelectRowFunction: RowAction {
    get { functions.didSelectRow }
    set { functions.didSelectRow = newValue }
  }

  /// Runs when the user has deselected a row.
  public final var didDeselectRowFunction: RowAction {
    get { functions.didDeselectRow }
    set { functions.didDeselectRow = newValue }
  }

  /// The row to select instead of the tapped one, or nil to select none.
  public final var willSelectRowFunction: RowChoice {
    get { functions.willSelectRow }
    set { functions.willSelectRow = newValue }
  }

  /// The row to deselect, or nil to keep it selected.
  public final var willDeselectRowFunction: RowChoice {
    get { functions.willDeselectRow }
    set { functions.willDeselectRow = newValue }
  }
}

final class BlankCell: TableCell, DefaultInitializable {}
