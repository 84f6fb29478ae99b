import Binder
public import BinderObservables

extension HeadlessView {
  /// A view that shows text.
  open class Label: HeadlessView {
    /// The text; a label without one is left out of a snapshot.
    open var text: String?

    /// Whether the label looks enabled; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// The edge at which drawings write the text.
    open var textAlignment = SnapshotField.Alignment.natural

    /// Makes a label whose text is aligned to an edge.
    ///
    ///     let amount = Label(aligned: .right)
    public convenience init(aligned textAlignment: SnapshotField.Alignment) {
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

    override var defaultAttributes: AccessibilityOverrides {
      AccessibilityOverrides(label: text, .staticText)
    }
  }
}

extension HeadlessView {
  /// A view that shows an image, which it knows by name only.
  open class ImageView: HeadlessView {
    /// The name of the image; a view without one is left out of a snapshot.
    open var imageName: String?

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      imageName.map { [SnapshotField(name, .string($0), kind: .image)] } ?? []
    }

    /// An image is passed over until it has a label.
    override var defaultAttributes: AccessibilityOverrides {
      var overrides = AccessibilityOverrides(.image)
      overrides.isElement = self.overrides.label != nil
      return overrides
    }
  }
}

extension HeadlessView {
  /// A button.
  open class Button: HeadlessView {
    /// The text on the button; a button without a title is left out of a snapshot.
    open var title: String?

    /// Whether the button can be pressed; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// Runs when the user has tapped the button.
    open var onTap: (() -> Void)?

    fileprivate lazy var taps = SafePublishSubject<Void>()

    /// Taps the button, if it is visible and enabled.
    open func tap() {
      guard isEnabled, !isHidden else { return }
      onTap?()
      taps.send()
    }

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      guard let title else { return [] }
      let tags = Self.controlTags(isEnabled: isEnabled)
      return [SnapshotField(name, .string(title), tags: tags, kind: .button)]
    }

    override var defaultAttributes: AccessibilityOverrides {
      AccessibilityOverrides(label: title, .button, isEnabled: isEnabled)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.Button {
  /// The taps on the button; completes when the button is deallocated.
  @MainActor
  public var tap: SafeSignal<Void> { base.taps.prefix(untilOutputFrom: base.deallocated) }
}

extension HeadlessView {
  /// A switch that is on or off.
  ///
  ///     final class SettingCell: HeadlessCell, ViewEventEmitting {
  ///       enum ViewEvent { case turned(Bool) }
  ///       let toggle = Toggle()
  ///
  ///       required init() {
  ///         super.init()
  ///         toggle.onChange = { [unowned self] in emit(event: .turned($0)) }
  ///       }
  ///     }
  open class Toggle: HeadlessView {
    /// Whether the switch is on; a snapshot says `on` or `off`.
    open var isOn = false

    /// Whether the switch can be turned; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// Runs when the user has turned the switch, not when code has set it.
    open var onChange: ((_ isOn: Bool) -> Void)?

    fileprivate lazy var turns = SafePublishSubject<Void>()

    /// Turns the switch as code does; there is nothing to animate.
    open func setOn(_ on: Bool, animated: Bool) {
      isOn = on
    }

    /// Taps the switch, which turns it, if it is visible and enabled.
    open func tap() {
      guard isEnabled, !isHidden else { return }
      isOn.toggle()
      onChange?(isOn)
      turns.send()
    }

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      let tags = Self.controlTags(isEnabled: isEnabled)
      return [SnapshotField(name, .word(isOn ? "on" : "off"), tags: tags, kind: .toggle)]
    }

    override var defaultAttributes: AccessibilityOverrides {
      AccessibilityOverrides(value: isOn ? "on" : "off", .toggleButton, isEnabled: isEnabled)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.Toggle {
  /// Whether the switch is on: now, and each time the user turns it; a binding to it sets it.
  @MainActor
  public var isOn: DynamicSubject<Bool> { subject(\.isOn, base.turns) }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension HeadlessView {
  /// A view to pick a date with.
  open class DatePicker: HeadlessView {
    /// The chosen date, at first the moment of making; a snapshot writes it as a token.
    open var date = Date()

    /// Whether another date can be chosen; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// Runs when the user has picked a date, not when code has set one.
    open var onChange: ((_ date: Date) -> Void)?

    fileprivate lazy var choices = SafePublishSubject<Void>()

    /// Picks a date as the user does, if the view is visible and enabled.
    open func pick(_ date: Date) {
      guard isEnabled, !isHidden else { return }
      self.date = date
      onChange?(date)
      choices.send()
    }

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      let tags = Self.controlTags(isEnabled: isEnabled)
      return [SnapshotField(name, SnapshotValue(date), tags: tags, kind: .datePicker)]
    }

    override var defaultAttributes: AccessibilityOverrides {
      AccessibilityOverrides(value: "‹date›", .adjustable, isEnabled: isEnabled)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.DatePicker {
  /// The date: now, and each that the user picks; a binding to it sets it.
  @MainActor
  public var date: DynamicSubject<Date> { subject(\.date, base.choices) }
}
