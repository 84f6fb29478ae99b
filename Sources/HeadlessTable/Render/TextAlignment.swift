/// The edge that a label's text stands at, in drawings: the cases of `NSTextAlignment`, and the edge where lines end.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where lines begin: at the left, in a table that runs from right to left at the right.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Where lines end, less important than the text beside it, as the second text of a cell of style `value1` is.
  case trailing
}
