/// A view without a screen: it holds what is shown and draws nothing.
///
/// Labels, text fields and other controls are such views, and so are cells, headers and footers. A class of views may
/// have views of its own, by which a snapshot lists what they show:
///
///     final class Avatar: HeadlessView {
///       let initials = Label()
///     }
///
/// The controls are members of this class: within a class of cells or views their names are `Label`, `TextField`,
/// `Toggle`, whatever else is imported, and everywhere else `HeadlessView.Label` and so on.
@MainActor
open class HeadlessView {
  /// Whether the view is hidden.
  ///
  /// A snapshot leaves a hidden view out; a hidden cell, header or footer it calls `hidden`.
  open var isHidden = false

  @exclusivity(unchecked)  // TableBenchmarks scroll
  var lazyBag = LazyBag()

  var overrides = AccessibilityOverrides()

  /// Whether a screen reader stops at the view: labels and controls, and what is set so.
  ///
  /// What lies within such a view is out of reach. A cell, a header or a footer is one element that says the texts of its
  /// views, with its controls beside it, unless it was set to false; once a cell was set to true, its controls are out of
  /// reach.
  open var isAccessibilityElement: Bool {
    get { overrides.isElement ?? defaultAttributes.isElement ?? false }
    set { overrides.isElement = newValue }
  }

  /// The name that a screen reader reads.
  ///
  /// Unless it is set, it is the text of a label or the title of a button. A cell, a header or a footer without one is
  /// read by the texts of its views, in order.
  open var accessibilityLabel: String? {
    get { overrides.label ?? defaultAttributes.label }
    set { overrides.label = newValue }
  }

  /// The value that a screen reader reads: the text of a field, `on` or `off`; nil for none.
  open var accessibilityValue: String? {
    get { overrides.value ?? defaultAttributes.value }
    set { overrides.value = newValue }
  }

  /// The effect of using the view, which a screen reader reads after a pause.
  open var accessibilityHint: String? {
    get { overrides.hint }
    set { overrides.hint = newValue }
  }

  /// The traits by which a screen reader treats the view: a header is a heading, unless they are set.
  open var accessibilityTraits: AccessibilityTraits {
    get { overrides.traits ?? defaultAttributes.traits ?? [] }
    set { overrides.traits = newValue }
  }

  /// The views that a screen reader stops at, in order; nil for all, in the order of their declaration.
  open var accessibilityElements: [HeadlessView]? {
    get { overrides.elements }
    set { overrides.elements = newValue }
  }

  /// Whether a screen reader skips the view and everything in it.
  open var accessibilityElementsHidden: Bool {
    get { overrides.areElementsHidden }
    set { overrides.areElementsHidden = newValue }
  }

  var defaultAttributes: AccessibilityOverrides { AccessibilityOverrides() }

  /// Makes a visible view.
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

/// The accessibility properties of a view: those that code has set, or those of the kind of the view; nil where there is none.
struct AccessibilityOverrides {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: HeadlessView.AccessibilityTraits?
  var elements: [HeadlessView]?
  var areElementsHidden = false

  init() {}

  init(
    label: String? = nil,
    value: String? = nil,
    _ traits: HeadlessView.AccessibilityTraits,
    isEnabled: Bool = true
  ) {
    isElement = true
    self.label = label
    self.value = value
    self.traits = isEnabled ? traits : traits.union(.notEnabled)
  }
}
