/// Fits text into the columns of a terminal.
public enum TerminalText {
  /// The number of columns that a text takes: two for wide characters and emoji, none for what combines.
  ///
  /// - Complexity: O(length of the text).
  public static func columns(of text: String) -> Int { text.columns }

  /// The text on one line and within some columns, an ellipsis where something is cut off.
  ///
  /// Line feeds and tabs become spaces, other controls `�`.
  public static func line(_ text: String, columns: Int) -> String {
    text.onOneLine.clipped(toColumns: columns)
  }
}
