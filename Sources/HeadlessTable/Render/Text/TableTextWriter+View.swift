extension TableTextWriter {
  /// The characters of a type's name with the space after it.
  private static let typeStop = 18
  /// The number of characters before the name of a field.
  private static let fieldColumn = 17
  /// The characters of a field's name with the space after it.
  private static let fieldStop = 12

  /// The characters of a column: up to the first stop, or else to the next of those that follow each eight characters.
  ///
  /// It follows from what the line's own view says, so that no other line changes with it; and most names are so short
  /// that all lines have the first stop.
  private static func width(of count: Int, firstStop: Int) -> Int {
    firstStop + max(0, count + 2 - firstStop + 7) / 8 * 8
  }

  /// Writes a header, a footer or a row, with the views on it: columns of fixed width first, then what users wrote.
  mutating func write(_ view: TableScene.View, with badges: [SnapshotField]) {
    let isInline = rows == .compact || (!view.isMultiField && view.fields.count <= 1)
    var parts = geometry(of: view)
    if let identity = view.identity, !showsIdentity(view, isInline: isInline) {
      parts.append("#\(identityText(identity))")
    }
    if detail != .outline {
      let tags = view.tags.isEmpty ? [] : [bracketed(view.tags)]
      let ofBadges = badges.map { "\(name($0.name))=\(valueText($0))" }
      let shown = isInline ? inline(view) + ofBadges : []
      parts += view.kind == .row ? tags + shown : shown + tags
    }
    write("  ")
    write(view.kind.word(in: host), paddedTo: 6)
    if detail != .outline {
      // A grid's items are alike: their sizes are in the title of the section.
      let hasHeight = host == .table || view.kind != .row || view.hasOwnHeight
      let height = hasHeight ? view.height.pointsText : ""
      write(" ")
      write(view.isHeightEstimated ? "~\(height)" : height, leftPaddedTo: 4)
    }
    write("  ")
    // As in a call log, the number of an object is behind its type.
    let number = detail == .full ? view.number.map { " #\($0)" } ?? "" : ""
    let type = view.type + number
    let width = Self.width(of: type.characterCount, firstStop: Self.typeStop)
    write(type, paddedTo: parts.isEmpty ? 0 : width)
    write(line: parts.joined(separator: "  "))
    if detail != .outline, !isInline { writeFields(view.fields + badges, of: view) }
    if detail != .outline, !view.actions.isEmpty { writeActions(of: view) }
  }

  private func geometry(of view: TableScene.View) -> [String] {
    guard detail != .outline else { return [] }
    var parts: [String] = []
    if detail == .full, let estimate = view.estimatedHeight {
      parts.append("estimated=\(estimate.pointsText)")
    }
    if let y = view.y {
      guard detail == .full else { return parts + reuse(of: view) }
      let frame = [view.x, y, view.width ?? 0, view.height].map(\.pointsText)
      parts.append("frame=\(frame.joined(separator: ","))")
    } else {
      if view.x.isSeen { parts.append("x=\(view.x.pointsText)") }
      if let width = view.width { parts.append("width=\(width.pointsText)") }
    }
    return parts + reuse(of: view)
  }

  private func reuse(of view: TableScene.View) -> [String] {
    guard let identifier = view.reuseIdentifier, identifier != view.type else { return [] }
    return ["reuse=\(name(identifier))"]
  }

  /// One field by its value alone, several as `name=value`.
  private mutating func inline(_ view: TableScene.View) -> [String] {
    guard view.isMultiField || view.fields.count > 1 else {
      return view.fields.map { valueText($0) }
    }
    return view.fields.map { "\(name($0.name))=\(valueText($0))" }
  }

  private mutating func writeFields(_ fields: [SnapshotField], of view: TableScene.View) {
    let width = nameWidth(in: view)
    for field in fields {
      write(spaces: Self.fieldColumn)
      write(name(field.name), paddedTo: width)
      write(field)
      write(line: "")
    }
  }

  /// The column of the names of a view's fields, whose values begin one below the other.
  private func nameWidth(in view: TableScene.View) -> Int {
    let longest = (view.fields + view.actions).map { name($0.name).characterCount }.max() ?? 0
    return Self.width(of: longest, firstStop: Self.fieldStop)
  }

  /// One line for all buttons, behind the name of their edge; a menu has one for each group of commands.
  private mutating func writeActions(of view: TableScene.View) {
    let width = nameWidth(in: view)
    var rest = view.actions[...]
    while let first = rest.popFirst() {
      let others = rest.prefix { $0.name == first.name && !$0.beginsLine }
      rest = rest.dropFirst(others.count)
      write(spaces: Self.fieldColumn)
      write(name(first.name), paddedTo: width)
      write(line: ([first] + others).map { valueText($0) }.joined(separator: "  "))
    }
  }

  private mutating func write(_ field: SnapshotField) {
    if case .string(let text) = field.value, field.tags.isEmpty {
      write(quoted: text)
    } else {
      write(valueText(field))
    }
  }

  private mutating func valueText(_ field: SnapshotField) -> String {
    let text = tokens.text(of: field.value, marks)
    return field.tags.isEmpty ? text : "\(text)  \(bracketed(field.tags))"
  }

  /// Whether the one text of a row is its identity, so that it is written once.
  private func showsIdentity(_ view: TableScene.View, isInline: Bool) -> Bool {
    guard detail != .outline, isInline, !view.isMultiField, view.fields.count == 1,
      let identity = view.identity, let field = view.fields.first, field.value == .string(identity)
    else { return false }
    return identity.uniqueIdentifierEnd == nil
  }

  mutating func identityText(_ identity: String) -> String {
    if identity.isRedactionMark {
      return marks.tokenStart + identity.dropFirst().dropLast() + marks.tokenEnd
    }
    if let token = tokens.text(ofIdentity: identity, marks) { return token }
    return name(identity)
  }
}
