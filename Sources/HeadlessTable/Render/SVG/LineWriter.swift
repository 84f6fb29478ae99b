/// Draws the pieces of one line from where lines begin to where they end, as far as there is room.
struct LineWriter {
  let axis: DrawingAxis
  var left: Double
  var right: Double
  let middle: Double
  var fontSize = 15.0
  var style = "ink"
  /// Whether it is the only line of its row, so that a box has room around its text.
  var isAlone = false
  var highestBox = Double.infinity
  /// Points of the column that a caption ends at.
  var captionWidth = 0.0

  private var advances: TextAdvances {
    TextAdvances(fontSize: fontSize, isBold: style.hasSuffix("strong"))
  }

  mutating func draw(_ line: ViewLook.Line, in svg: inout SVGText) {
    drawCaption(line, in: &svg)
    drawTrailing(line, in: &svg)
    let start = left
    for piece in line.pieces where right - left > fontSize {
      if piece.kind == .textField, left > start { left = max(left, start + (right - start) / 3) }
      switch piece.kind {
      case .textField, .textView: drawBox(piece, in: &svg)
      case .button: drawButton(piece, in: &svg)
      case .text, .placeholder, .image, .toggle, .datePicker:
        write(piece.text, piece.side, style: piece.isEnabled ? style : "quiet", in: &svg)
      }
      left += fontSize * 0.6
    }
  }

  private mutating func drawCaption(_ line: ViewLook.Line, in svg: inout SVGText) {
    guard let caption = line.caption else { return }
    let text = advances.clipped(caption.text, to: captionWidth)
    let style = caption.isEnabled ? "accent" : "quiet"
    let end = left + captionWidth
    if !text.isEmpty {
      write(text, at: end, .trailing, room: captionWidth, style: style, in: &svg)
    }
    left = end + fontSize * 0.4
  }

  private mutating func drawTrailing(_ line: ViewLook.Line, in svg: inout SVGText) {
    guard !line.trailing.isEmpty else { return }
    let text = line.trailing.map(\.text).joined(separator: " · ")
    let isEnabled = line.trailing.allSatisfy(\.isEnabled)
    let isQuiet = !isEnabled || line.trailing.allSatisfy(\.isQuiet)
    let room = Self.trailingRoom(of: line, left, right, advances)
    let shown = advances.clipped(text, to: room)
    write(shown, at: right, .trailing, room: room, style: isQuiet ? "quiet" : style, in: &svg)
    right -= advances.width(of: shown) + fontSize * 0.6
  }

  /// The most that values at the trailing edge take of a line: what the rest leaves, or half of it.
  private static func trailingRoom(
    of line: ViewLook.Line,
    _ left: Double,
    _ right: Double,
    _ advances: TextAdvances
  ) -> Double {
    let gap = advances.fontSize * 0.6
    let others = line.pieces.reduce(0) { $0 + advances.width(of: $1.text) + gap }
    return max((right - left) * 0.55, right - left - others)
  }

  static func room(
    for line: ViewLook.Line,
    from left: Double,
    to right: Double,
    captionWidth: Double,
    _ advances: TextAdvances
  ) -> Double {
    let left = line.caption == nil ? left : left + captionWidth + advances.fontSize * 0.4
    guard !line.trailing.isEmpty else { return right - left }
    let text = line.trailing.map(\.text).joined(separator: " · ")
    let shown = advances.clipped(text, to: trailingRoom(of: line, left, right, advances))
    return right - left - advances.width(of: shown) - advances.fontSize * 0.6
  }

  private mutating func write(
    _ text: String,
    _ side: ViewLook.Side = .leading,
    style: String,
    in svg: inout SVGText
  ) {
    let room = right - left
    let text = advances.clipped(text, to: room)
    let width = advances.width(of: text)
    switch side {
    case .leading: write(text, at: left, side, room: room, style: style, in: &svg)
    case .center: write(text, at: (left + right) / 2, side, room: room, style: style, in: &svg)
    case .trailing: write(text, at: right, side, room: room, style: style, in: &svg)
    }
    left += side == .leading ? width : room
  }

  /// Writes a text that begins at a place, ends there, or has its middle there.
  ///
  /// One that takes most of its room is given its width, so that it fits in another font as well.
  private func write(
    _ text: String,
    at leading: Double,
    _ side: ViewLook.Side,
    room: Double,
    style: String,
    in svg: inout SVGText
  ) {
    let width = advances.width(of: text)
    svg.text(
      text,
      x: axis.x(leading),
      y: middle + fontSize * 0.35,
      at: side.edge(isRightToLeft: axis.isRightToLeft),
      style: style,
      fontSize: fontSize,
      width: width > room * 0.8 ? width : nil
    )
  }

  /// A box to type into, over the remaining width; with a cursor if it receives typed text.
  private mutating func drawBox(_ piece: ViewLook.Piece, in svg: inout SVGText) {
    let height = min(isAlone ? fontSize + 13 : fontSize + 5, highestBox)
    let edge = piece.isFocused ? "line accent-edge" : "hair frame-edge"
    svg.rect(
      axis.rect(x: left, y: middle - height / 2, width: right - left, height: height),
      radius: 5,
      style: piece.isEnabled ? edge : edge + " off"
    )
    let end = right
    left += 8
    var inner = LineWriter(axis: axis, left: left, right: right - 8, middle: middle)
    inner.fontSize = fontSize
    inner.write(piece.text, style: piece.isHint || !piece.isEnabled ? "quiet" : "ink", in: &svg)
    if piece.isFocused {
      let x = axis.x((piece.isHint ? left : inner.left) + (piece.isHint ? -2 : 1))
      let path = "M\(x.snapshotText) \((middle - fontSize * 0.5).snapshotText)"
      svg.path("\(path)v\(fontSize.snapshotText)", style: "line accent-edge")
    }
    left = end
  }

  /// A text within an edge, so that it does not look like a label.
  private mutating func drawButton(_ piece: ViewLook.Piece, in svg: inout SVGText) {
    let text = advances.clipped(piece.text, to: right - left - 20)
    let width = advances.width(of: text) + 20
    let off = piece.isEnabled ? "" : " off"
    let radius = fontSize * 0.8
    if piece.side == .center { left = (left + right - width) / 2 }
    svg.rect(
      axis.rect(x: left, y: middle - radius, width: width, height: radius * 2),
      radius: radius,
      style: "hair accent-edge\(off)"
    )
    write(text, at: left + width / 2, .center, room: width, style: "accent\(off)", in: &svg)
    left += width
  }
}

extension ViewLook.Side {
  func edge(isRightToLeft: Bool) -> SVGText.Edge {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .center: .middle
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

extension SVGText {
  /// The part of a text that stands at its place.
  enum Edge {
    case left, middle, right
  }

  /// Writes a text, which runs from right to left if its letters do.
  mutating func text(
    _ text: String,
    x: Double,
    y: Double,
    at edge: Edge,
    style: String,
    fontSize: Double,
    width: Double? = nil
  ) {
    let runsLeft = text.isRightToLeft
    // An anchor is where a text begins: at the right for a text that runs to the left.
    let anchor: SVGValue? =
      switch edge {
      case .left: runsLeft ? "end" : nil
      case .middle: "middle"
      case .right: runsLeft ? nil : "end"
      }
    element(
      "text",
      [
        "x": SVGValue(x), "y": SVGValue(y), "class": "\(style)",
        "textLength": width.map { SVGValue($0) },
        "lengthAdjust": width == nil ? nil : "spacingAndGlyphs", "font-size": SVGValue(fontSize),
        "text-anchor": anchor, "direction": runsLeft ? "rtl" : nil,
      ],
      text: text
    )
  }
}
