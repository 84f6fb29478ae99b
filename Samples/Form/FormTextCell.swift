import Binder
import HeadlessTable

/// A line of text to type into.
final class FormTextCell: HeadlessCell, ViewEventEmitting, TypedCell {
  enum ViewEvent { case typed(String) }

  let text = TextField()

  required init() {
    super.init()
    text.onChange = { [unowned self] in emit(event: .typed($0)) }
  }

  func show(_ shown: FormText) {
    text.text = shown.text
    text.placeholder = shown.field.title
    text.accessibilityLabel = shown.field.title
  }
}
