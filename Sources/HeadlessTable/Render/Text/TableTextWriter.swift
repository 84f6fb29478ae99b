import TableBatches

/// Writes the lines of a scene one after the other.
package struct TableTextWriter {
  let detail: TablePicture.Detail
  let rows: TablePicture.RowStyle
  let marks: TextMarks
  /// What is written: many small parts, which bytes take for a third of what a text takes them for.
  private var bytes: [UInt8] = []
  var tokens = TokenNumbers()
  /// The host of the scene that is being written.
  private(set) var host = HostKind.table

  init(detail: TablePicture.Detail, rows: TablePicture.RowStyle, marks: TextMarks) {
    self.detail = detail
    self.rows = rows
    self.marks = marks
  }

  mutating func write(_ scene: TableScene) {
    host = scene.host
    writeHead(of: scene)
    var rest = scene.items[...]
    while let item = rest.popFirst() {
      if case .section(let section) = item {
        write(section, rest.popFoldedRows(of: section))
      } else if case .view(let view) = item, detail != .full, !view.isOnItem {
        write(view, with: rest.popBadges())
      } else {
        write(item)
      }
    }
    guard detail == .full else { return }
    for pool in scene.pools {
      write(line: "pool \(name(pool.reuseIdentifier)) \(marks.dot) \(pool.count) waiting")
    }
  }

  private mutating func writeHead(of scene: TableScene) {
    let word = host == .table ? "table" : "collection"
    let sections = counted(scene.sectionCount, "section")
    let rows = counted(scene.rowCount, host.row)
    guard detail != .outline else {
      return write(line: dotted(["\(word) \(name(scene.id))", sections, rows]))
    }
    var table = ["\(word) \(name(scene.id))"] + (host == .table ? [scene.style] : [])
    table.append(size(scene.size))
    if let category = scene.contentSizeCategory { table.append("text \(category)") }
    if scene.isRightToLeft { table.append("right to left") }
    if scene.isHorizontal { table.append("scrolls horizontally") }
    table.append("select \(scene.selectionMode)")
    if scene.inset != .zero {
      let inset = scene.inset
      let sides = [inset.top, inset.left, inset.bottom, inset.right].map(\.pointsText)
      table.append("inset \(sides.joined(separator: ","))")
    }
    write(line: dotted(table + scene.states))
    let offset = "offset \(scene.offset.pointsText)"
    write(line: dotted(["content \(size(scene.contentSize))", sections, rows, offset]))
    guard !scene.indexTitles.isEmpty else { return }
    write(line: "index \(scene.indexTitles.map(name).joined(separator: " "))")
  }

  /// Writes the title of a section, and its rows if they are folded into it.
  private mutating func write(_ section: TableScene.Section, _ rows: TableScene.Elision?) {
    let layout = section.layout.map {
      $0.replacing("×", with: marks.times).replacing("·", with: marks.dot)
    }
    let offset = section.offset.isSeen ? ["offset \(section.offset.pointsText)"] : []
    let title =
      ["\(marks.section) \(identityText(section.name))"] + layout + offset
      + [counted(section.rowCount, host.row)]
    var parts = [dotted(title + (rows.map(self.parts) ?? []))]
    if detail != .outline, !section.tags.isEmpty { parts.append(bracketed(section.tags)) }
    write(line: parts.joined(separator: "  "))
  }

  private mutating func write(_ item: TableScene.Item) {
    switch item {
    case .view(let view):
      write(view, with: [])
    case .elision(let elision):
      let rows = "  \(marks.elision) \(counted(elision.rowCount, host.row))"
      write(line: dotted([rows] + parts(of: elision)))
    case _ where detail == .outline, .section:
      break
    case .gap(let points):
      write(line: "  gap \(points.pointsText)")
    case .viewportStart(let cut, let blank):
      var parts = ["\(marks.viewportStart) viewport"]
      if cut.isSeen { parts.append("first \(cut.pointsText) of next line cut") }
      if blank.isSeen { parts.append("\(blank.pointsText) blank") }
      write(line: dotted(parts))
    case .viewportEnd(let cut, let blank):
      var parts = ["\(marks.viewportEnd) end of viewport"]
      if cut.isSeen { parts.append("last \(cut.pointsText) of previous line cut") }
      if blank.isSeen { parts.append("\(blank.pointsText) blank") }
      write(line: dotted(parts))
    }
  }

  /// The types of rows that are not listed, with a number where there are several types, their height and their digest.
  private func parts(of elision: TableScene.Elision) -> [String] {
    var parts = elision.types.map { count in
      count.count == elision.rowCount ? count.type : "\(count.type)\(marks.times)\(count.count)"
    }
    if detail != .outline, host == .table { parts.append("height \(elision.height.pointsText)") }
    if let digest = elision.digest { parts.append("#\(RowDigest.text(of: digest))") }
    return parts
  }
}

extension ArraySlice<TableScene.Item> {
  /// Takes away the views on the item before them, as fields of it by their kinds.
  mutating func popBadges() -> [SnapshotField] {
    var fields: [SnapshotField] = []
    while case .view(let badge)? = first, badge.isOnItem {
      fields += badge.fieldsOfItem
      removeFirst()
    }
    return fields
  }

  /// Takes away the rows of a section of which nothing else is listed, and the space around them, which their height
  /// then includes; nil if they must have a line of their own.
  mutating func popFoldedRows(of section: TableScene.Section) -> TableScene.Elision? {
    var rows: TableScene.Elision?
    var space = 0.0
    let content = prefix { item in
      switch item {
      case .gap(let points): space += points
      case .elision(let elision) where rows == nil: rows = elision
      default: return false
      }
      return true
    }
    guard var rows, rows.rowCount == section.rowCount else { return nil }
    if case .view(let view)? = dropFirst(content.count).first, !view.kind.isOfTable { return nil }
    rows.height += space
    self = dropFirst(content.count)
    return rows
  }
}

extension TableTextWriter {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(line: String) {
    write(line)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func write(_ part: String) { bytes.append(contentsOf: part.utf8) }

  /// Writes a part of a line, with spaces behind it up to a number of characters.
  mutating func write(_ part: String, paddedTo count: Int) {
    write(part)
    write(spaces: count - part.characterCount)
  }

  /// Writes a part of a line, with spaces before it up to a number of characters.
  mutating func write(_ part: String, leftPaddedTo count: Int) {
    write(spaces: count - part.characterCount)
    write(part)
  }

  mutating func write(spaces count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  mutating func write(quoted text: String) {
    guard text.isPlainInQuotes else { return write(text.quoted) }
    bytes.append(UInt8(ascii: "\""))
    write(text)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension TableTextWriter {
  func dotted(_ parts: [String]) -> String { parts.joined(separator: " \(marks.dot) ") }

  func bracketed(_ tags: [String]) -> String {
    "[\(tags.map(\.escapedForLine).joined(separator: " "))]"
  }

  private func size(_ size: TableSize) -> String {
    "\(size.width.pointsText)\(marks.times)\(size.height.pointsText)"
  }

  func name(_ name: String) -> String { name.isBareWord ? name : name.quoted }
}
