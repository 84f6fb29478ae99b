/// How wide or how high an item, a group or a supplementary view is.
public enum LayoutDimension: Hashable, Sendable, CustomStringConvertible {
  /// A fraction of the width of the container: 1 is all of it.
  case fractionalWidth(Double)
  /// A fraction of the height of the container: 1 is all of it.
  case fractionalHeight(Double)
  /// Points.
  case absolute(Double)
  /// Points until the cell or the view has been measured.
  case estimated(Double)

  /// The number, with three decimals at most, and `w` or `h` behind a fraction, `~` before an estimate.
  public var description: String {
    switch self {
    case .fractionalWidth(let part): "\(part.roundedText)w"
    case .fractionalHeight(let part): "\(part.roundedText)h"
    case .absolute(let points): points.roundedText
    case .estimated(let points): "~\(points.roundedText)"
    }
  }

  package var isEstimate: Bool { if case .estimated = self { true } else { false } }

  /// The points that it is of a container, a fraction in whole pixels; 0 for what is no length.
  fileprivate func points(in box: LayoutSize, scale: Double) -> Double {
    func wholePixels(_ points: Double) -> Double { (points * scale + 1e-6).rounded(.down) / scale }
    let points =
      switch self {
      case .fractionalWidth(let part): wholePixels(part * box.width)
      case .fractionalHeight(let part): wholePixels(part * box.height)
      case .absolute(let points), .estimated(let points): points
      }
    return points.isFinite ? max(0, points) : 0
  }
}

/// A width and a height, such as `0.9w×180`.
package struct LayoutDimensions: Hashable, Sendable, CustomStringConvertible {
  package let width: LayoutDimension
  package let height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) {
    (self.width, self.height) = (width, height)
  }

  package init(_ size: LayoutSize) {
    self.init(width: .absolute(size.width), height: .absolute(size.height))
  }

  package init(estimated size: LayoutSize) {
    self.init(width: .estimated(size.width), height: .estimated(size.height))
  }

  package var description: String { "\(width)×\(height)" }

  /// The points that they are of a container, 0 for what is no length, on a screen of so many pixels a point.
  package func size(in box: LayoutSize, scale: Double = 2) -> LayoutSize {
    LayoutSize(
      width: width.points(in: box, scale: scale),
      height: height.points(in: box, scale: scale)
    )
  }
}

/// The space between two items, or beside one.
public enum LayoutSpacing: Hashable, Sendable, CustomStringConvertible {
  /// Points.
  case fixed(Double)
  /// At least so many points; all of these share what is left over.
  case flexible(Double)

  /// The points, with `≥` before those that may become more.
  public var description: String {
    isFlexible ? "≥\(points.plainText)" : points.plainText
  }

  /// The points that it takes in any case.
  package var points: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.isFinite ? points : 0
    }
  }

  package var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The space outside an item at its four edges.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  private let top: LayoutSpacing?
  private let leading: LayoutSpacing?
  private let bottom: LayoutSpacing?
  private let trailing: LayoutSpacing?

  /// Makes a space, by default none.
  public init(
    top: LayoutSpacing? = nil,
    leading: LayoutSpacing? = nil,
    bottom: LayoutSpacing? = nil,
    trailing: LayoutSpacing? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package func spaces(_ axis: LayoutAxis) -> (start: LayoutSpacing, end: LayoutSpacing) {
    let (start, end) = axis == .horizontal ? (leading, trailing) : (top, bottom)
    return (start ?? .fixed(0), end ?? .fixed(0))
  }

  package func points(_ axis: LayoutAxis) -> Double {
    let spaces = spaces(axis)
    return spaces.start.points + spaces.end.points
  }

  /// Whether there is no space along an axis, and none that may become more.
  package func isNone(_ axis: LayoutAxis) -> Bool { points(axis) == 0 && flexibleCount(axis) == 0 }

  package func flexibleCount(_ axis: LayoutAxis) -> Int {
    let spaces = spaces(axis)
    return (spaces.start.isFlexible ? 1 : 0) + (spaces.end.isFlexible ? 1 : 0)
  }

  /// The points before the item, if each of the flexible spaces becomes more by a share.
  package func start(_ axis: LayoutAxis, share: Double) -> Double {
    let start = spaces(axis).start
    return start.points + (start.isFlexible ? share : 0)
  }
}
