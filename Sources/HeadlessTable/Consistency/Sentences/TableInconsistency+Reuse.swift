import Binder

extension TableInconsistency {
  static func unregisteredCell(
    _ identifier: String,
    registered: [String]
  ) -> TableInconsistency {
    TableInconsistency(
      kind: .unregisteredCell,
      uikitText: "unable to dequeue a cell with identifier \(identifier) - must register a nib or "
        + "a class for the identifier or connect a prototype cell in a storyboard",
      hint: registered.isEmpty
        ? "No cell is registered with this table."
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

  static func dequeuedTwice(_ identifier: String, _ path: IndexPath) -> TableInconsistency {
    TableInconsistency(
      kind: .dequeuedTwice,
      uikitText: "Attempted to dequeue multiple cells for the same index path, which is not "
        + "allowed. If you really need to dequeue more cells than the table view is requesting, "
        + "use the -dequeueReusableCellWithIdentifier: method (without an index path). "
        + "Cell identifier: \(identifier), index path: \(path.uikitText)",
      hint: "Dequeue one cell in each answer to cellForRowAt, and return that one."
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
  static func reconfiguredWithOtherCell(_ cell: String, _ path: IndexPath) -> TableInconsistency {
    TableInconsistency(
      kind: .reconfiguredWithOtherCell,
      uikitText: "Attempted to dequeue a cell for a different registration or reuse identifier "
        + "than the existing cell when reconfiguring an item, which is not allowed. "
        + "Existing cell: \(cell), index path: \(path.uikitText)",
      hint: "Reload the row if it needs another type of cell; to reconfigure is to fill the cell "
        + "that it has."
    )
  }
}
