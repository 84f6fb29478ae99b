/// The handlers of a section that most sections have none of: for what a finger does to its rows, besides a tap, and for cells
/// that are displayed.
///
/// A question is answered by one handler; of a notice, the handler of an any-section chain is told too.
///
/// Every question looks at all of them, so they are shared and not copied.
@MainActor
final class RowGestures {
  /// The names of the handlers, as they are written in code, and what they demand of the row's model, in the order in which
  /// they were declared.
  @exclusivity(unchecked)
  private(set) var all: [(name: String, model: ModelDemand)] = []

  private func declared(_ name: String, _ model: ModelDemand?) {
    all.removeAll { $0.name == name }
    if let model { all.append((name, model)) }
  }

  /// The actions at the trailing edge.
  var trailingSwipe: RowQuestion<SwipeActions>? {
    didSet { declared("trailingSwipe", trailingSwipe?.model) }
  }
  /// The actions at the leading edge.
  var leadingSwipe: RowQuestion<SwipeActions>? {
    didSet { declared("leadingSwipe", leadingSwipe?.model) }
  }
  /// Runs when a deletion was confirmed.
  var onDelete: RowNotice<Void>? {
    didSet { declared("onDelete", onDelete?.model) }
  }
  /// Runs when an insertion was asked for.
  var onInsert: RowNotice<Void>? {
    didSet { declared("onInsert", onInsert?.model) }
  }
  /// The control of a row in editing mode.
  var editingStyle: RowQuestion<RowEditingStyle>? {
    didSet { declared("editingStyle", editingStyle?.model) }
  }
  /// The text of the delete button.
  var deleteTitle: RowQuestion<String>? {
    didSet { declared("deleteTitle", deleteTitle?.model) }
  }
  /// Whether a row makes room for its control.
  var indentsWhileEditing: RowQuestion<Bool>? {
    didSet { declared("indentsWhileEditing", indentsWhileEditing?.model) }
  }

  /// Runs when a finger has dropped a row.
  var onMoved: RowNotice<RowDrag>? {
    didSet { declared("onMoved", onMoved?.model) }
  }
  /// Whether a finger can drag rows to other sections that say the same.
  var crossesSections = false
  /// Whether a finger can drag a row.
  var canMove: RowQuestion<Bool>? {
    didSet { declared("canMove", canMove?.model) }
  }
  /// Chooses the place of a row that a finger drags.
  var moveTarget: RowHandler<RowDrag, KeyedRowPlace>? {
    didSet { declared("moveTarget", moveTarget?.model) }
  }
  /// The accessory at the trailing edge of a cell.
  var accessory: RowQuestion<CellAccessory>? {
    didSet { declared("accessory", accessory?.model) }
  }
  /// Runs when a finger has tapped the button there; the cell is nil while the row has none.
  var onAccessoryTapped: RowNotice<(any TableCell)?>? {
    didSet { declared("onAccessoryTapped", onAccessoryTapped?.model) }
  }
  /// Whether a tap selects a row.
  var selectable: RowQuestion<Bool>? {
    didSet { declared("selectable", selectable?.model) }
  }
  /// Whether a touch highlights a row.
  var highlightable: RowQuestion<Bool>? {
    didSet { declared("highlightable", highlightable?.model) }
  }
  /// Runs when a finger has deselected a row; the cell is nil while the row has none.
  var onDeselected: RowNotice<(any TableCell)?>? {
    didSet { declared("onDeselected", onDeselected?.model) }
  }
  /// Runs when a finger has tapped a row, apart from selecting it.
  var onPrimaryAction: RowNotice<Void>? {
    didSet { declared("onPrimaryAction", onPrimaryAction?.model) }
  }
  /// The commands of the menu of a row.
  var contextMenu: RowQuestion<[MenuAction]>? {
    didSet { declared("contextMenu", contextMenu?.model) }
  }
  /// Runs when a finger has tapped the picture of a row above its menu.
  var onPreviewTapped: RowNotice<Void>? {
    didSet { declared("onPreviewTapped", onPreviewTapped?.model) }
  }

  /// Runs when a cell is about to be displayed.
  var onWillDisplay: CellHandler? {
    didSet { declared("onWillDisplay", onWillDisplay?.model) }
  }
  /// Runs when a cell has left the screen.
  var onDidEndDisplaying: CellHandler? {
    didSet { declared("onDidEndDisplaying", onDidEndDisplaying?.model) }
  }

  /// The actions at an edge.
  func swipe(_ edge: SwipeEdge) -> RowQuestion<SwipeActions>? {
    edge == .leading ? leadingSwipe : trailingSwipe
  }
}

/// Code that answers a question about a row.
typealias RowQuestion<Answer> = RowHandler<Void, Answer>

/// Code that is told of something that a finger did to a row: it answers with what is to be done then.
typealias RowNotice<Argument> = RowHandler<Argument, RowWork>

/// The work of a handler, which may take its time.
typealias RowWork = @MainActor () async -> Void
