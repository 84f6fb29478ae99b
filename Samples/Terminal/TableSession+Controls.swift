import Binder
import HeadlessTable

/// A cell with a control that the return key works.
@MainActor
protocol ControlCell: HeadlessCell {
  /// The switch or the text field of the cell.
  var control: HeadlessView { get }
}

extension TableSession {
  /// The control of the row that the cursor is on; nil for a row that is tapped.
  private var control: HeadlessView? {
    (cursor.flatMap { table.cellForRow(at: $0) } as? any ControlCell)?.control
  }

  /// What return does to the row that the cursor is on, in one word.
  var enterWord: String {
    switch control {
    case is HeadlessView.Toggle: "switch"
    case is HeadlessView.TextField: "type"
    default: "tap"
    }
  }

  /// Flips the switch of the row, begins to type into its text field, or taps the row.
  func pressEnter() {
    switch control {
    case let toggle as HeadlessView.Toggle: toggle.tap()
    case let field as HeadlessView.TextField: if field.becomeFirstResponder() { mode = .typing }
    default: if let cursor { table.tapRow(at: cursor) }
    }
  }

  /// Types a character, deletes the last one, or ends typing; a key that moves the cursor also ends typing.
  func pressInTextField(_ key: Key) {
    let field = control as? HeadlessView.TextField
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
