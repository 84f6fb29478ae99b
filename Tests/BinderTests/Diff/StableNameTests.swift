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

  final class Named: Thing, CustomStringConvertible {
    let description = "named"
  }

  private static func both<Value: Hashable>(_ value: Value) -> [String?] {
    [stableName(of: value), stableNames(of: Value.self)(value)]
  }

  @Test(arguments: [
    (both(7), "7"),
    (both("seven"), "seven"),
    (both(ID(raw: 7)), "ID(raw: 7)"),
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

  /// An existential says nothing of the value that it holds.
  @Test func valuesOfAnyType() {
    #expect(stableName(of: Set([1]) as any Hashable) == nil)
    #expect(stableName(of: Ordered.first as Any) == "first")
    #expect(stableName(of: Thing() as Any) == nil)
  }
}
