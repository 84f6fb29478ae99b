import TableBatches

extension TableScene {
  /// The scene as a screen reader reads it: an element a line, in order, with what is missing.
  var accessibilityText: String {
    var writer = AccessibilityWriter()
    writer.write(self)
    return writer.lines.map { $0 + "\n" }.joined()
  }
}

private struct AccessibilityWriter {
  private(set) var lines: [String] = []
  private var text = TableTextWriter(detail: .outline, rows: .fields, marks: .unicode)

  mutating func write(_ scene: TableScene) {
    let missing = scene.items.reduce(0) { $0 + $1.problemCount }
    var head = [
      "accessibility \(text.name(scene.id))", counted(scene.sectionCount, "section"),
      counted(scene.rowCount, scene.host.row),
    ]
    if missing > 0 { head.append("\(missing) missing") }
    lines.append(text.dotted(head))
    var rest = scene.items[...]
    while let item = rest.popFirst() {
      switch item {
      case .section(let section):
        let title =
          "§ \(text.identityText(section.name)) · \(counted(section.rowCount, scene.host.row))"
        lines.append(title + Self.digest(of: rest.popFoldedRows(of: section)))
      case .view(let view):
        write(view, scene.host)
      case .elision(let elision):
        lines.append("  ⋮ \(counted(elision.rowCount, scene.host.row))" + Self.digest(of: elision))
      case .gap, .viewportStart, .viewportEnd:
        break
      }
    }
  }

  private static func digest(of rows: TableScene.Elision?) -> String {
    rows?.digest.map { " · #\(RowDigest.text(of: $0))" } ?? ""
  }

  private mutating func write(_ view: TableScene.View, _ host: HostKind) {
    var parts = view.identity.map { ["#\(text.identityText($0))"] } ?? []
    var elements = view.elements[...]
    if let own = elements.first, own.path.isEmpty {
      parts += Self.parts(of: own)
      elements.removeFirst()
    }
    // A header that says nothing is space.
    guard view.kind == .row || !parts.isEmpty || !elements.isEmpty else { return }
    let kind = view.kind.word(in: host)
    let line = "  " + kind + String(repeating: " ", count: max(0, 6 - kind.count))
    lines.append(parts.isEmpty ? "  \(kind)" : "\(line)  \(parts.joined(separator: "  "))")
    for element in elements {
      let parts = [text.name(element.path)] + Self.parts(of: element)
      lines.append("          \(parts.joined(separator: "  "))")
    }
  }

  private static func parts(of element: AccessibilityElement) -> [String] {
    var parts = element.label.map { [$0.quoted] } ?? []
    if let value = element.value { parts.append("value \(value.quoted)") }
    if let hint = element.hint { parts.append("hint \(hint.quoted)") }
    let words = element.traits.words
    if !words.isEmpty { parts.append("[\(words.joined(separator: ", "))]") }
    if let problem = element.problem { parts.append("! \(problem)") }
    return parts
  }
}

extension TableScene.Item {
  fileprivate var problemCount: Int {
    guard case .view(let view) = self else { return 0 }
    return view.elements.count { $0.problem != nil }
  }
}
