import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A collection view", .bounded)
struct PhotoScreenTests {
  let screen = PhotoScreen()
  var collection: HeadlessCollectionView { screen.collection }

  private static let top = """
    collection photos · 375×640 · select single
    content 375×1667 · 3 sections · 42 items · offset 0
    ┌── viewport
    § recent · carousel 140×180 · 9 items
      header   44  Title             "RECENT"
      item         PhotoCell         #1  "Photo 1"
      item         PhotoCell         #2  "Photo 2"
      item         PhotoCell         #3  "Photo 3"
      ⋮ 6 items · PhotoCell · #746ca242
    § albums · grid of 3 · 119.5×119.5 · 30 items
      header   44  Title             "ALBUMS"
      item         PhotoCell         #11  "Photo 11"
      item         PhotoCell         #12  "Photo 12"
      item         PhotoCell         #13  "Photo 13"
      item         PhotoCell         #14  "Photo 14"
      item         PhotoCell         #15  "Photo 15"
      item         PhotoCell         #16  "Photo 16"
      item         PhotoCell         #17  "Photo 17"
      item         PhotoCell         #18  "Photo 18"
      item         PhotoCell         #19  "Photo 19"
    └── end of viewport · last 2.5 of previous line cut
      ⋮ 21 items · PhotoCell · #9740c13b
    § settings · list plain · 3 items · PhotoCell · #1a2e7626

    """

  private static let calls = """
    calls photos
      register   PhotoCell
    ── load
      sections   → 3
      items      settings 3 · recent 9 · albums 30
      dequeue    PhotoCell #1‥3    new      recent/1 ‥ 3
      dequeue    PhotoCell #4‥12   new      albums/11 ‥ 19
      display    Title #1                   recent/header
      display    Title #2                   albums/header
    ── update
      sections   → 3
      items      settings 3 · recent 9 · albums 30
      batch      1 insert · 1 delete · 1 reload  valid, 42 → 42 items
      dequeue    PhotoCell #13     new      albums/10
      end        PhotoCell #7               albums/14
    """

  @Test("a chain and a builder make one picture")
  func picture() {
    _ = screen.bindChain()
    #expect(collection.render(.text) == Self.top)
    let other = PhotoScreen()
    _ = other.bindBuilder()
    #expect(other.collection.render(.text) == collection.render(.text))
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("scrolling, down and across")
  func scrolling() {
    _ = screen.bindChain()
    #expect(shown.prefix(4) == ["Photo 1", "Photo 2", "Photo 3", "Photo 11"])
    collection.scrollSection(PhotoSection.recent, by: 152)
    #expect(shown.prefix(4) == ["Photo 2", "Photo 3", "Photo 4", "Photo 11"])
    collection.scrollSection(PhotoSection.recent, by: 5_000)
    #expect(collection.contentOffset(ofSection: 0) == 9 * 152 - 12 - 375)
    collection.scroll(by: 500)
    #expect(shown.first == "Photo 14")
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("an item out of sight is brought into sight to be tapped, down and across")
  func tap() {
    _ = screen.bindBuilder()
    collection.scroll(by: 500)
    collection.tapItem(.id(9))
    #expect(screen.tapped == ["8 Photo 9"])
    #expect(shown.contains("Photo 9"))
  }

  @Test("an update shows what has changed, by one batch")
  func update() {
    let binder = screen.bindChain()
    _ = collection.render(.text)
    screen.albums.insert(Photo(id: 10, title: "New"), at: 0)
    screen.albums.remove(at: 4)
    screen.settings[0].title = "Other"
    binder.refresh()
    #expect(
      shown.dropFirst(3).prefix(5) == ["New", "Photo 11", "Photo 12", "Photo 13", "Photo 15"]
    )
    let lines = collection.calls.description.split(separator: "\n").filter {
      !$0.contains("measure")
    }
    #expect(lines.prefix(15).joined(separator: "\n") == Self.calls)
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("other layouts for the same data are an update, too")
  func otherLayouts() {
    let collection = HeadlessCollectionView(id: "photos", width: 320, height: 400)
    var columns = 3
    let photos = screen.albums
    let screen = CollectionScreen(sectionedBy: PhotoSection.self) {
      OnSection(.albums) {
        Layout(.grid(columns: columns))
        Cells(PhotoCell.self, models: photos)
      }
    }
    let binding = screen.bind(to: collection)
    #expect(collection.indexPathsForVisibleItems.count == 12)
    columns = 4
    binding.refresh()
    #expect(collection.indexPathsForVisibleItems.count == 20)
    #expect(collection.layoutAttributesForItem(at: IndexPath(row: 4, section: 0))?.frame.minY == 80)
  }

  @Test("a header keeps its own height where its section gets another layout")
  func headerOfOtherLayout() {
    let collection = HeadlessCollectionView(id: "photos", width: 320, height: 400)
    var layout = SectionLayout.grid(columns: 3)
    let photos = screen.albums
    let screen = CollectionScreen(sectionedBy: PhotoSection.self) {
      OnSection(.albums) {
        Layout(layout)
        Header(TallHeader.self, viewModel: "ALBUMS")
        Cells(PhotoCell.self, models: photos)
      }
    }
    let binding = screen.bind(to: collection)
    let first = IndexPath(row: 0, section: 0)
    #expect(collection.layoutAttributesForItem(at: first)?.frame.minY == 70)
    layout = .list()
    binding.refresh()
    #expect(collection.layoutAttributesForItem(at: first)?.frame.minY == 70)
  }

  @Test("a screen of a table is a list")
  func tableScreen() {
    let collection = HeadlessCollectionView(id: "list", width: 320, height: 400)
    let photos = screen.settings
    let screen = TableScreen {
      OnTable { Cells(PhotoCell.self, models: photos).cellHeight { _, _ in 60 } }
    }
    let binding = screen.bind(to: collection)
    #expect(collection.contentSize.height == 180)
    withExtendedLifetime(binding) {}
  }

  private var shown: [String] { captions(collection) }
}
