/// The direction in which lines run and rows are arranged: the cases of `UIUserInterfaceLayoutDirection`.
public enum TableLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Text begins at the left, as in Latin script; accessories are at the right.
  case leftToRight
  /// Text begins at the right, as in Arabic and Hebrew; accessories are at the left.
  case rightToLeft
}
