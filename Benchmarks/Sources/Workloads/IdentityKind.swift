import Foundation

/// A type of identities to measure, and how numbers become such identities.
public protocol IdentityKind {
  associatedtype ID: Hashable & Sendable

  /// The name in tables.
  static var name: String { get }
  /// The same identity for the same number.
  static func identity(_ number: Int) -> ID
}

/// Identities of 16 random bytes.
public enum UUIDs: IdentityKind {
  public static let name = "UUID"

  public static func identity(_ number: Int) -> UUID {
    var generator = SplitMix64(seed: UInt64(bitPattern: Int64(number)))
    let high = generator.next()
    let low = generator.next()
    return withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: UUID.self) }
  }
}

/// Identities that are numbers.
public enum Ints: IdentityKind {
  public static let name = "Int"

  public static func identity(_ number: Int) -> Int { number &* 7_919 }
}

/// Identities of 36 characters, with a storage of its own for every row, as rows read twice have it.
public enum Strings: IdentityKind {
  public static let name = "String"

  public static func identity(_ number: Int) -> String { UUIDs.identity(number).uuidString }
}
