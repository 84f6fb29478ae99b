/// Finds what a screen reader stops at in a row, a header or a footer, in the order of reading.
///
/// A cell is one element that says the texts of its views, and its controls are elements beside it. A cell that is no
/// element leaves every view to speak for itself; one that was made an element speaks for all of them.
@MainActor
package struct AccessibilityReader {
  package private(set) var elements: [AccessibilityElement] = []

  /// What a cell, a header or a footer says of itself and of the views within it, before anything is left out.
  package struct Attributes {
    /// What it says of itself; the name is nil unless its code has set one.
    package var own = AccessibilityElement()
    /// Whether it is one element for all of its views, or leaves each to speak for itself; nil where its code does not
    /// say so.
    package var isElement: Bool?
    package var isHidden = false
    /// The views that speak for themselves, in the order of reading.
    package var views: [AccessibilityElement] = []
    /// Whether views show what it shows; one without views is read by the texts that it lists.
    package var hasViews = true

    package init() {}
  }

  package init(of view: AnyObject, _ kind: TableScene.View.Kind, fields: [SnapshotField]) {
    let attributes =
      (view as? HeadlessView).map { Self.attributes($0, kind) }
      ?? (view as? any MadeForHeadlessTable)?.accessibilityAttributes(as: kind)
    guard let attributes else {
      let label = Self.joined(fields.compactMap(\.spoken))
      elements = [Self.checked(AccessibilityElement(label: label), as: kind)]
      return
    }
    guard !attributes.isHidden else {
      elements = [AccessibilityElement(problem: kind == .row ? Self.hidden : nil)]
      return
    }
    let views = attributes.views.compactMap(Self.heard)
    if attributes.isElement == false {
      elements = views
    } else {
      elements = Self.elements(attributes, kind, views, attributes.hasViews ? [] : fields)
    }
    if elements.isEmpty { elements = [Self.checked(AccessibilityElement(), as: kind)] }
  }

  fileprivate static let deepest = 8
  private static let hidden = "nobody can reach it: its elements are hidden"

  private static func elements(
    _ attributes: Attributes,
    _ kind: TableScene.View.Kind,
    _ views: [AccessibilityElement],
    _ fields: [SnapshotField]
  ) -> [AccessibilityElement] {
    let controls = views.filter { $0.traits.control != nil }
    let texts = views.filter { $0.traits.control == nil }
    let shown = texts.compactMap(\.text) + fields.compactMap(\.spoken)
    var own = attributes.own
    own.label = words(own.label, at: "accessibilityLabel") ?? joined(shown)
    own.value = words(own.value, at: "accessibilityValue")
    own.hint = words(own.hint, at: "accessibilityHint")
    guard attributes.isElement != true else {
      if let control = controls.first {
        own.problem = "'\(control.path)' can't be reached: the \(kind.rawValue) is one element"
      }
      return [checked(own, as: kind)]
    }
    let isSilent = own.label == nil && own.value == nil
    if isSilent, kind != .row || !controls.isEmpty { return controls }
    return [checked(own, as: kind)] + controls
  }

  /// A view within another one as a reader says it, `"Favourite" · button`, with what it misses; nil for a silent view that is no control.
  private static func heard(_ view: AccessibilityElement) -> AccessibilityElement? {
    var element = view
    element.label = words(view.label, at: view.path)
    element.value = words(view.value, at: view.path)
    element.hint = words(view.hint, at: view.path)
    if element.label == nil, let kind = element.traits.spokenKind {
      element.problem = "\(kind.hasPrefix("i") ? "an" : "a") \(kind) without a label"
    }
    return element.label == nil && element.value == nil && element.problem == nil ? nil : element
  }

  private static func checked(
    _ element: AccessibilityElement,
    as kind: TableScene.View.Kind
  ) -> AccessibilityElement {
    var element = element
    if kind == .row, element.label == nil, element.value == nil, element.problem == nil {
      element.problem = "nobody can reach it: it has no text to read"
    }
    return element
  }

  /// What a reader says of a text, or its replacement, as in `‹date›`; nil for blanks, of which it says nothing.
  private static func words(_ text: String?, at path: String) -> String? {
    text?.spoken.flatMap { Redaction.text($0, at: path) }
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension AccessibilityReader {
  private static func attributes(
    _ view: HeadlessView,
    _ kind: TableScene.View.Kind
  ) -> Attributes {
    let names = ViewPaths(in: view)
    var attributes = Attributes()
    attributes.own.label = view.accessibilityLabel
    attributes.own.value = view.accessibilityValue
    attributes.own.hint = view.accessibilityHint
    attributes.own.traits = traits(of: view, kind)
    let leavesViews = view.accessibilityElements != nil || !view.isAccessibilityElement
    attributes.isElement = leavesViews ? false : view.overrides.isElement
    attributes.isHidden = view.isHidden || view.accessibilityElementsHidden
    attributes.views = views(in: view, names)
    attributes.hasViews = !names.direct.isEmpty
    return attributes
  }

  private static func traits(
    of view: HeadlessView,
    _ kind: TableScene.View.Kind
  ) -> HeadlessView.AccessibilityTraits {
    let traits = view.accessibilityTraits
    return kind == .footer && view.overrides.traits == nil ? traits.subtracting(.header) : traits
  }

  private static func views(
    in view: HeadlessView,
    _ names: ViewPaths
  ) -> [AccessibilityElement] {
    if let ordered = view.accessibilityElements {
      return ordered.enumerated().flatMap { index, view in
        views(of: view, names.path(of: view) ?? "element[\(index)]")
      }
    }
    return names.direct.flatMap { views(of: $0.view, $0.path) }
  }

  private static func views(
    of view: HeadlessView,
    _ path: String,
    _ depth: Int = 0
  ) -> [AccessibilityElement] {
    guard !view.isHidden, !view.accessibilityElementsHidden, depth < deepest else { return [] }
    guard view.isAccessibilityElement else {
      let names = ViewPaths(in: view)
      let nested = view.accessibilityElements ?? names.direct.map(\.view)
      return nested.enumerated().flatMap { index, view in
        views(of: view, "\(path).\(names.path(of: view) ?? "element[\(index)]")", depth + 1)
      }
    }
    return [
      AccessibilityElement(
        path: path,
        label: view.accessibilityLabel,
        value: view.accessibilityValue,
        hint: view.accessibilityHint,
        traits: view.accessibilityTraits
      )
    ]
  }

  /// The labels, values and hints that code has set, in a view and in the views within it, by path.
  package static func attributes(of view: AnyObject) -> [SnapshotField] {
    attributes(of: view, at: "", depth: 0)
  }

  private static func attributes(of view: AnyObject, at path: String, depth: Int) -> [SnapshotField]
  {
    guard let headless = view as? HeadlessView, depth < deepest else { return [] }
    let own = [
      ("accessibilityLabel", headless.overrides.label),
      ("accessibilityValue", headless.overrides.value),
      ("accessibilityHint", headless.overrides.hint),
    ]
    let fields = own.compactMap { name, text in
      text.map { SnapshotField(path + name, .string($0)) }
    }
    return fields
      + ViewPaths(in: view).direct.flatMap { nested in
        attributes(of: nested.view, at: "\(path)\(nested.path).", depth: depth + 1)
      }
  }
}

/// The views that a view stores, by path; those within others belong to these.
@MainActor
private struct ViewPaths {
  private(set) var direct: [(path: String, view: HeadlessView)] = []

  init(in view: AnyObject) {
    for (name, view) in (view as? HeadlessReusableView)?.parts.touched ?? [] {
      direct.append((name, view))
    }
    FieldCollector.forEachProperty(of: view) { label, value in
      guard label != "viewModel" else { return }
      add(label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label, value, 0)
    }
  }

  func path(of wanted: HeadlessView, _ depth: Int = 0) -> String? {
    guard depth < AccessibilityReader.deepest else { return nil }
    for (path, view) in direct {
      if view === wanted { return path }
      if let rest = ViewPaths(in: view).path(of: wanted, depth + 1) { return "\(path).\(rest)" }
    }
    return nil
  }

  private mutating func add(_ path: String, _ value: Any, _ depth: Int) {
    guard depth < AccessibilityReader.deepest else { return }
    switch SimpleValue(value) {
    case .view(let view): direct.append((path, view))
    case .elements(let elements):
      for (index, element) in elements.enumerated() { add("\(path)[\(index)]", element, depth + 1) }
    case .members(let members):
      for (label, value) in members { add("\(path).\(label)", value, depth + 1) }
    case .value, .absent, .notShown: break
    }
  }
}

extension AccessibilityElement {
  fileprivate var text: String? {
    let parts = [label, value].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension HeadlessView.AccessibilityTraits {
  /// The kind by which something without a label is named; nil where a label is not missed.
  fileprivate var spokenKind: String? { control ?? (contains(.image) ? "image" : nil) }
}

extension SnapshotField {
  /// The words of a text that a cell lists without having a view for it.
  fileprivate var spoken: String? {
    switch value {
    case .string(let text) where kind == .text: text.spoken
    case .redacted(let name) where kind == .text: "‹\(name)›"
    default: nil
    }
  }
}

extension String {
  fileprivate var spoken: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
