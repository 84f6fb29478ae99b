internal import HeadlessTable

/// The content of one line of a table's text.
package enum TableTextLine: Hashable, Sendable {
  /// The name and what is said about the table: style, size, selection.
  case table(name: String, parts: [String])
  /// The sums of the content: its size, sections, rows, offset.
  case content(parts: [String])
  /// A section begins, with its layout in a collection view; its rows are folded into the line if there are parts about
  /// them, as about others not listed.
  case section(name: String, layout: [String], rowCount: Int, tags: [String], folded: [String])
  case view(View)
  /// A field of a view, on a line of its own.
  case field(name: String, value: String)
  case elision(parts: [String])
  case gap(Double)
  /// The top edge of the viewport, with the points that it cuts off below it and those that are empty.
  case viewportStart(cut: Double, blank: Double)
  /// The bottom edge of the viewport, with the points that it cuts off above it and those that are empty.
  case viewportEnd(cut: Double, blank: Double)
  /// Anything else: pools, calls.
  case other

  /// A header, a footer, a row or an item.
  package struct View: Hashable, Sendable {
    package var kind: String
    var height: String?
    var type: String
    package var identity: String?
    var tags: [String] = []
    /// Place, width, reuse identifier and numbers, as written.
    var geometry: [String] = []
    var fields: [Field] = []

    /// Whether it is a row, or an item of a collection view.
    package var isRow: Bool { kind == "row" || kind == "item" }

    /// The identity, `header` or `footer`, or `top` and the like; rows without an identity have their place: `row 3`.
    func name(ofRow number: Int) -> String { isRow ? identity ?? "\(kind) \(number)" : kind }
  }

  /// The fields of a view by name; a value on the line of its view may have no name.
  package struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  package init(_ line: Substring) {
    let (mark, rest) = TextMark.read(line)
    switch mark {
    case .field:
      let parts = rest.columns
      self =
        parts.count < 2
        ? .other : .field(name: parts[0], value: parts.dropFirst().joined(separator: "  "))
    case .table:
      let parts = rest.dotted
      self = .table(name: parts.first ?? "", parts: Array(parts.dropFirst()))
    case .content: self = .content(parts: rest.dotted)
    case .section:
      let columns = rest.columns
      let title = columns.first.map { $0[...].dotted } ?? []
      let counts = title[
        (title.dropFirst().firstIndex(where: \.isRowCount) ?? min(1, title.count))...
      ]
      self = .section(
        name: title.first ?? "",
        layout: Array(title[..<counts.startIndex].dropFirst()),
        rowCount: counts.first?.leadingNumber.flatMap { Int(exactly: $0) } ?? 0,
        tags: columns.dropFirst().flatMap(\.tags),
        folded: counts.count > 1 ? Array(counts) : []
      )
    case .elision: self = .elision(parts: rest.dotted)
    case .gap: self = String(rest).points.map { .gap($0) } ?? .other
    case .viewportStart:
      let (cut, blank) = Self.spaces(line)
      self = .viewportStart(cut: cut, blank: blank)
    case .viewportEnd:
      let (cut, blank) = Self.spaces(line)
      self = .viewportEnd(cut: cut, blank: blank)
    case .row, .indented, .part, .phase, .other: self = View(line).map { .view($0) } ?? .other
    }
  }
}

extension TableTextLine {
  /// The points that an edge of the viewport cuts off, and those that are empty there.
  private static func spaces(_ line: Substring) -> (cut: Double, blank: Double) {
    var (cut, blank) = (0.0, 0.0)
    for part in line.dotted.dropFirst() {
      if part.hasSuffix(" blank") {
        blank = part.leadingNumber ?? 0
      } else if part.hasSuffix(" cut"), let space = part.firstIndex(of: " ") {
        cut = String(part[space...].dropFirst()).leadingNumber ?? 0
      }
    }
    return (cut, blank)
  }
}

extension TableTextLine.View {
  /// Reads the line of a view; nil if it is none.
  fileprivate init?(_ line: Substring) {
    guard let rest = line.behind("  ") else { return nil }
    var words = rest.columns[...]
    guard let first = words.popFirst() else { return nil }
    let start = first.split(separator: " ").map(String.init)
    guard let kind = start.first, TableScene.View.Kind(word: kind) != nil else { return nil }
    self.kind = kind
    height = start.count > 1 ? start[1] : nil
    if height == nil, let next = words.first, next.first?.isNumber == true || next.hasPrefix("~") {
      height = next
      words.removeFirst()
    }
    type = words.popFirst() ?? ""
    if let number = type[...].firstRange(of: " #") {
      geometry = [String(type[number.lowerBound...].dropFirst())]
      type = String(type[..<number.lowerBound])
    }
    for word in words { add(word) }
    nameByText()
  }

  /// A row whose one text is its identity has it once; the views on an item have names.
  private mutating func nameByText() {
    guard isRow, identity == nil, fields.count(where: \.name.isEmpty) == 1, fields[0].name.isEmpty,
      fields[0].value.beginsWithQuote
    else { return }
    identity = fields[0].value[...].columns.first
    if let word = identity?.unquoted, word.isBareWord { identity = word }
  }

  private mutating func add(_ word: String) {
    let isOpen = identity == nil && fields.isEmpty && tags.isEmpty
    if !word.tags.isEmpty {
      if isRow, let last = fields.indices.last {
        // The tags of a row are before what it shows, those of a field behind it.
        fields[last].value += "  \(word)"
      } else {
        tags = word.tags
      }
    } else if isOpen, word.isGeometry {
      geometry.append(word)
    } else if isOpen, isRow, word.hasPrefix("#") {
      identity = String(word.dropFirst())
    } else {
      fields.append(TableTextLine.Field(word))
    }
  }
}

extension TableTextLine.Field {
  /// Reads `name=value` or a value.
  fileprivate init(_ word: String) {
    guard !word.beginsWithQuote, let sign = word.firstIndex(of: "=") else {
      self.init(name: "", value: word)
      return
    }
    self.init(name: String(word[..<sign]), value: String(word[word.index(after: sign)...]))
  }
}

extension String {
  /// The words of `[selected disabled]`; none if it is nothing like it.
  fileprivate var tags: [String] {
    guard hasPrefix("["), hasSuffix("]") else { return [] }
    return dropFirst().dropLast().split(separator: " ").map(String.init)
  }

  /// The number before the first space: 12 of `12 rows`.
  var leadingNumber: Double? { String(prefix { $0 != " " }).points }

  /// A number; nil for what no table has, as a file that was edited by hand may hold.
  var number: Double? {
    guard let number = Double(self), number.magnitude < 1e9 else { return nil }
    return number
  }

  /// A number of points, in which .33 means one of three pixels, and .17 half of one.
  var points: Double? {
    number.map { number in
      let sixths = (number * 6).rounded()
      guard abs(number - sixths / 6) < 0.005 else { return number }
      let halves = (sixths / 3).rounded(.down)
      return halves / 2 + (sixths - 3 * halves) * .pixel / 2
    }
  }

  /// Whether it is the number of rows or items of a section.
  fileprivate var isRowCount: Bool {
    let words = split(separator: " ")
    return words.count == 2 && Int(words[0]) != nil
      && ["row", "rows", "item", "items"].contains(words[1])
  }

  fileprivate var isGeometry: Bool {
    ["x=", "width=", "reuse=", "estimated=", "frame="].contains { hasPrefix($0) }
  }
}

extension Substring {
  fileprivate func behind(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  /// The parts between dots, or between the bars of ASCII, where quotes keep dots together.
  fileprivate var dotted: [String] {
    let parts = parts(between: " · ")
    return parts.count > 1 ? parts : self.parts(between: " | ")
  }

  private func parts(between mark: String) -> [String] {
    guard contains(mark) else { return [String(self)] }
    var parts = [""]
    var quotes = Quotes()
    var rest = self
    while let character = rest.first {
      if character == " ", !quotes.areOpen, rest.hasPrefix(mark) {
        parts.append("")
        rest = rest.dropFirst(mark.count)
      } else {
        quotes.pass(character)
        parts[parts.count - 1].append(character)
        rest.removeFirst()
      }
    }
    return parts
  }

  /// The parts between two spaces or more, where quotes keep spaces together.
  var columns: [String] {
    var columns: [String] = []
    var column = ""
    var quotes = Quotes()
    for character in self {
      if character == " ", !quotes.areOpen {
        if column.hasSuffix(" ") {
          columns.append(column)
          column = ""
          continue
        }
        if column.isEmpty { continue }
      }
      quotes.pass(character)
      column.append(character)
    }
    columns.append(column)
    return columns.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }
}

/// Whether the characters read so far are within quotes.
private struct Quotes {
  private(set) var areOpen = false
  private var isEscaped = false

  /// Passes a character, which may be a quote with a mark that combines with it.
  mutating func pass(_ character: Character) {
    for scalar in character.unicodeScalars { pass(scalar) }
  }

  private mutating func pass(_ scalar: Unicode.Scalar) {
    if areOpen {
      areOpen = isEscaped || scalar != "\""
      isEscaped = !isEscaped && scalar == "\\"
    } else {
      areOpen = scalar == "\""
    }
  }
}
