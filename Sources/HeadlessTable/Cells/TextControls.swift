import Binder
public import BinderObservables

extension HeadlessView {
  /// A view that text of one line is typed into.
  open class TextField: HeadlessView {
    /// The typed text.
    open var text: String?

    fileprivate lazy var edits = SafePublishSubject<Void>()

    /// The text that stands there while nothing has been typed, in a snapshot a field of its own.
    open var placeholder: String?

    /// Whether the field can be typed into; a snapshot says `disabled` if not.
    open var isEnabled = true

    /// Runs after a keyboard has changed the text, and not when code has set it.
    open var onChange: ((_ text: String) -> Void)?

    /// Does what a keyboard does: puts text behind the text, if the field is in sight and can be typed into.
    open func type(_ typed: String) {
      guard isEnabled, !isHidden else { return }
      let whole = (text ?? "") + typed
      text = whole
      onChange?(whole)
      edits.send()
    }

    /// Whether typing goes to this field; a snapshot says `focused` if so.
    open private(set) var isFirstResponder = false

    private struct Focus { weak var field: TextField? }

    /// The field that typing goes to, by task: tests that run side by side do not take it from each other.
    private static var focuses: [Int?: Focus] = [:]

    /// Lets typing go to this field and to no other, if it is in sight and can be typed into.
    ///
    /// - Returns: False if it cannot, or if the field that typing went to does not let go.
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

    /// Lets typing go to no field.
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

    override var defaultAnswers: AccessibilityAnswers {
      let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
      return AccessibilityAnswers(value: shown, .textField, isEnabled: isEnabled)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.TextField {
  /// The text: as it is, and each that is typed; what is bound to it sets it.
  @MainActor
  public var text: DynamicSubject<String?> {
    DynamicSubject(
      target: base,
      changes: base.edits.toSignal(),
      get: { $0.text },
      set: { $0.text = $1 }
    )
  }
}

extension HeadlessView {
  /// A view that text of many lines is typed into.
  open class TextView: HeadlessView {
    /// The typed text.
    open var text: String?

    /// Whether the text can be changed; a snapshot says `disabled` if not.
    open var isEditable = true

    /// Runs after a keyboard has changed the text, and not when code has set it.
    open var onChange: ((_ text: String) -> Void)?

    fileprivate lazy var edits = SafePublishSubject<Void>()

    /// Does what a keyboard does: puts text behind the text, if the view is in sight and can be typed into.
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

    override var defaultAnswers: AccessibilityAnswers {
      AccessibilityAnswers(value: text, .textField, isEnabled: isEditable)
    }
  }
}

extension ReactiveExtensions where Base: HeadlessView.TextView {
  /// The text: as it is, and each that is typed; what is bound to it sets it.
  @MainActor
  public var text: DynamicSubject<String?> {
    DynamicSubject(
      target: base,
      changes: base.edits.toSignal(),
      get: { $0.text },
      set: { $0.text = $1 }
    )
  }
}
