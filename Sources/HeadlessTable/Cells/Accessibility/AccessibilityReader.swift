/// Finds what a screen reader stops at in a row, a header or a footer, in the order of reading.
///
/// A cell is one element that says the texts of its views, and its controls are elements beside it. A cell that is no
/// element leaves every view to speak for itself; one that was made an element speaks for all of them.
@MainActor
package struct AccessibilityReader {
  /// The elements, in the order of reading.
  package private(set) var elements: [AccessibilityElement] = []

  /// A view that is read, with its path.
  private struct Found {
    let view: HeadlessView
    let element: AccessibilityElement
  }

  /// Reads a view of a table.
  ///
  /// - Parameters:
  ///   - view: A cell, a header or a footer.
  ///   - kind: Its place in the table.
  ///   - fields: What it shows, for one that has no views of its own.
  package init(of view: AnyObject, _ kind: TableScene.View.Kind, fields: [SnapshotField]) {
    guard let asked = view as? any AccessibilityAnswering else {
      let label = Self.joined(fields.compactMap(\.spoken))
      elements = [Self.checked(AccessibilityElement(label: label), as: kind)]
      return
    }
    guard !asked.accessibilityElementsHidden else {
      elements = [AccessibilityElement(problem: kind == .row ? Self.hidden : nil)]
      return
    }
    let found = Self.views(in: asked)
    if asked.accessibilityElements != nil || !asked.isAccessibilityElement {
      elements = found.map(\.element)
    } else {
      elements = Self.elements(of: asked, kind, found, fields)
    }
    if elements.isEmpty { elements = [Self.checked(AccessibilityElement(), as: kind)] }
  }

  /// The most views within views.
  fileprivate static let deepest = 8
  private static let hidden = "nobody can reach it: its elements are hidden"

  /// The view as one element, and its controls beside it.
  private static func elements(
    of view: any AccessibilityAnswering,
    _ kind: TableScene.View.Kind,
    _ found: [Found],
    _ fields: [SnapshotField]
  ) -> [AccessibilityElement] {
    let controls = found.map(\.element).filter { $0.traits.control != nil }
    let texts = found.map(\.element).filter { $0.traits.control == nil }
    let shown = found.isEmpty ? fields.compactMap(\.spoken) : texts.compactMap(\.text)
    var own = AccessibilityElement(
      label: Redaction.text(view.accessibilityLabel, at: "accessibilityLabel") ?? joined(shown),
      value: Redaction.text(view.accessibilityValue, at: "accessibilityValue"),
      hint: Redaction.text(view.accessibilityHint, at: "accessibilityHint"),
      traits: traits(of: view, kind)
    )
    guard view.answers.isElement != true else {
      if let control = controls.first {
        own.problem = "'\(control.path)' can't be reached: the \(kind.rawValue) is one element"
      }
      return [checked(own, as: kind)]
    }
    let isSilent = own.label == nil && own.value == nil
    if isSilent, kind != .row || !controls.isEmpty { return controls }
    return [checked(own, as: kind)] + controls
  }

  /// The traits of a view; a footer is no heading unless its code says so.
  private static func traits(
    of view: any AccessibilityAnswering,
    _ kind: TableScene.View.Kind
  ) -> AccessibilityTraits {
    let traits = view.accessibilityTraits
    return kind == .footer && view.answers.traits == nil ? traits.subtracting(.header) : traits
  }

  /// An element of a table, with what is missing of a row that says nothing.
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

  /// The views that speak for themselves, in the order that was given, else in that of declaration.
  private static func views(in view: any AccessibilityAnswering) -> [Found] {
    let names = ViewPaths(in: view)
    if let ordered = view.accessibilityElements {
      return ordered.enumerated().flatMap { index, view in
        self.found(view, names.path(of: view) ?? "element[\(index)]")
      }
    }
    return names.direct.flatMap { found($0.view, $0.path) }
  }

  private static func found(_ view: HeadlessView, _ path: String, _ depth: Int = 0) -> [Found] {
    guard !view.isHidden, !view.accessibilityElementsHidden, depth < deepest else { return [] }
    guard view.isAccessibilityElement else {
      let names = ViewPaths(in: view)
      let nested = view.accessibilityElements ?? names.direct.map(\.view)
      return nested.enumerated().flatMap { index, view in
        found(view, "\(path).\(names.path(of: view) ?? "element[\(index)]")", depth + 1)
      }
    }
    let label = Redaction.text(view.accessibilityLabel, at: path)
    var element = AccessibilityElement(
      path: path,
      label: label.flatMap { $0.isEmpty ? nil : $0 },
      value: Redaction.text(view.accessibilityValue, at: path),
      hint: Redaction.text(view.accessibilityHint, at: path),
      traits: view.accessibilityTraits
    )
    if element.label == nil, let kind = element.traits.spokenKind {
      element.problem = "\(kind.hasPrefix("i") ? "an" : "a") \(kind) without a label"
    }
    if element.label == nil, element.value == nil, element.problem == nil { return [] }
    return [Found(view: view, element: element)]
  }

  private static func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension AccessibilityReader {
  /// The labels, values and hints that code has set, in a view and in the views within it, by path.
  static func answers(of view: AnyObject) -> [SnapshotField] {
    answers(of: view, at: "", depth: 0)
  }

  private static func answers(of view: AnyObject, at path: String, depth: Int) -> [SnapshotField] {
    guard let asked = view as? any AccessibilityAnswering, depth < deepest else { return [] }
    let own = [
      ("accessibilityLabel", asked.answers.label), ("accessibilityValue", asked.answers.value),
      ("accessibilityHint", asked.answers.hint),
    ]
    let fields = own.compactMap { name, text in
      text.map { SnapshotField(path + name, .string($0)) }
    }
    return fields
      + ViewPaths(in: view).direct.flatMap { nested in
        answers(of: nested.view, at: "\(path)\(nested.path).", depth: depth + 1)
      }
  }
}

/// The views that a view stores, by path; those within others belong to these.
@MainActor
private struct ViewPaths {
  private(set) var direct: [(path: String, view: HeadlessView)] = []

  init(in view: AnyObject) {
    for (name, view) in reusableView(view)?.parts.touched ?? [] { direct.append((name, view)) }
    FieldCollector.forEachProperty(of: view) { label, value in
      guard label != "viewModel" else { return }
      add(label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label, value, 0)
    }
  }

  /// The path of a view, also of one within another.
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
  /// The words of a text within a row: its label and its value.
  fileprivate var text: String? {
    let parts = [label, value].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension AccessibilityTraits {
  /// The kind by which something without a label is named; nil where a label is not missed.
  fileprivate var spokenKind: String? { control ?? (contains(.image) ? "image" : nil) }
}

extension SnapshotField {
  /// The words of a text that a cell lists without having a view for it.
  fileprivate var spoken: String? {
    switch value {
    case .string(let text) where kind == .text && !text.isEmpty: text
    case .redacted(let name) where kind == .text: "‹\(name)›"
    default: nil
    }
  }
}
