import Binder

/// The sums of neighbouring sections, or of neighbouring rows.
package struct LayoutExtent: ChunkExtent {
  package var elements = 0
  var rows = 0
  /// Points from the top of the first to the bottom of the last.
  var height = 0.0

  package var count: Int { rows }

  package static let zero = LayoutExtent()

  package static func + (above: LayoutExtent, below: LayoutExtent) -> LayoutExtent {
    LayoutExtent(
      elements: above.elements + below.elements,
      rows: above.rows + below.rows,
      height: above.height + below.height
    )
  }
}
