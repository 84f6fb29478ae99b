import TestSupport
import Testing

@MainActor
@Suite("Badges of a UICollectionView", .bounded)
struct BadgesTests {
  @Test("show what the data say after each update", arguments: Photos.Syntax.allCases)
  func changes(syntax: Photos.Syntax) {
    #expect(
      Badges.changes(syntax) == ["1 2 3", "9 1 2 3", "9 1 5 3", "30 10 90", "in place"]
    )
  }

  @Test("show what the data say beside rows by contents", arguments: Photos.Syntax.allCases)
  func ofContents(syntax: Photos.Syntax) {
    #expect(
      Badges.changes(syntax, ofContents: true)
        == ["1 2 3", "9 1 2 3", "9 1 5 3", "30 10 90", "in place"]
    )
  }

  @Test("are not filled for items that a reload has removed")
  func reloading() { #expect(Badges.reloading() == ["1 2 3", "40"]) }

  @Test("are exchanged where views of another type are declared, and the selection stays")
  func exchanging() {
    #expect(
      Badges.exchanging() == ["StarItemView StarItemView StarItemView", "7 8", "selected [1]"]
    )
  }

  @Test("are filled when they come into sight")
  func scrolling() { #expect(Badges.scrolling() == ["1 2", "4 5", "6"]) }
}
