import TestSupport
import Testing

@MainActor
@Suite("The sample app", .bounded)
struct AppScreensTests {
  @Test("shows its contacts, lets one be deleted, and opens one")
  func controllers() async {
    #expect(
      await Adapted.app() == [
        "Asif | Asif Joanne Sue", "Asif Joanne | Asif Joanne Sue", "Asif Joanne | Asif Joanne",
        "Asif: 555 3746 | Favourite", "[\"Joanne\"]",
      ]
    )
  }

  @Test("has screens that a table without a screen shows")
  func headless() {
    #expect(
      Adapted.headlessApp() == """
        table contacts · insetGrouped · 375×320 · select single
        content 375×361.67 · 2 sections · 4 rows · offset 0
        ┌── viewport
        § favourites · 1 row
          header 38.67  Title             "Favourites"
          row    62.33  ListContent       #1  [disclosure]  text="Asif"  secondaryText="555 3746"
          gap 17.5
        § all · 3 rows
          header 38.67  Title             "Everybody"
          row    62.33  ListContent       #1  [disclosure]  text="Asif"  secondaryText="555 3746"
          row    62.33  ListContent       #2  [disclosure]  text="Joanne"  secondaryText="555 2070"
          row    62.33  ListContent       #3  [disclosure]  text="Sue"  secondaryText="555 1123"
        └── end of viewport · last 24.17 of previous line cut
          gap 17.5

        """
    )
  }

  @Test("shows on UIKit what its screen shows without one")
  func samePicture() {
    #expect(Adapted.shownApp() == Adapted.headlessApp())
  }
}
