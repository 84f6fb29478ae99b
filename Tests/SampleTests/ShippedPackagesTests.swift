import Foundation
import TestSupport
import Testing

@testable import samples

@Suite("The package database that comes with the samples", .bounded)
struct ShippedPackagesTests {
  @Test("it is complete")
  func complete() throws {
    let database = try PackageDatabase(contentsOf: PackageDatabase.shippedPath)
    #expect(database.packages.count == 40)
    #expect(database.skipped.count == 0)
    #expect(Set(database.packages.map(\.id)).count == 40)
    #expect(Set(database.packages.map(\.section)).count == 13)
    for package in database.packages {
      #expect(package.installedSize ?? 0 > 0)
      #expect(!package.summary.isEmpty && !package.version.isEmpty)
      #expect(package.status == "install ok installed")
    }
  }

  @Test("no damaged byte loses count of a stanza", arguments: Cases.seeds(3))
  func damage(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let shipped = try [UInt8](Data(contentsOf: URL(filePath: PackageDatabase.shippedPath)))
    let packages = try Set(PackageDatabase(bytes: shipped).packages)
    for _ in 0..<100 {
      var bytes = shipped
      let damages = Int.random(in: 1...8, using: &random)
      for _ in 0..<damages { Self.damage(&bytes, using: &random) }
      let database = try PackageDatabase(bytes: bytes)
      let count = database.packages.count + database.skipped.count
      #expect(count == Self.stanzaCount(of: bytes))
      #expect(packages.intersection(database.packages).count >= packages.count - 2 * damages)
    }
  }

  /// Replaces, inserts or removes one byte, now and then one that matters to the format.
  private static func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let special = Array("\n\n: \t\r\0".utf8) + [0x80, 0xC3, 0xFF]
    let byte =
      Bool.random(using: &random)
      ? special[Int.random(in: 0..<special.count, using: &random)]
      : UInt8.random(in: 0...255, using: &random)
    let position = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: bytes.insert(byte, at: position)
    case 1: bytes.remove(at: position)
    default: bytes[position] = byte
    }
  }

  /// The slow way: runs of lines that are not blank.
  private static func stanzaCount(of bytes: [UInt8]) -> Int {
    var count = 0
    var isInStanza = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      if !isBlank, !isInStanza { count += 1 }
      isInStanza = !isBlank
    }
    return count
  }
}
