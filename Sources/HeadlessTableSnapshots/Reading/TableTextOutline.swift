internal import HeadlessTable

/// The rows, the sections and the sums of a table's text, by the names that changes use.
struct TableTextOutline {
  /// A header, a footer or a row with the fields that follow its line.
  struct View {
    var name: String
    var line: TableTextLine.View
  }

  /// A section with its views in order.
  struct Section {
    var name: String
    /// What arranges the items of a collection view.
    var layout: [String] = []
    var tags: [String]
    var rowCount = 0
    var views: [View] = []
    var elisions: [[String]] = []
    /// Whether its line or one of its views is in the viewport, where a header and a footer are listed; nil if the text
    /// does not say where the viewport is.
    var isInSight: Bool?

    var listedRows: Int { views.count { $0.line.isRow } }
  }

  private(set) var table: [String] = []
  private(set) var content: [String] = []
  private(set) var sections: [Section] = []
  /// The views that belong to no section.
  private(set) var parts = Section(name: "table", tags: [], isInSight: true)
  private var hasPartLast = false
  private var isInViewport: Bool?

  /// Reads a text; nil if it is not that of a table.
  init?(_ text: String) {
    guard TextMark.isTable(text) else { return nil }
    let lines = text.linesWithoutNewlines
    if lines.contains(where: { TextMark($0) == .viewportStart }) { isInViewport = false }
    for line in lines where !line.isEmpty { add(TableTextLine(line)) }
  }

  private mutating func add(_ line: TableTextLine) {
    let last = sections.indices.last
    if case .view(let view) = line {
      hasPartLast = TableScene.View.Kind(word: view.kind)?.isOfTable ?? false
    }
    switch line {
    case .table(let name, let parts): table = [name] + parts
    case .content(let parts): content = parts
    case .section(let name, let layout, let rowCount, let tags, let folded):
      let elisions = folded.isEmpty ? [] : [folded]
      sections.append(
        Section(name: name, layout: layout, tags: tags, rowCount: rowCount, elisions: elisions)
      )
      sections[sections.count - 1].isInSight = isInViewport
    case .view(let view) where hasPartLast: parts.add(view)
    case .field(let name, let value) where hasPartLast: parts.add(name, value)
    case .view(let view):
      guard let last else { return }
      sections[last].add(view)
      if isInViewport == true { sections[last].isInSight = true }
    case .field(let name, let value): if let last { sections[last].add(name, value) }
    case .elision(let parts) where parts.last == TransitionText.leftOut: break
    case .elision(let parts): if let last { sections[last].elisions.append(parts) }
    case .viewportStart: isInViewport = true
    case .viewportEnd: isInViewport = false
    case .gap, .other: break
    }
  }
}

extension TableTextOutline.Section {
  fileprivate mutating func add(_ view: TableTextLine.View) {
    let name = view.name(ofRow: listedRows + 1)
    views.append(TableTextOutline.View(name: name, line: view))
  }

  fileprivate mutating func add(_ name: String, _ value: String) {
    guard let last = views.indices.last else { return }
    views[last].line.fields.append(TableTextLine.Field(name: name, value: value))
  }
}

extension [String] {
  /// The word for a row in the parts of a line about rows that are not listed.
  var rowNoun: String { first?.contains(" item") == true ? "item" : "row" }
}
