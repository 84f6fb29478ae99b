import Binder

/// The sums of neighbouring sections, or of neighbouring rows.
package struct LayoutExtent: ChunkExtent {
  /// The number of elements of the stack.
  package var elements = 0
  /// The number of rows in them.
  var rows = 0
  /// Points from the top of the first to the bottom of the last.
  var height = 0.0

  /// The number of positions that runs of rows take up.
  package var count: Int { rows }

  package static let zero = LayoutExtent()

  /// The extent of one part directly above another.
  package static func + (above: LayoutExtent, below: LayoutExtent) -> LayoutExtent {
    LayoutExtent(
      elements: above.elements + below.elements,
      rows: above.rows + below.rows,
      height: above.height + below.height
    )
  }
}
