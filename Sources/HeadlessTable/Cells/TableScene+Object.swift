extension TableScene.View {
  /// Describes what an object shows now: its type, its fields and its tags.
  ///
  /// - Parameters:
  ///   - view: A cell, a header or a footer of any class.
  ///   - kind: What it is used for.
  ///   - height: Points from its top to its bottom.
  ///   - identity: The row's identity as text, without a number for a second of the same.
  ///   - leadingTags: What the table knows and the object does not, such as `pinned`.
  ///   - reuseIdentifier: The pool that the object came from.
  @MainActor
  package init(
    of view: AnyObject,
    kind: Kind,
    height: Double,
    identity: String? = nil,
    leadingTags: [String] = [],
    reuseIdentifier: String? = nil
  ) {
    let type = String(describing: Swift.type(of: view))
    let shown = ViewFields(of: view)
    self.init(
      kind: kind,
      height: height,
      type: type,
      reuseIdentifier: reuseIdentifier == type ? nil : reuseIdentifier,
      identity: identity,
      tags: leadingTags + Self.tags(of: view),
      fields: shown.fields,
      isMultiField: shown.isMultiField
    )
  }

  /// What an object says is not usual about it, in the fixed order; nothing for a class of a user's
  /// own, whose state the table has to know.
  @MainActor
  package static func tags(of view: AnyObject) -> [String] {
    switch view {
    case let cell as HeadlessCell: cell.tags
    case let view as HeadlessHeaderFooterView: view.snapshotTags
    default: []
    }
  }
}
