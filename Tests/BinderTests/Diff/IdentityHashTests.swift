import Foundation
import TestSupport
import Testing

@testable import Binder

@Suite("Identities", .bounded)
struct IdentityHashTests {
  @Test(
    "have hash values that differ for UUIDs that differ in one half, whatever the other one is",
    arguments: [0, .max, 0x9E37_79B9_7F4A_7C15, 1 << 63] as [UInt64]
  )
  func halves(half: UInt64) {
    for seed in [IdentityHash.seed, 0x1234_5678_9ABC_DEF1] {
      let first = (1...1_000).map { Self.uuid(half, $0 &* 0x1_0000_0001) }
      let second = (1...1_000).map { Self.uuid($0 &* 0x1_0000_0001, half) }
      for ids in [first, second] {
        #expect(Set(ids.map { IdentityHash.of($0, seed: seed) }).count == 1_000)
      }
    }
  }

  @Test("have hash values that are the same for the same identity")
  func equal() {
    let id = UUID()
    let copy = UUID(uuidString: id.uuidString)
    #expect(copy.map { IdentityHash.of($0, seed: 7) } == IdentityHash.of(id, seed: 7))
    #expect(IdentityHash.of("a\u{308}", seed: 7) == IdentityHash.of("ä", seed: 7))
  }

  @Test("that are strings are compared to their last byte", arguments: 1...40)
  func lastByte(length: Int) {
    let text = String(repeating: "a", count: length - 1)
    #expect(IdentityEquality.areEqual(text + "x", text + "x"))
    #expect(!IdentityEquality.areEqual(text + "x", text + "y"))
    #expect(!IdentityEquality.areEqual("x" + text, "y" + text))
  }

  private static func uuid(_ first: UInt64, _ second: UInt64) -> UUID {
    unsafeBitCast((first, second), to: UUID.self)
  }
}
