/// The stops and the small words that all lines of a call log share.
enum CallLine {
  /// Characters of a keyword with the space after it.
  static let keywordWidth = 11
  /// Characters of an event's keyword with the space after it.
  static let eventWidth = 13
  /// Characters of a view's name with the space after it.
  static let viewWidth = 18
  /// Characters of `new` and `reused` with the space after it.
  static let stateWidth = 9
  /// Characters before the place in a line without a state.
  static let placeStop = keywordWidth + viewWidth + stateWidth

  /// The tag `reuse=wide` where the identifier is not the type's name, else nothing.
  static func reuseTag(_ reuseIdentifier: String, type: String) -> String {
    reuseIdentifier == type ? "" : "  reuse=\(reuseIdentifier.escapedForLine)"
  }
}
