import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A UICollectionView as a collection view of binders", .bounded)
struct CollectionHostTests {
  @Test("does in every scenario what a headless collection view does")
  func conformance() {
    #expect(Photos.conformanceFailures() == [])
  }

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
        "RECENT ALBUMS SETTINGS -", "RECENT! TWENTY SETTINGS - in place", "RECENT!! - SETTINGS -",
        "RECENT!!! BACK SETTINGS - in place",
      ]
    )
  }

  @Test("runs the handlers of taps, menus, swipes and drags", arguments: Photos.Syntax.allCases)
  func touches(syntax: Photos.Syntax) {
    #expect(
      Photos.touches(syntax) == [
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

  @Test("is laid out again where another layout is declared")
  func changingLayout() {
    #expect(Photos.changingLayout() == ["119.5", "68.5"])
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

  @Test("says what it does not show, and takes a layout from a closure at each refresh")
  func withoutEffect() {
    #expect(
      Photos.withoutEffect() == [
        "187.5", "125.0",
        "warning: Section 'recent' declares trailingSwipe: only a list shows that, and its layout is 'grid of 2'; use .list, or "
          + "contextMenu.",
        "warning: Section 'recent' declares cellHeight: its items have the sizes of its layout, 'grid of 2'; give the height "
          + "there.",
        "warning: The layout of section 'albums': its insets (0, 200, 0, 200) leave no room for items in a view that is 375 "
          + "points wide; make them smaller.",
      ]
    )
  }

  @Test(
    "places the items of any flow as a headless collection view does",
    arguments: Cases.seeds(40)
  )
  func flows(seed: UInt64) {
    #expect(Photos.differentFlow(seed: seed) == [])
  }

  @Test(
    "places the items of any groups as a headless collection view does",
    arguments: Cases.seeds(60)
  )
  func groups(seed: UInt64) {
    #expect(Photos.differentGroup(seed: seed) == [])
  }

  @Test("shows the data after random changes, and UIKit refuses none", arguments: Cases.seeds(20))
  func randomChanges(seed: UInt64) {
    #expect(RandomItems(seed: seed).problem(changes: 25) == nil)
  }

  @Test("hands what no declaration answers to the app's own delegate and data source")
  func forwarding() {
    let (app, binder) = AppsOwn.calls(forwards: true)
    #expect(
      app.filter { $0 != "view of kind badge" } == [
        "will display 0", "will display 1", "scrolled", "will display 2",
      ]
    )
    #expect(app.contains("view of kind badge"))
    #expect(binder == ["tapped Photo 2"])
  }

  @Test("says that a delegate and a data source from before are called no more")
  func formerOwners() {
    let (app, binder) = AppsOwn.calls(forwards: false)
    #expect(app == [])
    #expect(
      binder == [
        "The collection view had a delegate, which is not called from now on. Set it as the collection view's "
          + "forwardedDelegate.",
        "The collection view had a data source, which is not called from now on. Set it as the collection view's "
          + "forwardedDataSource.",
        "tapped Photo 2",
      ]
    )
  }

  @Test("shows declared views of any kind, and empty ones where a layout has a place for none")
  func badges() {
    #expect(AppsOwn.badges(declared: true) == "0 10")
    #expect(AppsOwn.badges(declared: false) == "empty empty")
  }

  @Test("dequeues a cell that the app has registered, by its identifier")
  func registeredCells() {
    #expect(AppsOwn.registeredCells() == ["PhotoItemCell", "PhotoItemCell"])
  }

  @Test("shows everything again after a batch that does not lead to the data")
  func refusedBatch() {
    let (said, shown, completed) = AppsOwn.refusedBatch()
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(
        "A batch was refused, and the collection view shows everything again: Invalid update: invalid number of items in "
          + "section 0."
      ) == true
    )
    #expect(shown == 5)
    #expect(completed == [false])
  }

  @Test("gives cells of lists their accessories, whose button runs the handler")
  func accessories() {
    #expect(
      AppsOwn.accessories() == ["detail disclosureIndicator", "checkmark", "tapped Photo 1"]
    )
  }

  @Test("shows observed items, and delivers those that are selected", arguments: [true, false])
  func boundItems(withCellType: Bool) {
    #expect(Photos.boundItems(withCellType: withCellType) == ["selected 1", "Bread", "Honey"])
  }

  @Test("keeps the declared layouts while its delegate is observed")
  func observed() { #expect(Photos.observedKeepsLayout()) }

  @Test("calls the app's own delegate however it is set beside a binding")
  func forwardedObjects() {
    #expect(Photos.forwardedObjects() == Array(repeating: "selected 1", count: 4))
  }

  @Test("the app's own cells are made, and described, without a screen")
  func picture() {
    #expect(
      Photos.picture() == """
        collection own · 375×200 · select single
        content 375×40 · 1 section · 3 items · offset 0
        ┌── viewport
        § 0 · grid of 3 · 125×40 · 3 items
          item         PhotoItemCell     #1  "Photo 1"
          item         PhotoItemCell     #2  [selected]  "Photo 2"
          item         PhotoItemCell     #3  "Photo 3"
        └── end of viewport · 160 blank

        """
    )
  }

  @Test("says that a provider dequeues a second cell for an item")
  func dequeuedTwice() {
    #expect(
      Photos.dequeuedTwice() == [
        "A UICollectionView hands out one cell each time it requests one. Dequeue it in a cell provider, and find the cells "
          + "that are displayed by their index paths."
      ]
    )
  }

  @Test("keeps headers of lists in sight where they are pinned")
  func pinnedHeaders() {
    let layouts: [SectionLayout] = [
      .list(), .list(.grouped), .list().pinsHeaders(false), .list(.grouped).pinsHeaders(),
    ]
    #expect(layouts.map(Photos.listKeepsHeader) == [true, false, false, true])
  }
}
