import Binder

/// The numbers that a release of UIKit uses where the delegate returns none, in points.
///
/// Apple does not state most of them. Each says where it was seen: "measured" in pictures of a `UITableView`, or "of the list
/// layout" in that layout of a collection view only, which looks the same. If a picture depends on a number, set it to what
/// your device shows.
public struct LayoutProfile: Hashable, Sendable {
  /// The height of a row that neither the delegate nor the cell decides; measured on iOS 9, 10, 13 and 14.
  public var rowHeight = 44.0
  /// The height that a self-sizing row has until it is measured; 0 measures all rows at once.
  public var estimatedRowHeight = 44.0
  /// The height that a separator adds to a row whose cell measures itself, one pixel; 0 for a table without separators.
  ///
  /// Heights that the delegate or the table gives contain it. Measured at three pixels a point on iOS 17.5 and 18.5.
  public var separatorHeight = Double.pixel
  /// The default height of a header in a plain table; measured on iOS 9 to 12, and the same in the list layout.
  public var plainHeaderHeight = 28.0
  /// The default height of a footer in a plain table; that of the list layout.
  public var plainFooterHeight = 28.0
  /// The blank space above a plain section with a header (`sectionHeaderTopPadding`); that of the list layout.
  public var plainTopPadding = 22.0
  /// The default height of a header with a title or a view in both grouped styles; that of the list layout of iOS 17.5 and
  /// 18.5 at three pixels a point.
  public var groupedHeaderHeight = 38 + 2 * Double.pixel
  /// The default height of a footer with a title or a view in both grouped styles; of the same layout.
  public var groupedFooterHeight = 33 + 2 * Double.pixel
  /// The blank space above the first group where that has no header; measured on iOS 12, and the same in the list layout.
  public var groupedTopPadding = 35.0
  /// The blank space above the default header of the first group; none in the list layout.
  public var groupedHeaderTopPadding = 0.0
  /// The blank space in place of the header of another group without one; that of the list layout.
  public var groupedHeaderSpace = 17.5
  /// The blank space in place of the footer of a group without one, also of the last; that of the list layout.
  public var groupedFooterSpace = 17.5
  /// The blank space to the left and to the right of an inset group; nil for the layout margin by the table's width.
  ///
  /// That is 16 points up to a width of 375, and 20 from 393 on, as measured on iOS 9 to 18.
  public var groupSideInset: Double?

  /// The numbers of iOS 17, for a program that is linked against a current SDK.
  public static let iOS17 = LayoutProfile()

  /// The numbers of iOS 26 as far as they were seen, in pictures of the list layout; the others are those of iOS 17.
  public static let iOS26: LayoutProfile = {
    var profile = LayoutProfile()
    profile.separatorHeight = 1
    profile.groupedHeaderHeight = 40 + .pixel
    profile.groupedFooterHeight = 29 + 2 * .pixel
    profile.groupSideInset = 16
    return profile
  }()

  /// The numbers of Mac Catalyst in the idiom of the Mac as far as they were seen, in a log of a table and in the list
  /// layout; the others are those of iOS 17.
  public static let macCatalyst: LayoutProfile = {
    var profile = LayoutProfile()
    profile.rowHeight = 45
    profile.estimatedRowHeight = 40.05
    profile.separatorHeight = 0.5
    profile.groupedFooterSpace = 20
    profile.groupSideInset = 16
    return profile
  }()

  /// Makes a profile that starts as that of iOS 17.
  public init() {}
}

extension LayoutProfile {
  /// The default height of a header or footer that has a title or a view.
  func height(of kind: SupplementaryKind, in style: TableSectionStyle) -> Double {
    switch (kind, style) {
    case (.header, .plain): plainHeaderHeight
    case (.header, _): groupedHeaderHeight
    case (.footer, .plain): plainFooterHeight
    case (.footer, _): groupedFooterHeight
    }
  }

  /// The blank space outside a header or footer of the default height, or in the place of one that is not there.
  func space(
    beside kind: SupplementaryKind,
    isThere: Bool,
    inFirstSection isFirst: Bool,
    in style: TableSectionStyle
  ) -> Double {
    switch (kind, style) {
    case (.header, .plain): isThere ? plainTopPadding : 0
    case (.footer, .plain): 0
    case (.header, _) where isThere: isFirst ? groupedHeaderTopPadding : 0
    case (.header, _): isFirst ? groupedTopPadding : groupedHeaderSpace
    case (.footer, _): isThere ? 0 : groupedFooterSpace
    }
  }

  /// The blank points to the left and to the right of rows, headers and footers of a table that is so wide.
  package func sideInset(in style: TableSectionStyle, width: Double) -> Double {
    guard style == .insetGrouped else { return 0 }
    return groupSideInset ?? (width < 390 ? 16 : 20)
  }
}

extension Double {
  /// One of three pixels of a point, less than a millionth of a point too short, so that sums of heights are exact.
  package static let pixel = 349_525.0 / 1_048_576
}
