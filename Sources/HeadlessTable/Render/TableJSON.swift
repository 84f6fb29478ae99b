import TableBatches

extension TableScene {
  /// The scene as JSON with the content of its text: one view a line, and defaults left out.
  package func json(detail: TablePicture.Detail = .standard) -> String {
    var writer = TableJSONWriter(detail: detail, host: host)
    return writer.json(of: self)
  }
}

private struct TableJSONWriter {
  let detail: TablePicture.Detail
  let host: HostKind
  var tokens = TokenNumbers()

  mutating func json(of scene: TableScene) -> String {
    var lines: [String] = []
    for item in scene.items where detail != .outline || !item.isGeometry {
      lines.append(json(of: item))
    }
    var text = "\(head(of: scene)),\"items\":[\n\(lines.joined(separator: ",\n"))"
    text += lines.isEmpty ? "]" : "\n]"
    if detail == .full, !scene.pools.isEmpty {
      let pools = scene.pools.map { pool in
        var object = JSONObject()
        object.add("pool", pool.reuseIdentifier)
        object.add("waiting", pool.count)
        return object.text
      }
      text += ",\"pools\":[\n\(pools.joined(separator: ",\n"))\n]"
    }
    return text + "}\n"
  }

  private func head(of scene: TableScene) -> String {
    var head = JSONObject()
    head.add(scene.host == .table ? "table" : "collection", scene.id)
    if detail != .outline {
      if scene.host == .table { head.add("style", scene.style) }
      head.add("width", scene.size.width)
      head.add("height", scene.size.height)
      if let category = scene.contentSizeCategory { head.add("contentSizeCategory", category) }
      if let direction = scene.layoutDirection { head.add("layoutDirection", direction) }
      if scene.isHorizontal { head.add("scrolls", "horizontally") }
      head.add("select", scene.selectionMode)
      if scene.inset != .zero {
        let inset = scene.inset
        let sides = [inset.top, inset.left, inset.bottom, inset.right].map(JSONObject.number)
        head.add("inset", json: "[\(sides.joined(separator: ","))]")
      }
      head.add("states", unlessEmpty: scene.states)
      head.add("index", unlessEmpty: scene.indexTitles)
      head.add("contentWidth", scene.contentSize.width)
      head.add("contentHeight", scene.contentSize.height)
    }
    head.add("sections", scene.sectionCount)
    head.add(scene.host.rows, scene.rowCount)
    if detail != .outline { head.add("offset", scene.offset) }
    return head.openText
  }

  private mutating func json(of item: TableScene.Item) -> String {
    var object = JSONObject()
    switch item {
    case .section(let section):
      object.add("section", tokens.text(ofIdentity: section.name, .unicode) ?? section.name)
      if let layout = section.layout.first { object.add("layout", layout) }
      if detail != .outline { object.add("offset", unlessZero: section.offset) }
      object.add(host.rows, section.rowCount)
      if detail != .outline { object.add("tags", unlessEmpty: section.tags) }
    case .view(let view):
      add(view, to: &object)
    case .elision(let elision):
      add(elision, to: &object)
    case .gap(let points):
      object.add("gap", points)
    case .viewportStart(let cut, let blank):
      object.add("viewport", "start")
      object.add("cut", unlessZero: cut)
      object.add("blank", unlessZero: blank)
    case .viewportEnd(let cut, let blank):
      object.add("viewport", "end")
      object.add("cut", unlessZero: cut)
      object.add("blank", unlessZero: blank)
    }
    return object.text
  }

  private func add(_ elision: TableScene.Elision, to object: inout JSONObject) {
    object.add("elided", elision.rowCount)
    var types = JSONObject()
    for count in elision.types { types.add(count.type, count.count) }
    if !elision.types.isEmpty { object.add("types", json: types.text) }
    if detail != .outline, host == .table { object.add("height", elision.height) }
    if let digest = elision.digest { object.add("digest", RowDigest.text(of: digest)) }
  }

  private mutating func add(_ view: TableScene.View, to object: inout JSONObject) {
    object.add(view.kind.word(in: host), view.type)
    if detail != .outline { addGeometry(of: view, to: &object) }
    if let identity = view.identity {
      object.add("id", tokens.text(ofIdentity: identity, .unicode) ?? identity)
    }
    guard detail != .outline else { return }
    object.add("tags", unlessEmpty: view.tags)
    var groups: [String] = []
    for action in view.actions where !groups.contains(action.name) { groups.append(action.name) }
    for name in groups {
      let actions = view.actions.filter { $0.name == name }.map { json(of: $0) }
      object.add(name, json: "[\(actions.joined(separator: ","))]")
    }
    guard !view.fields.isEmpty else { return }
    var fields = JSONObject()
    var names = DistinctNames()
    for field in view.fields {
      fields.add(names.next(field.name), json: json(of: field))
    }
    object.add("fields", json: fields.text)
  }

  private func addGeometry(of view: TableScene.View, to object: inout JSONObject) {
    object.add("height", view.height)
    if view.isHeightEstimated { object.add("heightIsEstimate", json: "true") }
    if detail == .full {
      if let number = view.number { object.add("number", number) }
      if let estimate = view.estimatedHeight { object.add("estimatedHeight", estimate) }
    }
    object.add("x", unlessZero: view.x)
    if let y = view.y { object.add("y", y) }
    if let width = view.width { object.add("width", width) }
    if let identifier = view.reuseIdentifier, identifier != view.type {
      object.add("reuse", identifier)
    }
  }

  private mutating func json(of field: SnapshotField) -> String {
    let value =
      switch field.value {
      case .string(let text): JSONObject.string(text)
      case .word(let word): JSONObject.string(word)
      case .number(let number): JSONObject.number(number)
      case .integer(let number): String(number)
      case .bool(let isTrue): isTrue ? "true" : "false"
      case .token(let kind, let value):
        JSONObject.string(tokens.text(ofKind: kind, value: value, .unicode))
      case .redacted(let name): JSONObject.string("‹\(name)›")
      }
    guard !field.tags.isEmpty else { return value }
    var object = JSONObject()
    object.add("value", json: value)
    object.add("tags", unlessEmpty: field.tags)
    return object.text
  }
}

extension TableScene.Item {
  /// Whether the item says where something is and nothing else, so that an outline leaves it out.
  fileprivate var isGeometry: Bool {
    switch self {
    case .gap, .viewportStart, .viewportEnd: true
    case .section, .view, .elision: false
    }
  }
}
