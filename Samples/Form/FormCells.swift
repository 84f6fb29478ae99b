import Binder
import HeadlessTable

/// A line of text to type into.
final class FormTextCell: HeadlessCell, ViewEventEmitting, ControlCell {
  enum ViewEvent { case typed(String) }

  let text = TextField()
  var control: HeadlessView { text }

  required init() {
    super.init()
    text.onChange = { [unowned self] in emit(event: .typed($0)) }
  }
}

/// A switch with its meaning.
final class FormToggleCell: HeadlessCell, ViewEventEmitting, ControlCell {
  enum ViewEvent { case turned(Bool) }

  let title = Label()
  let toggle = Toggle()
  var control: HeadlessView { toggle }

  required init() {
    super.init()
    toggle.onChange = { [unowned self] in emit(event: .turned($0)) }
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
