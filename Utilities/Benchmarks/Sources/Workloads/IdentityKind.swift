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
  /// The name in tables.
  public static let name = "UUID"

  /// The same identity for the same number.
  public static func identity(_ number: Int) -> UUID {
    var generator = SplitMix64(seed: UInt64(bitPattern: Int64(number)))
    let high = generator.next()
    let low = generator.next()
    return withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: UUID.self) }
  }
}

/// Identities that are numbers.
public enum Ints: IdentityKind {
  /// The name in tables.
  public static let name = "Int"

  /// The same identity for the same number.
  public static func identity(_ number: Int) -> Int { number &* 7_919 }
}

/// Identities of 36 characters, as rows have them that were copied from one list to the other.
public enum Strings: IdentityKind {
  /// The name in tables.
  public static let name = "String"

  private static let made = Dictionary(
    uniqueKeysWithValues: [-1..<100_000, 200_000..<201_000, 1_000_000..<1_010_000].joined()
      .map { ($0, FreshStrings.identity($0)) }
  )

  /// The same identity for the same number.
  public static func identity(_ number: Int) -> String {
    made[number] ?? FreshStrings.identity(number)
  }
}

/// Identities of 36 characters with a storage of its own for every row, as rows have them that were read
/// anew.
public enum FreshStrings: IdentityKind {
  /// The name in tables.
  public static let name = "String-read-anew"

  /// The same identity for the same number.
  public static func identity(_ number: Int) -> String { UUIDs.identity(number).uuidString }
}
