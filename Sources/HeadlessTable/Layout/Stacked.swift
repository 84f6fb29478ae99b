/// Something that takes up room in a stack that grows downwards.
protocol Stacked: Sendable {
  /// What it adds to the stack; counted often, so O(1).
  var extent: Extent { get }
}

/// What a part of a stack adds up to.
struct Extent: Hashable, Sendable {
  /// How many elements of the stack.
  var elements = 0
  /// How many rows are in them.
  var rows = 0
  /// Points from the top of the first to the bottom of the last.
  var height = 0.0

  static let zero = Extent()

  /// The extent of one part directly above another.
  static func + (above: Extent, below: Extent) -> Extent {
    Extent(
      elements: above.elements + below.elements,
      rows: above.rows + below.rows,
      height: above.height + below.height
    )
  }
}

extension Optional: Stacked where Wrapped: Stacked {
  /// Nothing takes no room.
  var extent: Extent { self?.extent ?? .zero }
}
