import Binder

/// One section's stack: padding, header, rows, footer, padding; all lengths in points.
package struct SectionGeometry: Sendable, Equatable {
  package var topPadding: Double
  package var header: Double
  /// Whether the header's height stands in for one that is not known yet.
  package var headerIsEstimate: Bool
  package var rows: RowHeights
  package var footer: Double
  /// Whether the footer's height stands in for one that is not known yet.
  package var footerIsEstimate: Bool
  package var bottomPadding: Double

  package init(
    topPadding: Double = 0,
    header: Double = 0,
    headerIsEstimate: Bool = false,
    rows: RowHeights = RowHeights(),
    footer: Double = 0,
    footerIsEstimate: Bool = false,
    bottomPadding: Double = 0
  ) {
    self.topPadding = topPadding
    self.header = header
    self.headerIsEstimate = headerIsEstimate
    self.rows = rows
    self.footer = footer
    self.footerIsEstimate = footerIsEstimate
    self.bottomPadding = bottomPadding
  }

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
