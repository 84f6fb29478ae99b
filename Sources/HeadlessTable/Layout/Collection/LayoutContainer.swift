package import BinderCollections

/// What the sizes and places of a collection view depend on, apart from its sections.
package struct LayoutContainer: Sendable, Hashable {
  package var size: TableSize
  package var axis = LayoutAxis.vertical
  package var safeArea = LayoutInsets.zero
  package var margins = LayoutInsets.zero
  /// The pixels of a point.
  package var scale = 2.0

  /// Lets sums of lengths that fit exactly be found to fit.
  static let tolerance = 1e-6

  /// The length in whole pixels, not longer; 0 for what is no length.
  func length(_ points: Double) -> Double {
    guard points.isFinite, points > 0 else { return 0 }
    return (min(points, .mostPoints) * scale + Self.tolerance).rounded(.down) / scale
  }

  func length(_ dimension: LayoutDimension, in box: TableSize) -> Double {
    switch dimension {
    case .fractionalWidth(let part): length(part * box.width)
    case .fractionalHeight(let part): length(part * box.height)
    case .absolute(let points), .estimated(let points): length(points)
    }
  }

  func size(
    _ width: LayoutDimension,
    _ height: LayoutDimension,
    in box: TableSize
  ) -> TableSize {
    TableSize(width: length(width, in: box), height: length(height, in: box))
  }

  /// The rectangle with its corner at the nearest pixel.
  func aligned(_ rect: TableRect) -> TableRect {
    var rect = rect
    rect.origin = TablePoint(x: pixel(rect.origin.x), y: pixel(rect.origin.y))
    return rect
  }

  private func pixel(_ points: Double) -> Double {
    (points * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The insets of the view that a section keeps free across.
  func outerInsets(of section: LayoutSection) -> LayoutInsets {
    let reference: LayoutInsets =
      switch section.contentInsetsReference {
      case .automatic, .safeArea: safeArea
      case .none: .zero
      case .layoutMargins, .readableContent: margins
      }
    return axis == .vertical
      ? LayoutInsets(leading: reference.leading, trailing: reference.trailing)
      : LayoutInsets(top: reference.top, bottom: reference.bottom)
  }

  /// The insets of a section, with those of the view that it keeps free across.
  func insets(of section: LayoutSection) -> LayoutInsets {
    var insets = section.contentInsets.finite
    let outer = outerInsets(of: section)
    insets.top += outer.top
    insets.leading += outer.leading
    insets.bottom += outer.bottom
    insets.trailing += outer.trailing
    return insets
  }

  /// What the parts of groups that follow each other along an axis are parts of: the view, without the insets across it.
  ///
  /// The headers of a section have the box of the axis of the view, whatever that of its groups is.
  func box(insets: LayoutInsets, along axis: LayoutAxis) -> TableSize {
    var box = size
    box[axis.other] -= insets.sum(axis.other)
    return box
  }
}

extension LayoutInsets {
  fileprivate var finite: LayoutInsets {
    func finite(_ points: Double) -> Double { points.isFinite ? points : 0 }
    return LayoutInsets(
      top: finite(top),
      leading: finite(leading),
      bottom: finite(bottom),
      trailing: finite(trailing)
    )
  }
}

extension TablePoint {
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension TableRect {
  func moved(by distance: TablePoint) -> TableRect {
    var rect = self
    rect.origin.x += distance.x
    rect.origin.y += distance.y
    return rect
  }

  func intersects(_ other: TableRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func end(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }
}
