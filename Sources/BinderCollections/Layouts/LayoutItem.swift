/// A cell of a layout, or a group in the place of one.
///
/// ```swift
/// LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
/// ```
public struct LayoutItem: Hashable, Sendable, CustomStringConvertible {
  package let box: LayoutBox
  package let group: LayoutGroup?

  /// Makes a cell; fractions are those of its group.
  public init(
    width: LayoutDimension,
    height: LayoutDimension,
    contentInsets: LayoutInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    box = LayoutBox(width, height, contentInsets, edgeSpacing, supplementaryItems)
    group = nil
  }

  private init(_ group: LayoutGroup) {
    box = group.box
    self.group = group
  }

  /// Puts a group into another one.
  public static func group(_ group: LayoutGroup) -> LayoutItem { LayoutItem(group) }

  /// The dimensions, or those of the group and its items.
  public var description: String { group.map { "(\($0))" } ?? box.description }
}

/// A row or a column of items, which a section repeats.
public struct LayoutGroup: Hashable, Sendable, CustomStringConvertible {
  /// The items of a group.
  public indirect enum Subitems: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// These, again and again while there is room.
    case list([LayoutItem])
    /// So many, which share the room equally, whatever their own dimension is.
    case count(Int, LayoutItem)
    /// So many, as wide and high as they are.
    case repeating(Int, LayoutItem)

    /// Makes a list.
    public init(arrayLiteral items: LayoutItem...) { self = .list(items) }

    package var items: [LayoutItem] {
      switch self {
      case .list(let items): items
      case .count(_, let item), .repeating(_, let item): [item]
      }
    }

    /// The number of items that a program has given.
    package var count: Int? {
      switch self {
      case .list: nil
      case .count(let count, _), .repeating(let count, _): count
      }
    }
  }

  package enum Arrangement: Hashable, Sendable {
    case row(LayoutAxis, Subitems, LayoutSpacing)
    case custom(CustomFrames)
  }

  package let box: LayoutBox
  package let arrangement: Arrangement

  /// Makes a row, from the leading edge on.
  public static func horizontal(
    width: LayoutDimension,
    height: LayoutDimension,
    subitems: Subitems,
    interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: LayoutInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) -> LayoutGroup {
    LayoutGroup(
      box: LayoutBox(width, height, contentInsets, edgeSpacing, supplementaryItems),
      arrangement: .row(.horizontal, subitems, interItemSpacing)
    )
  }

  /// Makes a column, from the top on.
  public static func vertical(
    width: LayoutDimension,
    height: LayoutDimension,
    subitems: Subitems,
    interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: LayoutInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) -> LayoutGroup {
    LayoutGroup(
      box: LayoutBox(width, height, contentInsets, edgeSpacing, supplementaryItems),
      arrangement: .row(.vertical, subitems, interItemSpacing)
    )
  }

  /// Makes a group of items at places of their own, counted from the corner of the group.
  ///
  /// The function gets the size of the group. Two such groups are equal if one is a copy of the other.
  public static func custom(
    width: LayoutDimension,
    height: LayoutDimension,
    frames: @escaping @Sendable (LayoutSize) -> [LayoutFrame]
  ) -> LayoutGroup {
    LayoutGroup(
      box: LayoutBox(width, height, .zero, LayoutEdgeSpacing(), []),
      arrangement: .custom(CustomFrames(frames))
    )
  }

  /// The direction, the dimensions, and those of the items, as in `horizontal 1w×44 of 0.5w×1h`.
  public var description: String {
    guard case .row(let axis, let subitems, _) = arrangement else { return "custom \(box)" }
    let items = subitems.items.map(\.description).joined(separator: ", ")
    let count = subitems.count.map { "\($0) × " } ?? ""
    return "\(axis) \(box) of \(count)\(items)"
  }
}

/// The place of an item in a group with places of their own.
public struct LayoutFrame: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let size: LayoutSize
  package let zIndex: Int

  /// Makes a place, in points from the corner of the group; a greater `zIndex` is in front.
  public init(x: Double, y: Double, width: Double, height: Double, zIndex: Int = 0) {
    (self.x, self.y, self.zIndex) = (x, y, zIndex)
    size = LayoutSize(width: width, height: height)
  }
}

package struct LayoutBox: Hashable, Sendable, CustomStringConvertible {
  package let width: LayoutDimension
  package let height: LayoutDimension
  package let contentInsets: LayoutInsets
  package let edgeSpacing: LayoutEdgeSpacing
  package let supplementaryItems: [LayoutSupplementaryItem]

  init(
    _ width: LayoutDimension,
    _ height: LayoutDimension,
    _ contentInsets: LayoutInsets,
    _ edgeSpacing: LayoutEdgeSpacing,
    _ supplementaryItems: [LayoutSupplementaryItem]
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  package subscript(axis: LayoutAxis) -> LayoutDimension {
    axis == .horizontal ? width : height
  }

  package var description: String { "\(width)×\(height)" }
}

/// The function of a group with places of their own; equal to itself alone.
package final class CustomFrames: Hashable, Sendable {
  package let frames: @Sendable (LayoutSize) -> [LayoutFrame]

  init(_ frames: @escaping @Sendable (LayoutSize) -> [LayoutFrame]) { self.frames = frames }

  package static func == (left: CustomFrames, right: CustomFrames) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
