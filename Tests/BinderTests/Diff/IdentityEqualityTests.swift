import TestSupport
import Testing

@testable import Binder

@Suite("Identities that are texts", .bounded)
struct IdentityEqualityTests {
  /// Characters whose bytes begin alike, and ones that are equal with other bytes.
  private static let characters = [
    "a", "b", "é", "e", "\u{301}", "\u{327}", "e\u{301}", "K", "\u{212A}", ";", "\u{37E}", "日", "本",
    "👩‍👧", "\u{200D}", "1", "12345678",
  ]

  @Test("are equal whenever strings are, whatever their bytes", arguments: 0..<40)
  func anyBytes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var wrong: [String] = []
    for _ in 0..<500 {
      let start = Self.text(count: Int.random(in: 0...20, using: &generator), using: &generator)
      let old =
        start + Self.text(count: Int.random(in: 0...3, using: &generator), using: &generator)
      let new =
        start + Self.text(count: Int.random(in: 0...3, using: &generator), using: &generator)
      if IdentityEquality.areEqual(old, new) != (old == new) { wrong.append("\(old) and \(new)") }
    }
    #expect(wrong == [])
  }

  private static func text(count: Int, using generator: inout SplitMix64) -> String {
    (0..<count).map { _ in characters.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test("are found in rows that were read again, and what else changed in these", arguments: 0..<60)
  func readAnew(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = (0..<60).map { Article($0) }
    var new = (0..<60).map { Article($0) }
    var changed: Set<Int> = []
    for _ in 0..<6 {
      let row = Int.random(in: 0..<60, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: new[row].title += "!"
      case 1: new[row].source = Article.id(92)
      case 2: new[row].length += 1
      case 3: new[row].isRead.toggle()
      default: new[row].source = new[row].id
      }
      changed.insert(row)
    }
    new.remove(at: 30)
    changed = changed.filter { $0 != 30 && old[$0] != new[$0 < 30 ? $0 : $0 - 1] }
    let changes = Changeset(from: old, to: new)
    #expect(changes.deletions == [30])
    #expect(changes.updates.map(\.old) == changed.sorted())
  }
}

/// A row with texts besides its identity that are kept elsewhere, one of them often with the identity.
private struct Article: Identifiable, Equatable {
  var title: String
  let id: String
  var source: String
  var length: Int
  var isRead = false

  init(_ number: Int) {
    id = Self.id(number)
    title = number % 2 == 0 ? "№ \(number)" : "The title number \(number) of all"
    source = number % 3 == 0 ? Self.id(91) : id
    length = number
  }

  /// All are of one length, as are those of other rows.
  static func id(_ number: Int) -> String { "an article with the number \(100 + number)" }
}
