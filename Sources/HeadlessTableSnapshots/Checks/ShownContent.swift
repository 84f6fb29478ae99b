internal import Binder
internal import HeadlessTable

/// The fields, the tags and the height of a view, for a comparison with those that it should have.
struct ShownContent: Hashable {
  let type: String
  let fields: [SnapshotField]
  let tags: [String]
  /// Points that the view returns for its height; nil where it leaves that to the table.
  let height: Double?

  @MainActor
  init(of view: OffScreenView, width: Double) {
    type = ViewClass.pictureName(of: view.object)
    fields =
      ViewFields(of: view.object).fields + AccessibilityReader.attributes(of: view.object)
    tags = view.tags
    height =
      switch view {
      case .cell(let cell): cell.preferredHeight(forWidth: width)
      case .supplementary(let view): view.preferredHeight(forWidth: width)
      }
  }

  func field(_ name: String) -> SnapshotField? { fields.first { $0.name == name } }

  func differingFields(from other: ShownContent) -> [String] {
    let names = other.fields.map(\.name)
    let added = fields.map(\.name).filter { !names.contains($0) }
    return (names + added).filter { field($0) != other.field($0) }
  }

  /// The features that the next row on the view could keep: fields, states, heights.
  var features: Set<String> {
    var features = Set(tags)
    for field in fields {
      features.insert("\(field.name)=\(field.tags)")
      switch field.value {
      case .bool, .word: features.insert("\(field.name)=\(field.value)")
      case .string, .number, .integer, .token, .redacted: break
      }
    }
    if let height { features.insert("height \(height)") }
    return features
  }
}

/// One thing that a view shows otherwise than it should.
struct ContentDifference: Hashable {
  /// `trend`, `height` or a tag in brackets.
  let subject: String
  /// The difference in words, such as `keeps trend="up"`.
  let text: String
}

extension ShownContent {
  /// The differences from the right content: fields first, then tags, then the height.
  ///
  /// What the view showed `earlier` distinguishes a kept value from a wrong one.
  func differences(
    from right: ShownContent,
    after earlier: ShownContent? = nil,
    leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) -> [ContentDifference] {
    var differences: [ContentDifference] = []
    for name in differingFields(from: right) where !isLeftOut(name) {
      differences += fieldDifferences(name, right.field(name), earlier?.field(name))
    }
    for tag in tags where !right.tags.contains(tag) {
      let verb = earlier?.tags.contains(tag) == true ? "keeps" : "shows"
      differences.append(ContentDifference(subject: "[\(tag)]", text: "\(verb) [\(tag)]"))
    }
    for tag in right.tags where !tags.contains(tag) {
      differences.append(ContentDifference(subject: "[\(tag)]", text: "lacks [\(tag)]"))
    }
    if height != right.height {
      let verb = height != nil && height == earlier?.height ? "keeps" : "asks for"
      let points = [height, right.height].map { $0?.pointsText ?? "automatic" }
      let text = "\(verb) height \(points[0]) instead of \(points[1])"
      differences.append(ContentDifference(subject: "height", text: text))
    }
    return differences
  }

  private func fieldDifferences(
    _ name: String,
    _ right: SnapshotField?,
    _ earlier: SnapshotField?
  ) -> [ContentDifference] {
    var tokens = TokenNumbers()
    let field = field(name)
    let shown = field.map { "\(name)=\(tokens.text(of: $0.value, .unicode))" } ?? ""
    let wanted = right.map { tokens.text(of: $0.value, .unicode) } ?? ""
    guard let field else {
      return [ContentDifference(subject: name, text: "lacks \(name)=\(wanted)")]
    }
    let verb = field.value == earlier?.value ? "keeps" : "shows"
    guard let right else {
      return [ContentDifference(subject: name, text: "\(verb) \(shown)")]
    }
    guard field.value == right.value else {
      return [ContentDifference(subject: name, text: "\(verb) \(shown) instead of \(wanted)")]
    }
    let added = field.tags.filter { !right.tags.contains($0) }.map { tag in
      "\(earlier?.tags.contains(tag) == true ? "keeps" : "shows") \(name) [\(tag)]"
    }
    let lacking = right.tags.filter { !field.tags.contains($0) }.map { "lacks \(name) [\($0)]" }
    return (added + lacking).map { ContentDifference(subject: name, text: $0) }
  }
}
