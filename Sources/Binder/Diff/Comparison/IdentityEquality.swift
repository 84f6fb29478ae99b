/// Whether identities are equal.
@usableFromInline
package enum IdentityEquality {
  /// Compares two identities, strings by their bytes where these tell.
  @inlinable @inline(__always)
  package static func areEqual<ID: Equatable>(_ old: ID, _ new: ID) -> Bool {
    if ID.self == String.self, let oldText = old as? String, let newText = new as? String {
      let answer = TextEquality.ofBytes(oldText, newText)
      return answer == .same || answer == .unknown && oldText == newText
    }
    return old == new
  }
}
