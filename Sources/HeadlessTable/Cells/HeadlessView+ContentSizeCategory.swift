extension HeadlessView {
  /// The user's text size: `UIContentSizeCategory`.
  ///
  /// The table sets it on its cells, headers and footers; what it does to their heights they say themselves:
  ///
  ///     override func preferredHeight(forWidth width: Double) -> Double? {
  ///       contentSizeCategory.isAccessibilityCategory ? 88 : nil
  ///     }
  ///
  /// Default heights of rows, headers and footers stay as they are.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    case extraSmall, small, medium
    /// The size that a device is delivered with.
    case large
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// The size of body text in points, as Apple's guidelines give it for iOS: 17 for `large`.
    package var bodyPointSize: Double {
      switch self {
      case .extraSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .extraLarge: 19
      case .extraExtraLarge: 21
      case .extraExtraExtraLarge: 23
      case .accessibilityMedium: 28
      case .accessibilityLarge: 33
      case .accessibilityExtraLarge: 40
      case .accessibilityExtraExtraLarge: 47
      case .accessibilityExtraExtraExtraLarge: 53
      }
    }

    /// Whether it is one of the five that are larger than the usual ones.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Orders categories from the smallest text to the largest.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
      left.bodyPointSize < right.bodyPointSize
    }
  }
}
