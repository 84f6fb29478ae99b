import Binder
import HeadlessTable

/// A line of text to type into.
final class FormTextCell: HeadlessCell, ViewEventEmitting {
  enum ViewEvent { case typed(String) }

  let text = TextField()

  /// What a keyboard does.
  func type(_ typed: String) {
    text.text = typed
    emit(event: .typed(typed))
  }
}

/// A switch with its meaning.
final class FormToggleCell: HeadlessCell, ViewEventEmitting {
  enum ViewEvent { case turned(Bool) }

  let title = Label()
  let toggle = Toggle()

  /// What a finger on the switch does.
  func turn(_ isOn: Bool) {
    toggle.setOn(isOn, animated: true)
    emit(event: .turned(isOn))
  }
}

/// A value with its meaning; a tap unfolds its picker.
final class FormValueCell: HeadlessCell {
  let title = Label()
  let value = Label(aligned: .trailing)
}

/// A wheel of values.
final class FormPickerCell: HeadlessCell, ViewEventEmitting {
  enum ViewEvent { case picked(String) }

  let chosen = Label()

  /// What a finger on the wheel does.
  func pick(_ value: String) {
    chosen.text = value
    emit(event: .picked(value))
  }
}
