/// Edges of a rectangle: one, two for a corner, none or opposite ones for the middle.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Makes edges of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// The edge where lines of text begin.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = LayoutEdges(rawValue: 8)
  /// The corner of the top and the leading edge.
  public static let topLeading: LayoutEdges = [.top, .leading]
  /// The corner of the top and the trailing edge.
  public static let topTrailing: LayoutEdges = [.top, .trailing]
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading: LayoutEdges = [.bottom, .leading]
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing: LayoutEdges = [.bottom, .trailing]

  /// The place along an axis: 0 at its beginning, 1 at its end, between them without an edge.
  package func place(_ axis: LayoutAxis) -> Double {
    let (start, end) = axis == .horizontal ? (Self.leading, Self.trailing) : (.top, .bottom)
    return contains(start) == contains(end) ? 0.5 : contains(end) ? 1 : 0
  }
}

/// A point of an item, with a distance from it.
public struct LayoutAnchor: Hashable, Sendable {
  package let edges: LayoutEdges
  package let x: Double
  package let y: Double
  package let isFractional: Bool

  private init(edges: LayoutEdges, x: Double, y: Double, isFractional: Bool) {
    (self.edges, self.x, self.y, self.isFractional) = (edges, x, y, isFractional)
  }

  /// Makes an anchor with a distance in points.
  public init(_ edges: LayoutEdges, x: Double = 0, y: Double = 0) {
    self.init(edges: edges, x: x, y: y, isFractional: false)
  }

  /// Makes an anchor with a distance in fractions of the size of the anchored view.
  public static func fractional(_ edges: LayoutEdges, x: Double, y: Double) -> LayoutAnchor {
    LayoutAnchor(edges: edges, x: x, y: y, isFractional: true)
  }
}

/// A view on an item or a group, such as a badge.
public struct LayoutSupplementaryItem: Hashable, Sendable {
  package let kind: String
  package let width: LayoutDimension
  package let height: LayoutDimension
  package let anchor: LayoutAnchor
  package let itemEdges: LayoutEdges
  package let zIndex: Int

  /// Makes a view of a kind; fractions are those of its item.
  ///
  /// - Parameters:
  ///   - kind: What a view is registered for and dequeued by.
  ///   - width: Its width.
  ///   - height: Its height.
  ///   - anchor: The point of the item that it is on.
  ///   - itemEdges: The point of the view that is there; by default the same one.
  ///   - zIndex: A greater one is in front.
  public init(
    kind: String,
    width: LayoutDimension,
    height: LayoutDimension,
    anchor: LayoutAnchor,
    itemEdges: LayoutEdges? = nil,
    zIndex: Int = 1
  ) {
    (self.kind, self.width, self.height, self.zIndex) = (kind, width, height, zIndex)
    (self.anchor, self.itemEdges) = (anchor, itemEdges ?? anchor.edges)
  }
}

/// A view at an edge of a section or of all content, such as a header.
public struct LayoutBoundaryItem: Hashable, Sendable {
  package let kind: String
  package let width: LayoutDimension
  package internal(set) var height: LayoutDimension
  package let alignment: LayoutEdges
  package let x: Double
  package let y: Double
  package let extendsBoundary: Bool
  package var pinsToVisibleBounds: Bool
  package var zIndex: Int

  /// Makes a view of a kind; fractions are those of its section.
  ///
  /// - Parameters:
  ///   - kind: What a view is registered for and dequeued by.
  ///   - width: Its width.
  ///   - height: Its height.
  ///   - alignment: The edge or the corner.
  ///   - x: Points from there to the right.
  ///   - y: Points from there downwards.
  ///   - extendsBoundary: Whether it makes the section longer, and does not lie on it.
  ///   - pinsToVisibleBounds: Whether it stays visible while the section scrolls.
  ///   - zIndex: A greater one is in front.
  public init(
    kind: String,
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension,
    alignment: LayoutEdges,
    x: Double = 0,
    y: Double = 0,
    extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false,
    zIndex: Int = 1
  ) {
    (self.kind, self.width, self.height) = (kind, width, height)
    (self.alignment, self.x, self.y) = (alignment, x, y)
    (self.extendsBoundary, self.pinsToVisibleBounds) = (extendsBoundary, pinsToVisibleBounds)
    self.zIndex = zIndex
  }

  package subscript(axis: LayoutAxis) -> LayoutDimension {
    axis == .horizontal ? width : height
  }

  /// The kind of a section's header.
  public static let headerKind = "header"
  /// The kind of a section's footer.
  public static let footerKind = "footer"
}

/// A view behind the items of a section.
public struct LayoutDecorationItem: Hashable, Sendable {
  package let kind: String
  package let contentInsets: LayoutInsets
  package let zIndex: Int

  /// Makes a view behind the whole section, headers and insets included.
  public init(kind: String, contentInsets: LayoutInsets = .zero, zIndex: Int = 0) {
    (self.kind, self.contentInsets, self.zIndex) = (kind, contentInsets, zIndex)
  }
}
