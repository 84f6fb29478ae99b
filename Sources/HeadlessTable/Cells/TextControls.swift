import Binder
public import BinderObservables

extension HeadlessView {
  /// A view to type one line of text into.
  open class TextField: HeadlessView {
    /// The typed text.
    open var text: String?

    fileprivate lazy var edits = SafePublishSubject<Void>()

    /// The text that is shown while nothing is typed; in a snapshot a field of its own.
    open var placeholder: String?

    /// Whether the field can be typed into; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// Runs when the user has typed, not when code has set the text.
    open var onChange: ((_ text: String) -> Void)?

    /// Types at the end of the text, if the field is visible and enabled.
    open func type(_ typed: String) {
      guard isEnabled, !isHidden else { return }
      let whole = (text ?? "") + typed
      text = whole
      onChange?(whole)
      edits.send()
    }

    /// Whether the field is the first responder; a snapshot says `focused` if so.
    open private(set) var isFirstResponder = false

    private struct Focus { weak var field: TextField? }

    /// The field that receives typed text, by task: tests that run side by side do not take it from each other.
    private static var focuses: [Int?: Focus] = [:]

    /// Makes this field the first responder, if it is visible and enabled.
    ///
    /// - Returns: False if it cannot, or if the first responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
      guard isEnabled, !isHidden else { return false }
      let task = withUnsafeCurrentTask { $0?.hashValue }
      Self.focuses = Self.focuses.filter { $0.value.field?.isFirstResponder == true }
      if let former = Self.focuses[task]?.field, former !== self, !former.resignFirstResponder() {
        return false
      }
      Self.focuses[task] = Focus(field: self)
      isFirstResponder = true
      return true
    }

    /// Resigns as first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
      isFirstResponder = false
      return true
    }

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      let tags = Self.controlTags(isFocused: isFirstResponder, isEnabled: isEnabled)
      let typed = SnapshotField(name, .string(text ?? ""), tags: tags, kind: .textField)
      if let text, !text.isEmpty { return [typed] }
      let hint = placeholder.map {
        SnapshotField("\(name).placeholder", .string($0), kind: .placeholder)
      }
      let isBlank = text == nil && tags.isEmpty
      return (isBlank ? [] : [typed]) + (hint.map { [$0] } ?? [])
    }

    package override var snapshotFieldCapacity: Int { placeholder == nil ? 1 : 2 }

    override var defaultAttributes: AccessibilityOverrides {
      let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
      return AccessibilityOverrides(value: shown, .textField, isEnabled: isEnabled)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.TextField {
  /// The text: now, and each that is typed; a binding to it sets it.
  @MainActor
  public var text: DynamicSubject<String?> { subject(\.text, base.edits) }
}

extension HeadlessView {
  /// A view to type many lines of text into.
  open class TextView: HeadlessView {
    /// The typed text.
    open var text: String?

    /// Whether the text can be changed; a snapshot says `disabled` if not.
    open var isEditable = true

    /// Runs when the user has typed, not when code has set the text.
    open var onChange: ((_ text: String) -> Void)?

    fileprivate lazy var edits = SafePublishSubject<Void>()

    /// Types at the end of the text, if the view is visible and editable.
    open func type(_ typed: String) {
      guard isEditable, !isHidden else { return }
      let whole = (text ?? "") + typed
      text = whole
      onChange?(whole)
      edits.send()
    }

    open override func snapshotFields(named name: String) -> [SnapshotField] {
      guard let text else { return [] }
      let tags = Self.controlTags(isEnabled: isEditable)
      return [SnapshotField(name, .string(text), tags: tags, kind: .textView)]
    }

    override var defaultAttributes: AccessibilityOverrides {
      AccessibilityOverrides(value: text, .textField, isEnabled: isEditable)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.TextView {
  /// The text: now, and each that is typed; a binding to it sets it.
  @MainActor
  public var text: DynamicSubject<String?> { subject(\.text, base.edits) }
}
