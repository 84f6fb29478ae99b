import Binder

/// The controls of a row of an edited table.
struct RowControls: Hashable, Sendable {
  var style: RowEditingStyle
  var isIndented: Bool
  var isMovable: Bool
  /// Whether it shows a circle to choose it by, among several rows.
  var isChoosable = false

  var tags: [String] {
    var tags: [String] = []
    if style == .delete { tags.append("deletable") }
    if style == .insert { tags.append("insertable") }
    if isMovable { tags.append("movable") }
    if !isIndented { tags.append("unindented") }
    return tags
  }
}

/// Editing mode, in which rows show controls; and what the data source lets rows do there.
@MainActor
final class EditingMode: CorePart {
  unowned let core: TableCore

  private(set) var isOn = false
  private var controls: [RowPosition: RowControls] = [:]
  /// The cells whose `setEditing` was called when editing mode began, and not when it ended.
  private var editedCells: Set<ObjectIdentifier> = []

  init(of core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

  func set(_ editing: Bool, animated: Bool) {
    core.layoutIfNeeded()
    touches.swiping.close()
    guard editing != isOn else { return }
    if progress.isFree { core.beginPhase(editing ? "edit" : "end editing") }
    touches.dragging.cancel()
    isOn = editing
    controls.removeAll()
    let reselected = selection.setEditing(editing)
    if editing {
      core.during(.reading) {
        for row in displayed.rows where !needsReload { readControls(of: row) }
      }
    }
    let cells = displayed.cells.values.map(\.cell)
    core.during(progress.activity == .idle ? .touching : progress.activity) {
      for cell in cells where tells(cell) { cell.setEditing(editing, animated: animated) }
      for row in reselected {
        displayed.cells[row]?.cell.setSelected(
          selection.rows.contains(row),
          animated: animated
        )
      }
    }
  }

  func tapDelete(_ target: some RowTarget) {
    tapControl(.delete, of: target) {
      touches.swiping.close()
      touches.swiping.openTouchedRow(.trailing)
    }
  }

  func tapInsert(_ target: some RowTarget) {
    tapControl(.insert, of: target) {
      touches.swiping.close()
      if let row = touches.row { callbacks.commit(.insert, row) }
    }
  }

  private func tapControl(
    _ style: RowEditingStyle,
    of target: some RowTarget,
    _ body: () -> Void
  ) {
    guard let ready = touches.ready(target, "edited"), !touches.menus.closesByTouch(),
      touches.bringIntoView(ready)
    else { return }
    let row = ready.position
    guard isOn else {
      return report(
        .error,
        "\(core.sentenceStart(row)) shows no \(style) control, because the \(core.host.name) is not in editing mode. Call "
          + "setEditing(true) first."
      )
    }
    guard let shown = controls[row]?.style, shown == style else {
      return report(
        .error,
        "\(core.sentenceStart(row)) shows no \(style) control: its editing style is "
          + "'\(controls[row]?.style ?? .none)'."
      )
    }
    touches.touch(ready, "tap \(style) of", body)
  }
}

extension EditingMode {
  func displayed(_ row: RowPosition, _ cell: any TableCell) {
    if isOn { readControls(of: row) }
    if tells(cell) { cell.setEditing(isOn, animated: false) }
  }

  /// The controls of a row in a picture, also of one that is not displayed; nil outside of editing mode.
  func picturedControls(of row: RowPosition) -> RowControls? {
    guard isOn else { return nil }
    if displayed.cells[row] != nil { return controls[row] }
    return progress.drawsInCallback ? nil : core.pictures.offScreen { makeControls(of: row) }
  }

  func follow(_ position: (RowPosition) -> RowPosition?) {
    controls = controls.moved(position)
  }

  func forget() { controls.removeAll() }

  /// Keeps the controls of a row that is displayed in editing mode, and forgets those of rows that no longer are.
  private func readControls(of row: RowPosition) {
    controls[row] = makeControls(of: row)
    if controls.count > 1_000 {
      controls = controls.filter { displayed.cells[$0.key] != nil }
    }
  }

  /// A row that shows a circle to choose it has no other control, and the delegate is not called for one.
  private func makeControls(of row: RowPosition) -> RowControls {
    var controls = RowControls(style: .none, isIndented: true, isMovable: false)
    // Of a collection view, only the rows of lists have any.
    if (layout as? CollectionLayout)?.sections[row.section].layout.isList == false {
      return controls
    }
    if callbacks.canEdit(row) {
      controls.isChoosable = selection.allowsMultipleSelectionDuringEditing
      if !controls.isChoosable { controls.style = callbacks.editingStyle(row) }
      controls.isIndented = callbacks.shouldIndent(row)
    }
    controls.isMovable = callbacks.canMove(row)
    return controls
  }

  /// Whether `setEditing` of a cell is to be called; most cells have never been edited.
  private func tells(_ cell: any TableCell) -> Bool {
    guard isOn else {
      return !editedCells.isEmpty && editedCells.remove(ObjectIdentifier(cell)) != nil
    }
    editedCells.insert(ObjectIdentifier(cell))
    return true
  }
}
