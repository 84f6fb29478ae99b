import Binder
import HeadlessTable

/// A cell with a text field that the return key begins to type into.
@MainActor
protocol TypedCell: HeadlessCell {
  /// The text field of the cell.
  var text: HeadlessView.TextField { get }
}

extension TableSession {
  /// The cell of the row that the cursor is on.
  private var cell: HeadlessCell? {
    cursor.flatMap { table.cellForRow(at: $0) } as? HeadlessCell
  }

  /// The text field of that row; nil for a row without one.
  private var field: HeadlessView.TextField? { (cell as? any TypedCell)?.text }

  /// What return does to the row that the cursor is on, in one word.
  var enterWord: String {
    if field != nil { return "type" }
    return cell?.shownToggle == nil ? "tap" : "switch"
  }

  /// Flips the switch of the row, begins to type into its text field, or taps the row.
  func pressEnter() {
    guard let cursor else { return }
    if let field {
      if field.becomeFirstResponder() { mode = .typing }
    } else if cell?.shownToggle != nil {
      table.toggle(cursor)
    } else {
      table.tapRow(at: cursor)
    }
  }

  /// Types a character, deletes the last one, or ends typing; a key that moves the cursor also ends typing.
  func pressInTextField(_ key: Key) {
    let field = field
    switch key {
    case .character(let character): field?.type(String(character))
    case .backspace:
      field?.text = (field?.text).map { String($0.dropLast()) }
      field?.type("")
    case .enter, .escape: endTyping(into: field)
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end:
      endTyping(into: field)
      pressInTable(key)
    }
  }

  private func endTyping(into field: HeadlessView.TextField?) {
    field?.resignFirstResponder()
    mode = .table
  }
}
