import Binder

extension TableInconsistency {
  static func unregisteredCell(
    _ identifier: String,
    registered: [String],
    host: HostKind = .table
  ) -> TableInconsistency {
    let view = host == .table ? "cell" : "view of kind: UICollectionElementKindCell"
    return unregistered(host, .unregisteredCell, view, identifier, registered)
  }

  /// A supplementary view of a collection view is of a kind: `UICollectionElementKindSectionHeader`.
  static func unregisteredView(
    _ identifier: String,
    ofKind kind: String,
    registered: [String]
  ) -> TableInconsistency {
    unregistered(.collection, .unregisteredView, "view of kind: \(kind)", identifier, registered)
  }

  private static func unregistered(
    _ host: HostKind,
    _ kind: Kind,
    _ view: String,
    _ identifier: String,
    _ registered: [String]
  ) -> TableInconsistency {
    TableInconsistency(
      host,
      kind,
      "\(host == .table ? "unable to" : "could not") dequeue a \(view) with identifier \(identifier) - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      hint: registered.isEmpty
        ? "No \(kind == .unregisteredCell ? "cell" : "view of this kind") is registered with this \(host.name)."
        : "Registered: \(registered.joined(separator: ", "))."
    )
  }

  static func dequeuedTypeMismatch(
    _ identifier: String,
    registered: String,
    requested: String
  ) -> TableInconsistency {
    TableInconsistency(
      kind: .dequeuedTypeMismatch,
      uikitText: "unable to dequeue a \(requested) with identifier \(identifier) - a \(registered) "
        + "is registered for the identifier",
      hint: "Register \(requested) under an identifier of its own, or dequeue a \(registered)."
    )
  }

  static func dequeuedTwice(
    _ identifier: String,
    _ path: IndexPath,
    host: HostKind = .table
  ) -> TableInconsistency {
    TableInconsistency(
      host,
      .dequeuedTwice,
      host == .table
        ? "Attempted to dequeue multiple cells for the same index path, which is not "
          + "allowed. If you really need to dequeue more cells than the table view is requesting, "
          + "use the -dequeueReusableCellWithIdentifier: method (without an index path). "
          + "Cell identifier: \(identifier), index path: \(path.uikitText)"
        : expectedDequeuedView,
      hint: "Dequeue one cell in each call of cellFor\(host.rowTitle)At, and return that one."
    )
  }

  static func visibleCellsInQuestion(_ path: IndexPath) -> TableInconsistency {
    TableInconsistency(
      kind: .visibleCellsInQuestion,
      uikitText: "Attempted to access the table view's visibleCells while they were in the process "
        + "of being updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see "
        + "what caused this to occur. Perhaps you are trying to ask the table view for the visible "
        + "cells from inside a table view callback about a specific row?",
      hint:
        "The cell of row \(path.row) in section \(path.section) is being filled. Fill it from the data, and look at "
        + "other cells when the update is shown."
    )
  }

  /// The sentence's end is this library's: of UIKit's only the beginning is public.
  static func reconfiguredWithOtherCell(
    _ cell: String,
    _ path: IndexPath,
    host: HostKind = .table
  ) -> TableInconsistency {
    TableInconsistency(
      host,
      .reconfiguredWithOtherCell,
      "Attempted to dequeue a cell for a different registration or reuse identifier "
        + "than the existing cell when reconfiguring an item, which is not allowed. "
        + "Existing cell: \(cell), index path: \(path.uikitText)",
      hint: "Reload the \(host.row) if it needs another type of cell; to reconfigure is to fill "
        + "the cell that it has."
    )
  }

  /// A cell was made by hand, or there is none.
  static func cellNotDequeued(_ path: IndexPath, isMissing: Bool) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .viewNotDequeued,
      isMissing
        ? "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path \(path.uikitText)"
        : "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      hint: "Return the cell that was dequeued for item \(path.row) of section \(path.section)."
    )
  }

  /// A supplementary view is nil where the layout has a place for one.
  static func supplementaryViewNotDequeued(_ kind: String, _ path: IndexPath) -> TableInconsistency
  {
    TableInconsistency(
      .collection,
      .viewNotDequeued,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(\(kind),\(path.uikitText)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "((null))",
      hint: "Return a view that was dequeued for it, or let the layout have no such view here."
    )
  }

  /// A view was dequeued without a request, or another one was returned.
  static func viewNotReturned(_ view: String) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .viewNotReturned,
      expectedDequeuedView,
      hint: "\(view) was dequeued. Dequeue one view in the callback that requests it."
    )
  }

  /// Of the sentence's end, which names the view, nothing is public.
  private static let expectedDequeuedView =
    "Expected dequeued view to be returned to the collection view in preparation for display. When "
    + "the collection view's data source is asked to provide a view for a given index path, ensure "
    + "that a single view is dequeued and returned to the collection view. Avoid dequeuing views "
    + "without a request from the collection view. For retrieving an existing view in the collection "
    + "view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
    + "supplementaryViewForElementKind:atIndexPath:] ..."
}
