private import Binder
package import HeadlessTable

extension TableScene {
  /// Reads the text of a table or a collection view back; nil if the text is not one, or says nothing of sizes, as an outline.
  ///
  /// What the text does not say is guessed from names and values: that `off` is a switch, and that `icon` names an image.
  /// An item whose frame it does not say has a line of its own, as in a list. Views are marked with differences by their
  /// names, `current/acc-3`, or by those of their sections, `§ current`.
  package init?(reading text: String, marking differences: [String: ViewDifference] = [:]) {
    guard TextMark.isTable(text) else { return nil }
    var reader = SceneReader(differences: differences)
    reader.scene.isCollection = text.hasPrefix("collection ")
    for line in text.linesWithoutNewlines where !reader.hasFailed {
      reader.read(TableTextLine(line))
    }
    guard !reader.hasFailed, reader.hasSize else { return nil }
    self = reader.scene
    let third = text.linesWithoutNewlines.dropFirst(2).first
    let index = third.flatMap { String($0).rest(behind: "index ") } ?? ""
    indexTitles = index.matches(of: #/"(\\.|[^"\\])*"|[^ ]+/#).map { String($0.output.0).unquoted }
    pinSupplementaries()
  }
}

/// Puts a scene together, line by line.
private struct SceneReader {
  let differences: [String: ViewDifference]
  var scene = TableScene(
    id: "",
    style: "plain",
    size: .zero,
    selectionMode: "single",
    contentSize: .zero,
    offset: 0,
    sectionCount: 0,
    rowCount: 0,
    items: []
  )
  private(set) var hasSize = false
  /// Whether a view has no height.
  var hasFailed = false
  /// Whether the views of the last section are cards where their frames are.
  private var hasCards = false
  /// How the views of the last section look, of a list: `insetGrouped`.
  private var style: String?
  /// The name of the last section, and the number of its rows so far.
  private var section = (name: "", rows: 0)

  init(differences: [String: ViewDifference]) { self.differences = differences }

  mutating func read(_ line: TableTextLine) {
    switch line {
    case .table(let name, let parts): readTable(name, parts)
    case .content(let parts): readContent(parts)
    case .section(let name, let layout, let rowCount, let tags, let folded):
      var section = TableScene.Section(name: name.unquoted, rowCount: rowCount, tags: tags)
      section.layout = layout
      if let offset = layout.last?.rest(behind: "offset ")?.points {
        section.layout.removeLast()
        section.offset = offset
      }
      self.section = (name, 0)
      hasCards = layout.first?.hasPrefix("list ") == false
      style = section.style
      if let style, style != "plain" { scene.style = style }
      scene.items.append(.section(section))
      if !folded.isEmpty { scene.items.append(.elision(TableScene.Elision(reading: folded))) }
    case .view(let line): add(line)
    case .field(let name, let value): add(name, value)
    case .elision(let parts): scene.items.append(.elision(TableScene.Elision(reading: parts)))
    case .gap(let points): scene.items.append(.gap(points))
    case .viewportStart(let cut, let blank):
      scene.items.append(.viewportStart(cut: cut, blank: blank))
    case .viewportEnd(let cut, let blank): scene.items.append(.viewportEnd(cut: cut, blank: blank))
    case .other: break
    }
  }

  /// Adds a view, and the views on it, which have names behind the one text of an item.
  private mutating func add(_ line: TableTextLine.View) {
    var line = line
    let badges =
      line.isRow && line.fields.first?.name.isEmpty == true ? line.fields.dropFirst() : []
    line.fields.removeLast(badges.count)
    guard var view = TableScene.View(reading: line) else { return hasFailed = true }
    if line.isRow { section.rows += 1 }
    let place = view.kind.isOfTable ? "table" : section.name
    view.difference =
      differences["\(place)/\(line.name(ofRow: section.rows))"] ?? differences["§ \(place)"]
    view.isCard = hasCards && view.y != nil && view.kind == .row
    if scene.isCollection {
      view.hasOwnHeight = line.height != nil
      view.style = view.kind == .header || view.kind == .footer ? style ?? "cards" : style
      if view.kind == .other, case .view(let item)? = scene.items.last {
        view.isOnItem = view.isOn(item)
      }
    }
    scene.items.append(.view(view))
    for badge in badges { scene.items.append(.view(TableScene.View(badge: badge))) }
  }

  private mutating func readTable(_ name: String, _ parts: [String]) {
    scene.id = name.unquoted
    if !scene.isCollection, let style = parts.first { scene.style = style }
    for part in parts {
      if let mode = part.rest(behind: "select ") {
        scene.selectionMode = mode
      } else if part == "right to left" {
        scene.layoutDirection = TableLayoutDirection.rightToLeft.rawValue
      } else if part == "scrolls horizontally" {
        scene.isHorizontal = true
      } else if let category = part.rest(behind: "text ") {
        scene.contentSizeCategory = category
      } else if let sides = part.rest(behind: "inset ")?.split(separator: ",").map({
        String($0).points
      }),
        sides.count == 4
      {
        let (top, left) = (sides[0] ?? 0, sides[1] ?? 0)
        scene.inset = TableEdgeInsets(
          top: top,
          left: left,
          bottom: sides[2] ?? 0,
          right: sides[3] ?? 0
        )
      } else if let size = TableSize(reading: part) {
        scene.size = size
        hasSize = true
      }
    }
    let style = TableSectionStyle(rawValue: scene.style) ?? .plain
    scene.sideInset = LayoutProfile.iOS17.sideInset(in: style, width: scene.size.width)
  }

  private mutating func readContent(_ parts: [String]) {
    for part in parts {
      let number = part.split(separator: " ").first.flatMap { Int($0) }
      if let offset = part.rest(behind: "offset ")?.points {
        scene.offset = offset
      } else if part.contains(" section"), let number {
        scene.sectionCount = number
      } else if part.contains(scene.isCollection ? " item" : " row"), let number {
        scene.rowCount = number
      } else if let size = TableSize(reading: part) {
        scene.contentSize = size
      }
    }
  }

  /// Adds a field, or the buttons of a row that is swiped aside, to the view whose line was read last.
  private mutating func add(_ name: String, _ value: String) {
    guard let last = scene.items.indices.last, case .view(var view) = scene.items[last] else {
      return
    }
    if view.tags.contains("swiped"), ["leading", "trailing"].contains(name) {
      view.addActions(name, value)
      scene.items[last] = .view(view)
      return
    }
    let field = SnapshotField(reading: name, value)
    // A name in quotes was taken for the one text of a row that has no fields below it.
    if let first = view.fields.first, first.name.isEmpty, !view.isMultiField { view.fields = [] }
    view.add(field)
    view.isMultiField = true
    scene.items[last] = .view(view)
  }
}

extension TableScene.View {
  private static let heightOfItem = 44.0

  /// Takes over a line; nil if it says no height, unless it is an item's.
  fileprivate init?(reading line: TableTextLine.View) {
    let isItem = line.kind == "item"
    let text = line.height ?? ""
    guard let kind = Kind(word: line.kind),
      let height = String(text.drop { $0 == "~" }).points ?? (isItem ? Self.heightOfItem : nil)
    else { return nil }
    self.init(kind: kind, height: height, type: line.type, tags: line.tags)
    isHeightEstimated = text.hasPrefix("~")
    identity = line.identity?.unquoted
    for word in line.geometry {
      if let value = word.rest(behind: "frame=") {
        let sides = value.split(separator: ",").compactMap { String($0).points }
        if sides.count == 4 {
          (x, y, width, self.height) = (sides[0], sides[1], sides[2], sides[3])
        }
      }
      if let value = word.rest(behind: "x=") { x = value.points ?? 0 }
      if let value = word.rest(behind: "width=") { width = value.points }
      if let value = word.rest(behind: "reuse=") { reuseIdentifier = value.unquoted }
      if let value = word.rest(behind: "estimated=") { estimatedHeight = value.points }
      if let value = word.rest(behind: "#") { number = Int(value) }
    }
    for field in line.fields { add(SnapshotField(reading: field.name, field.value)) }
    isMultiField = fields.count > 1
  }

  /// Makes a view on an item, of which the text says no more than its kind and what it shows.
  fileprivate init(badge: TableTextLine.Field) {
    let field = SnapshotField(reading: "", badge.value)
    self.init(kind: .other, height: 0, type: "", tags: [badge.name.unquoted], fields: [field])
    isOnItem = true
  }

  /// Whether it covers a part of an item, or of what another view on the item covers.
  fileprivate func isOn(_ item: TableScene.View) -> Bool {
    guard item.kind == .row || item.isOnItem, let frame, let other = item.frame else {
      return false
    }
    return frame.minX < other.maxX && other.minX < frame.maxX && frame.minY < other.maxY
      && other.minY < frame.maxY
  }

  private var frame: TableRect? {
    y.map { TableRect(x: x, y: $0, width: width ?? 0, height: height) }
  }

  /// Adds buttons, each a title with tags behind it.
  fileprivate mutating func addActions(_ edge: String, _ titles: String) {
    for column in titles[...].columns {
      if column.hasPrefix("["), let last = actions.indices.last {
        actions[last].tags = column.dropFirst().dropLast().split(separator: " ").map(String.init)
      } else {
        actions.append(SnapshotField(edge, .string(column.unquoted), kind: .button))
      }
    }
  }

  /// Adds a field; a hint makes the box before it one to type into.
  fileprivate mutating func add(_ field: SnapshotField) {
    if field.kind == .placeholder, let last = fields.indices.last,
      field.name == "\(fields[last].name).placeholder"
    {
      fields[last].kind = .textField
    }
    fields.append(field)
  }
}

extension SnapshotField {
  /// The last words of names that images have.
  private static let imageNames = [
    "image", "icon", "avatar", "photo", "picture", "thumbnail", "artwork", "logo", "cover",
  ]

  fileprivate init(reading name: String, _ text: String) {
    var (value, tags) = (text[...], [String]())
    if value.hasSuffix("]"), let start = value.lastIndex(of: "["), start > value.startIndex,
      value[..<start].hasSuffix("  ")
    {
      tags = value[start...].dropFirst().dropLast().split(separator: " ").map(String.init)
      value = value[..<start].dropLast(2)
    }
    self.init(name.unquoted, SnapshotValue(reading: String(value)), tags: tags)
    kind = guessedKind
  }

  private var guessedKind: Kind {
    // Of `card.avatar[0]` that is `avatar`.
    let word = name.split(separator: ".").last.map { $0.prefix { $0 != "[" }.lowercased() } ?? ""
    switch value {
    case .word("on"), .word("off"): return .toggle
    case .token("date", _): return .datePicker
    case .string(let text):
      if word == "placeholder" { return .placeholder }
      if word.hasSuffix("button") { return .button }
      let isImage = Self.imageNames.contains { word.hasSuffix($0) }
      return isImage && !text.contains(" ") ? .image : .text
    default: return .text
    }
  }
}

extension SnapshotValue {
  fileprivate init(reading text: String) {
    if text.beginsWithQuote {
      self = .string(text.unquoted)
    } else if let number = Int(text) {
      self = .integer(number)
    } else if let number = text.number {
      self = .number(number)
    } else if text == "true" || text == "false" {
      self = .bool(text == "true")
    } else if text.hasPrefix("‹"), text.hasSuffix("›") {
      let name = text.dropFirst().dropLast()
      let words = name.split(separator: " ")
      let isNumbered = words.count == 2 && words.last.flatMap { Int($0) } != nil
      self =
        isNumbered
        ? .token(kind: String(words[0]), value: text) : .redacted(String(name))
    } else {
      self = .word(text)
    }
  }
}

extension TableScene.Elision {
  /// Takes over `9 rows`, `CardCell`, `height 396`, `#bc3a58f7`; of several types `CardCell×9`.
  fileprivate init(reading parts: [String]) {
    let count = parts.first?.split(separator: " ").first.flatMap { Int($0) } ?? 0
    self.init(rowCount: count, types: [], height: 0, digest: nil)
    for part in parts.dropFirst() {
      if let height = part.rest(behind: "height ")?.points {
        self.height = height
      } else if let digest = part.rest(behind: "#").flatMap({ UInt32($0, radix: 16) }) {
        self.digest = digest
      } else if let mark = part.lastIndex(where: { $0 == "×" || $0 == "x" }),
        let count = Int(part[part.index(after: mark)...])
      {
        types.append(TableScene.TypeCount(type: String(part[..<mark]), count: count))
      } else {
        types.append(TableScene.TypeCount(type: part, count: count))
      }
    }
  }
}

extension TableSize {
  /// Reads `375×640`.
  fileprivate init?(reading text: String) {
    let sides = text.split { $0 == "×" || $0 == "x" }.map { String($0).points }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension String {
  fileprivate func rest(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
