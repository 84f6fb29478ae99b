import Binder

extension PlacedSection {
  /// The rows that a viewport shows, rows of 0 points among them included; O(log runs).
  func rows(in viewport: Viewport) -> Range<Int> {
    geometry.rows.rows(from: viewport.offset, to: viewport.maxY, origin: rowsY)
  }

  func visible(
    _ kind: SupplementaryKind,
    in style: TableSectionStyle,
    _ viewport: Viewport
  ) -> LayoutPlan.Supplementary? {
    let view = kind == .header ? header(in: style, viewport) : footer(in: style, viewport)
    return viewport.shows(y: view.y, height: view.height) ? view : nil
  }

  /// In a plain table it stays below the top inset while its section passes, until the end of the
  /// section pushes it up.
  func header(in style: TableSectionStyle, _ viewport: Viewport) -> LayoutPlan.Supplementary {
    let height = geometry.header
    guard style == .plain else { return supplementary(y: headerY, restingAt: headerY, height) }
    let end = max(headerY, maxY - height)
    let y = min(max(headerY, viewport.insetMinY), end)
    return supplementary(y: y, restingAt: headerY, height)
  }

  /// In a plain table it stays above the bottom inset while its section passes, until the top of
  /// the section's rows pushes it down.
  func footer(in style: TableSectionStyle, _ viewport: Viewport) -> LayoutPlan.Supplementary {
    let height = geometry.footer
    guard style == .plain else { return supplementary(y: footerY, restingAt: footerY, height) }
    let y = max(min(footerY, viewport.insetMaxY - height), rowsY)
    return supplementary(y: y, restingAt: footerY, height)
  }

  private func supplementary(
    y: Double,
    restingAt restingY: Double,
    _ height: Double
  ) -> LayoutPlan.Supplementary {
    LayoutPlan.Supplementary(section: index, y: y, height: height, isPinned: y != restingY)
  }
}
