/// The handlers of a section that most sections have none of: for what the user does to its rows, besides a tap, and for cells
/// that are displayed.
///
/// One handler decides where a delegate call returns a value; where it returns none, that of an any-section chain runs too.
///
/// Every delegate call about a row reads them, so they are shared and not copied.
@MainActor
final class RowGestures {
  /// The names of the handlers, as they are written in code, and the types of models that they take, in the order in which
  /// they were declared.
  @exclusivity(unchecked)
  private(set) var all: [(name: String, modelType: Any.Type?)] = []

  private func note<Argument, Result>(_ name: String, _ handler: RowHandler<Argument, Result>?) {
    all.removeAll { $0.name == name }
    if let handler { all.append((name, handler.modelType)) }
  }

  /// The actions at the trailing edge.
  var trailingSwipe: RowQuestion<SwipeActions>? { didSet { note("trailingSwipe", trailingSwipe) } }
  /// The actions at the leading edge.
  var leadingSwipe: RowQuestion<SwipeActions>? { didSet { note("leadingSwipe", leadingSwipe) } }
  /// Runs when a deletion was confirmed.
  var onDelete: RowNotice<Void>? { didSet { note("onDelete", onDelete) } }
  /// Runs when an insertion was requested.
  var onInsert: RowNotice<Void>? { didSet { note("onInsert", onInsert) } }
  /// The control of a row in editing mode.
  var editingStyle: RowQuestion<RowEditingStyle>? { didSet { note("editingStyle", editingStyle) } }
  /// The text of the delete button.
  var deleteTitle: RowQuestion<String>? { didSet { note("deleteTitle", deleteTitle) } }
  /// Whether a row makes room for its control.
  var indentsWhileEditing: RowQuestion<Bool>? {
    didSet { note("indentsWhileEditing", indentsWhileEditing) }
  }

  /// Runs when the user has dropped a row.
  var onMoved: RowNotice<RowDrag>? { didSet { note("onMoved", onMoved) } }
  /// Runs when the user has dropped a row in another list, with its former position.
  var onMovedOut: RowNotice<Int>? { didSet { note("onMovedOut", onMovedOut) } }
  /// Runs when the user has dropped a row of another list, with its position.
  var onMovedIn: RowNotice<Int>? { didSet { note("onMovedIn", onMovedIn) } }
  /// Whether the user can drag rows to other sections that say the same.
  var crossesSections = false
  /// Whether the user can drag a row.
  var canMove: RowQuestion<Bool>? { didSet { note("canMove", canMove) } }
  /// Chooses the place of a row that the user drags.
  var moveTarget: RowHandler<RowDrag, KeyedRowPlace>? { didSet { note("moveTarget", moveTarget) } }
  /// The accessory at the trailing edge of a cell.
  var accessory: RowQuestion<CellAccessory>? { didSet { note("accessory", accessory) } }
  /// Runs when the user has tapped the button there; the cell is nil while the row has none.
  var onAccessoryTapped: RowNotice<(any TableCell)?>? {
    didSet { note("onAccessoryTapped", onAccessoryTapped) }
  }
  /// Whether the switch of a row is on.
  var toggle: RowQuestion<Bool>? { didSet { note("toggle", toggle) } }
  /// Runs when the user has turned the switch.
  var onToggle: RowNotice<Bool>? { didSet { note("onToggle", onToggle) } }
  /// Whether a tap selects a row.
  var selectable: RowQuestion<Bool>? { didSet { note("selectable", selectable) } }
  /// Whether a touch highlights a row.
  var highlightable: RowQuestion<Bool>? { didSet { note("highlightable", highlightable) } }
  /// Runs when the user has deselected a row; the cell is nil while the row has none.
  var onDeselected: RowNotice<(any TableCell)?>? { didSet { note("onDeselected", onDeselected) } }
  /// Runs when the user has tapped a row, apart from selecting it.
  var onPrimaryAction: RowNotice<Void>? { didSet { note("onPrimaryAction", onPrimaryAction) } }
  /// The commands of the menu of a row.
  var contextMenu: RowQuestion<[MenuAction]>? { didSet { note("contextMenu", contextMenu) } }
  /// Runs when the user has tapped the preview of a row's menu.
  var onPreviewTapped: RowNotice<Void>? { didSet { note("onPreviewTapped", onPreviewTapped) } }

  /// Runs when a cell is about to be displayed.
  var onWillDisplay: CellHandler? { didSet { note("onWillDisplay", onWillDisplay) } }
  /// Runs when a cell has left the screen.
  var onDidEndDisplaying: CellHandler? { didSet { note("onDidEndDisplaying", onDidEndDisplaying) } }

  /// The actions at an edge.
  func swipe(_ edge: SwipeEdge) -> RowQuestion<SwipeActions>? {
    edge == .leading ? leadingSwipe : trailingSwipe
  }
}

/// Code that returns a value for a row.
typealias RowQuestion<Answer> = RowHandler<Void, Answer>

/// Code that runs for something that the user did to a row: it returns what is to be done then.
typealias RowNotice<Argument> = RowHandler<Argument, RowWork>

/// The work of a handler, which may take its time.
typealias RowWork = @MainActor () async -> Void
