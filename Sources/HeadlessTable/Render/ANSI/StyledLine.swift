/// A line of a terminal: text with looks, in columns.
struct StyledLine: Hashable {
  enum Look: String {
    case plain = ""
    case strong = "1"
    case quiet = "2"
    case chosen = "7"
    case accent = "36"
    case active = "4"
  }

  private struct Span: Hashable {
    var text: String
    var looks: [Look]
  }

  private var spans: [Span] = []
  private(set) var columns = 0

  init(_ text: String = "", _ looks: Look...) {
    add(text, looks)
  }

  mutating func add(_ text: String, _ looks: Look...) {
    add(text, looks)
  }

  private mutating func add(_ text: String, _ looks: [Look]) {
    guard !text.isEmpty else { return }
    spans.append(Span(text: text, looks: looks))
    columns += text.columns
  }

  mutating func add(_ line: StyledLine) {
    spans += line.spans
    columns += line.columns
  }

  mutating func pad(to columns: Int) {
    add(String(repeating: " ", count: max(0, columns - self.columns)))
  }

  mutating func mark(_ look: Look) {
    for index in spans.indices { spans[index].looks.append(look) }
  }

  func text(hasColors: Bool) -> String {
    guard hasColors else { return spans.map(\.text).joined() }
    return spans.map { span in
      let codes = span.looks.map(\.rawValue).filter { !$0.isEmpty }
      return codes.isEmpty
        ? span.text : "\u{1B}[\(codes.joined(separator: ";"))m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
