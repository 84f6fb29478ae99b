public import Binder

/// A view that is pressed.
open class Button: HeadlessView {
  /// What is written on the button; a button without a title is left out of a snapshot.
  open var title: String?

  /// Whether the button can be pressed; a snapshot says `disabled` if not.
  open var isEnabled = true

  fileprivate lazy var taps = SafePublishSubject<Void>()

  /// Does what a finger does: presses the button, if it is in sight and can be pressed.
  open func tap() {
    if isEnabled, !isHidden { taps.send() }
  }

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    guard let title else { return [] }
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, .string(title), tags: tags, kind: .button)]
  }
}

extension ReactiveExtensions where Base: Button {
  /// The taps on the button.
  @MainActor
  public var tap: SafeSignal<Void> { base.taps.toSignal() }
}
