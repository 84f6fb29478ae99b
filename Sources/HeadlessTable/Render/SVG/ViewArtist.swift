/// Draws one row, header or footer into its place.
struct ViewArtist {
  let placed: ScenePlacement.PlacedView
  let scene: TableScene
  let look: ViewLook
  /// Points from the top of the picture of the table.
  let y: Double
  /// Whether another row follows, so that a line is drawn between them.
  var isFollowedByRow = false

  init(_ placed: ScenePlacement.PlacedView, in drawing: TableDrawing) {
    self.placed = placed
    scene = drawing.scene
    y = placed.y - drawing.placement.top
    let view = placed.view
    let room = view.kind == .row ? Int((view.height - 24) / 15) + 1 : Int(view.height / 16)
    look = ViewLook(view, lineCount: room)
  }

  var view: TableScene.View { placed.view }
  var x: Double { view.x.isSeen ? view.x : scene.sideInset }
  var width: Double { view.width ?? (scene.size.width - x - scene.sideInset) }
  var middle: Double { y + view.height / 2 }

  func draw(in svg: inout SVGText) {
    drawGround(in: &svg)
    let isOff = look.states.contains(.disabled)
    svg.element("g", isOff ? ["class": "off"] : [:]) { svg in
      var left = x + 16
      var right = x + width - 14
      drawControls(at: &left, endingAt: &right, in: &svg)
      if view.kind == .row, let image = look.image { draw(image, at: &left, in: &svg) }
      for accessory in look.accessories.reversed() { draw(accessory, endingAt: &right, in: &svg) }
      for control in look.controls.reversed() { draw(control, endingAt: &right, in: &svg) }
      drawLines(from: left, to: right, in: &svg)
    }
    drawActions(in: &svg)
  }

  private func drawGround(in svg: inout SVGText) {
    let place: KeyValuePairs<String, SVGValue> = [
      "x": SVGValue(x), "y": SVGValue(y), "width": SVGValue(width),
      "height": SVGValue(view.height), "class": "\(ground)",
    ]
    if ground != "none" { svg.element("rect", place) }
    if view.kind == .row, isFollowedByRow {
      drawRule(at: y + view.height, from: x + 16, in: &svg)
    }
    if view.kind == .footer, ground == "bar" || placed.isPinned {
      drawRule(at: y + 1, from: x, in: &svg)
      drawRule(at: y + view.height, from: x, in: &svg)
    } else if placed.isPinned {
      drawRule(at: y + view.height, from: x, in: &svg)
    }
    if look.states.contains(.selected) {
      svg.element(
        "rect",
        [
          "x": SVGValue(x), "y": SVGValue(y), "width": 4, "height": SVGValue(view.height),
          "class": "accent",
        ]
      )
    }
  }

  private func drawRule(at y: Double, from left: Double, in svg: inout SVGText) {
    let path = "M\(left.snapshotText) \((y - 0.5).snapshotText)H\((x + width).snapshotText)"
    svg.element("path", ["d": "\(path)", "class": "hair rule-edge"])
  }

  private var ground: String {
    guard view.kind == .row else { return scene.style == "plain" ? "bar" : "none" }
    if look.states.contains(.highlighted) { return "touch" }
    return look.states.contains(.selected) ? "pick" : "paper"
  }

  // MARK: Lines

  private func drawLines(from left: Double, to right: Double, in svg: inout SVGText) {
    let isRow = view.kind == .row
    let first = isRow ? 20.0 : 16.0
    let next = isRow ? 15.0 : 14.0
    var top = middle - (first + next * Double(look.lines.count - 1)) / 2
    for (index, line) in look.lines.enumerated() {
      let height = index == 0 ? first : next
      var right = right
      if index == 0 {
        for badge in look.badges.reversed() {
          draw(badge: badge, endingAt: &right, middle: top + height / 2, in: &svg)
        }
      }
      var pen = LinePen(left: left, right: right, middle: top + height / 2)
      pen.fontSize = isRow ? (index == 0 ? 15 : 12) : (view.kind == .header ? 13 : 12)
      pen.style = style(ofLine: index)
      pen.isAlone = look.lines.count == 1 && isRow
      pen.draw(line, in: &svg)
      top += height
    }
  }

  private func style(ofLine index: Int) -> String {
    switch view.kind {
    case .row: index == 0 ? "ink" : "quiet"
    case .header: scene.style == "plain" ? "ink strong" : "quiet strong"
    case .footer: "quiet"
    }
  }

  private func draw(
    badge: String,
    endingAt right: inout Double,
    middle: Double,
    in svg: inout SVGText
  ) {
    let text = badge.onOneLine.truncated(toWidth: 80, fontSize: 9.5)
    let width = text.estimatedWidth(fontSize: 9.5) + 10
    right -= width
    svg.element(
      "rect",
      [
        "x": SVGValue(right), "y": SVGValue(middle - 7), "width": SVGValue(width), "height": 14,
        "rx": 7, "class": "hair frame-edge",
      ]
    )
    svg.element(
      "text",
      [
        "x": SVGValue(right + width / 2), "y": SVGValue(middle + 3.3), "class": "quiet",
        "font-size": 9.5, "text-anchor": "middle",
      ],
      text: text
    )
    right -= 6
  }
}
