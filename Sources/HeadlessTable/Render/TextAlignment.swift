/// The edge that a label's text stands at, in drawings: the cases of `NSTextAlignment`, and the edge where lines end.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The edge where lines begin: the left one, in a table that runs from right to left the right one.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// The edge where lines end, for text that matters less than the one beside it, as the second text of a cell of style `value1`.
  case trailing
}
