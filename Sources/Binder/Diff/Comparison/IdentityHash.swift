#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Hash values of identities.
///
/// Numbers and UUIDs, which most identities are, are mixed by one multiplication with a seed that differs
/// from process to process; others are hashed as a dictionary does.
@usableFromInline
package enum IdentityHash {
  /// Differs from process to process, so that nobody can prepare identities that collide.
  @usableFromInline static let seed = UInt64(bitPattern: Int64("Binder".hashValue)) | 1

  /// A number that is equal for equal identities.
  @inlinable @inline(__always)
  package static func of<ID: Hashable>(_ id: ID, seed: UInt64) -> Int {
    if ID.self == Int.self, let number = id as? Int {
      return mix(UInt64(bitPattern: Int64(number)) ^ seed, 0x9E37_79B9_7F4A_7C15)
    }
    if ID.self == UUID.self, let id = id as? UUID {
      let words = unsafeBitCast(id.uuid, to: (UInt64, UInt64).self)
      return mix(words.0 ^ seed, words.1 ^ (seed &* 0x9E37_79B9_7F4A_7C15))
    }
    return id.hashValue
  }

  /// Both halves of a product.
  @inlinable @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> Int {
    let product = left.multipliedFullWidth(by: right)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
