/// The part of the content that a table shows: its bounds and its insets, in points.
///
/// The bounds decide what is visible. The insets are the part of the bounds that bars may cover:
/// they move the ends of scrolling and the edges to which headers and footers stick.
package struct Viewport: Sendable, Hashable {
  /// The place in the content that is at the top of the bounds.
  package var offset = 0.0
  package var height: Double
  /// Distances from the edges of the bounds inwards.
  package var inset = TableEdgeInsets.zero

  package var maxY: Double { offset + height }
  package var insetMinY: Double { offset + inset.top }
  package var insetMaxY: Double { maxY - inset.bottom }
  /// Points between the two insets; negative where they overlap.
  package var insetHeight: Double { insetMaxY - insetMinY }

  /// Whether some of a stretch of the content shows; to touch an edge is not enough.
  func shows(y: Double, height: Double) -> Bool {
    height > 0 && y < maxY && y + height > offset
  }
}
