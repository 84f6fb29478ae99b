import Binder

/// The fields of a cell, a header or a footer, as a snapshot lists them.
package struct ViewFields: Hashable, Sendable {
  package var fields: [SnapshotField]

  /// How many fields the type can show, whatever it shows now.
  private var capacity: Int

  /// Whether the type can show two fields or more.
  ///
  /// The shape of the text follows from this and not from the values, so that a value that appears or
  /// disappears changes its own line only.
  package var isMultiField: Bool { capacity > 1 }

  /// Takes the Boolean properties away, and returns the names of those that are true: words that say all of them.
  mutating func takeFlags() -> [String] {
    var names: [String] = []
    let count = fields.count
    fields.removeAll { field in
      guard case .bool(let isTrue) = field.value, field.kind == .text else { return false }
      if isTrue { names.append(field.name) }
      return true
    }
    capacity -= count - fields.count
    return names
  }
}

extension ViewFields {
  /// Lets a view describe itself where it can, and else lists its stored properties by reflection.
  ///
  /// A view model is listed only where the view shows nothing else: what it says, the labels show.
  ///
  /// - Complexity: O(stored properties), one `Mirror` for each class of the view's own.
  @MainActor
  package init(of view: AnyObject) {
    // What a content shows is written the same whichever view shows it.
    if ViewClass.of(view).describesItself, !(view is any ContentShowing),
      let fields = Self.described(view)
    {
      let fields = Redaction.applied(to: fields)
      self.init(fields: fields, capacity: fields.count)
    } else {
      self.init(reflecting: view)
    }
  }

  /// The fields that a view lists by itself, or its toolkit for it; nil for one whose properties are listed.
  @MainActor
  static func described(_ view: AnyObject) -> [SnapshotField]? {
    (view as? any SnapshotDescribing)?.snapshotFields
      ?? (view as? any MadeForHeadlessTable)?.shownFields
  }

  /// Lists the stored properties of a value by reflection; a value that has none to list is a field called `value`.
  @MainActor
  package init(ofValue value: Any) {
    var collector = FieldCollector()
    for (name, value) in Mirror(reflecting: value).children {
      if let name { collector.add(name, value) }
    }
    if collector.capacity == 0 { collector.add("value", value) }
    self.init(collector)
  }

  @MainActor
  private init(reflecting view: AnyObject) {
    self.init(FieldCollector(reflecting: view))
  }

  @MainActor
  private init(_ collector: FieldCollector) {
    let capacity = max(collector.capacity, collector.fields.count)
    self.init(fields: Redaction.applied(to: collector.fields), capacity: capacity)
  }

  @MainActor
  static func reason(for path: String, in view: AnyObject) -> String? {
    let type = ViewClass.of(view).name
    if let fields = described(view) {
      if fields.contains(where: { $0.name == path }) { return nil }
      return "'\(path)' is not shown: \(type) describes itself and lists no such field."
    }
    let collector = FieldCollector(reflecting: view)
    if collector.fields.contains(where: { $0.name == path }) { return nil }
    var owner = path[...]
    while !owner.isEmpty {
      if let reason = collector.omissions[String(owner)] {
        let subject = owner.count == path.count ? "it" : "'\(owner)'"
        return "'\(path)' is not shown: \(subject) \(reason)."
      }
      owner = owner.lastIndex { $0 == "." || $0 == "[" }.map { owner[..<$0] } ?? ""
    }
    return "'\(path)' is not shown: \(type) has no stored property of that path."
  }
}

extension HeadlessReusableView {
  /// Returns why a snapshot does not list a field of the view, as a sentence; nil if it lists the field.
  ///
  ///     print(cell.reasonNotShown("avatar.initials") ?? "it is shown")
  ///     // 'avatar.initials' is not shown: 'avatar' is hidden.
  ///
  /// The path of a field is `title`, `avatar.initials` or `tags[0]`.
  public func reasonNotShown(_ path: String) -> String? { ViewFields.reason(for: path, in: self) }
}
