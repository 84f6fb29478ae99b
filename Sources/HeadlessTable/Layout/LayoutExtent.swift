import Binder

/// What some neighbouring sections, or some neighbouring rows, add up to.
package struct LayoutExtent: ChunkExtent {
  /// How many elements of the stack.
  package var elements = 0
  /// How many rows are in them.
  var rows = 0
  /// Points from the top of the first to the bottom of the last.
  var height = 0.0

  /// The positions that runs of rows stand for.
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
