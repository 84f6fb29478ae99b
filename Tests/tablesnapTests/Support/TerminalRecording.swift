import HeadlessTable
import Testing

@testable import tablesnap

/// The text of a terminal at several moments, as an SVG document that shows one after the other, again and again.
struct TerminalRecording {
  /// The lines of the terminal's window.
  private static let rows = 23
  private static let lineHeight = 20
  /// As wide as a page of a repository shows it, so that its text has its own size there.
  private static let width = 830

  /// The moments: all that was written until then, and for how many seconds it is shown.
  private var frames: [(text: String, seconds: Double)] = []

  /// Writes more, and shows it for some seconds.
  mutating func write(_ text: String, for seconds: Double) {
    frames.append(((frames.last?.text ?? "") + text, seconds))
  }

  /// The document; a viewer that does not move it, or is not to, shows one of the moments.
  func svg(titled title: String, still: Int) -> String {
    let height = Self.rows * Self.lineHeight + 36
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
      viewBox="0 0 \(Self.width) \(height)" role="img" xml:space="preserve">
        <title>\(title.htmlEscaped)</title>
        <style>
          text { font: 15px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #d6deeb; white-space: pre }
          .added { fill: #7fdb8c } .deleted { fill: #ff8f8f } .place { fill: #82aaff } .cursor { fill: #ffd75f }
          .moment { opacity: 0; animation: \(duration)s step-end infinite }
          #moment-\(still) { opacity: 1 }
      \(keyframes)\
          @media (prefers-reduced-motion: reduce) { .moment { animation: none !important } }
        </style>
        <rect width="\(Self.width)" height="\(height)" rx="10" fill="#1b2230"/>
      \(frames.indices.map(moment).joined())</svg>

      """
  }

  private var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// Each moment is seen from its beginning to that of the next one.
  private var keyframes: String {
    var start = 0.0
    return frames.indices.map { index in
      func percent(_ seconds: Double) -> String { (seconds / duration * 100).pointsText }
      let end = start + frames[index].seconds
      defer { start = end }
      return """
            #moment-\(index) { animation-name: moment-\(index) }
            @keyframes moment-\(index) { 0% { opacity: \(start == 0 ? 1 : 0) } \
        \(percent(start))% { opacity: 1 } \(percent(end))% { opacity: \(end == duration ? 1 : 0) } }

        """
    }
    .joined()
  }

  private func moment(_ index: Int) -> String {
    var lines = frames[index].text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.suffix(Self.rows).map(Self.html)
    let text = shown.enumerated().map { row, line in
      let cursor = row == shown.count - 1 ? "<tspan class=\"cursor\">▌</tspan>" : ""
      return "<text x=\"20\" y=\"\(32 + row * Self.lineHeight)\">\(line)\(cursor)</text>\n"
    }
    return "<g class=\"moment\" id=\"moment-\(index)\">\n\(text.joined())</g>\n"
  }

  /// A line with the colours that the terminal is to show.
  private static func html(_ line: Substring) -> String {
    let classes = ["31": "deleted", "32": "added", "34": "place"]
    let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return String(part).htmlEscaped }
      let text = String(part[part.index(after: end)...]).htmlEscaped
      guard let style = classes[String(part[..<end])], !text.isEmpty else { return text }
      return "<tspan class=\"\(style)\">\(text)</tspan>"
    }
    .joined()
  }
}
