internal import HeadlessTable

/// The rows, the sections and the sums of a table's text, by the names that changes use.
struct TableTextOutline {
  /// A header, a footer or a row with the fields that follow its line.
  struct View {
    /// The identity, `header` or `footer`, or `top` and the like; rows without an identity have their place: `row 3`.
    var name: String
    var line: TableTextLine.View
  }

  /// A section with its views in order.
  struct Section {
    var name: String
    var tags: [String]
    var views: [View] = []
    var elisions: [[String]] = []
  }

  private(set) var table: [String] = []
  private(set) var content: [String] = []
  private(set) var sections: [Section] = []
  /// The views that belong to no section.
  private(set) var parts = Section(name: "table", tags: [])
  private var hasPartLast = false

  /// Reads a text; nil if it is not that of a table.
  ///
  /// - Complexity: O(length of the text).
  init?(_ text: String) {
    guard TextMark.isTable(text) else { return nil }
    for line in text.linesWithoutNewlines where !line.isEmpty { add(TableTextLine(line)) }
  }

  private mutating func add(_ line: TableTextLine) {
    let last = sections.indices.last
    if case .view(let view) = line {
      hasPartLast = TableScene.View.Kind(rawValue: view.kind)?.isOfTable ?? false
    }
    switch line {
    case .table(let name, let parts): table = [name] + parts
    case .content(let parts): content = parts
    case .section(let name, _, let tags): sections.append(Section(name: name, tags: tags))
    case .view(let view) where hasPartLast: parts.add(view)
    case .field(let name, let value) where hasPartLast: parts.add(name, value)
    case .view(let view): if let last { sections[last].add(view) }
    case .field(let name, let value): if let last { sections[last].add(name, value) }
    case .elision(let parts): if let last { sections[last].elisions.append(parts) }
    case .gap, .viewportStart, .viewportEnd, .other: break
    }
  }
}

extension TableTextOutline.Section {
  fileprivate mutating func add(_ view: TableTextLine.View) {
    let number = views.count { $0.line.kind == "row" } + 1
    let name = view.kind == "row" ? view.identity ?? "row \(number)" : view.kind
    views.append(TableTextOutline.View(name: name, line: view))
  }

  fileprivate mutating func add(_ name: String, _ value: String) {
    guard let last = views.indices.last else { return }
    views[last].line.fields.append(TableTextLine.Field(name: name, value: value))
  }
}
