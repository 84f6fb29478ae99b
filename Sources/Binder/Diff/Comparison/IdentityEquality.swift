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

  /// Whether rows whose identities are the same text are the same bits but for where that text is kept.
  ///
  /// So are rows that were read anew: their texts are copies, and everything else is equal, so that nothing
  /// needs to be asked of the rows.
  @inlinable @inline(__always)
  static func differOnlyInStorage<Row, ID>(
    _ old: UnsafePointer<Row>,
    _ new: UnsafePointer<Row>,
    _ oldID: ID,
    _ newID: ID
  ) -> Bool {
    guard ID.self == String.self else { return false }
    // The second word of a long string is where it is kept.
    let oldStorage = unsafeBitCast(oldID, to: (UInt64, UInt64).self).1
    let newStorage = unsafeBitCast(newID, to: (UInt64, UInt64).self).1
    return hasSameBits(old, new) { left, right in
      left == right || left == oldStorage && right == newStorage
    }
  }
}
