/// The text of an SVG document while it is written: elements with attributes in a fixed order, without those that are nil.
struct SVGText {
  private(set) var text = ""
  private var indentation = ""

  mutating func line(_ line: String) {
    text += indentation + line + "\n"
  }

  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, SVGValue?>) {
    line("<\(name)\(Self.text(of: attributes))/>")
  }

  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, SVGValue?>,
    text: String
  ) {
    line("<\(name)\(Self.text(of: attributes))>\(text.xmlEscaped)</\(name)>")
  }

  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, SVGValue?>,
    content: (inout SVGText) -> Void
  ) {
    line("<\(name)\(Self.text(of: attributes))>")
    indentation += "  "
    content(&self)
    indentation.removeLast(2)
    line("</\(name)>")
  }

  private static func text(of attributes: KeyValuePairs<String, SVGValue?>) -> String {
    attributes.map { name, value in
      value.map { " \(name)=\"\($0.text.xmlEscaped)\"" } ?? ""
    }
    .joined()
  }
}

extension SVGText {
  mutating func rect(
    _ frame: TableRect,
    radius: Double? = nil,
    style: String?,
    opacity: Double? = nil
  ) {
    element(
      "rect",
      [
        "x": SVGValue(frame.minX), "y": SVGValue(frame.minY), "width": SVGValue(frame.width),
        "height": SVGValue(frame.height), "rx": radius.map { SVGValue($0) },
        "class": style.map { SVGValue($0) }, "fill-opacity": opacity.map { SVGValue($0) },
      ]
    )
  }

  mutating func circle(x: Double, y: Double, radius: Double, style: String) {
    element(
      "circle",
      ["cx": SVGValue(x), "cy": SVGValue(y), "r": SVGValue(radius), "class": SVGValue(style)]
    )
  }

  mutating func path(_ steps: String, style: String?) {
    element("path", ["d": SVGValue(steps), "class": style.map { SVGValue($0) }])
  }
}

/// The value of an attribute: a word, or a number in its shortest form.
struct SVGValue: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let text: String

  init(stringLiteral value: String) { text = value }
  init(integerLiteral value: Int) { text = String(value) }
  init(floatLiteral value: Double) { text = value.snapshotText }
  init(_ value: Double) { text = value.snapshotText }
  init(_ text: String) { self.text = text }
}

extension String {
  /// The text for use in XML; what XML cannot hold becomes `�`.
  var xmlEscaped: String {
    if isPrintableASCII(without: #"&<>""#) { return self }
    return replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
