import Binder

/// The numbers that a release of UIKit uses where nobody answers, in points.
///
/// Apple does not state most of them. A number that no measurement confirms is called unverified;
/// set it to what your device shows if a picture depends on it.
public struct LayoutProfile: Hashable, Sendable {
  /// The meaning of the answers 0 and `automaticDimension` to a question for a header's height.
  public enum HeaderRule: Hashable, Sendable {
    /// Up to iOS 10: plain headers have no height in either case, grouped ones the default height.
    case iOS10
    /// From iOS 11 on: 0 is no height, and `automaticDimension` is the default height.
    case iOS11
  }

  /// The height of a row that neither the delegate nor the cell decides.
  public var rowHeight = 44.0
  /// The height that a self-sizing row has until it is measured; 0 measures all rows at once.
  public var estimatedRowHeight = 44.0
  /// The default height of a header in a plain table; seen in one log only.
  public var plainHeaderHeight = 28.0
  /// The default height of a footer in a plain table; unverified, taken from the header.
  public var plainFooterHeight = 28.0
  /// The default height of a header in both grouped styles; unverified.
  public var groupedHeaderHeight = 38.0
  /// The default height of a footer in both grouped styles; unverified, taken from the header.
  public var groupedFooterHeight = 38.0
  /// The blank space above a plain section with a header (`sectionHeaderTopPadding`); unverified.
  public var plainTopPadding = 0.0
  /// The blank space above a group without a header, in both grouped styles; unverified.
  public var groupedTopPadding = 35.0
  /// The blank space to the left and to the right of an inset group; unverified.
  public var groupSideInset = 20.0
  /// The meaning of the answers 0 and `automaticDimension` for headers and footers.
  public var headerRule = HeaderRule.iOS11

  /// The numbers of iOS 17, for a program that is linked against a current SDK.
  public static let iOS17 = LayoutProfile()

  /// The numbers of iOS 10, before estimates and header heights changed; the headers' unverified.
  public static let iOS10: LayoutProfile = {
    var profile = LayoutProfile()
    profile.estimatedRowHeight = 0
    profile.plainHeaderHeight = 22
    profile.plainFooterHeight = 22
    profile.groupedHeaderHeight = 20
    profile.groupedFooterHeight = 20
    profile.headerRule = .iOS10
    return profile
  }()

  /// Makes a profile that starts as that of iOS 17.
  public init() {}
}

extension LayoutProfile {
  /// The height in points of a header that exists, after an answer to the question for it.
  ///
  /// The answer is in points, 0 or more, or `automaticDimension`; anything else stops the program.
  public func headerHeight(answer: Double, in style: TableStyle) -> Double {
    let standard = style == .plain ? plainHeaderHeight : groupedHeaderHeight
    return height(answer: answer, standard: standard, in: style)
  }

  /// The height in points of a footer that exists, by the same rule as a header's.
  public func footerHeight(answer: Double, in style: TableStyle) -> Double {
    let standard = style == .plain ? plainFooterHeight : groupedFooterHeight
    return height(answer: answer, standard: standard, in: style)
  }

  /// The blank points above a section.
  ///
  /// A group whose header somebody answered for, even with 0, gets none: the default height of a
  /// grouped header contains the space.
  public func topPadding(in style: TableStyle, hasHeader: Bool) -> Double {
    switch style {
    case .plain: hasHeader ? plainTopPadding : 0
    case .grouped, .insetGrouped: hasHeader ? 0 : groupedTopPadding
    }
  }

  /// The blank points to the left and to the right of rows, headers and footers.
  public func sideInset(in style: TableStyle) -> Double {
    style == .insetGrouped ? groupSideInset : 0
  }

  private func height(answer: Double, standard: Double, in style: TableStyle) -> Double {
    precondition(
      answer >= 0 || answer == automaticDimension,
      "A header or a footer can't be \(answer) points high; answer 0 or more, or automaticDimension"
    )
    guard answer == 0 || answer == automaticDimension else { return answer }
    return switch (headerRule, style) {
    case (.iOS10, .plain): 0
    case (.iOS10, _): standard
    case (.iOS11, _): answer == 0 ? 0 : standard
    }
  }
}
