/// What a row, a header or a footer shows, arranged for pictures: lines of text, and what stands at
/// their sides.
struct ViewLook {
  /// Something that is drawn in one piece.
  struct Piece: Hashable {
    var kind: SnapshotField.Kind
    var text: String
    /// False for what is greyed out.
    var isEnabled: Bool
    /// Whether typing goes to it.
    var isFocused: Bool
    /// Whether nothing has been typed, so that the text is a hint.
    var isHint = false

    /// Whether a switch is on.
    var isOn: Bool { kind == .toggle && text == "on" }
  }

  /// The picture at the left edge, by name.
  private(set) var image: Piece?
  /// The lines, the main one first; no more than there is room for.
  private(set) var lines: [[Piece]] = []
  /// The controls at the right edge.
  private(set) var controls: [Piece] = []
  /// The words of the view's own, which no accessory or state stands for.
  let badges: [String]
  /// The accessories at the right edge.
  let accessories: [Accessory]
  let states: Set<State>

  enum Accessory: Hashable {
    case detail, disclosure, checkmark
  }

  enum State: String, Hashable, CaseIterable {
    case selected, highlighted, editing, disabled, pinned
  }

  /// Arranges a view; what there are no lines for joins the last one.
  init(_ view: TableScene.View, lineCount: Int) {
    states = Set(view.tags.compactMap(State.init))
    accessories = view.tags.flatMap { Self.accessories[$0] ?? [] }
    badges = view.tags.filter { State(rawValue: $0) == nil && Self.accessories[$0] == nil }
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
      pieces.append(Self.piece(field))
    }
    pieces.reverse()
    image = pieces.first { $0.kind == .image }
    controls = pieces.filter { $0.kind == .toggle || $0.kind == .datePicker }
    let texts = pieces.filter { ![.image, .toggle, .datePicker].contains($0.kind) }
    lines = Self.lines(of: texts.isEmpty ? Self.caption(of: view) : texts, count: max(1, lineCount))
  }

  private static let accessories: [String: [Accessory]] = [
    "disclosure": [.disclosure], "detailDisclosure": [.detail, .disclosure],
    "detail": [.detail], "checkmark": [.checkmark],
  ]

  private static func piece(_ field: SnapshotField) -> Piece {
    Piece(
      kind: field.kind == .placeholder ? .textField : field.kind,
      text: text(of: field).onOneLine,
      isEnabled: !field.tags.contains("disabled"),
      isFocused: field.tags.contains("focused"),
      isHint: field.kind == .placeholder
    )
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
    guard view.kind == .row || control != nil else { return [] }
    let text = control?.name ?? view.identity ?? view.type
    return [Piece(kind: .text, text: text.onOneLine, isEnabled: false, isFocused: false)]
  }

  /// A label and the box that it belongs to share a line.
  private static func lines(of pieces: [Piece], count: Int) -> [[Piece]] {
    if pieces.map(\.kind) == [.text, .textField] { return [pieces] }
    guard pieces.count > count else { return pieces.map { [$0] } }
    return pieces.prefix(count - 1).map { [$0] } + [joined(pieces.dropFirst(count - 1))]
  }

  /// Neighbours that are only text become one, with points between them.
  private static func joined(_ pieces: some Sequence<Piece>) -> [Piece] {
    var line: [Piece] = []
    for piece in pieces {
      if piece.kind == .text, let last = line.last, last.kind == .text {
        line[line.count - 1].text = "\(last.text) · \(piece.text)"
      } else {
        line.append(piece)
      }
    }
    return line
  }
}
