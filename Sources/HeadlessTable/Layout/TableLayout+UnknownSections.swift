import Binder

extension TableLayout {
  /// The sections in or at the viewport of which it is not known whether they have a header, or a footer.
  func unknownSections(_ kind: SupplementaryKind) -> [Int] {
    sectionsTouchingViewport.filter { sections[$0][kind].isUnknown && mayShow(kind, section: $0) }
  }

  /// Whether a header or footer of a visible section would be visible if it had a height.
  private func mayShow(_ kind: SupplementaryKind, section: Int) -> Bool {
    guard rules.style != .plain else { return true }
    let span =
      kind == .header ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
    return span.maxY >= offset && span.y <= offset + size.height
  }

  private var sectionsTouchingViewport: Range<Int> {
    var range = geometry.visibleSections(from: offset, to: offset + size.height)
    while range.lowerBound > 0, geometry.section(range.lowerBound - 1).height == 0 {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < geometry.sectionCount,
      geometry.span(ofSection: range.upperBound).y <= offset + size.height,
      geometry.section(range.upperBound).height == 0
    {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }
}
