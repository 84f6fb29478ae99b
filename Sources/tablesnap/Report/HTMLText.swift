import HeadlessTable
import HeadlessTableSnapshots

/// The text of a page while it is written: elements, and texts of others that can never become elements.
///
/// Parts of it are optional, so that a page keeps to a size: the least important are left out first.
struct HTMLText {
  /// A run of the page.
  fileprivate enum Part {
    case fixed(String)
    /// Left out for a sentence if there is no room; the lower the rank, the longer it stays.
    case optional(rank: Int, String, instead: String)
  }

  private var parts: [Part] = []
  private var last = ""

  /// Adds what is HTML already.
  mutating func add(html: String) { last += html }

  mutating func add(text: String) { last += text.htmlEscaped }

  mutating func add(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    text: String
  ) {
    add(name, attributes) { $0.add(text: text) }
    last += "\n"
  }

  mutating func add(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout HTMLText) -> Void
  ) {
    last += "<\(name)\(Self.text(of: attributes))>"
    content(&self)
    last += "</\(name)>"
  }

  mutating func add(void name: String, _ attributes: KeyValuePairs<String, String>) {
    last += "<\(name)\(Self.text(of: attributes))>"
  }

  /// Adds content that gives way to a sentence when the page grows too long.
  mutating func add(rank: Int, instead sentence: String, _ content: (inout HTMLText) -> Void) {
    var optional = HTMLText()
    content(&optional)
    var instead = HTMLText()
    instead.add("p", ["class": "omission"], text: sentence)
    parts += [.fixed(last), .optional(rank: rank, optional.text(), instead: instead.text())]
    last = ""
  }

  /// The text with as much of the optional parts as `limit` bytes have room for; the rest stays in any case.
  func text(limit: Int = .max) -> String {
    let parts = parts + [.fixed(last)]
    var room = limit - parts.reduce(0) { $0 + $1.leastCount }
    var isKept = [Bool](repeating: true, count: parts.count)
    let ranked = parts.indices.sorted { (parts[$0].rank, $0) < (parts[$1].rank, $1) }
    for index in ranked {
      isKept[index] = parts[index].growth <= room
      if isKept[index] { room -= parts[index].growth }
    }
    return zip(parts, isKept).map { $0.text(isKept: $1) }.joined()
  }

  private static func text(of attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\($0.value.htmlEscaped)\"" }.joined()
  }
}

extension HTMLText.Part {
  fileprivate var rank: Int {
    if case .optional(let rank, _, _) = self { rank } else { 0 }
  }

  fileprivate var leastCount: Int { text(isKept: false).utf8.count }

  fileprivate var growth: Int { text(isKept: true).utf8.count - leastCount }

  fileprivate func text(isKept: Bool) -> String {
    switch self {
    case .fixed(let text): text
    case .optional(_, let text, let instead): isKept ? text : instead
    }
  }
}

extension String {
  /// The text for use in HTML, with an escape for everything that is obeyed and not shown.
  var htmlEscaped: String {
    let text = withVisibleControls
    guard text.utf8.contains(where: Self.specialBytes.contains) else { return text }
    return text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  private static let specialBytes = Array("&<>\"'".utf8)
}
