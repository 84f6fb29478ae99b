public import Binder

extension ReactiveExtensions where Base: HeadlessView {
  /// Takes whether the view is out of sight.
  @MainActor
  public var isHidden: Bond<Bool> { Bond(target: base) { view, value in view.isHidden = value } }
}

extension ReactiveExtensions where Base: Label {
  /// Takes the label's text.
  @MainActor
  public var text: Bond<String?> { Bond(target: base) { label, text in label.text = text } }
}

extension ReactiveExtensions where Base: Button {
  /// Takes what is written on the button.
  @MainActor
  public var title: Bond<String?> { Bond(target: base) { button, title in button.title = title } }

  /// Takes whether the button can be pressed.
  @MainActor
  public var isEnabled: Bond<Bool> {
    Bond(target: base) { button, value in button.isEnabled = value }
  }
}
