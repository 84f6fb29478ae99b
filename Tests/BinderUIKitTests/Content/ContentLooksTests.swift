import TestSupport
import Testing

/// Contents in tables and collection views of UIKit.
@MainActor
@Suite("Contents with UIKit", .bounded)
struct ContentLooksTests {
  @Test func areShownByATable() {
    let screens = ContentScreens()
    let text = screens.showTable()
    #expect(
      text == """
        table UITableView · plain · 375×900 · select single
        content 375×270 · 2 sections · 5 rows · offset 0
        ┌── viewport
        § 0 · 4 rows
          gap 22
          header   28  ListContent       "Main"
          row      44  ListContent       [disclosure]
                         text                "Asif"
                         secondaryText       "Lahore"
                         image               symbol(star)
          row      44  ListContent       [on]  "Sound"
          row      44  ContentPhotoCell  "sea 3"
          row      44  UnknownContent
                         title       "x"
                         count       2
        § 1 · 1 row
          row      44  FieldTableCell    "Name"
        └── end of viewport · 630 blank

        """
    )
    #expect(
      screens.log == [
        "UIKit has no look for 'UnknownContent', so its rows show the texts of its fields. Let it conform to 'UIKitContent' or "
          + "'UIKitCellContent', or call setLook(of: UnknownContent.self) before the screen is bound."
      ]
    )
  }

  @Test func runHandlers() {
    let screens = ContentScreens()
    _ = screens.showTable()
    screens.tap()
    screens.turnSwitch()
    screens.emit()
    #expect(screens.log.dropFirst() == ["tapped", "turned false", "Name typed(\"Ole\")"])
  }

  @Test func areShownByACollectionView() {
    let screens = ContentScreens()
    #expect(
      screens.showCollection() == """
        collection UICollectionView · 375×600 · select single
        content 375×116 · 1 section · 2 items · offset 0
        ┌── viewport
        § 0 · list plain · 2 items
          header   28  ListContent       "Main"
          item     44  ListContent
                         text                "Asif"
                         secondaryText       "Lahore"
          item     44  ContentPhotoItem  "sea"
        └── end of viewport · 484 blank

        """
    )
  }

  @Test("headers need a configuration, and have the one that was given", arguments: [true, false])
  func headers(inTable: Bool) {
    #expect(
      ContentScreens().showHeaders(inTable: inTable) == [
        "UIKit has no look for 'FieldContent' in a header or footer, which shows the texts of its fields. Let it conform to "
          + "'UIKitContent', or give setLook(of: FieldContent.self) a configuration before the screen is bound.",
        "look of Fields",
      ]
    )
  }
}
