/// Draws one row, header or footer into its place.
struct ViewArtist {
  let placed: ScenePlacement.PlacedView
  let scene: TableScene
  let look: ViewLook
  let fonts: DrawingFonts
  let axis: DrawingAxis
  /// Points from the top of the picture of the table.
  let y: Double
  /// Whether another row follows, so that a line is drawn between them.
  var isFollowedByRow = false
  /// A name for what clips text that is higher than the view.
  var clipName = ""

  init(_ placed: ScenePlacement.PlacedView, in drawing: TableDrawing) {
    self.placed = placed
    scene = drawing.scene
    fonts = drawing.fonts
    axis = drawing.axis
    y = placed.y - drawing.placement.top
    var look = ViewLook(
      placed.view,
      lineCount: fonts.lineCount(of: placed.view),
      isRightToLeft: axis.isRightToLeft,
      stacksValues: fonts.isVeryLarge
    )
    let isNarrow = placed.view.isCard && placed.view.width.map { $0 < Self.narrow } == true
    if isNarrow { look.stackBadges(in: fonts.lineCount(of: placed.view)) }
    self.look = look
  }

  /// Points from side to side of a card that has no room for words beside its text.
  private static let narrow = 120.0

  var view: TableScene.View { placed.view }
  var x: Double { view.x.isSeen ? view.x : scene.sideInset }
  var width: Double { view.width ?? max(0, scene.size.width - x - scene.sideInset) }
  /// Points at the top of a narrow card that its image takes; elsewhere an image is beside the text.
  var imageHeight: Double {
    view.isCard && look.image != nil && view.height >= 88 && width < 200 ? 56 : 0
  }
  private var sectionStyle: String { view.style ?? scene.style }
  /// Points between a side and the text; in the cell of a month there are few.
  private var margin: (leading: Double, trailing: Double) {
    if view.isOnItem { return (1, 1) }
    guard view.isCard, width < Self.narrow else { return (16, 14) }
    return width < 64 ? (4, 4) : (8, 8)
  }
  var middle: Double { y + (imageHeight + view.height) / 2 }
  /// Points that the index takes of a row at the edge where lines end.
  private var indexRoom: Double { scene.indexTitles.isEmpty || view.kind != .row ? 0 : 10 }
  private var radius: Double { sectionStyle == "insetGrouped" ? 10 : 0 }

  func draw(in svg: inout SVGText) {
    drawGround(in: &svg)
    let isOff = look.states.contains(.disabled)
    svg.element("g", isOff ? ["class": "off"] : [:]) { svg in
      var left = x + margin.leading
      var right = x + width - margin.trailing - indexRoom
      drawActions(from: &left, to: &right, in: &svg)
      if let control = look.editingControl { draw(control, at: &left, in: &svg) }
      if look.states.contains(.movable) { drawHandle(endingAt: &right, in: &svg) }
      if view.kind == .row, let image = look.image { draw(image, at: &left, in: &svg) }
      for accessory in look.accessories.reversed() { draw(accessory, endingAt: &right, in: &svg) }
      for control in look.controls.reversed() { draw(control, endingAt: &right, in: &svg) }
      drawLines(from: left, to: right, in: &svg)
    }
  }

  // MARK: Ground

  private func drawGround(in svg: inout SVGText) {
    if view.isCard { return drawCard(in: &svg) }
    if view.isOnItem {
      return svg.rect(frame, radius: min(width, view.height) / 2, style: "accent")
    }
    if ground != "none" { svg.panel(frame, top: topRadius, bottom: bottomRadius, style: ground) }
    if view.kind == .row {
      drawRules(in: &svg)
    } else if view.kind == .footer, ground == "bar" || placed.isPinned {
      drawRule(at: y + 1, from: x, in: &svg)
      drawRule(at: y + view.height, from: x, in: &svg)
    } else if placed.isPinned {
      drawRule(at: y + view.height, from: x, in: &svg)
    }
    guard look.states.contains(.selected) else { return }
    let isRound = radius > 0
    let (left, margin) = isRound ? (x + 4, 8.0) : (x, 0)
    svg.rect(
      axis.rect(x: left, y: y + margin, width: 4, height: max(0, view.height - 2 * margin)),
      radius: isRound ? 2 : nil,
      style: "accent"
    )
  }

  /// An item by itself: a card with round corners.
  private func drawCard(in svg: inout SVGText) {
    let isSelected = look.states.contains(.selected)
    svg.panel(frame, top: 8, bottom: 8, style: ground)
    svg.rect(frame, radius: 8, style: isSelected ? "line accent-edge" : "hair rule-edge")
  }

  private var frame: TableRect {
    axis.rect(x: x, y: y, width: width, height: view.height)
  }

  private var topRadius: Double { placed.isFirstRow ? radius : 0 }
  private var bottomRadius: Double { placed.isLastRow ? radius : 0 }

  /// The line below a row, and those around a group that reaches from edge to edge; none extends beyond a group.
  private func drawRules(in svg: inout SVGText) {
    let isEdged = sectionStyle == "grouped"
    if isEdged, placed.isFirstRow { drawRule(at: y + 1, from: x, in: &svg) }
    if isEdged, placed.isLastRow {
      drawRule(at: y + view.height, from: x, in: &svg)
    } else if isFollowedByRow, sectionStyle == "plain" || !placed.isLastRow {
      drawRule(at: y + view.height, from: x + 16, in: &svg)
    }
  }

  private func drawRule(at y: Double, from left: Double, in svg: inout SVGText) {
    let start = axis.x(left).snapshotText
    let end = axis.x(x + width - 2 * indexRoom).snapshotText
    let path = "M\(start) \((y - 0.5).snapshotText)H\(end)"
    svg.path(path, style: "hair rule-edge")
  }

  private var ground: String {
    guard view.kind == .row else {
      let isBar = sectionStyle == "plain" || sectionStyle == "cards" && placed.isPinned
      return isBar && !view.kind.isOfTable ? "bar" : "none"
    }
    if look.states.contains(.highlighted) { return "touch" }
    return look.states.contains(.selected) ? "pick" : "paper"
  }

  // MARK: Lines

  private func drawLines(from left: Double, to right: Double, in svg: inout SVGText) {
    let lines = wrappedLines(from: left, to: right)
    let height = lines.reduce(0) { $0 + self.height(of: $1) }
    guard height > view.height - imageHeight + 2 else {
      return draw(lines, height: height, from: left, to: right, in: &svg)
    }
    svg.element("clipPath", ["id": "\(clipName)"]) { $0.panel(frame, style: nil) }
    svg.element("g", ["clip-path": "url(#\(clipName))"]) { svg in
      draw(lines, height: height, from: left, to: right, in: &svg)
    }
  }

  private func draw(
    _ lines: [(line: ViewLook.Line, index: Int)],
    height: Double,
    from left: Double,
    to right: Double,
    in svg: inout SVGText
  ) {
    var top = middle - height / 2
    for (number, (line, index)) in lines.enumerated() {
      let height = self.height(of: (line, index))
      var right = right
      if number == 0 {
        for badge in look.badges.reversed() {
          draw(badge: badge, endingAt: &right, middle: top + height / 2, in: &svg)
        }
      }
      var pen = LineWriter(axis: axis, left: left, right: right, middle: top + height / 2)
      pen.fontSize = fonts.size(ofLine: index, in: view.kind)
      pen.style = style(ofLine: index)
      pen.isAlone = lines.count == 1 && view.kind == .row
      pen.highestBox = max(0, view.height - 8)
      pen.captionWidth = captionWidth
      pen.draw(line, in: &svg)
      top += height
    }
  }

  /// Points from a line to the next; a button is higher than a text.
  private func height(of line: (line: ViewLook.Line, index: Int)) -> Double {
    let isButton = line.line.pieces.contains { $0.kind == .button }
    return fonts.height(ofLine: line.index, in: view.kind) + (isButton ? 5 * fonts.scale : 0)
  }

  private func wrappedLines(
    from left: Double,
    to right: Double
  ) -> [(line: ViewLook.Line, index: Int)] {
    let used = look.lines.indices.reduce(0) { $0 + fonts.height(ofLine: $1, in: view.kind) }
    let badges = look.badges.reduce(0) { $0 + badgeWidth($1) + 6 }
    return look.wrappedLines(
      room: view.height - imageHeight - 6 - used,
      height: { fonts.height(ofLine: $0, in: view.kind) },
      wrap: { text, index, count in
        let advances = TextAdvances(
          fontSize: fonts.size(ofLine: index, in: view.kind),
          isBold: style(ofLine: index).hasSuffix("strong")
        )
        let end = index == 0 ? right - badges : right
        let room = LineWriter.room(
          for: look.lines[index],
          from: left,
          to: end,
          captionWidth: captionWidth,
          advances
        )
        return advances.wrapped(text, to: room, lines: count)
      }
    )
  }

  /// The column of captions: a quarter of the view, the same for all rows of a table.
  private var captionWidth: Double { max(0, width / 4) }

  private func style(ofLine index: Int) -> String {
    switch view.kind {
    case .row: index == 0 ? "ink" : "quiet"
    case .header, .tableHeader:
      ["plain", "cards"].contains(sectionStyle) ? "ink strong" : "quiet strong"
    case .other where view.isOnItem: "over"
    case .footer, .tableFooter, .placeholder, .other: "quiet"
    }
  }

  // MARK: Badges

  private static let badgeFont = TextAdvances(fontSize: 9.5)

  private func badgeText(_ badge: String) -> String {
    Self.badgeFont.clipped(badge.onOneLine, to: 80)
  }

  private func badgeWidth(_ badge: String) -> Double {
    Self.badgeFont.width(of: badgeText(badge)) + 10
  }

  private func draw(
    badge: String,
    endingAt right: inout Double,
    middle: Double,
    in svg: inout SVGText
  ) {
    let width = badgeWidth(badge)
    right -= width
    svg.rect(
      axis.rect(x: right, y: middle - 7, width: width, height: 14),
      radius: 7,
      style: "hair frame-edge"
    )
    svg.text(
      badgeText(badge),
      x: axis.x(right + width / 2),
      y: middle + 3.3,
      at: .middle,
      style: "quiet",
      fontSize: 9.5
    )
    right -= 6
  }
}

extension SVGText {
  /// A rectangle whose corners may be round at the top or at the bottom alone, as far as it is large enough.
  mutating func panel(_ frame: TableRect, top: Double = 0, bottom: Double = 0, style: String?) {
    guard top != bottom else { return rect(frame, radius: top > 0 ? top : nil, style: style) }
    let corner = min(max(top, bottom), frame.width / 2, frame.height / 2)
    let startY = frame.minY + (top > 0 ? corner : 0)
    let start = "M\(frame.minX.snapshotText) \(startY.snapshotText)"
    let width = frame.width.snapshotText
    let across = (frame.width - 2 * corner).snapshotText
    let radius = corner.snapshotText
    let side = (frame.height - corner).snapshotText
    let path =
      top > 0
      ? "a\(radius) \(radius) 0 0 1 \(radius) -\(radius)h\(across)a\(radius) \(radius) 0 0 1 "
        + "\(radius) \(radius)v\(side)h-\(width)z"
      : "h\(width)v\(side)a\(radius) \(radius) 0 0 1 -\(radius) \(radius)h-\(across)"
        + "a\(radius) \(radius) 0 0 1 -\(radius) -\(radius)z"
    self.path("\(start)\(path)", style: style)
  }
}
