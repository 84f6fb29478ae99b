/// A table that can show what a binder declares: `HeadlessTable`, or an adapter of a real one.
///
/// A host calls its data source and its delegate as `UITableView` does. Everything that a binder ever wants from a table is
/// written here; a toolkit takes part by conforming one class.
@MainActor
public protocol TableHost: AnyObject {
  /// Provides the rows; a host holds it weakly, as `UITableView` does.
  var dataSource: (any TableDataSource)? { get set }

  /// Provides dimensions and supplementary views, and receives interaction; held weakly.
  var delegate: (any TableDelegate)? { get set }

  /// Receives rows likely to be displayed soon; held weakly.
  var prefetchDataSource: (any TableDataSourcePrefetching)? { get set }

  /// The objects that bindings and proxies keep with the table: `let attachments = TableAttachments()`.
  ///
  /// They end when it goes away. For a host that does not have it, they end some time later.
  var attachments: TableAttachments { get }

  /// Registers a cell type under a reuse identifier, in place of a former one.
  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String)

  /// Registers a header and footer type under a reuse identifier.
  func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  )

  /// Dequeues a pooled cell, or a new one; a type that is not known under the identifier yet is registered.
  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell

  /// Dequeues a cell that shows a content; one of the same class for each content of a type.
  ///
  /// A host that knows no contents does not need to implement it.
  func dequeueCell(showing content: any CellContent) -> any TableCell

  /// Dequeues a pooled cell, or a new one; nil when none is pooled and nothing is registered under the identifier.
  func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)?

  /// Dequeues a pooled view, or a new one; a type that is not known under the identifier yet is registered.
  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View

  /// Dequeues a header or a footer that shows a content.
  ///
  /// A host that knows no contents does not need to implement it.
  func dequeueHeaderFooterView(showing content: any CellContent) -> any TableHeaderFooterView

  /// Dequeues a pooled view, or a new one; nil when none is pooled and nothing is registered under the identifier.
  func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)?

  /// The cell that shows a row now, or nil when the row is not visible.
  func cellForRow(at indexPath: IndexPath) -> (any TableCell)?

  /// The positions of the rows that are displayed, from top to bottom; nil if there are none.
  var indexPathsForVisibleRows: [IndexPath]? { get }

  /// The position of a displayed cell, or nil when it is not visible; pending changes stay pending.
  func indexPath(for cell: any TableCell) -> IndexPath?

  /// The number of sections that the table counted last.
  var numberOfSections: Int { get }

  /// The number of rows of a section that the table counted last.
  func numberOfRows(inSection section: Int) -> Int

  /// Forgets what is displayed, and reads everything from the data source again.
  func reloadData()

  /// Does pending work, such as a reload, with the data as it is now.
  func layoutIfNeeded()

  /// Runs scheduled updates at once, and then does other pending work.
  func performPendingUpdates()

  /// Is called when the delegate implements other methods than before.
  func delegateAnswersChanged()

  /// Whether changes can be announced now: not inside a callback of the data source, nor in one about heights or display.
  var acceptsUpdates: Bool { get }

  /// Changes rows and sections together; at the end of the outermost batch the table checks that its data source agrees.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and announces each change; runs at once.
  ///   - completion: Called when the change is shown, with false if it was refused.
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)

  /// Announces inserted rows, by their paths after the batch.
  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation)

  /// Announces deleted rows, by their paths before the batch.
  func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation)

  /// Announces reloaded rows, by their paths before the batch.
  func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation)

  /// Announces reconfigured rows, by their paths before the batch.
  func reconfigureRows(at indexPaths: [IndexPath])

  /// Announces a row that has moved from a place before the batch to one after it.
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)

  /// Announces inserted rows as ranges of positions after the batch.
  ///
  /// This is how a binder announces rows. A host that takes paths does not need to implement it.
  func insertRows(in ranges: [RowRange], with animation: RowAnimation)

  /// Announces deleted rows as ranges of positions before the batch.
  ///
  /// This is how a binder announces rows. A host that takes paths does not need to implement it.
  func deleteRows(in ranges: [RowRange], with animation: RowAnimation)

  /// Announces rows that have moved.
  ///
  /// This is how a binder announces rows. A host that takes moves one by one does not need to implement it.
  func moveRows(_ moves: [RowMove])

  /// Announces inserted sections, by their positions after the batch.
  func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation)

  /// Announces deleted sections, by their positions before the batch.
  func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation)

  /// Announces sections that have moved.
  ///
  /// This is how a binder announces sections. A host that takes moves one by one does not need to implement it.
  func moveSections(_ moves: [SectionMove])

  /// Announces reconfigured rows, by their positions before the batch.
  ///
  /// This is how a binder announces rows. A host that takes paths does not need to implement it.
  func reconfigureRows(_ rows: [RowPosition])

  /// Announces reloaded sections, by their positions before the batch.
  func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation)

  /// Announces a section that has moved from a position before the batch to one after it.
  func moveSection(_ section: Int, toSection newSection: Int)

  /// Announces sections whose headers and footers are reloaded, but not their rows.
  ///
  /// The positions are those after the batch; no batch is needed.
  func reconfigureHeadersAndFooters(
    inSections sections: some Sequence<Int>,
    with animation: RowAnimation
  )

  /// Whether the rows show controls to delete, insert or move them.
  var isEditing: Bool { get }

  /// Shows the controls of the rows, or hides them; visible cells are updated.
  func setEditing(_ editing: Bool, animated: Bool)

  /// The selected rows; nil if there is none.
  ///
  /// UIKit promises no order, so sort them where the order matters; a `HeadlessTable` has them from the top to the bottom.
  var indexPathsForSelectedRows: [IndexPath]? { get }

  /// Selects a row by code: no delegate method is called.
  func selectRow(at indexPath: IndexPath, animated: Bool)

  /// Deselects a row by code: no delegate method is called.
  func deselectRow(at indexPath: IndexPath, animated: Bool)

  /// The handler of pull to refresh; nil for a table that cannot be pulled down.
  var refreshHandler: (@MainActor () async -> Void)? { get set }

  /// Reloads the titles of the index.
  func reloadSectionIndexTitles()

  /// Shows a view in a part of the table that belongs to no section; nil removes it.
  ///
  /// A header or a footer is as high as its `preferredHeight(forWidth:)` says. When the view
  /// that is displayed shows something else, it is set again, as it may need another height.
  func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart)

  /// Updates the heights of displayed views, and makes no cell.
  func updateHeights()

  /// Does the same right after a batch, for the heights that the table has not updated at the end of the batch.
  func updateHeightsAfterBatch()

  /// Whether the top edge of a row is on the screen, where no bar covers it.
  func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool

  /// Runs updates, and scrolls so that a row is where it was on the screen, as far as the table can scroll there.
  ///
  /// - Parameters:
  ///   - indexPath: The row, by its path before the updates.
  ///   - newIndexPath: The path of the same row after them.
  ///   - animated: Whether the updates may be animated: they do not change what is above the row.
  ///   - updates: Any number of batches or reloads; run once, at once.
  func holdRow(
    at indexPath: IndexPath,
    movedTo newIndexPath: IndexPath,
    animated: Bool,
    during updates: () -> Void
  )

  /// Runs work before the next frame; a host without frames of its own uses the next turn of the
  /// main actor.
  func scheduleUpdate(_ update: @escaping @MainActor () -> Void)

  /// Records what the binder did with a cell's event.
  func record(_ event: CellEventRecord)

  /// Receives a problem that the binder has found.
  func report(_ diagnostic: TableDiagnostic)
}
