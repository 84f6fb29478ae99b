public import Binder

extension HeadlessTable {
  /// The place of a row in the content, visible or not.
  ///
  /// - Complexity: O(log sections + log rows).
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    layoutIfNeeded()
    guard let row = existingRow(at: indexPath) else { return .zero }
    return rect(of: row)
  }

  /// The place of a section's header in the content, where it rests when it does not stick.
  public func rectForHeader(inSection section: Int) -> Rect {
    rect(inSection: section, TableGeometry.span(ofHeader:))
  }

  /// The place of a section's footer in the content, where it rests when it does not stick.
  public func rectForFooter(inSection section: Int) -> Rect {
    rect(inSection: section, TableGeometry.span(ofFooter:))
  }

  /// The place of a section in the content: its header, its rows and its footer.
  public func rect(forSection section: Int) -> Rect {
    rect(inSection: section) { geometry in
      { section in
        let top = geometry.span(ofHeader: section).y
        let bottom = geometry.span(ofFooter: section).maxY
        return TableGeometry.Span(y: top, height: bottom - top)
      }
    }
  }

  /// The row that covers a point of the content; nil for a header, a footer, or no content.
  ///
  /// - Complexity: O(log sections + log rows).
  public func indexPathForRow(at point: Point) -> IndexPath? {
    layoutIfNeeded()
    guard point.x >= 0, point.x < size.width,
      case .row(let section, let row) = geometry.element(at: point.y)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The rows that show in a rectangle of the content; nil if its size is negative or no number.
  ///
  /// - Complexity: O(log sections + log rows) and the number of rows in it.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    layoutIfNeeded()
    guard rect.width >= 0, rect.height >= 0, !rect.minX.isNaN, !rect.minY.isNaN else { return nil }
    guard rect.minX < size.width, rect.maxX > 0 else { return [] }
    return geometry.visibleSections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.visibleRows(inSection: section, from: rect.minY, to: rect.maxY)
        .filter { geometry.section(section).rows.height(at: $0).height > 0 }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// The width of rows, headers and footers in points.
  var rowWidth: Double { max(0, size.width - 2 * profile.sideInset(in: style)) }

  func rect(of row: RowPosition) -> Rect {
    let span = geometry.span(ofRow: row.row, section: row.section)
    return rect(y: span.y, height: span.height)
  }

  func rect(y: Double, height: Double) -> Rect {
    Rect(x: profile.sideInset(in: style), y: y, width: rowWidth, height: height)
  }

  private func rect(
    inSection section: Int,
    _ span: (TableGeometry) -> (Int) -> TableGeometry.Span
  ) -> Rect {
    layoutIfNeeded()
    guard sections.indices.contains(section) else {
      report(.sectionOutOfBounds(rectOf: section, counts: counts(at: section)))
      return .zero
    }
    let span = span(geometry)(section)
    return rect(y: span.y, height: span.height)
  }
}
