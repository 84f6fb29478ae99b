/// The horizontal axis of a drawing: points from where lines begin, at the left or at the right.
struct DrawingAxis: Hashable {
  /// Points from edge to edge.
  var width: Double
  var isRightToLeft: Bool

  func x(_ leading: Double) -> Double { isRightToLeft ? width - leading : leading }

  /// The left edge of something that begins at a place, in points from the left edge.
  func left(of leading: Double, width: Double) -> Double {
    isRightToLeft ? self.width - leading - width : leading
  }

  func rect(x leading: Double, y: Double, width: Double, height: Double) -> TableRect {
    TableRect(x: left(of: leading, width: width), y: y, width: width, height: height)
  }

  /// 1 where lines run to the right, else -1.
  var sign: Double { isRightToLeft ? -1 : 1 }
}

/// Sizes of text in points, which follow what the reader prefers.
struct DrawingFonts: Hashable {
  /// 1 for the size that a device is delivered with.
  let scale: Double

  /// Whether it is one of the accessibility sizes, for readers with low vision.
  let isVeryLarge: Bool

  init(_ scene: TableScene) {
    let category =
      scene.contentSizeCategory.flatMap(HeadlessView.ContentSizeCategory.init) ?? .large
    isVeryLarge = category.isAccessibilityCategory
    scale = category.bodyPointSize / HeadlessView.ContentSizeCategory.large.bodyPointSize
  }

  func size(ofLine index: Int, in kind: TableScene.View.Kind) -> Double {
    let size: Double =
      switch kind {
      case .row: index == 0 ? 15 : 12
      case .header, .tableHeader: 13
      case .footer, .tableFooter, .placeholder, .other: 12
      }
    return (size * scale * 2).rounded() / 2
  }

  func height(ofLine index: Int, in kind: TableScene.View.Kind) -> Double {
    let height: Double = kind == .row ? (index == 0 ? 20 : 15) : (index == 0 ? 16 : 14)
    return height * scale
  }

  /// The number of lines that a view has room for; at least one.
  func lineCount(of view: TableScene.View) -> Int {
    let count =
      view.kind == .row
      ? (view.height - 24 * scale) / (15 * scale) + 1 : view.height / (16 * scale)
    return Int(max(1, min(count, 1000)))
  }
}
