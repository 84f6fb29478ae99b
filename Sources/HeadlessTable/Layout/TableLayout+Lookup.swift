import Binder

extension TableLayout {
  /// The width of the table and the sum of all heights, as far as they are known, in points.
  var contentSize: TableSize { TableSize(width: size.width, height: geometry.contentHeight) }

  /// The place of a section, of its header or of its footer, in the content.
  func rect(ofSection section: Int, _ part: SupplementaryKind?) -> TableRect {
    let (header, footer) = (geometry.span(ofHeader: section), geometry.span(ofFooter: section))
    return switch part {
    case .header: rect(y: header.y, height: header.height)
    case .footer: rect(y: footer.y, height: footer.height)
    case nil: rect(y: header.y, height: footer.maxY - header.y)
    }
  }

  /// The place of a header or a footer on the screen, where it may stick.
  func rect(of supplementary: LayoutPlan.Supplementary) -> TableRect {
    rect(y: supplementary.y, height: supplementary.height)
  }

  /// Points from the top edge of the table to a row.
  func distance(of row: RowPosition) -> Double { rect(of: row).minY - offset }

  /// Whether the top edge of a row is on the screen, where no bar covers it.
  func showsTopEdge(of row: RowPosition) -> Bool {
    let top = rect(of: row).minY
    return top >= viewport.insetMinY && top < offset + size.height
  }

  /// The row that covers a point of the content; nil for a header, a footer, or no content.
  func row(at point: TablePoint) -> RowPosition? {
    guard point.x >= 0, point.x < size.width,
      case .row(let section, let row) = geometry.element(at: point.y)
    else { return nil }
    return RowPosition(section: section, row: row)
  }

  /// The rows that show in a rectangle of the content; nil if its size is negative or no number.
  func rows(in rect: TableRect) -> [RowPosition]? {
    guard rect.width >= 0, rect.height >= 0, !rect.minX.isNaN, !rect.minY.isNaN else { return nil }
    guard rect.minX < size.width, rect.maxX > 0 else { return [] }
    return geometry.visibleSections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.visibleRows(inSection: section, from: rect.minY, to: rect.maxY)
        .filter { geometry.section(section).rows.height(at: $0).height > 0 }
        .map { RowPosition(section: section, row: $0) }
    }
  }
}
