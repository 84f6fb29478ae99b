extension ViewArtist {
  /// A red circle with a bar, or a green one with a plus: the row can be deleted, or another inserted.
  ///
  /// One to choose the row by is empty, or filled with a check mark in it.
  func draw(_ control: ViewLook.EditingControl, at left: inout Double, in svg: inout SVGText) {
    let center = axis.x(left + 9)
    let (x, y) = (center.snapshotText, middle.snapshotText)
    let bar = "M\((center - 4).snapshotText) \(y)h8"
    let (style, sign): (String, String?) =
      switch control {
      case .delete: ("deleted", bar)
      case .insert: ("inserted", "\(bar)M\(x) \((middle - 4).snapshotText)v8")
      case .choose where look.states.contains(.selected):
        ("accent", "M\((center - 4).snapshotText) \(y)l3 3.5 5-6.5")
      case .choose: ("line frame-edge", nil)
      }
    svg.circle(x: center, y: middle, radius: 9, style: style)
    if let sign { svg.path(sign, style: "line over-edge") }
    left += 28
  }

  /// Three bars to drag the row by.
  func drawHandle(endingAt right: inout Double, in svg: inout SVGText) {
    let start = axis.left(of: right - 18, width: 16).snapshotText
    let bars = [-5.0, 0, 5].map { "M\(start) \((middle + $0).snapshotText)h16" }
    svg.path(bars.joined(), style: "line frame-edge")
    right -= 28
  }

  /// The buttons of a row that is swiped aside, the first nearest to the edge.
  func drawActions(from left: inout Double, to right: inout Double, in svg: inout SVGText) {
    let font = TextAdvances(fontSize: 13, isBold: true)
    let isLeading = view.actions.first?.name == "leading"
    var place = isLeading ? x : x + width
    for action in view.actions where !action.isInSubmenu {
      guard let title = action.drawnTitle else { continue }
      let text = font.clipped(title, to: 90)
      let width = font.width(of: text) + 28
      if !isLeading { place -= width }
      svg.rect(
        axis.rect(x: place, y: y, width: width, height: view.height),
        style: action.tags.contains("destructive") ? "deleted" : "quiet"
      )
      svg.text(
        text,
        x: axis.x(place + width / 2),
        y: middle + 4.5,
        at: .middle,
        style: "over strong",
        fontSize: 13
      )
      if isLeading { place += width }
    }
    guard !view.actions.isEmpty else { return }
    if isLeading { left += place - x } else { right -= x + self.width - place }
  }

  /// An image is drawn as a square with a landscape, since only its name is known.
  func draw(_ image: ViewLook.Piece, at left: inout Double, in svg: inout SVGText) {
    let side = max(8, min(view.height - 12, 44))
    let isAbove = imageHeight > 0
    let start = axis.left(of: isAbove ? x + (width - side) / 2 : left, width: side)
    let top = isAbove ? y + 12 : middle - side / 2
    svg.element("g", [:]) { svg in
      svg.element("title", [:], text: image.text)
      let frame = TableRect(x: start, y: top, width: side, height: side)
      svg.rect(frame, radius: 6, style: "touch")
      let (x, y) = (start + side * 0.7, top + side * 0.3)
      svg.circle(x: x, y: y, radius: side * 0.09, style: "quiet")
      let place = "M\((start + side * 0.12).snapshotText) \((top + side * 0.8).snapshotText)"
      let slope = [0.25, -0.4, 0.22, 0.3, 0.13, -0.15, 0.16, 0.25].map { ($0 * side).snapshotText }
      svg.path("\(place)l\(slope.joined(separator: " "))", style: "line quiet-edge")
    }
    if !isAbove { left += side + 12 }
  }

  func draw(
    _ accessory: ViewLook.Accessory,
    endingAt right: inout Double,
    in svg: inout SVGText
  ) {
    let y = middle
    switch accessory {
    case .disclosure:
      let start = "M\(axis.x(right - 7).snapshotText) \((y - 5).snapshotText)"
      let step = (5 * axis.sign).snapshotText
      let back = (-5 * axis.sign).snapshotText
      svg.path("\(start)l\(step) 5 \(back) 5", style: "line frame-edge")
      right -= 18
    case .checkmark:
      // A check mark is not mirrored.
      let left = axis.left(of: right - 14, width: 12.5)
      svg.path("M\(left.snapshotText) \(y.snapshotText)l4.5 5 8-10", style: "line accent-edge")
      right -= 24
    case .detail:
      let center = axis.x(right - 9)
      svg.circle(x: center, y: y, radius: 8.5, style: "line accent-edge")
      let path = "M\(center.snapshotText) \((y - 4).snapshotText)v0.2m0 3.3v4.8"
      svg.path(path, style: "line accent-edge")
      right -= 27
    }
  }

  /// A switch, or the button that opens a calendar.
  func draw(_ control: ViewLook.Piece, endingAt right: inout Double, in svg: inout SVGText) {
    svg.element("g", control.isEnabled ? [:] : ["class": "off"]) { svg in
      if control.kind == .toggle {
        drawSwitch(isOn: control.isOn, right: right, in: &svg)
      } else {
        drawDate(control.text, right: right, in: &svg)
      }
    }
    right -= control.kind == .toggle ? 52 : 74
  }

  private func drawSwitch(isOn: Bool, right: Double, in svg: inout SVGText) {
    svg.rect(
      axis.rect(x: right - 40, y: middle - 12, width: 40, height: 24),
      radius: 12,
      style: isOn ? "accent" : "frame"
    )
    let knob = axis.x(isOn ? right - 12 : right - 28)
    svg.circle(x: knob, y: middle, radius: 9.5, style: "knob")
  }

  private func drawDate(_ text: String, right: Double, in svg: inout SVGText) {
    svg.rect(
      axis.rect(x: right - 62, y: middle - 12, width: 62, height: 24),
      radius: 6,
      style: "touch"
    )
    let font = TextAdvances(fontSize: 12)
    svg.text(
      font.clipped(text, to: 58),
      x: axis.x(right - 31),
      y: middle + 4,
      at: .middle,
      style: "ink",
      fontSize: font.fontSize
    )
  }
}
