import Binder
import BinderCollections
import Testing

@testable import HeadlessTable

/// A layout, and where the specification says that things are in it.
struct LayoutExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let geometry: CollectionGeometry
  /// Lines such as `0.3 12,75,90,30`, `x 0.0: 0 110 220`, `header 1: 0,150,320,30`, `content 320×220`.
  let expected: [String]

  init(_ name: String, _ geometry: CollectionGeometry, _ expected: String...) {
    (testDescription, self.geometry, self.expected) = (name, geometry, expected)
  }

  /// The same lines, as the geometry has it.
  var found: [String] { expected.map(geometry.line(like:)) }
}

extension CollectionGeometry {
  /// Lays out sections of one kind, in a view of 320 × 480 points by default.
  init(
    _ section: LayoutSection,
    _ counts: Int...,
    size: TableSize = TableSize(width: 320, height: 480),
    axis: LayoutAxis = .vertical,
    margins: LayoutInsets = .zero,
    spacing: Double = 0,
    boundary: [LayoutBoundaryItem] = []
  ) {
    self.init(
      in: LayoutContainer(size: size, axis: axis, margins: margins),
      sections: counts.map { SectionContent(section, count: $0) },
      interSectionSpacing: spacing,
      boundaryItems: boundary
    )
  }

  /// The same with heights, or widths and heights, that the cells of the first section have given.
  func measured(_ sizes: [TableSize], section: Int = 0) -> CollectionGeometry {
    var geometry = self
    for (item, size) in sizes.enumerated() {
      geometry.measure(RowPosition(section: section, row: item), as: size)
    }
    return geometry
  }

  /// The line of an example, with what this geometry has in its place.
  fileprivate func line(like line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    let name = words[1].hasSuffix(":") ? String(words[1].dropLast()) : words[1]
    switch words[0] {
    case "content":
      return "content \(contentSize.width.pointsText)×\(contentSize.height.pointsText)"
    case "x", "y", "w", "h", "z":
      let first = position(name)
      let values = words.dropFirst(2).indices.map { place -> String in
        let item = RowPosition(section: first.section, row: first.row + place - 2)
        guard let (rect, zIndex) = attributes(of: item) else { return "-" }
        switch words[0] {
        case "x": return rect.minX.pointsText
        case "y": return rect.minY.pointsText
        case "w": return rect.width.pointsText
        case "h": return rect.height.pointsText
        default: return "\(zIndex)"
        }
      }
      return "\(words[0]) \(words[1]) \(values.joined(separator: " "))"
    case let word where word.first?.isNumber == true:
      return "\(word) \(text(rect(of: position(word))))"
    default:
      let parts = name.split(separator: "#")
      let section = Int(parts[0])
      let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      let rect = rect(ofSupplementary: words[0], section: section, index: index)
      return "\(words[0]) \(words[1]) \(text(rect))"
    }
  }

  private func position(_ text: String) -> RowPosition {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return RowPosition(section: parts[0], row: parts[1])
  }

  private func text(_ rect: TableRect?) -> String {
    guard let rect else { return "-" }
    return rect.text
  }
}

extension TableRect {
  /// The left and the top edge, the width and the height.
  var text: String { [minX, minY, width, height].map(\.pointsText).joined(separator: ",") }
}

extension LayoutDimension {
  static func w(_ part: Double) -> LayoutDimension { .fractionalWidth(part) }
  static func h(_ part: Double) -> LayoutDimension { .fractionalHeight(part) }
  static func ab(_ points: Double) -> LayoutDimension { .absolute(points) }
  static func es(_ points: Double) -> LayoutDimension { .estimated(points) }
}

/// An item of a layout.
func cell(
  _ width: LayoutDimension,
  _ height: LayoutDimension = .h(1),
  insets: LayoutInsets = .zero,
  edges: LayoutEdgeSpacing = LayoutEdgeSpacing()
) -> LayoutItem {
  LayoutItem(width: width, height: height, contentInsets: insets, edgeSpacing: edges)
}

/// A section of rows.
func rows(
  _ width: LayoutDimension,
  _ height: LayoutDimension,
  _ items: LayoutGroup.Subitems,
  _ spacing: LayoutSpacing = .fixed(0),
  groupInsets: LayoutInsets = .zero,
  edges: LayoutEdgeSpacing = LayoutEdgeSpacing(),
  between: Double = 0,
  insets: LayoutInsets = .zero,
  boundary: [LayoutBoundaryItem] = [],
  decorations: [LayoutDecorationItem] = [],
  scrolling: OrthogonalScrolling = .none,
  follows: Bool = true,
  reference: ContentInsetsReference = .automatic
) -> LayoutSection {
  LayoutSection(
    group: .horizontal(
      width: width,
      height: height,
      subitems: items,
      interItemSpacing: spacing,
      contentInsets: groupInsets,
      edgeSpacing: edges
    ),
    interGroupSpacing: between,
    contentInsets: insets,
    boundaryItems: boundary,
    decorationItems: decorations,
    orthogonalScrolling: scrolling,
    supplementariesFollowContentInsets: follows,
    contentInsetsReference: reference
  )
}

/// A section of columns.
func columns(
  _ width: LayoutDimension,
  _ height: LayoutDimension,
  _ items: LayoutGroup.Subitems,
  _ spacing: LayoutSpacing = .fixed(0),
  between: Double = 0,
  insets: LayoutInsets = .zero,
  boundary: [LayoutBoundaryItem] = []
) -> LayoutSection {
  LayoutSection(
    group: .vertical(width: width, height: height, subitems: items, interItemSpacing: spacing),
    interGroupSpacing: between,
    contentInsets: insets,
    boundaryItems: boundary
  )
}

/// A view at an edge of a section, of a width and a height, or of a height alone.
func edge(
  _ alignment: LayoutEdges,
  _ first: LayoutDimension,
  _ height: LayoutDimension? = nil,
  kind: String = "header",
  x: Double = 0,
  y: Double = 0,
  extends: Bool = true,
  pins: Bool = false
) -> LayoutBoundaryItem {
  LayoutBoundaryItem(
    kind: kind,
    width: height == nil ? .w(1) : first,
    height: height ?? first,
    alignment: alignment,
    x: x,
    y: y,
    extendsBoundary: extends,
    pinsToVisibleBounds: pins
  )
}
