import TableBatches

extension TableScene {
  /// The scene as a drawing to scale: a point of the table is a unit of the picture.
  ///
  /// The drawing needs no fonts of its own; text is cut where it is likely not to fit. A scene that has a transition
  /// stands beside the scene before it, and beside the calls. One with a name of its own is a part of a page, which has the
  /// style sheet.
  package func svg(
    extent: TablePicture.Extent = .visible,
    appearance: TablePicture.Appearance = .automatic,
    embeddedAs name: String? = nil
  ) -> String {
    let figure = TableFigure(self, extent: extent, name: name)
    let size = figure.size
    var svg = SVGText()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": SVGValue(size.width),
        "height": SVGValue(size.height),
        "viewBox": "0 0 \(size.width.snapshotText) \(size.height.snapshotText)", "role": "img",
      ]
    ) { svg in
      svg.element("title", [:], text: figure.title)
      if name == nil {
        svg.element("style", [:]) { svg in
          for rule in appearance.styleSheet { svg.line(rule) }
        }
      }
      figure.draw(in: &svg)
    }
    return svg.text
  }
}

/// The whole picture: a table, or a table before and after an update, and what the update did.
struct TableFigure {
  static let margin = 24.0
  static let gap = 44.0

  private let table: TableDrawing
  private let before: TableDrawing?
  private let panel: UpdatePanel?

  init(_ scene: TableScene, extent: TablePicture.Extent, name: String? = nil) {
    let transition = scene.transition
    var x = Self.margin
    if let old = transition?.before {
      var drawing = TableDrawing(old, extent: extent, x: x + TableDrawing.gutter)
      drawing.state = "before"
      drawing.name = name
      before = drawing
      x = drawing.maxX + Self.gap - TableDrawing.gutter
    } else {
      before = nil
    }
    if transition != nil { x += TableDrawing.gutter }
    var drawing = TableDrawing(scene, extent: extent, x: x)
    if before != nil { drawing.state = "after" }
    drawing.name = name
    table = drawing
    panel = transition.map {
      UpdatePanel($0, scene, x: drawing.maxX + Self.margin, y: TableDrawing.y)
    }
  }

  var title: String {
    let scene = table.scene
    let name = scene.host == .table ? "Table" : "Collection"
    let counts = "\(scene.sectionCount) sections, \(scene.rowCount) \(scene.host.rows)"
    return "\(name) \(scene.id), \(counts)".onOneLine
  }

  var size: TableSize {
    let heights = [table.height, before?.height ?? 0, panel?.height ?? 0]
    return TableSize(
      width: (panel?.maxX ?? table.maxX) + Self.margin,
      height: TableDrawing.y + (heights.max() ?? 0) + Self.margin
    )
  }

  func draw(in svg: inout SVGText) {
    svg.element(
      "rect",
      [
        "width": SVGValue(size.width), "height": SVGValue(size.height), "class": "canvas",
      ]
    )
    before?.draw(in: &svg)
    if let before { drawArrow(from: before.maxX, in: &svg) }
    table.draw(in: &svg)
    panel?.draw(in: &svg)
  }

  private func drawArrow(from left: Double, in svg: inout SVGText) {
    let start = (left + 6).snapshotText
    let path = "M\(start) \((TableDrawing.y - 30).snapshotText)h16m-5-5l5 5-5 5"
    svg.path(path, style: "line quiet-edge")
  }
}

/// The places of the parts in the drawing of one table.
struct TableDrawing {
  /// The top edge of what is shown of the table.
  static let y = TableFigure.margin + 36
  /// Points at the left of the table for the marks of a transition.
  static let gutter = 26.0

  let scene: TableScene
  let extent: TablePicture.Extent
  let placement: ScenePlacement
  let fonts: DrawingFonts
  let axis: DrawingAxis
  let x: Double
  /// `before` or `after`, in the picture of an update.
  var state = ""
  /// A word that other drawings of the same document do not have; nil for a document of its own.
  var name: String?

  init(_ scene: TableScene, extent: TablePicture.Extent, x: Double = TableFigure.margin) {
    // A scene that was read from text may not say where they are.
    let scene = scene.joiningBadges { $0.y == nil }
    self.scene = scene
    self.extent = extent
    self.x = x
    placement = ScenePlacement(scene, extent: extent)
    fonts = DrawingFonts(scene)
    axis = DrawingAxis(width: placement.width, isRightToLeft: scene.isRightToLeft)
  }

  var height: Double { placement.bottom - placement.top }
  var y: Double { Self.y }
  var width: Double { placement.width }
  var maxX: Double { x + width + (extent == .all ? TableFigure.margin : 0) }

  /// The name of the frame that cuts off what does not fit, which is unique within a document.
  private var clipName: String {
    let own = state == "before" ? "before" : "table"
    return name.map { "\($0)-\(own)" } ?? own
  }

  func draw(in svg: inout SVGText) {
    drawCaption(in: &svg)
    drawTable(in: &svg)
    drawDifferences(in: &svg)
    if extent == .all { drawViewport(in: &svg) }
    for placed in placement.views { drawMarks(of: placed, in: &svg) }
  }

  private func drawCaption(in svg: inout SVGText) {
    var parts =
      ["\(scene.size.width.pointsText) × \(scene.size.height.pointsText)"] + scene.extentInWords
    if let category = scene.contentSizeCategory.flatMap(HeadlessView.ContentSizeCategory.init) {
      parts.append("text \(category.bodyPointSize.pointsText) pt")
    }
    if scene.isRightToLeft { parts.append("right to left") }
    let name = [scene.id.onOneLine, state].filter { !$0.isEmpty }.joined(separator: " · ")
    let (large, small) = (TextAdvances(fontSize: 14, isBold: true), TextAdvances(fontSize: 11))
    for (text, font, style, height) in [
      (name, large, "ink strong", 25.0), (parts.joined(separator: ", "), small, "quiet", 9),
    ] {
      let text = font.clipped(text, to: width)
      svg.text(text, x: x, y: y - height, at: .left, style: style, fontSize: font.fontSize)
    }
  }

  /// The titles of the index, one below the other in the middle of the edge where lines end, as far as it is visible.
  private func drawIndex(in svg: inout SVGText) {
    let step = min(14, scene.size.height / Double(max(1, scene.indexTitles.count)))
    let fontSize = step * 11 / 14
    let free = scene.size.height - step * Double(scene.indexTitles.count)
    let top = scene.offset - placement.top + free / 2
    for (index, title) in scene.indexTitles.enumerated() {
      svg.element(
        "text",
        [
          "x": SVGValue(axis.x(scene.size.width - 8)),
          "y": SVGValue(top + step * Double(index) + fontSize),
          "class": "accent", "font-size": SVGValue(fontSize), "text-anchor": "middle",
        ],
        text: title.onOneLine
      )
    }
  }

  private func drawTable(in svg: inout SVGText) {
    let frame: KeyValuePairs<String, SVGValue?> = [
      "width": SVGValue(width), "height": SVGValue(height), "rx": 10,
    ]
    let place = "translate(\(x.snapshotText) \(y.snapshotText))"
    svg.element("clipPath", ["id": "\(clipName)"]) { $0.element("rect", frame) }
    svg.element("g", ["transform": "\(place)", "clip-path": "url(#\(clipName))"]) { svg in
      let ground = scene.style == "plain" ? "paper" : "group"
      svg.element(
        "rect",
        [
          "width": SVGValue(width), "height": SVGValue(height), "class": "\(ground)",
        ]
      )
      for (index, placed) in placement.views.enumerated() {
        let next = index + 1 < placement.views.count ? placement.views[index + 1] : nil
        var artist = ViewArtist(placed, in: self)
        artist.isFollowedByRow = next?.view.kind == .row
        artist.clipName = "\(clipName)-\(index)"
        artist.draw(in: &svg)
      }
      drawEmptiness(in: &svg)
      if extent == .visible { drawScrollMark(in: &svg) }
      drawIndex(in: &svg)
    }
    svg.rect(
      TableRect(x: x, y: y, width: width, height: height),
      radius: 10,
      style: "hair frame-edge"
    )
  }

  private func drawEmptiness(in svg: inout SVGText) {
    let pieces = scene.emptiness
    let end = (placement.views.map(\.maxY).max() ?? placement.top) - placement.top
    let fontSize = fonts.size(ofLine: 0, in: .row)
    let step = fontSize * 1.6
    guard height - end > fontSize * 2 + step * Double(pieces.count - 1) else { return }
    let first = (end + height - step * Double(pieces.count - 1)) / 2
    for (index, piece) in pieces.enumerated() {
      let middle = first + step * Double(index)
      var pen = LineWriter(axis: axis, left: 8, right: width - 8, middle: middle)
      (pen.fontSize, pen.style) = (fontSize, "quiet")
      pen.draw(ViewLook.Line(pieces: [piece]), in: &svg)
    }
  }

  /// Draws the mark that says how much of the content is visible, and which part, unless an index is in its place.
  private func drawScrollMark(in svg: inout SVGText) {
    let (content, shown) =
      scene.isHorizontal ? (scene.contentSize.width, width) : (scene.contentSize.height, height)
    guard content > shown, shown > 0, scene.indexTitles.isEmpty else { return }
    let track = shown - 8
    let length = max(24, track * shown / content)
    let share = min(1, max(0, scene.offset / (content - shown)))
    let start = 4 + (track - length) * share
    svg.rect(
      scene.isHorizontal
        ? axis.rect(x: start, y: height - 7, width: length, height: 3.5)
        : axis.rect(x: width - 7, y: start, width: 3.5, height: length),
      radius: 1.75,
      style: "frame"
    )
  }

  private func drawViewport(in svg: inout SVGText) {
    if scene.isHorizontal { return drawViewportAcross(in: &svg) }
    let top = y + scene.offset - placement.top
    let bottom = top + scene.size.height
    let left = x + scene.size.width + 5
    let path = "M\(left.snapshotText) \(top.snapshotText)h5V\(bottom.snapshotText)h-5"
    svg.path(path, style: "line accent-edge")
    let label = "translate(\((left + 17).snapshotText) \(((top + bottom) / 2).snapshotText))"
    svg.element(
      "text",
      [
        "transform": "\(label) rotate(90)", "class": "accent", "font-size": 10,
        "text-anchor": "middle",
      ],
      text: "viewport \(scene.size.height.pointsText) high"
    )
  }

  /// The bracket of a table that scrolls to the side, below it.
  private func drawViewportAcross(in svg: inout SVGText) {
    let left = x + axis.left(of: scene.offset - placement.left, width: scene.size.width)
    let (right, top) = (left + scene.size.width, y + height + 5)
    let path = "M\(left.snapshotText) \(top.snapshotText)v5H\(right.snapshotText)v-5"
    svg.path(path, style: "line accent-edge")
    svg.text(
      "viewport \(scene.size.width.pointsText) wide",
      x: (left + right) / 2,
      y: top + 15,
      at: .middle,
      style: "accent",
      fontSize: 10
    )
  }
}
