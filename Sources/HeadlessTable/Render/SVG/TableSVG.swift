/// A scene as a drawing to scale: a point of the table is a unit of the picture.
///
/// The drawing needs no fonts of its own; text is cut where it is likely not to fit.
package struct TableSVG: CustomStringConvertible {
  /// The whole SVG document, with one line feed at the end; the same for the same scene.
  package let description: String

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - extent: The rows that are drawn.
  ///   - appearance: The colours.
  ///   - name: A word for a drawing that stands in a page with others, which has no other drawing of that name, and
  ///     ``styleSheet(_:)`` for all; nil for a document of its own.
  /// - Complexity: O(listed views + length of their text).
  package init(
    _ scene: TableScene,
    extent: TablePicture.Extent = .visible,
    appearance: TablePicture.Appearance = .automatic,
    embeddedAs name: String? = nil
  ) {
    var drawing = TableDrawing(scene, extent: extent)
    drawing.clipName = name ?? drawing.clipName
    let size = drawing.size
    var svg = SVGText()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": SVGValue(size.width),
        "height": SVGValue(size.height),
        "viewBox": "0 0 \(size.width.snapshotText) \(size.height.snapshotText)", "role": "img",
      ]
    ) { svg in
      svg.element("title", [:], text: drawing.title)
      if name == nil {
        svg.element("style", [:]) { svg in
          for rule in Self.styleSheet(appearance) { svg.line(rule) }
        }
      }
      drawing.draw(in: &svg)
    }
    description = svg.text
  }

  /// The rules for a page that drawings are embedded in, one a line.
  package static func styleSheet(_ appearance: TablePicture.Appearance) -> [String] {
    SVGTheme.styleSheet(appearance)
  }
}

/// Where the parts of the drawing are.
struct TableDrawing {
  static let margin = 24.0
  static let captionHeight = 26.0
  static let stripWidth = 384.0
  /// Points at the left of the table for the marks of a transition.
  static let gutter = 26.0

  let scene: TableScene
  let extent: TablePicture.Extent
  let placement: ScenePlacement
  /// The name of the frame that cuts off what does not fit, which is unique within a document.
  var clipName = "table"

  init(_ scene: TableScene, extent: TablePicture.Extent) {
    self.scene = scene
    self.extent = extent
    placement = ScenePlacement(scene, extent: extent)
  }

  var title: String {
    "Table \(scene.id), \(scene.sectionCount) sections, \(scene.rowCount) rows".onOneLine
  }

  var height: Double { placement.bottom - placement.top }

  /// The left edge of the table.
  var x: Double { Self.margin + (scene.transition == nil ? 0 : Self.gutter) }

  /// The top edge of what is shown of the table.
  var y: Double { Self.margin + Self.captionHeight }

  var size: Size {
    let strip = scene.transition == nil ? 0 : Self.margin + Self.stripWidth
    let side = extent == .all ? Self.margin : 0
    return Size(
      width: x + scene.size.width + side + strip + Self.margin,
      height: y + max(height, stripHeight) + Self.margin
    )
  }

  func draw(in svg: inout SVGText) {
    svg.element(
      "rect",
      [
        "width": SVGValue(size.width), "height": SVGValue(size.height), "class": "canvas",
      ]
    )
    drawCaption(in: &svg)
    drawTable(in: &svg)
    drawDifferences(in: &svg)
    if extent == .all { drawViewport(in: &svg) }
    if let transition = scene.transition {
      for placed in placement.views { drawMarks(of: placed, in: &svg) }
      drawStrip(transition, in: &svg)
    }
  }

  private func drawCaption(in svg: inout SVGText) {
    let name = scene.id.onOneLine.truncated(toWidth: scene.size.width / 2, fontSize: 14)
    svg.element(
      "text",
      ["x": SVGValue(x), "y": SVGValue(y - 11), "class": "ink strong", "font-size": 14],
      text: name
    )
    let extents = "\(scene.size.width.snapshotText) × \(scene.size.height.snapshotText)"
    let offset = scene.offset.isSeen ? " at \(scene.offset.snapshotText)" : ""
    let content = " of \(scene.contentSize.height.snapshotText)"
    svg.element(
      "text",
      [
        "x": SVGValue(x + scene.size.width), "y": SVGValue(y - 11), "class": "quiet",
        "font-size": 11, "text-anchor": "end",
      ],
      text: "\(extents)\(offset)\(content)"
    )
  }

  private func drawTable(in svg: inout SVGText) {
    let frame: KeyValuePairs<String, SVGValue> = [
      "width": SVGValue(scene.size.width), "height": SVGValue(height), "rx": 10,
    ]
    let place = "translate(\(x.snapshotText) \(y.snapshotText))"
    svg.element("clipPath", ["id": "\(clipName)"]) { $0.element("rect", frame) }
    svg.element("g", ["transform": "\(place)", "clip-path": "url(#\(clipName))"]) { svg in
      let ground = scene.style == "plain" ? "paper" : "group"
      svg.element(
        "rect",
        [
          "width": SVGValue(scene.size.width), "height": SVGValue(height), "class": "\(ground)",
        ]
      )
      for (index, placed) in placement.views.enumerated() {
        let next = index + 1 < placement.views.count ? placement.views[index + 1] : nil
        var artist = ViewArtist(placed, in: self)
        artist.isFollowedByRow = next?.view.kind == .row
        artist.draw(in: &svg)
      }
      if extent == .visible { drawScrollMark(in: &svg) }
    }
    svg.element(
      "rect",
      [
        "x": SVGValue(x), "y": SVGValue(y), "width": SVGValue(scene.size.width),
        "height": SVGValue(height), "rx": 10, "class": "hair frame-edge",
      ]
    )
  }

  /// How much of the content is in sight, and which part.
  private func drawScrollMark(in svg: inout SVGText) {
    let content = scene.contentSize.height
    guard content > height, height > 0 else { return }
    let track = height - 8
    let length = max(24, track * height / content)
    let share = min(1, max(0, scene.offset / (content - height)))
    svg.element(
      "rect",
      [
        "x": SVGValue(scene.size.width - 7), "y": SVGValue(4 + (track - length) * share),
        "width": 3.5, "height": SVGValue(length), "rx": 1.75, "class": "frame",
      ]
    )
  }

  /// A bracket beside the content, where the viewport is.
  private func drawViewport(in svg: inout SVGText) {
    let top = y + scene.offset - placement.top
    let bottom = top + scene.size.height
    let left = x + scene.size.width + 5
    svg.element(
      "path",
      [
        "d":
          "M\(left.snapshotText) \(top.snapshotText)h5V\(bottom.snapshotText)h-5",
        "class": "line accent-edge",
      ]
    )
    let label = "translate(\((left + 17).snapshotText) \(((top + bottom) / 2).snapshotText))"
    svg.element(
      "text",
      [
        "transform": "\(label) rotate(90)", "class": "accent", "font-size": 10,
        "text-anchor": "middle",
      ],
      text: "viewport \(scene.size.height.snapshotText)"
    )
  }
}
