public import Binder

/// A view that shows text.
open class Label: HeadlessView {
  /// The text; a label without one is left out of a snapshot.
  open var text: String?

  /// Whether the label looks usable; a snapshot says `disabled` if not.
  open var isEnabled = true

  /// The edge that drawings write the text at.
  open var textAlignment = TextAlignment.natural

  /// Makes a label whose text stands at an edge.
  ///
  ///     let amount = Label(aligned: .right)
  public convenience init(aligned textAlignment: TextAlignment) {
    self.init()
    self.textAlignment = textAlignment
  }

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    guard let text else { return [] }
    let tags = Self.controlTags(isEnabled: isEnabled)
    var field = SnapshotField(name, .string(text), tags: tags)
    field.alignment = textAlignment
    return [field]
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(label: text, .staticText)
  }
}

/// A view that shows an image, which it knows by name only.
open class ImageView: HeadlessView {
  /// The name of the image; a view without one is left out of a snapshot.
  open var imageName: String?

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    imageName.map { [SnapshotField(name, .string($0), kind: .image)] } ?? []
  }

  /// An image is passed over until it has a label.
  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = DefaultAccessibility(.image)
    accessibility.isElement = answers.label != nil
    return accessibility
  }
}

/// A view that is pressed.
open class Button: HeadlessView {
  /// The text on the button; a button without a title is left out of a snapshot.
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

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(label: title, .button, isEnabled: isEnabled)
  }
}

extension ReactiveExtensions where Base: Button {
  /// The taps on the button.
  @MainActor
  public var tap: SafeSignal<Void> { base.taps.toSignal() }
}

/// A switch that is on or off.
open class Toggle: HeadlessView {
  /// Whether the switch is on; a snapshot says `on` or `off`.
  open var isOn = false

  /// Whether the switch can be turned; a snapshot says `disabled` if not.
  open var isEnabled = true

  /// Turns the switch; there is nothing to animate.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, .word(isOn ? "on" : "off"), tags: tags, kind: .toggle)]
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(value: isOn ? "on" : "off", .toggleButton, isEnabled: isEnabled)
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A view that a date is chosen with.
open class DatePicker: HeadlessView {
  /// The chosen date, at first the moment of making; a snapshot writes it as a token.
  open var date = Date()

  /// Whether another date can be chosen; a snapshot says `disabled` if not.
  open var isEnabled = true

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, SnapshotValue(date), tags: tags, kind: .datePicker)]
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(value: "‹date›", .adjustable, isEnabled: isEnabled)
  }
}
