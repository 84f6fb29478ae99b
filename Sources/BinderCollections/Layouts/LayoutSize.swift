/// A width and a height in points.
@frozen
public struct LayoutSize: Hashable, Sendable, CustomStringConvertible {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Both numbers, as in `140×180`.
  public var description: String { "\(width.roundedText)×\(height.roundedText)" }

  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// Distances in points from the four edges inwards.
public struct LayoutInsets: Hashable, Sendable, CustomStringConvertible {
  /// Points from the top edge.
  public var top: Double
  /// Points from the edge where lines of text begin.
  public var leading: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the edge where lines of text end.
  public var trailing: Double

  /// Makes insets, by default none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = LayoutInsets()

  /// All four, anticlockwise from the top.
  public var description: String {
    [top, leading, bottom, trailing].map(\.plainText).joined(separator: ", ")
  }

  package func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  package func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  package func sum(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }
}

/// The direction of a layout.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// The orthogonal axis.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Double {
  package var plainText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The same with three decimals at most: 0.333 for a third.
  var roundedText: String {
    magnitude < 1e12 ? ((self * 1000).rounded() / 1000).plainText : plainText
  }
}
