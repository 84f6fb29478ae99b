import TestSupport
import Testing

@testable import Binder

/// Keys stand for sections of every type: they are the same when the sections are.
@Suite("The key of a section", .bounded)
@MainActor
struct SectionKeyTests {
  private enum Fruit: String, TableViewSection { case apple, pear }
  private enum Colour: String, TableViewSection { case apple }
  private struct Month: TableViewSection, CollectionIdentifiable {
    let collectionId: String
    let days: Int
  }

  @Test("is that of equal sections of one type only")
  func equality() {
    let apple = SectionKey(Fruit.apple)
    let equal: [(SectionKey, SectionKey, Bool)] = [
      (apple, apple, true),
      (apple, SectionKey(Fruit.apple), true),
      (apple, SectionKey(Fruit.pear), false),
      (apple, SectionKey(Colour.apple), false),
      (.wholeTable, .wholeTable, true),
      (
        SectionKey(Month(collectionId: "may", days: 31)),
        SectionKey(Month(collectionId: "may", days: 30)), true
      ),
    ]
    for (index, (first, second, isSame)) in equal.enumerated() {
      #expect((first == second) == isSame, "pair \(index)")
      #expect(Set([first, second]).count == (isSame ? 1 : 2), "pair \(index)")
    }
  }

  @Test("gives the section back, and its name")
  func section() {
    let key = SectionKey(Month(collectionId: "may", days: 31))
    let month: Month = key.typed()
    #expect(month.days == 31)
    #expect(key.name == "may")
    #expect(SectionKey(Fruit.pear).name == "pear")
    #expect(SectionKey.wholeTable.isWholeTable)
    #expect(!key.isWholeTable)
  }

  @Test("is named by what a reader knows it by")
  func names() {
    struct Genre: TableViewSection { let name: String }
    struct Page: TableViewSection { let number: Int }
    struct Chapter: TableViewSection { let book: String, page: Int }
    struct Part: TableViewSection { let genre: Genre, page: Int }
    struct Empty: TableViewSection {}
    struct Spoken: TableViewSection, CustomStringConvertible {
      let name: String
      var description: String { "spoken \(name)" }
    }
    struct Code: TableViewSection, RawRepresentable { let rawValue: String }
    enum Day: TableViewSection { case today, other(Int), named(String), genre(Genre) }
    #expect(SectionKey(Genre(name: "rock")).name == "rock")
    #expect(SectionKey(Page(number: 3)).name == "3")
    #expect(SectionKey(Chapter(book: "a", page: 1)).name == #"Chapter(book: "a", page: 1)"#)
    #expect(
      SectionKey(Part(genre: Genre(name: "rock"), page: 1)).name
        == #"Part(genre: BinderTests.SectionKeyTests.Genre(name: "rock"), page: 1)"#
    )
    #expect(SectionKey(Empty()).name == "Empty()")
    #expect(SectionKey(Spoken(name: "rock")).name == "spoken rock")
    #expect(SectionKey(Code(rawValue: "x")).name == "x")
    #expect(SectionKey(Day.today).name == "today")
    #expect(SectionKey(Day.other(2)).name == "other(2)")
    #expect(SectionKey(Day.named("feast")).name == "named(feast)")
    #expect(SectionKey(Day.genre(Genre(name: "rock"))).name == "genre(rock)")
  }

  @Test("tells sections apart whose hash values are the same")
  func collision() {
    struct Cramped: TableViewSection {
      let number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    let keys = (0..<50).map { SectionKey(Cramped(number: $0)) }
    #expect(Set(keys).count == 50)
    #expect(keys.map { $0.typed() as Cramped }.map(\.number) == Array(0..<50))
  }
}
