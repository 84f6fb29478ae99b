/// The place in the viewport that a row has when the table has scrolled to it.
public enum TableScrollPosition: Hashable, Sendable, CaseIterable {
  /// Where it is fully visible after the least scrolling, or none.
  case none
  /// At the top edge of the viewport, inside the insets.
  case top
  /// In the middle of the viewport, inside the insets.
  case middle
  /// At the bottom edge of the viewport, inside the insets.
  case bottom
}
