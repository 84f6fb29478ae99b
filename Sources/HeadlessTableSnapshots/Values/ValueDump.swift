internal import HeadlessTable

extension SnapshotStrategy {
  /// A value with everything in it, a member a line, by reflection.
  ///
  ///     assertSnapshot(of: invoice, as: .dump)
  ///
  ///     Invoice
  ///       number: "2026-14"
  ///       lines: 2 elements
  ///         [0]: Line
  ///           price: 12.5
  ///       paid: nil
  ///
  /// Members are listed in the order of their declaration, sets and dictionaries in that of their texts. Dates and
  /// unique identifiers are tokens as in a table's text, an object that is met again is named by its first place, and
  /// what conforms to `SnapshotDescribing` lists its own fields. Of an `AttributedString` the characters and the number
  /// of its runs are written, not what the attributes are. Numbers have all their digits. A table is drawn as text.
  ///
  /// - Complexity: O(members) and, in what has no order, O(*n* log *n*) comparisons of texts.
  @MainActor
  public static var dump: SnapshotStrategy {
    SnapshotStrategy("dump") { value in
      if let table = value as? HeadlessListView { return table.render(.text) }
      var reader = ValueReader()
      var writer = ValueDumpWriter(hasNumbers: true)
      writer.write(ValueNode(content: reader.read(value).withTokensInOrder), indentation: "")
      return writer.text
    }
  }

  /// A value with everything in it as JSON, by reflection: what `dump` lists, without the names of types.
  ///
  /// An element or a member is a line. A case with a payload is an object with one member; a key that is no text is
  /// written as a dump writes it. The value need not be `Encodable`. A table is drawn as JSON.
  @MainActor
  public static var json: SnapshotStrategy {
    SnapshotStrategy("json", fileExtension: "json") { value in
      if let table = value as? HeadlessListView { return table.render(.json) }
      var reader = ValueReader()
      var writer = ValueJSONWriter()
      return writer.json(of: reader.read(value).withTokensInOrder, indentation: "") + "\n"
    }
  }
}

/// Writes a value a line, its members below it.
struct ValueDumpWriter {
  private(set) var text = ""
  private var tokens = TokenNumbers()
  /// Whether tokens have the numbers of their first appearance.
  private let hasNumbers: Bool

  init(hasNumbers: Bool) { self.hasNumbers = hasNumbers }

  mutating func write(_ node: ValueNode, indentation: String) {
    text += indentation
    switch node.label {
    case .none: text += indentation.isEmpty ? "" : "- "
    case .name(let name): text += "\(name.isBareWord ? name : name.quoted): "
    case .index(let index): text += "[\(index)]: "
    case .key(let key): text += "[\(inline(key))]: "
    }
    text += "\(head(of: node.content))\n"
    guard case .group(_, _, let members) = node.content else { return }
    for member in members { write(member, indentation: indentation + "  ") }
  }

  private mutating func head(of content: ValueNode.Content) -> String {
    switch content {
    case .value(let value, let tags):
      let text = self.text(of: value)
      return tags.isEmpty ? text : "\(text)  [\(tags.joined(separator: " "))]"
    case .absent: return "nil"
    case .note(let note): return "(\(note))"
    case .group(_, let title, _): return title
    }
  }

  mutating func text(of value: SnapshotValue) -> String {
    switch value {
    case .token(let kind, _) where !hasNumbers: "‹\(kind)›"
    case .number(let number): number.exactText
    default: tokens.text(of: value, .unicode)
    }
  }

  /// A value on one line, for the key of a dictionary.
  private mutating func inline(_ content: ValueNode.Content) -> String {
    guard case .group(_, let title, let members) = content else { return head(of: content) }
    var parts: [String] = []
    for member in members {
      if case .name(let name) = member.label {
        parts.append("\(name): \(inline(member.content))")
      } else {
        parts.append(inline(member.content))
      }
    }
    return "\(title)(\(parts.joined(separator: ", ")))"
  }

  /// A key as JSON and the paths of redactions have it: a text without its quotes.
  mutating func keyText(of key: ValueNode.Content) -> String {
    if case .value(.string(let text), _) = key { return text }
    return inline(key)
  }
}

/// Writes a value as JSON, a member a line.
struct ValueJSONWriter {
  /// Writes keys, and numbers the tokens of keys and values.
  private var texts = ValueDumpWriter(hasNumbers: true)

  init() {}

  mutating func json(of content: ValueNode.Content, indentation: String) -> String {
    switch content {
    case .value(let value, let tags): return json(of: value, tags, indentation)
    case .absent: return "null"
    case .note(let note): return JSONObject.string("‹\(note)›")
    case .group(let style, let title, let members):
      switch style {
      case .members, .dictionary: return object(members, indentation)
      case .list, .set: return list(members, indentation)
      case .payload:
        let inner = object(members, indentation + "  ")
        let name = JSONObject.string(title)
        return "{\n\(indentation)  \(name): \(inner)\n\(indentation)}"
      }
    }
  }

  private mutating func json(
    of value: SnapshotValue,
    _ tags: [String],
    _ indentation: String
  ) -> String {
    guard tags.isEmpty else {
      let words = tags.map { ValueNode(content: .value(.string($0), tags: [])) }
      let members = [
        ValueNode(label: .name("value"), content: .value(value, tags: [])),
        ValueNode(label: .name("tags"), content: .group(.list, title: "", words)),
      ]
      return object(members, indentation)
    }
    return switch value {
    case .string(let text), .word(let text): JSONObject.string(text)
    case .number(let number):
      number.isFinite ? number.exactText : JSONObject.string(number.exactText)
    case .integer(let number): String(number)
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .token, .redacted: JSONObject.string(texts.text(of: value))
    }
  }

  private mutating func list(_ elements: [ValueNode], _ indentation: String) -> String {
    guard !elements.isEmpty else { return "[]" }
    var lines: [String] = []
    for element in elements {
      lines.append("\(indentation)  \(json(of: element.content, indentation: indentation + "  "))")
    }
    return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
  }

  private mutating func object(_ members: [ValueNode], _ indentation: String) -> String {
    guard !members.isEmpty else { return "{}" }
    var lines: [String] = []
    var names = DistinctNames()
    for member in members {
      let name = names.next(name(of: member.label))
      let value = json(of: member.content, indentation: indentation + "  ")
      lines.append("\(indentation)  \(JSONObject.string(name)): \(value)")
    }
    return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
  }

  private mutating func name(of label: ValueNode.Label) -> String {
    switch label {
    case .none: return ""
    case .name(let name): return name
    case .index(let index): return String(index)
    case .key(let key): return texts.keyText(of: key)
    }
  }
}
