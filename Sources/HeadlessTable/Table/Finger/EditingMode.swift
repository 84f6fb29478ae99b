import Binder

/// The controls of a row of an edited table.
struct RowControls: Hashable, Sendable {
  var style: RowEditingStyle
  var isIndented: Bool
  var isMovable: Bool
  /// Whether it shows a circle to choose it by, among several rows.
  var isChoosable = false

  /// The words for a picture.
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
final class EditingMode {
  private unowned let table: HeadlessTable

  /// Whether the rows show controls.
  private(set) var isOn = false

  private var controls: [RowPosition: RowControls] = [:]
  /// The cells that were told that editing mode has begun, and not of its end.
  @exclusivity(unchecked)
  private var editedCells: Set<ObjectIdentifier> = []

  init(of table: HeadlessTable) { self.table = table }

  private var finger: Finger { table.finger }

  /// Shows the controls of the rows, or hides them.
  func set(_ editing: Bool, animated: Bool) {
    table.layoutIfNeeded()
    finger.swiping.close()
    guard editing != isOn else { return }
    if table.progress.isFree { table.beginPhase(editing ? "edit" : "end editing") }
    finger.dragging.cancel()
    isOn = editing
    controls.removeAll()
    let reselected = table.selection.setEditing(editing)
    if editing {
      table.during(.asking) {
        for row in table.displayed.rows where !table.needsReload { readControls(of: row) }
      }
    }
    let cells = table.displayed.cells.values.map(\.cell)
    table.during(table.progress.activity == .idle ? .touching : table.progress.activity) {
      for cell in cells where tells(cell) { cell.setEditing(editing, animated: animated) }
      for row in reselected {
        table.displayed.cells[row]?.cell.setSelected(
          table.selection.rows.contains(row),
          animated: animated
        )
      }
    }
  }

  /// Taps the delete control of a row, which shows its delete button or its actions.
  func tapDelete(_ target: some RowTarget) {
    tapControl(.delete, of: target) {
      finger.swiping.close()
      finger.swiping.openTouchedRow(.trailing)
    }
  }

  /// Taps the insert control of a row.
  func tapInsert(_ target: some RowTarget) {
    tapControl(.insert, of: target) {
      finger.swiping.close()
      if let row = finger.row { commit(.insert, row) }
    }
  }

  private func tapControl(
    _ style: RowEditingStyle,
    of target: some RowTarget,
    _ body: () -> Void
  ) {
    guard let ready = finger.ready(target, "edited"), !finger.menus.closesByTouch(),
      finger.bringIntoView(ready)
    else { return }
    let row = ready.position
    guard isOn else {
      return table.report(
        .error,
        "\(table.sentenceStart(row)) shows no \(style) control, because the table is not in editing mode. Call "
          + "setEditing(true) first."
      )
    }
    guard let shown = controls[row]?.style, shown == style else {
      return table.report(
        .error,
        "\(table.sentenceStart(row)) shows no \(style) control: its editing style is "
          + "'\(controls[row]?.style ?? .none)'."
      )
    }
    finger.touch(ready, "tap \(style) of", body)
  }
}

extension EditingMode {
  func canEdit(_ row: RowPosition) -> Bool {
    let canEdit = table.dataSource?.tableView(table, canEditRowAt: row.indexPath) ?? false
    table.note(.canEdit, row, canEdit ? "allow" : "refuse")
    return canEdit
  }

  func canMove(_ row: RowPosition) -> Bool {
    let canMove = table.dataSource?.tableView(table, canMoveRowAt: row.indexPath) ?? false
    table.note(.canMove, row, canMove ? "allow" : "refuse")
    return canMove
  }

  func style(of row: RowPosition) -> RowEditingStyle {
    let style = table.delegate?.tableView(table, editingStyleForRowAt: row.indexPath) ?? .delete
    table.note(.editingStyle, row, "\(style)")
    return style
  }

  func commit(_ style: RowEditingStyle, _ row: RowPosition) {
    table.note(.commit, row, "\(style)")
    table.dataSource?.tableView(table, commit: style, forRowAt: row.indexPath)
  }
}

extension EditingMode {
  /// A row is displayed: in editing mode it gets controls, and its cell is told of the mode.
  func displayed(_ row: RowPosition, _ cell: any TableCell) {
    if isOn { readControls(of: row) }
    if tells(cell) { cell.setEditing(isOn, animated: false) }
  }

  /// The controls of a row in a picture, also of one that is not displayed; nil outside of editing mode.
  func picturedControls(of row: RowPosition) -> RowControls? {
    guard isOn else { return nil }
    if table.displayed.cells[row] != nil { return controls[row] }
    return table.progress.drawsInQuestion ? nil : table.offScreen { makeControls(of: row) }
  }

  /// Follows the rows through a batch.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    var moved: [RowPosition: RowControls] = [:]
    for (row, controls) in controls { if let new = position(row) { moved[new] = controls } }
    controls = moved
  }

  /// A reload has replaced the rows.
  func forget() { controls.removeAll() }

  /// Keeps the controls of a row that is displayed in editing mode, and forgets those of rows that no longer are.
  private func readControls(of row: RowPosition) {
    controls[row] = makeControls(of: row)
    if controls.count > 1_000 {
      controls = controls.filter { table.displayed.cells[$0.key] != nil }
    }
  }

  /// The controls that a row has in editing mode.
  ///
  /// A row that shows a circle to choose it has no other control, and the delegate is not called for one.
  private func makeControls(of row: RowPosition) -> RowControls {
    var controls = RowControls(style: .none, isIndented: true, isMovable: false)
    if canEdit(row) {
      controls.isChoosable = table.selection.allowsMultipleSelectionDuringEditing
      if !controls.isChoosable { controls.style = style(of: row) }
      let delegate = table.delegate
      controls.isIndented =
        delegate?.tableView(table, shouldIndentWhileEditingRowAt: row.indexPath) ?? true
    }
    controls.isMovable = canMove(row)
    return controls
  }

  /// Whether a cell is to be told of editing mode; most know that there is none.
  private func tells(_ cell: any TableCell) -> Bool {
    guard isOn else {
      return !editedCells.isEmpty && editedCells.remove(ObjectIdentifier(cell)) != nil
    }
    editedCells.insert(ObjectIdentifier(cell))
    return true
  }
}
