import Foundation
import TestSupport
import Testing

@testable import Binder

/// Text that is the same in every run, or none; by the value, and by the type once and for all.
@Suite(.bounded)
struct StableNameTests {
  enum Ordered: Int { case first = 1 }

  struct Code: RawRepresentable, Hashable { let rawValue: Int }

  struct ID: Hashable { let raw: Int }

  struct Described: Hashable, CustomStringConvertible {
    let description = "described"
  }

  class Thing: Hashable {
    static func == (left: Thing, right: Thing) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  final class Named: Thing, CustomStringConvertible, @unchecked Sendable {
    let description = "named"
  }

  /// Describes itself as objects of Apple's frameworks do.
  final class Framework: Thing, CustomStringConvertible, @unchecked Sendable {
    let description: String
    init(_ description: String) { self.description = description }
  }

  struct Pair: Hashable { let raw: Int, inner: ID }

  struct Tags: Hashable { let tags: Set<Int> }

  struct Month: Hashable, CollectionIdentifiable {
    let collectionId: String
    let days: Int
  }

  struct Debugged: Hashable, CustomDebugStringConvertible {
    let raw: Int
    var debugDescription: String { "debugged" }
  }

  enum Row: Hashable {
    case total
    case person(Int)
    case letter(of: String)
    case tagged(Tags)
    case optional(Ordered?)
    case by(ID)
    case month(Month)
    case cell(row: Int, column: Int)
    case tags(of: Int, Tags)
    indirect case inside(Row)
  }

  private static let universalID: UUID = UUID()
  private static let held: Named = Named()

  struct Text: Hashable { let text: String }

  struct Universal: Hashable { let id: UUID }

  struct Outer: Hashable { let inner: Universal }

  struct Maybe: Hashable { let number: Int? }

  struct Held: Hashable {
    weak var thing: Named?

    static func == (left: Held, right: Held) -> Bool { left.thing === right.thing }
    func hash(into hasher: inout Hasher) {}
  }

  struct Mirrored: Hashable, CustomReflectable {
    let raw: Int
    var customMirror: Mirror {
      Mirror(self, children: ["twice": raw * 2], displayStyle: .struct)
    }
  }

  /// A type may be looked at when its first value is named, and not again.
  private static func both<Value: Hashable>(_ value: Value) -> [String?] {
    let names = [stableName(of: value), stableName(of: value), stableNames(of: Value.self)(value)]
    return Set(names).count == 1 ? [names[0], names[2]] : names
  }

  @Test(arguments: [
    (both(7), "7"),
    (both("seven"), "seven"),
    (both(ID(raw: 7)), "7"),
    (
      both(Pair(raw: 7, inner: ID(raw: 8))),
      "Pair(raw: 7, inner: BinderTests.StableNameTests.ID(raw: 8))"
    ),
    (both(Text(text: "seven")), "seven"),
    (both(Universal(id: universalID)), universalID.uuidString),
    (both(Outer(inner: Universal(id: universalID))), universalID.uuidString),
    (both(Maybe(number: 7)), "7"),
    (both(Maybe(number: nil)), "nil"),
    (both(Held(thing: held)), "named"),
    (both(Held(thing: nil)), "nil"),
    (both(Mirrored(raw: 4)), "8"),
    (both(Framework("")), ""),
    (both(Framework("paint 0xFF8800")), "paint 0xFF8800"),
    (both(Framework("0xFF8800")), "0xFF8800"),
    (both(Framework("<Photo: 0x600003b8c040>")), nil),
    (both(Framework("0x600003b8c040")), nil),
    (both(Framework("0x9d3a51f0c2 <x-coredata://photos/p7>")), nil),
    (
      both(
        Framework(
          "<Photo: 0x600003b8c040> (entity: Photo; id: 0x9d3a51f0c2 <x-coredata://photos/p7>; data: <fault>)"
        )
      ), nil
    ),
    (both(Framework("<Photo: 0x600003b8c040; size = 0x10>")), "<Photo: ; size = 0x10>"),
    (both(Tags(tags: [1])), nil),
    (both(Month(collectionId: "may", days: 31)), #"Month(collectionId: "may", days: 31)"#),
    (both(Debugged(raw: 1)), "debugged"),
    (both(Row.total), "total"),
    (both(Row.person(7)), "person(7)"),
    (both(Row.letter(of: "K")), "letter(K)"),
    (both(Row.tagged(Tags(tags: [1]))), nil),
    (both(Row.optional(.first)), "optional(first)"),
    (both(Row.optional(nil)), "optional(nil)"),
    (both(Row.by(ID(raw: 7))), "by(7)"),
    (both(Row.month(Month(collectionId: "may", days: 31))), "month(may)"),
    (both(Row.cell(row: 1, column: 2)), "cell(1,2)"),
    (both(Row.tags(of: 1, Tags(tags: [1]))), nil),
    (both(Row.inside(.person(7))), "inside(person(7))"),
    (both(Ordered.first), "first"),
    (both(Code(rawValue: 3)), "3"),
    (both(Described()), "described"),
    (both([1, 2]), "[1, 2]"),
    (both(String?.some("x")), "x"),
    (both(String?.none), "nil"),
    (both(Ordered??.some(.first)), "first"),
    (both(Set<Int>?.some([1])), nil),
    (both(Set([1, 2])), nil),
    (both([1: 2]), nil),
    (both(Thing()), nil),
    (both(Named() as Thing), "named"),
    (both(ObjectIdentifier(Thing())), nil),
    (both(AnyHashable(7)), "7"),
    (both(AnyHashable(Ordered.first)), "first"),
    (both(AnyHashable(Set([1, 2]))), nil),
    (both(AnyHashable(Thing())), nil),
  ])
  func names(_ names: [String?], _ expected: String?) {
    #expect(names == [expected, expected])
  }

  struct Flag: Hashable, CollectionIdentifiable {
    let raw: UInt8
    var collectionId: String { "flag \(raw)" }
  }

  struct FlagFirst: Hashable { let flag: Flag? }

  struct NilFirst: Hashable { let flag: Flag? }

  /// What the first value of a type holds does not decide how the others are named.
  @Test func optionalPropertiesInAnyOrder() {
    let names = [Flag(raw: 1), nil].map { stableName(of: FlagFirst(flag: $0)) }
    #expect(names == ["flag 1", "nil"])
    #expect([nil, Flag(raw: 1)].map { stableName(of: NilFirst(flag: $0)) } == names.reversed())
  }

  /// An existential says nothing of the value that it holds.
  @Test func valuesOfAnyType() {
    #expect(stableName(of: Set([1]) as any Hashable) == nil)
    #expect(stableName(of: Ordered.first as Any) == "first")
    #expect(stableName(of: Thing() as Any) == nil)
  }

  @Test("a UUID is named by its text", arguments: 0..<20)
  func uuid(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    #expect(Self.both(id) == [id.uuidString, id.uuidString])
  }
}
