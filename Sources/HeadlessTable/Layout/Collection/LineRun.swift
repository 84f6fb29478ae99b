import Binder

/// Neighbouring lines of one length with equal numbers of items: groups of a compositional layout, or lines of a flow.
struct LineRun: Hashable, Sendable, SumTreeChunk {
  /// The number of items in each of the lines, at least 1.
  var itemCount: Int
  /// The number of lines, at least 1.
  var lineCount: Int
  /// Points from the beginning of a line to that of the next.
  var pitch: Double
  var across: Double

  var count: Int { itemCount * lineCount }

  var extent: StackExtent {
    StackExtent(elements: 1, count: count, length: pitch * Double(lineCount), across: across)
  }

  /// Cuts between two lines.
  func cut(at offset: Int) -> (above: LineRun, below: LineRun) {
    var parts = (above: self, below: self)
    parts.above.lineCount = offset / itemCount
    parts.below.lineCount = lineCount - parts.above.lineCount
    return parts
  }

  func joined(with below: LineRun) -> LineRun? {
    guard itemCount == below.itemCount, pitch == below.pitch, across == below.across else {
      return nil
    }
    var run = self
    run.lineCount += below.lineCount
    return run
  }
}

/// What neighbouring lines, or neighbouring sections, have together.
struct StackExtent: ChunkExtent {
  var elements = 0
  var count = 0
  /// Points from the beginning of the first to the end of the last.
  var length = 0.0
  /// How far the widest reaches across.
  var across = 0.0

  static let zero = StackExtent()

  static func + (above: StackExtent, below: StackExtent) -> StackExtent {
    StackExtent(
      elements: above.elements + below.elements,
      count: above.count + below.count,
      length: above.length + below.length,
      across: max(above.across, below.across)
    )
  }
}
