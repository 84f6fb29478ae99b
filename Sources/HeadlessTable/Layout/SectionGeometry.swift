import Binder

/// One section's stack: padding, header, rows, footer, padding; all lengths in points.
package struct SectionGeometry: Sendable, Equatable {
  package var topPadding = 0.0
  package var header = 0.0
  /// Whether the header's height is an estimate.
  package var headerIsEstimate = false
  package var rows = RowHeights()
  package var footer = 0.0
  /// Whether the footer's height is an estimate.
  package var footerIsEstimate = false
  package var bottomPadding = 0.0

  /// The sum of everything, paddings included; O(1).
  package var height: Double { topPadding + header + rows.total + footer + bottomPadding }
}

extension SectionGeometry: SumTreeElement {
  package var extent: LayoutExtent {
    assert(hasLengths, "A section has a length that is negative or not finite: \(self)")
    return LayoutExtent(elements: 1, rows: rows.count, height: height)
  }

  private var hasLengths: Bool {
    topPadding >= 0 && header >= 0 && footer >= 0 && bottomPadding >= 0 && height.isFinite
  }
}

extension SectionGeometry {
  /// Sets the height of a header or footer, and the blank points on its outer side.
  mutating func set(
    _ height: Double,
    padding: Double,
    isEstimate: Bool,
    of kind: SupplementaryKind
  ) {
    switch kind {
    case .header: (topPadding, header, headerIsEstimate) = (padding, height, isEstimate)
    case .footer: (bottomPadding, footer, footerIsEstimate) = (padding, height, isEstimate)
    }
  }

  func padding(of kind: SupplementaryKind) -> Double {
    kind == .header ? topPadding : bottomPadding
  }

  func height(of kind: SupplementaryKind) -> Double { kind == .header ? header : footer }

  func isEstimate(of kind: SupplementaryKind) -> Bool {
    kind == .header ? headerIsEstimate : footerIsEstimate
  }
}

extension SupplementaryKind {
  package var placeKind: Call.Place.Kind { self == .header ? .header : .footer }
}
