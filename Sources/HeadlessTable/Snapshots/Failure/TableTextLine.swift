/// The content of one line of a table's text.
enum TableTextLine: Hashable {
  /// The name and what is said about the table: style, size, selection.
  case table(name: String, parts: [String])
  /// The sums of the content: its size, sections, rows, offset.
  case content(parts: [String])
  /// A section begins.
  case section(name: String, tags: [String])
  /// A header, a footer or a row.
  case view(View)
  /// A field of a view, on a line of its own.
  case field(name: String, value: String)
  /// Rows that are not listed.
  case elision(parts: [String])
  /// Anything else: space, the edges of the viewport, pools.
  case other

  /// A header, a footer or a row.
  struct View: Hashable {
    var kind: String
    var height: String?
    var type: String
    var identity: String?
    var tags: [String] = []
    /// Place, width, reuse identifier and numbers, as they stand.
    var geometry: [String] = []
    var fields: [Field] = []
  }

  /// The fields of a view by name; a value on the line of its view may have no name.
  struct Field: Hashable {
    var name: String
    var value: String
  }

  /// Reads a line.
  init(_ line: Substring) {
    if let rest = line.behind("                 ") {
      let parts = rest.columns
      self =
        parts.count < 2
        ? .other : .field(name: parts[0], value: parts.dropFirst().joined(separator: "  "))
    } else if let rest = line.behind("table ") {
      let parts = rest.dotted
      self = .table(name: parts.first ?? "", parts: Array(parts.dropFirst()))
    } else if let rest = line.behind("content ") {
      self = .content(parts: rest.dotted)
    } else if let rest = line.behind("§ ") ?? line.behind("# ") {
      let columns = rest.columns
      let title = columns.first.map { $0[...].dotted.first ?? "" } ?? ""
      self = .section(name: title, tags: columns.dropFirst().flatMap(\.tags))
    } else if let rest = line.behind("  ⋮ ") ?? line.behind("  ... ") {
      self = .elision(parts: rest.dotted)
    } else {
      self = View(line).map { .view($0) } ?? .other
    }
  }
}

extension TableTextLine.View {
  /// Reads the line of a view; nil if it is none.
  fileprivate init?(_ line: Substring) {
    guard let rest = line.behind("  ") else { return nil }
    var words = rest.columns[...]
    guard let first = words.popFirst() else { return nil }
    let start = first.split(separator: " ").map(String.init)
    guard let kind = start.first, ["header", "footer", "row"].contains(kind) else { return nil }
    self.kind = kind
    height = start.count > 1 ? start[1] : nil
    if height == nil, let next = words.first, next.first?.isNumber == true {
      height = next
      words.removeFirst()
    }
    type = words.popFirst() ?? ""
    if type.dropFirst(TableTextWriter.typeColumn).first == " " {
      words.insert(String(type.dropFirst(TableTextWriter.typeColumn + 1)), at: words.startIndex)
      type = String(type.prefix(TableTextWriter.typeColumn))
    }
    for word in words { add(word) }
    nameByText()
  }

  /// A row whose one text is its identity has it once.
  private mutating func nameByText() {
    guard kind == "row" else { return }
    if let text = identity, text.hasPrefix("\""), fields.isEmpty {
      fields = [TableTextLine.Field(name: "", value: text)]
    } else if identity == nil, fields.count == 1, fields[0].name.isEmpty,
      fields[0].value.hasPrefix("\"")
    {
      identity = fields[0].value
    } else {
      return
    }
    if let word = identity?.dropFirst().dropLast(), String(word).isBareWord {
      identity = String(word)
    }
  }

  private mutating func add(_ word: String) {
    let isOpen = identity == nil && fields.isEmpty && tags.isEmpty
    if !word.tags.isEmpty {
      tags = word.tags
    } else if isOpen, word.isGeometry {
      geometry.append(word)
    } else if isOpen, kind == "row" {
      identity = word
    } else {
      fields.append(TableTextLine.Field(word))
    }
  }
}

extension TableTextLine.Field {
  /// Reads `name=value` or a value.
  fileprivate init(_ word: String) {
    guard !word.hasPrefix("\""), let sign = word.firstIndex(of: "=") else {
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

  fileprivate var isGeometry: Bool {
    ["x=", "width=", "reuse=", "estimated="].contains { hasPrefix($0) }
      || (hasPrefix("#") && dropFirst().allSatisfy(\.isNumber))
  }
}

extension Substring {
  fileprivate func behind(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  /// The parts between dots, or between the bars of ASCII.
  fileprivate var dotted: [String] {
    let mark = contains(" · ") ? " · " : " | "
    return split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }

  /// The parts between two spaces or more, where quotes keep spaces together.
  fileprivate var columns: [String] {
    var columns: [String] = []
    var column = ""
    var isQuoted = false
    var isEscaped = false
    for character in self {
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
      } else if character == "\"" {
        isQuoted = true
      } else if character == " ", column.hasSuffix(" ") {
        columns.append(column)
        column = ""
        continue
      } else if character == " ", column.isEmpty {
        continue
      }
      column.append(character)
    }
    columns.append(column)
    return columns.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
  }
}
