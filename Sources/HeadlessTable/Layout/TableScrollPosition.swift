/// The place in the viewport that a row has when the table has scrolled to it.
public enum TableScrollPosition: Hashable, Sendable, CaseIterable {
  /// Wherever it is fully visible after the shortest way, which may be no way at all.
  case none
  /// At the top edge of what the insets leave of the viewport.
  case top
  /// In the middle of what the insets leave of the viewport.
  case middle
  /// At the bottom edge of what the insets leave of the viewport.
  case bottom
}
