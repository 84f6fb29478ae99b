/// The handlers of a section for what a finger does to its rows, besides a tap.
///
/// A question is answered by one handler; of a notice, the handler of an any-section chain is told too.
///
/// Every question looks at all of them, so they are shared and not copied.
@MainActor
final class RowGestures<Section: TableViewSection> {
  /// The actions at the trailing edge.
  var trailingSwipe: RowQuestion<Section, SwipeActions>?
  /// The actions at the leading edge.
  var leadingSwipe: RowQuestion<Section, SwipeActions>?
  /// Runs when a deletion was confirmed.
  var onDelete: RowNotice<Section, Void>?
  /// Runs when an insertion was asked for.
  var onInsert: RowNotice<Section, Void>?
  /// The control of a row while the table is edited.
  var editingStyle: RowQuestion<Section, RowEditingStyle>?
  /// The text of the delete button.
  var deleteTitle: RowQuestion<Section, String>?
  /// Whether a row makes room for its control.
  var indentsWhileEditing: RowQuestion<Section, Bool>?

  /// Runs when a finger has dropped a row.
  var onMoved: RowNotice<Section, RowDrag<Section>>?
  /// Whether a finger can drag rows to other sections that say the same.
  var crossesSections = false
  /// Whether a finger can drag a row.
  var canMove: RowQuestion<Section, Bool>?
  /// Chooses the place of a row that a finger drags.
  var moveTarget: RowHandler<Section, RowDrag<Section>, RowPlace<Section>>?
  /// The accessory at the trailing edge of a cell.
  var accessory: RowQuestion<Section, CellAccessory>?
  /// Runs when a finger has tapped the button there; the cell is nil while the row has none.
  var onAccessoryTapped: RowNotice<Section, (any TableCell)?>?
  /// Whether a tap selects a row.
  var selectable: RowQuestion<Section, Bool>?
  /// Whether a touch highlights a row.
  var highlightable: RowQuestion<Section, Bool>?
  /// Runs when a finger has deselected a row; the cell is nil while the row has none.
  var onDeselected: RowNotice<Section, (any TableCell)?>?
  /// Runs when a finger has tapped a row, apart from selecting it.
  var onPrimaryAction: RowNotice<Section, Void>?
  /// The commands of the menu of a row.
  var contextMenu: RowQuestion<Section, [MenuAction]>?
  /// Runs when a finger has tapped the picture of a row above its menu.
  var onPreviewTapped: RowNotice<Section, Void>?

  /// The names of the handlers, as they are written in code, and what they demand of the row's model.
  var all: [(name: String, model: ModelDemand<Section>)] {
    let handlers: [(String, ModelDemand<Section>?)] = [
      ("trailingSwipe", trailingSwipe?.model), ("leadingSwipe", leadingSwipe?.model),
      ("onDelete", onDelete?.model), ("onInsert", onInsert?.model),
      ("editingStyle", editingStyle?.model), ("deleteTitle", deleteTitle?.model),
      ("indentsWhileEditing", indentsWhileEditing?.model), ("onMoved", onMoved?.model),
      ("canMove", canMove?.model), ("moveTarget", moveTarget?.model),
      ("accessory", accessory?.model), ("onAccessoryTapped", onAccessoryTapped?.model),
      ("selectable", selectable?.model), ("highlightable", highlightable?.model),
      ("onDeselected", onDeselected?.model), ("onPrimaryAction", onPrimaryAction?.model),
      ("contextMenu", contextMenu?.model), ("onPreviewTapped", onPreviewTapped?.model),
    ]
    return handlers.compactMap { name, model in model.map { (name, $0) } }
  }

  /// The actions at an edge.
  func swipe(_ edge: SwipeEdge) -> RowQuestion<Section, SwipeActions>? {
    edge == .leading ? leadingSwipe : trailingSwipe
  }
}

/// Code that answers a question about a row.
typealias RowQuestion<Section: TableViewSection, Answer> = RowHandler<Section, Void, Answer>

/// Code that is told of something that a finger did to a row: it answers with what is to be done then.
typealias RowNotice<Section: TableViewSection, Argument> = RowHandler<Section, Argument, RowWork>

/// The work of a handler, which may take its time.
typealias RowWork = @MainActor () async -> Void

// The general form of every handler below: written for one section or many, with the model or without it.

extension RowsOfSection {
  /// A question about a row.
  func question<Answer>(
    _ body: @escaping (Int) -> Answer
  ) -> RowQuestion<Section, Answer> {
    RowQuestion { _, row, _ in body(row) }
  }

  /// A question about a row and its model.
  func question<Answer>(
    _ body: @escaping (Int, Model) -> Answer
  ) -> RowQuestion<Section, Answer> {
    RowQuestion { (_, row, _, model: Model) in body(row, model) }
  }

  /// A notice about a row.
  func notice(
    _ body: @escaping @MainActor (Int) async -> Void
  ) -> RowNotice<Section, Void> {
    RowNotice { _, row, _ in { await body(row) } }
  }

  /// A notice about a row and its model.
  func notice(
    _ body: @escaping @MainActor (Int, Model) async -> Void
  ) -> RowNotice<Section, Void> {
    RowNotice { (_, row, _, model: Model) in { await body(row, model) } }
  }

  /// A notice about a row and its cell; nil for a cell that is not displayed.
  func cellNotice(
    _ body: @escaping @MainActor (Int, Cell?) async -> Void
  ) -> RowNotice<Section, (any TableCell)?> {
    RowNotice { _, row, cell in { await body(row, cell as? Cell) } }
  }

  /// A notice about a row, its cell and its model; nil for a cell that is not displayed.
  func cellNotice(
    _ body: @escaping @MainActor (Int, Cell?, Model) async -> Void
  ) -> RowNotice<Section, (any TableCell)?> {
    RowNotice { (_, row, cell, model: Model) in { await body(row, cell as? Cell, model) } }
  }
}

extension RowsOfSections {
  /// A question about a row.
  func question<Answer>(
    _ body: @escaping (Section, Int) -> Answer
  ) -> RowQuestion<Section, Answer> {
    RowQuestion { section, row, _ in body(section, row) }
  }

  /// A question about a row and its model.
  func question<Answer>(
    _ body: @escaping (Section, Int, Model) -> Answer
  ) -> RowQuestion<Section, Answer> {
    RowQuestion { (section, row, _, model: Model) in body(section, row, model) }
  }

  /// A notice about a row.
  func notice(
    _ body: @escaping @MainActor (Section, Int) async -> Void
  ) -> RowNotice<Section, Void> {
    RowNotice { section, row, _ in { await body(section, row) } }
  }

  /// A notice about a row and its model.
  func notice(
    _ body: @escaping @MainActor (Section, Int, Model) async -> Void
  ) -> RowNotice<Section, Void> {
    RowNotice { (section, row, _, model: Model) in { await body(section, row, model) } }
  }

  /// A notice about a row and its cell; nil for a cell that is not displayed.
  func cellNotice(
    _ body: @escaping @MainActor (Section, Int, Cell?) async -> Void
  ) -> RowNotice<Section, (any TableCell)?> {
    RowNotice { section, row, cell in { await body(section, row, cell as? Cell) } }
  }

  /// A notice about a row, its cell and its model; nil for a cell that is not displayed.
  func cellNotice(
    _ body: @escaping @MainActor (Section, Int, Cell?, Model) async -> Void
  ) -> RowNotice<Section, (any TableCell)?> {
    RowNotice { (section, row, cell, model: Model) in
      { await body(section, row, cell as? Cell, model) }
    }
  }
}
