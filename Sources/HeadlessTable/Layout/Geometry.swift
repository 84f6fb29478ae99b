// The layouts of collection views measure in the same sizes, and are a module of their own: an app that declares them needs no
// table without a screen.
@_exported public import BinderCollections

// The system has a `Point`, a `Size` and a `Rect` on Apple's platforms, and Foundation exports them.

/// A place in points, from the left and top edge.
public struct TablePoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The left top corner.
  public static let zero = TablePoint(x: 0, y: 0)
}

/// A width and a height in points.
public typealias TableSize = LayoutSize

/// A rectangle in points.
public struct TableRect: Hashable, Sendable {
  /// The left top corner.
  public var origin: TablePoint
  /// The width and the height.
  public var size: TableSize

  /// Makes a rectangle of its corner and its size.
  public init(origin: TablePoint, size: TableSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its left and top edges, its width and its height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: TablePoint(x: x, y: y), size: TableSize(width: width, height: height))
  }

  /// The rectangle at the corner with no size.
  public static let zero = TableRect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Points from left to right.
  public var width: Double { size.width }
  /// Points from top to bottom.
  public var height: Double { size.height }
}

/// Distances in points from the four edges inwards.
public struct TableEdgeInsets: Hashable, Sendable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the left edge.
  public var left: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the right edge.
  public var right: Double

  /// Makes insets, by default none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = TableEdgeInsets()

  /// Whether all distances are numbers, and none is beyond all reason.
  var isUsable: Bool { [top, left, bottom, right].allSatisfy { $0.magnitude <= .mostPoints } }
}

extension Double {
  /// The most points that a row, a header, a footer or a table is high, so that sums of them are numbers.
  static let mostPoints = 1e9

  var isLength: Bool { self >= 0 && self <= .mostPoints }
}
