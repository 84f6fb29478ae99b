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
  private(set) var all: [(name: String, modelType: Any.Type?)] = []

  private func note<Argument, Result>(_ name: String, _ handler: RowHandler<Argument, Result>?) {
    all.removeAll { $0.name == name }
    if let handler { all.append((name, handler.modelType)) }
  }

  var trailingSwipe: RowProperty<SwipeActions>? { didSet { note("trailingSwipe", trailingSwipe) } }
  var leadingSwipe: RowProperty<SwipeActions>? { didSet { note("leadingSwipe", leadingSwipe) } }
  var onDelete: RowNotice<Void>? { didSet { note("onDelete", onDelete) } }
  var onInsert: RowNotice<Void>? { didSet { note("onInsert", onInsert) } }
  var editingStyle: RowProperty<RowEditingStyle>? { didSet { note("editingStyle", editingStyle) } }
  var deleteTitle: RowProperty<String>? { didSet { note("deleteTitle", deleteTitle) } }
  var indentsWhileEditing: RowProperty<Bool>? {
    didSet { note("indentsWhileEditing", indentsWhileEditing) }
  }

  var onMoved: RowNotice<RowDrag>? { didSet { note("onMoved", onMoved) } }
  var onMovedOut: RowNotice<Int>? { didSet { note("onMovedOut", onMovedOut) } }
  var onMovedIn: RowNotice<Int>? { didSet { note("onMovedIn", onMovedIn) } }
  var crossesSections = false
  var canMove: RowProperty<Bool>? { didSet { note("canMove", canMove) } }
  var moveTarget: RowHandler<RowDrag, KeyedRowPlace>? { didSet { note("moveTarget", moveTarget) } }
  var accessory: RowProperty<CellAccessory>? { didSet { note("accessory", accessory) } }
  /// Runs when the user has tapped the button there; the cell is nil while the row has none.
  var onAccessoryTapped: RowNotice<(any TableCell)?>? {
    didSet { note("onAccessoryTapped", onAccessoryTapped) }
  }
  var toggle: RowProperty<Bool>? { didSet { note("toggle", toggle) } }
  var onToggle: RowNotice<Bool>? { didSet { note("onToggle", onToggle) } }
  var selectable: RowProperty<Bool>? { didSet { note("selectable", selectable) } }
  var highlightable: RowProperty<Bool>? { didSet { note("highlightable", highlightable) } }
  /// Runs when the user has deselected a row; the cell is nil while the row has none.
  var onDeselected: RowNotice<(any TableCell)?>? { didSet { note("onDeselected", onDeselected) } }
  var onPrimaryAction: RowNotice<Void>? { didSet { note("onPrimaryAction", onPrimaryAction) } }
  var contextMenu: RowProperty<[MenuAction]>? { didSet { note("contextMenu", contextMenu) } }
  var onPreviewTapped: RowNotice<Void>? { didSet { note("onPreviewTapped", onPreviewTapped) } }

  var onWillDisplay: CellHandler? { didSet { note("onWillDisplay", onWillDisplay) } }
  var onDidEndDisplaying: CellHandler? { didSet { note("onDidEndDisplaying", onDidEndDisplaying) } }

  func swipe(_ edge: SwipeEdge) -> RowProperty<SwipeActions>? {
    edge == .leading ? leadingSwipe : trailingSwipe
  }
}

typealias RowProperty<Value> = RowHandler<Void, Value>

/// Code that runs for something that the user did to a row: it returns what is to be done then.
typealias RowNotice<Argument> = RowHandler<Argument, RowWork>

typealias RowWork = @MainActor () async -> Void
