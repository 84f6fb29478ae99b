/// Draws the pieces of one line from left to right, as far as there is room.
struct LinePen {
  var left: Double
  let right: Double
  let middle: Double
  var fontSize = 15.0
  var style = "ink"
  /// Whether it is the only line of its row, so that a box has room around its text.
  var isAlone = false

  mutating func draw(_ pieces: [ViewLook.Piece], in svg: inout SVGText) {
    let start = left
    for piece in pieces where right - left > fontSize {
      if piece.kind == .textField, left > start { left = max(left, start + (right - start) / 3) }
      switch piece.kind {
      case .textField, .textView: drawBox(piece, in: &svg)
      case .button: drawButton(piece, in: &svg)
      case .text, .placeholder, .image, .toggle, .datePicker:
        write(piece.text, style: piece.isEnabled ? style : "quiet", in: &svg)
      }
      left += fontSize * 0.6
    }
  }

  private mutating func write(_ text: String, style: String, in svg: inout SVGText) {
    let text = text.truncated(toWidth: right - left, fontSize: fontSize)
    svg.element(
      "text",
      [
        "x": SVGValue(left), "y": SVGValue(middle + fontSize * 0.35), "class": "\(style)",
        "font-size": SVGValue(fontSize),
      ],
      text: text
    )
    left += text.estimatedWidth(fontSize: fontSize)
  }

  /// A box to type into, as wide as there is room; with a cursor if typing goes there.
  private mutating func drawBox(_ piece: ViewLook.Piece, in svg: inout SVGText) {
    let height = isAlone ? 28.0 : fontSize + 5
    let edge = piece.isFocused ? "line accent-edge" : "hair frame-edge"
    svg.element(
      "rect",
      [
        "x": SVGValue(left), "y": SVGValue(middle - height / 2), "width": SVGValue(right - left),
        "height": SVGValue(height), "rx": 5, "class": "\(piece.isEnabled ? edge : edge + " off")",
      ]
    )
    let end = right
    left += 8
    var inner = LinePen(left: left, right: right - 8, middle: middle)
    inner.fontSize = fontSize
    inner.write(piece.text, style: piece.isHint || !piece.isEnabled ? "quiet" : "ink", in: &svg)
    if piece.isFocused {
      let x = (piece.isHint ? left : inner.left) + 1
      let path = "M\(x.snapshotText) \((middle - fontSize * 0.5).snapshotText)"
      svg.element(
        "path",
        [
          "d": "\(path)v\(fontSize.snapshotText)", "class": "line accent-edge",
        ]
      )
    }
    left = end
  }

  private mutating func drawButton(_ piece: ViewLook.Piece, in svg: inout SVGText) {
    guard !isAlone else {
      return write(piece.text, style: piece.isEnabled ? "accent" : "quiet off", in: &svg)
    }
    let text = piece.text.truncated(toWidth: right - left - 16, fontSize: fontSize)
    let width = text.estimatedWidth(fontSize: fontSize) + 16
    let off = piece.isEnabled ? "" : " off"
    svg.element(
      "rect",
      [
        "x": SVGValue(left), "y": SVGValue(middle - fontSize * 0.75), "width": SVGValue(width),
        "height": SVGValue(fontSize * 1.5), "rx": SVGValue(fontSize * 0.75),
        "class": "hair accent-edge\(off)",
      ]
    )
    svg.element(
      "text",
      [
        "x": SVGValue(left + width / 2), "y": SVGValue(middle + fontSize * 0.35),
        "class": "accent\(off)", "font-size": SVGValue(fontSize), "text-anchor": "middle",
      ],
      text: text
    )
    left += width
  }
}
