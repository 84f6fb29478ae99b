/// A small view without a screen: it holds what is shown and draws nothing.
///
/// `Label`, `TextField`, `Toggle` and the others are such views. They are the parts of a cell that
/// a snapshot lists by property name.
@MainActor
open class HeadlessView {
  /// Whether the view is out of sight; a snapshot leaves a hidden view out.
  open var isHidden = false

  var lazyBag = LazyBag()

  var answers = AccessibilityAnswers()

  /// Whether a screen reader stops at the view: labels and controls, and what is set so.
  ///
  /// What lies within such a view is out of reach.
  open var isAccessibilityElement: Bool {
    get { answers.isElement ?? defaultAccessibility.isElement }
    set { answers.isElement = newValue }
  }

  /// The name that a screen reader reads: the text of a label, the title of a button, unless it is set.
  open var accessibilityLabel: String? {
    get { answers.label ?? defaultAccessibility.label }
    set { answers.label = newValue }
  }

  /// The value that a screen reader reads: the text of a field, `on` or `off`.
  open var accessibilityValue: String? {
    get { answers.value ?? defaultAccessibility.value }
    set { answers.value = newValue }
  }

  /// The effect of using the view, which a screen reader reads after a pause.
  open var accessibilityHint: String? {
    get { answers.hint }
    set { answers.hint = newValue }
  }

  /// The traits by which a screen reader treats the view.
  open var accessibilityTraits: AccessibilityTraits {
    get { answers.traits ?? defaultAccessibility.traits }
    set { answers.traits = newValue }
  }

  /// The views that a screen reader stops at, in order; nil for all, in the order of their declaration.
  open var accessibilityElements: [HeadlessView]? {
    get { answers.elements }
    set { answers.elements = newValue }
  }

  /// Whether a screen reader passes over the view and everything in it.
  open var accessibilityElementsHidden: Bool {
    get { answers.areElementsHidden }
    set { answers.areElementsHidden = newValue }
  }

  /// The answers to a screen reader where nothing was set.
  var defaultAccessibility: DefaultAccessibility { DefaultAccessibility() }

  /// Makes a view that is in sight.
  public init() {}

  /// The fields that a snapshot lists of the view.
  ///
  /// By default these are the labels, controls and values that the view stores, by path: a label `initials` in a
  /// view that a cell stores as `avatar` is `avatar.initials`. Override it to list others.
  ///
  /// - Parameter name: The path of the property that holds the view.
  /// - Returns: The fields, each with a name that begins with that path; none for a view that shows nothing.
  open func snapshotFields(named name: String) -> [SnapshotField] {
    FieldCollector.fields(of: self, named: name)
  }

  /// The most fields of a view as it is set up, whatever it shows now, as far as it lists them itself.
  package var snapshotFieldCapacity: Int { 1 }
}

extension HeadlessView {
  /// The tags of a control: `focused` before `disabled`.
  static func controlTags(isFocused: Bool = false, isEnabled: Bool) -> [String] {
    if isEnabled { return isFocused ? ["focused"] : [] }
    return isFocused ? ["focused", "disabled"] : ["disabled"]
  }
}
