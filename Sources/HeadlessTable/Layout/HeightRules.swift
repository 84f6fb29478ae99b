import Binder

/// The heights of rows, headers and footers where the delegate returns none: the table's properties, and the system's numbers
/// behind them.
struct HeightRules: Equatable, Sendable {
  let style: TableSectionStyle
  let profile: LayoutProfile

  /// The properties of the table of the same names, in points or `automaticDimension`.
  var rowHeight = automaticDimension
  var estimatedRowHeight = automaticDimension
  var sectionHeaderHeight = automaticDimension
  var estimatedSectionHeaderHeight = automaticDimension
  var sectionFooterHeight = automaticDimension
  var estimatedSectionFooterHeight = automaticDimension

  init(style: TableSectionStyle, profile: LayoutProfile) {
    self.style = style
    self.profile = profile
  }
}

extension HeightRules {
  /// Whether the height of a row is read before it is displayed, because estimates are off.
  var estimatesAreOff: Bool { usualEstimate == 0 }

  /// The table's estimate, or else the system's; 0 where estimates are off.
  private var usualEstimate: Double {
    estimatedRowHeight >= 0 ? estimatedRowHeight : profile.estimatedRowHeight
  }

  /// The height of a row from the height of its cell's content: the separator is below that.
  func height(ofContent height: Double) -> Double { height + profile.separatorHeight }

  /// Points that a row counts for before anything is known of it.
  var defaultEstimate: Double {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    if rowHeight > 0 { return rowHeight }
    return usualEstimate > 0 ? usualEstimate : profile.rowHeight
  }

  /// A height without self-sizing: `automaticDimension` is the system's row height.
  func standard(_ height: Double) -> Double {
    height >= 0 ? height : profile.rowHeight
  }

  /// Whether rows are as high as the table says, so that no callback is needed.
  func knowsHeights(_ dimensions: RowDimensions) -> Bool {
    !dimensions.contains(.height) && rowHeight >= 0
  }

  /// The height of every row of a section for which the delegate returns none.
  func placeholder(in section: SectionState) -> HeightRun {
    guard section.estimatesRows else {
      return HeightRun(height: standard(rowHeight), isEstimate: false, count: 1)
    }
    let isKnown = knowsHeights(section.dimensions)
    return HeightRun(
      height: isKnown ? rowHeight : defaultEstimate,
      isEstimate: !isKnown,
      count: 1
    )
  }

  /// The placeholder of a section whose rows need no callback; nil if they do.
  func commonPlaceholder(in section: SectionState) -> HeightRun? {
    let read: RowDimensions = section.estimatesRows ? .estimatedHeight : .height
    return section.dimensions.contains(read) ? nil : placeholder(in: section)
  }
}

extension HeightRules {
  /// The table's height of headers or footers; `automaticDimension` where it has none.
  func height(of kind: SupplementaryKind) -> Double {
    let height = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    return height >= 0 ? height : automaticDimension
  }

  /// Points that a header or footer counts for until it is displayed; nil without estimates.
  func estimate(of kind: SupplementaryKind) -> Double? {
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return estimate > 0 ? estimate : nil
  }

  /// The height of a header or footer that exists, where the delegate returns 0 or more, or `automaticDimension`.
  func standardHeight(_ kind: SupplementaryKind, value: Double = automaticDimension) -> Double {
    value >= 0 ? value : profile.height(of: kind, in: style)
  }

  /// Whether a header or footer has its height without a view: in a plain table only where the delegate has returned one.
  func reservesSpace(isGivenByDelegate: Bool) -> Bool { isGivenByDelegate || style != .plain }

  /// Blank points above a section's header or below its footer, which has some height.
  ///
  /// A group for whose header or footer the delegate has returned a height, even 0, gets none in its place.
  func padding(
    beside kind: SupplementaryKind,
    _ state: SectionState.Supplementary,
    height: Double,
    inFirstSection isFirst: Bool
  ) -> Double {
    let isGiven = style != .plain && state.value != automaticDimension
    // A property of 0 takes the header away, and not the space above all groups; unverified.
    let isOnlyProperty = state.value == 0 && !state.isGivenByDelegate && kind == .header && isFirst
    if isGiven, !isOnlyProperty { return 0 }
    return profile.space(
      beside: kind,
      isThere: height > 0,
      inFirstSection: isFirst,
      in: style
    )
  }
}
