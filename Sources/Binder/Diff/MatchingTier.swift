/// What is known of a model type, best first.
@usableFromInline
package enum MatchingTier: Int, Comparable, Sendable {
  /// Rows have an identity, and their content can be compared.
  case identityAndEquality
  /// Rows have an identity; whether their content changed is not known.
  case identity
  /// Rows are equal or not; an equal row is the same row, and rows are not followed when they move.
  case equality

  @usableFromInline
  package static func < (lhs: MatchingTier, rhs: MatchingTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
