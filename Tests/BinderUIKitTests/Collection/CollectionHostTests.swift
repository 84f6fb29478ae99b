import TestSupport
import Testing

@MainActor
@Suite("A UICollectionView as a collection view of binders", .bounded)
struct CollectionHostTests {
  @Test(
    "places what is declared as a headless collection view does",
    arguments: Photos.Syntax.allCases
  )
  func places(syntax: Photos.Syntax) {
    #expect(Photos.differences(syntax) == [])
  }

  @Test("shows titles and views as headers, and fills them again in their places")
  func headers() {
    #expect(
      Photos.changingHeaders() == [
        "RECENT ALBUMS SETTINGS -", "RECENT TWENTY SETTINGS - in place", "RECENT - SETTINGS -",
        "RECENT BACK SETTINGS - in place",
      ]
    )
  }

  @Test("runs the handlers of taps, menus, swipes and drags", arguments: Photos.Syntax.allCases)
  func touches(syntax: Photos.Syntax) async {
    #expect(
      await Photos.touches(syntax) == [
        "2 Photo 3", "selected 1", "Delete", "delete Photo 12", "Hide", "hide Photo 51",
        "Photo 11: 0 to 2",
      ]
    )
  }

  @Test("gets the declared layout, or keeps its own")
  func layouts() {
    #expect(
      Photos.layouts() == ["the declared one", "its own", "its own", "[21.0, 22.0, 23.0]"]
    )
  }

  @Test("is laid out again where another layout is declared", arguments: Photos.Syntax.allCases)
  func changingLayout(syntax: Photos.Syntax) {
    #expect(Photos.changingLayout(syntax) == ["119.5", "68.5"])
  }

  @Test("shows a section as a list, and says why, where its layout is impossible")
  func impossibleLayout() {
    #expect(
      Photos.impossibleLayout() == [
        """
        error: The layout of section 'albums' is shown as a list: A grid can't have 0 columns; use at least 1
        """
      ]
    )
  }
}
