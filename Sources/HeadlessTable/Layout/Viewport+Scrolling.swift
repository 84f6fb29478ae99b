extension Viewport {
  /// The offsets at which the content can rest.
  ///
  /// Content that is lower than the viewport rests at its top.
  package func restingOffsets(contentHeight: Double) -> ClosedRange<Double> {
    // Not −inset.top, which is −0 where there is no inset.
    let lowest = 0 - inset.top
    return lowest...max(lowest, contentHeight + inset.bottom - height)
  }

  package func restingOffset(nearest offset: Double, contentHeight: Double) -> Double {
    let range = restingOffsets(contentHeight: contentHeight)
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset that shows a stretch of the content at a position.
  ///
  /// The target is a resting offset. Only `.none` leaves the offset as it is, wherever that may be,
  /// when the whole stretch shows already; a stretch that is too high to show as a whole is put at
  /// the top, and otherwise at the edge that is nearer to it.
  package func offset(
    showing span: TableGeometry.Span,
    at position: TableScrollPosition,
    contentHeight: Double
  ) -> Double {
    let target: Double
    switch position {
    case .top:
      target = span.y - inset.top
    case .middle:
      target = span.y - inset.top - (insetHeight - span.height) / 2
    case .bottom:
      target = span.maxY - height + inset.bottom
    case .none:
      guard let edge = nearestEdge(to: span) else { return offset }
      return offset(showing: span, at: edge, contentHeight: contentHeight)
    }
    return restingOffset(nearest: target, contentHeight: contentHeight)
  }

  /// The edge that a stretch has to be moved to, or nil if all of it shows.
  private func nearestEdge(to span: TableGeometry.Span) -> TableScrollPosition? {
    if span.height > insetHeight || span.y < insetMinY { return .top }
    return span.maxY > insetMaxY ? .bottom : nil
  }
}
