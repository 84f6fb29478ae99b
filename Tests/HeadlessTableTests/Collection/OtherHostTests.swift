import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// What is declared and only the other kind of host has is said in a sentence.
@MainActor
@Suite("What belongs to the other host", .bounded)
struct OtherHostTests {
  private let photos = Photo.numbered(1...3)

  @Test("a layout on a table, in both syntaxes")
  func layoutOnTable() {
    let sentence =
      "Section 'albums' declares layout, supplementary badge: a table does not arrange its rows; bind this to a "
      + "collection view."
    let table = HeadlessTable(id: "photos", width: 320, height: 480)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: PhotoSection.self)
    binder.onSection(.albums).layout(.grid(columns: 3)).supplementary("badge", BadgeView.self) {
      _,
      _ in
    }
    .bind(cellType: PhotoCell.self, models: photos)
    binder.displayedSections = [.albums]
    binder.finish()
    #expect(table.diagnostics.map(\.message) == [sentence])

    let other = HeadlessTable(id: "photos", width: 320, height: 480)
    let screen = CollectionScreen(sectionedBy: PhotoSection.self) {
      OnSection(.albums) {
        Layout(.grid(columns: 3))
        Supplementary("badge", BadgeView.self) { _, _ in }
        Cells(PhotoCell.self, models: photos)
      }
    }
    let binding = screen.bind(to: other)
    #expect(other.diagnostics.map(\.message) == [sentence])
    withExtendedLifetime(binding) {}
  }

  @Test("the editing of rows, and their heights in a grid, on a collection view")
  func editingOnCollection() {
    let collection = HeadlessCollectionView(id: "photos", width: 320, height: 480)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection().layout(.grid(columns: 3))
      .bind(cellType: PhotoCell.self, models: photos)
      .onDelete { _, _ in }
      .cellHeight { _, _ in 50 }
    binder.finish()
    #expect(
      collection.diagnostics.map(\.message) == [
        "onCollection declares onDelete: a collection view does not edit its items; declare trailingSwipe.",
        "onCollection declares cellHeight: its items have the sizes of its layout, 'grid of 3'; give the height there.",
      ]
    )
    #expect(
      collection.layoutAttributesForItem(at: IndexPath(row: 0, section: 0))?.frame.height == 106.5
    )
  }

  @Test("editing shows no delete control on items")
  func editing() {
    let source = ItemSource(["a"])
    let view = source.view()
    view.setEditing(true)
    #expect(!view.render(.text).contains("deletable"))
  }

  @Test("a view that is nil where the layout has a place for it is said once")
  func nilViews() {
    let source = BareSource()
    let item = LayoutItem(
      width: .fractionalWidth(1),
      height: .absolute(40),
      supplementaryItems: [
        LayoutSupplementaryItem(
          kind: "badge",
          width: .absolute(20),
          height: .absolute(20),
          anchor: LayoutAnchor(.topTrailing)
        )
      ]
    )
    let header = LayoutBoundaryItem(kind: "header", height: .estimated(30), alignment: .top)
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(40), subitems: [item]),
      boundaryItems: [header]
    )
    let view = HeadlessCollectionView(
      id: "bare",
      width: 320,
      height: 480,
      layout: .uniform(.compositional(section))
    )
    view.onInconsistency = .collect
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = source
    for _ in 0..<3 { view.scroll(to: 0) }
    view.performBatchUpdates({})
    #expect(view.inconsistencies.map(\.kind) == [.viewNotDequeued, .viewNotDequeued])
  }

  @Test("a carousel that has become shorter rests within its limits")
  func shorterCarousel() {
    let screen = PhotoScreen()
    let binder = screen.bindChain()
    screen.collection.scrollSection(PhotoSection.recent, by: 900)
    screen.recent.removeLast(6)
    binder.refresh()
    #expect(screen.collection.contentOffset(ofSection: 0) == 3 * 152 - 12 - 375)
    #expect(captions(screen.collection).prefix(3) == ["Photo 1", "Photo 2", "Photo 3"])
  }

  @Test("insets at the sides leave a grid less room")
  func insets() {
    let source = ItemSource(["a", "b", "c"])
    let view = source.view(width: 320, .uniform(.grid(columns: 2)))
    _ = view.visibleCells
    view.contentInset = TableEdgeInsets(left: 20, right: 20)
    let frame = view.layoutAttributesForItem(at: IndexPath(row: 1, section: 0))?.frame
    #expect(frame?.minX == 160)
    #expect(frame?.maxX == 300)
  }

  @Test("waiting")
  func waiting() async {
    let source = ItemSource(["a"])
    let view = source.view()
    Task { @MainActor in
      source.items[0].append("b")
      view.reloadData()
    }
    #expect(await view.wait(for: "two items") { $0.numberOfItems(inSection: 0) == 2 })
  }
}

/// Items without any other view.
@MainActor
private final class BareSource: CollectionViewDataSource {
  func collectionView(
    _ collectionView: HeadlessCollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: HeadlessCollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}
