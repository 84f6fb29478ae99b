import BinderCollections

// The parts of compositional layouts: each holds the value that the player places items by.

/// A length.
@MainActor
public final class NSCollectionLayoutDimension: NSObject {
  let played: LayoutDimension

  private init(_ played: LayoutDimension) {
    self.played = played
    super.init()
  }

  /// A part of the width around it.
  public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(Double(part)))
  }

  /// A part of the height around it.
  public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(Double(part)))
  }

  /// Points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(Double(points)))
  }

  /// Points that count until it is measured.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(Double(points)))
  }
}

/// A width and a height.
@MainActor
public final class NSCollectionLayoutSize: NSObject {
  let (width, height): (LayoutDimension, LayoutDimension)

  /// Makes a size.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    (width, height) = (widthDimension.played, heightDimension.played)
    super.init()
  }
}

/// A distance.
@MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  let played: LayoutSpacing

  private init(_ played: LayoutSpacing) {
    self.played = played
    super.init()
  }

  /// Points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(Double(points)))
  }

  /// Points, or more.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(Double(points)))
  }
}

/// The distances around an item.
@MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  let played: LayoutEdgeSpacing

  /// Makes the distances.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    played = LayoutEdgeSpacing(
      top: top?.played,
      leading: leading?.played,
      bottom: bottom?.played,
      trailing: trailing?.played
    )
    super.init()
  }
}

/// Distances from the edges of a rectangle, in the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top, leading, bottom, trailing: CGFloat

  /// Makes the distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  var played: LayoutInsets {
    LayoutInsets(
      top: Double(top),
      leading: Double(leading),
      bottom: Double(bottom),
      trailing: Double(trailing)
    )
  }
}

/// Edges of a rectangle, in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  var played: LayoutEdges { LayoutEdges(rawValue: UInt8(rawValue)) }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var played: LayoutEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

/// A place at the edge of an item.
@MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  let edges: LayoutEdges
  let played: LayoutAnchor

  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// A place beside edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges.played
    played = LayoutAnchor(edges.played, x: Double(absoluteOffset.x), y: Double(absoluteOffset.y))
    super.init()
  }

  /// A place beside edges, in parts of the item.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges.played
    played = .fractional(
      edges.played,
      x: Double(fractionalOffset.x),
      y: Double(fractionalOffset.y)
    )
    super.init()
  }
}

/// An item.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  let layoutSize: NSCollectionLayoutSize
  /// The views at its edges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What stays free inside.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// What stays free around.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  var played: LayoutItem {
    LayoutItem(
      width: layoutSize.width,
      height: layoutSize.height,
      contentInsets: contentInsets.played,
      edgeSpacing: edgeSpacing?.played ?? LayoutEdgeSpacing(),
      supplementaryItems: supplementaryItems.compactMap(\.playedSupplementary)
    )
  }
}

/// A view at the edge of an item.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  let kind: String
  /// How far in front it is.
  open var zIndex = 1
  private let anchors: (container: LayoutAnchor, item: LayoutEdges)

  /// Makes a view at a place of an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    kind = playedKind(elementKind)
    anchors = (containerAnchor.played, itemAnchor.edges)
    super.init(layoutSize: layoutSize)
  }

  var playedSupplementary: LayoutSupplementaryItem? {
    LayoutSupplementaryItem(
      kind: kind,
      width: layoutSize.width,
      height: layoutSize.height,
      anchor: anchors.container,
      itemEdges: anchors.item,
      zIndex: zIndex
    )
  }
}

/// A view at the edge of a section.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it makes the section larger.
  open var extendsBoundary = true
  /// Whether it stays in sight.
  open var pinToVisibleBounds = false
  /// The edge or the corner.
  public let alignment: NSRectAlignment
  private let offset: CGPoint

  /// Makes a view at an edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []),
      itemAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }

  override var playedSupplementary: LayoutSupplementaryItem? { nil }

  var playedBoundary: LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: kind,
      width: layoutSize.width,
      height: layoutSize.height,
      alignment: alignment.played,
      x: Double(offset.x),
      y: Double(offset.y),
      extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds,
      zIndex: zIndex
    )
  }
}

/// A view behind a section.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String
  /// How far in front it is.
  open var zIndex = 0

  private init(_ kind: String) {
    self.kind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
  }

  /// Makes a view that is as large as the section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  var playedDecoration: LayoutDecorationItem {
    LayoutDecorationItem(kind: kind, contentInsets: contentInsets.played, zIndex: zIndex)
  }
}
