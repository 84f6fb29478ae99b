/// What a row, a header or a footer shows, arranged for pictures: lines of text, and what stands at
/// their sides.
struct ViewLook {
  struct Piece: Hashable {
    var kind = SnapshotField.Kind.text
    var text: String
    /// The text with its line feeds, for a picture that has room for several lines; nil where it has none.
    var longText: String?
    /// False for what is greyed out.
    var isEnabled = true
    /// Whether it receives typed text.
    var isFocused = false
    /// Whether nothing has been typed, so that the text is a hint.
    var isHint = false
    var side = Side.leading
    /// Whether it is less important than the text beside it.
    var isQuiet = false
    /// Whether it is before the others, in a column that it ends at.
    var isCaption = false

    var leading: Piece {
      var piece = self
      if side == .trailing { piece.side = .leading }
      return piece
    }

    var centered: Piece {
      var piece = self
      piece.side = .center
      return piece
    }

    var isOn: Bool { kind == .toggle && text == "on" }
  }

  /// The edge of a row: where lines begin, where they end, or neither.
  enum Side: Hashable {
    case leading, center, trailing
  }

  /// Pieces from the edge where lines begin, and those at the other edge.
  struct Line: Hashable {
    var pieces: [Piece]
    var trailing: [Piece] = []
    /// What is before them, in a column of its own; without text where only the column is left free.
    var caption: Piece?

    /// The one text of the line, if that may wrap into the next one.
    var wrappingText: Piece? {
      guard pieces.count == 1, pieces[0].kind == .text else { return nil }
      return pieces[0]
    }
  }

  /// The picture at the left edge, by name.
  private(set) var image: Piece?
  /// The lines, the main one first; no more than there is room for.
  private(set) var lines: [Line] = []
  private(set) var controls: [Piece] = []
  /// The words of the view's own, which no accessory or state represents.
  private(set) var badges: [String]
  let accessories: [Accessory]
  /// The titles of the buttons beside a row that is swiped aside.
  let actions: [String]
  let states: Set<State>

  enum Accessory: Hashable {
    case detail, disclosure, checkmark
  }

  enum State: String, Hashable, CaseIterable {
    case selected, highlighted, editing, disabled, pinned
    case deletable, insertable, movable, swiped, menu, offscreen
  }

  /// The control at the edge where the lines of an edited row begin.
  enum EditingControl {
    case delete, insert
    /// A circle to choose the row by.
    case choose
  }

  /// The control of an edited row; nil for a row that can only be moved, or not be edited.
  let editingControl: EditingControl?

  /// Arranges a view; what there are no lines for joins the last one.
  init(
    _ view: TableScene.View,
    lineCount: Int,
    isRightToLeft: Bool = false,
    stacksValues: Bool = false
  ) {
    states = Set(view.tags.compactMap(State.init))
    editingControl =
      states.contains(.insertable)
      ? .insert : states.contains(.deletable) ? .delete : view.isChoosable ? .choose : nil
    accessories = view.tags.flatMap { Self.accessories[$0] ?? [] }
    let switches = view.tags.filter { $0 == "on" || $0 == "off" }
    // The first word for a view of a kind is that kind.
    let words = view.kind == .other ? Array(view.tags.dropFirst()) : view.tags
    badges = words.filter {
      State(rawValue: $0) == nil && Self.accessories[$0] == nil && !switches.contains($0)
    }
    actions = view.actions.filter { !$0.isInSubmenu }.compactMap(\.drawnTitle)
    var pieces: [Piece] = []
    var hasHint = false
    for field in view.fields.reversed() {
      // An empty box is left to the hint that follows it.
      if hasHint, field.kind == .textField {
        hasHint = false
        pieces[pieces.count - 1].isFocused = field.tags.contains("focused")
        pieces[pieces.count - 1].isEnabled = !field.tags.contains("disabled")
        continue
      }
      hasHint = field.kind == .placeholder
      pieces.append(Self.piece(field, isRightToLeft))
    }
    pieces.reverse()
    image = pieces.first { $0.kind == .image }
    controls =
      pieces.filter { $0.kind == .toggle || $0.kind == .datePicker }
      + switches.map { Piece(kind: .toggle, text: $0) }
    let texts = pieces.filter { ![.image, .toggle, .datePicker].contains($0.kind) }
    let shown = texts.isEmpty ? Self.caption(of: view) : texts
    let isStacked = stacksValues && shown.count <= lineCount
    lines =
      isStacked
      ? shown.map { Line(pieces: [$0.leading]) } : Self.lines(of: shown, count: max(1, lineCount))
    if view.isOnItem { lines = lines.map { Line(pieces: $0.pieces.map(\.centered)) } }
  }

  /// Puts the words of a narrow view below its lines, where there is room for one more.
  mutating func stackBadges(in lineCount: Int) {
    guard !badges.isEmpty, lines.count < lineCount else { return }
    var piece = Piece(text: badges.joined(separator: " · "), isQuiet: true)
    piece.side = lines.first?.pieces.first?.side ?? .leading
    lines.append(Line(pieces: [piece]))
    badges = []
  }

  private static let accessories: [String: [Accessory]] = [
    "disclosure": [.disclosure], "detailDisclosure": [.detail, .disclosure],
    "detail": [.detail], "checkmark": [.checkmark],
  ]
}

extension ViewLook {
  private static func piece(_ field: SnapshotField, _ isRightToLeft: Bool) -> Piece {
    let text = text(of: field)
    return Piece(
      kind: field.kind == .placeholder ? .textField : field.kind,
      text: text.onOneLine,
      longText: text,
      isEnabled: !field.tags.contains("disabled"),
      isFocused: field.tags.contains("focused"),
      isHint: field.kind == .placeholder,
      side: field.kind == .text ? side(of: field.alignment, isRightToLeft) : .leading,
      isQuiet: field.alignment == .trailing,
      isCaption: field.isCaption && field.kind == .text
    )
  }

  private static func side(of alignment: SnapshotField.Alignment, _ isRightToLeft: Bool) -> Side {
    switch alignment {
    case .natural: .leading
    case .left: isRightToLeft ? .trailing : .leading
    case .center: .center
    case .right: isRightToLeft ? .leading : .trailing
    case .trailing: .trailing
    }
  }

  /// Strings and what controls show by themselves, other values with their names.
  private static func text(of field: SnapshotField) -> String {
    let value: String
    switch field.value {
    case .string(let text): return text
    case .word(let word): value = word
    case .number(let number): value = number.snapshotText
    case .integer(let number): value = String(number)
    case .bool(let isTrue): value = isTrue ? "yes" : "no"
    case .token(let kind, _): value = kind
    case .redacted(let name): return "‹\(name)›"
    }
    return field.kind == .text ? "\(field.name) \(value)" : value
  }

  /// A view without text is called by the name of its first control, else by its type.
  private static func caption(of view: TableScene.View) -> [Piece] {
    let control = view.fields.first { $0.kind == .toggle || $0.kind == .datePicker }
    guard view.kind == .row || view.kind.isOfTable || control != nil else { return [] }
    // A unique identifier differs in each run, so the word replaces it, as in a field.
    let identity = view.identity.map { $0.uniqueIdentifierEnd == nil ? $0 : "uuid" }
    let text = (control?.name ?? identity ?? view.type).onOneLine
    return [Piece(text: text, isEnabled: false)]
  }

  /// A label and the box that it belongs to share a line; values at the trailing edge are beside the lines, in order, and
  /// a caption before the first line.
  private static func lines(of pieces: [Piece], count: Int) -> [Line] {
    if let caption = pieces.first, caption.isCaption {
      var lines = lines(of: Array(pieces.dropFirst()), count: count)
      if lines.isEmpty { lines = [Line(pieces: [])] }
      lines[0].caption = caption
      return lines
    }
    if pieces.map(\.kind) == [.text, .textField] { return [Line(pieces: pieces)] }
    let leading = pieces.filter { $0.side != .trailing }
    let trailing = pieces.filter { $0.side == .trailing }
    var lines: [Line]
    if leading.count > count {
      lines = leading.prefix(count - 1).map { Line(pieces: [$0]) }
      lines.append(Line(pieces: joined(leading.dropFirst(count - 1))))
    } else {
      lines = leading.map { Line(pieces: [$0]) }
    }
    for (index, piece) in trailing.enumerated() {
      if lines.indices.contains(index) {
        lines[index].trailing.append(piece)
      } else if lines.count < count || lines.isEmpty {
        lines.append(Line(pieces: [], trailing: [piece]))
      } else {
        lines[lines.count - 1].trailing.append(piece)
      }
    }
    return lines
  }

  /// Neighbours that are only text become one, with points between them.
  private static func joined(_ pieces: some Sequence<Piece>) -> [Piece] {
    var line: [Piece] = []
    for piece in pieces {
      if piece.kind == .text, let last = line.last, last.kind == .text {
        line[line.count - 1].text = "\(last.text) · \(piece.text)"
        line[line.count - 1].longText = nil
      } else {
        line.append(piece)
      }
    }
    return line
  }
}

extension ViewLook {
  /// The lines, in which texts that do not fit wrap into further lines while there is room.
  func wrappedLines(
    room: Double,
    height: (_ line: Int) -> Double,
    wrap: (_ text: String, _ line: Int, _ count: Int) -> [String]
  ) -> [(line: Line, index: Int)] {
    var room = room
    var result: [(line: Line, index: Int)] = []
    for (index, line) in lines.enumerated() {
      guard let piece = line.wrappingText, height(index) > 0 else {
        result.append((line, index))
        continue
      }
      let count = 1 + Int(max(0, min(room / height(index), 1000)))
      let texts = (piece.longText ?? piece.text).paragraphs(atMost: count) { wrap($0, index, $1) }
      room -= Double(texts.count - 1) * height(index)
      for (number, text) in texts.enumerated() {
        var part = piece
        part.text = text
        var next = Line(pieces: [part], caption: line.caption)
        if number == 0 { next.trailing = line.trailing } else { next.caption?.text = "" }
        result.append((next, index))
      }
    }
    return result
  }
}

extension String {
  /// The text on no more than some lines, a new one after each line feed; what is left over joins the last.
  fileprivate func paragraphs(
    atMost count: Int,
    wrap: (_ text: String, _ count: Int) -> [String]
  ) -> [String] {
    let parts = split(omittingEmptySubsequences: false) { $0.isNewline }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if !isLast, lines.count + 1 >= count {
        let rest = parts[index...].filter { !$0.isEmpty }.joined(separator: " ")
        return lines + wrap(rest.onOneLine, count - lines.count)
      }
      lines += wrap(String(part).onOneLine, count - lines.count - (isLast ? 0 : 1))
    }
    return lines
  }
}
