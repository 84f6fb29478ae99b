/// Whether identities are equal.
@usableFromInline
package enum IdentityEquality {
  /// Compares two identities, strings first by their bytes.
  ///
  /// Equal bytes are the same text, which is nearly always the answer where lists are alike, and takes a
  /// fraction of the time; what other bytes mean is a question for Unicode.
  @inlinable @inline(__always)
  package static func areEqual<ID: Equatable>(_ old: ID, _ new: ID) -> Bool {
    if ID.self == String.self, let oldText = old as? String, let newText = new as? String {
      return haveSameBytes(oldText, newText) || oldText == newText
    }
    return old == new
  }

  @inlinable @inline(__always)
  static func haveSameBytes(_ old: String, _ new: String) -> Bool {
    old.utf8.withContiguousStorageIfAvailable { old in
      new.utf8.withContiguousStorageIfAvailable { new in
        guard old.count == new.count, let oldBytes = old.baseAddress,
          let newBytes = new.baseAddress
        else { return false }
        return RowBytes.areSame(oldBytes, newBytes, count: old.count)
      } ?? false
    } ?? false
  }
}
