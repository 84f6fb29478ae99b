/// The place where a row comes to rest when the table scrolls to it.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// Wherever it is fully visible after the shortest way, which may be no way at all.
  case none
  /// At the top edge of what the insets leave of the viewport.
  case top
  /// In the middle of what the insets leave of the viewport.
  case middle
  /// At the bottom edge of what the insets leave of the viewport.
  case bottom
}
