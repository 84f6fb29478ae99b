import HeadlessTable
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
        content 375×288.33 · 2 sections · 5 rows · offset 0
        ┌── viewport
        § 0 · 4 rows
          gap 22
          header   28  ListContent       "Main"
          row    62.33  ListContent       [disclosure]
                         text                "Asif"
                         secondaryText       "Lahore"
                         image               symbol(star)
          row      44  ListContent       [on]  "Sound"
          row      44  PhotoContent      "sea 3"
          row      44  UnknownContent
                         title       "x"
                         count       2
        § 1 · 1 row
          row      44  FieldContent      "Name"
        └── end of viewport · 611.67 blank

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

  @Test("pictures call a cell by its content as long as it shows one")
  func names() {
    #expect(ContentScreens().showCellsAfterContents() == ["PhotoContent", "ContentPhotoCell"])
  }

  @Test func areShownByACollectionView() {
    let screens = ContentScreens()
    #expect(
      screens.showCollection() == """
        collection UICollectionView · 375×600 · select single
        content 375×134.5 · 1 section · 2 items · offset 0
        ┌── viewport
        § 0 · list plain · 2 items
          header   28  ListContent       "Main"
          item   62.5  ListContent
                         text                "Asif"
                         secondaryText       "Lahore"
          item     44  PhotoContent      "sea"
        └── end of viewport · 465.5 blank

        """
    )
  }

  @Test("a content whose cell is one of the other kind of view is reported, and shows its texts")
  func cellsOfOtherViews() {
    #expect(
      ContentScreens().showCellsOfOtherViews(inTable: false) == [
        "error: A collection view can't show the 'FieldTableCell' of 'FieldContent', so its items show the texts of its fields. Call "
          + "setLook(of: FieldContent.self) with a configuration or a UICollectionViewCell before the screen is bound.",
        "text Name", "a cell of its own",
      ]
    )
    #expect(
      ContentScreens().showCellsOfOtherViews(inTable: true) == [
        "error: A table can't show the 'ContentPhotoItem' of 'TileContent', so its rows show the texts of its fields. Call "
          + "setLook(of: TileContent.self) with a configuration or a UITableViewCell before the screen is bound.",
        "a cell of its own", "title sea",
      ]
    )
  }

  @Test(
    "a table or a collection view of UIKit shows list contents as one without a screen does, whatever the size of text",
    arguments: [true, false],
    HeadlessView.ContentSizeCategory.allCases
  )
  func lists(inTable: Bool, size: HeadlessView.ContentSizeCategory) {
    let pictures = ContentScreens().showLists(inTable: inTable, size)
    #expect(pictures.first == pictures.last)
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
