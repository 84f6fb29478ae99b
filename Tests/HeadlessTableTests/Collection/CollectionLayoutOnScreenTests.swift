import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a collection view shows of its layout", .bounded)
struct CollectionLayoutOnScreenTests {
  private func frames(_ view: HeadlessCollectionView) -> [String] {
    view.indexPathsForVisibleItems.map { path in
      let frame = (view.cellForItem(at: path) as? HeadlessCell)?.frame ?? .zero
      #expect(view.layoutAttributesForItem(at: path)?.frame == frame)
      return [frame.minX, frame.minY, frame.width, frame.height].map(\.pointsText)
        .joined(separator: ",")
    }
  }

  @Test("a grid")
  func grid() {
    let source = ItemSource(["a", "b", "c", "d"])
    #expect(
      frames(source.view(width: 320)) == [
        "0,0,100,100", "110,0,100,100", "220,0,100,100", "0,110,100,100",
      ]
    )
  }

  @Test("a flow of items with sizes of their own; each is read once")
  func flow() {
    let source = ItemSource(["a", "b", "c", "d"])
    var read: [Int] = []
    source.sizes = { path in
      read.append(path[1])
      return LayoutSize(width: [117, 100.5, 83.5, 66.5][path[1]], height: 29)
    }
    let view = source.view(
      width: 320,
      .uniform(.flow(itemSize: LayoutSize(width: 50, height: 50)))
    )
    #expect(frames(view) == ["0,0,117,29", "219.5,0,100.5,29", "0,39,83.5,29", "93.5,39,66.5,29"])
    #expect(read.sorted() == [0, 0, 1, 2, 3])
  }

  @Test("a size that is none counts as nothing, with a sentence")
  func invalidSizes() {
    let source = ItemSource(["a", "b"])
    source.sizes = { LayoutSize(width: $0[1] == 0 ? -1 : 20, height: $0[1] == 0 ? 10 : .nan) }
    let view = source.view(.uniform(.flow(itemSize: LayoutSize(width: 50, height: 50))))
    view.onInconsistency = .collect
    _ = view.visibleCells
    #expect(
      view.inconsistencies.map(\.uikitText) == [
        "Invalid size (-1×10) for item 0 of section '0'.",
        "Invalid size (20×nan) for item 1 of section '0'.",
      ]
    )
  }

  @Test("badges on items come and go with them")
  func badges() {
    let source = ItemSource((0..<20).map(String.init))
    let badge = LayoutSupplementaryItem(
      kind: "badge",
      width: .absolute(20),
      height: .absolute(10),
      anchor: LayoutAnchor(.topTrailing)
    )
    let item = LayoutItem(
      width: .fractionalWidth(0.5),
      height: .fractionalHeight(1),
      supplementaryItems: [badge]
    )
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(100),
      subitems: [item]
    )
    let view = source.view(height: 200, .uniform(.compositional(LayoutSection(group: group))))
    func badges() -> [String] {
      (0..<20).compactMap { index in
        let path = IndexPath(row: index, section: 0)
        let view = view.supplementaryView(forElementKind: "badge", at: path) as? BadgeView
        return view.map {
          "\($0.count.text ?? "") \($0.frame.minX.pointsText),\($0.frame.minY.pointsText)"
        }
      }
    }
    #expect(badges() == ["0.0 140,0", "0.1 300,0", "0.2 140,100", "0.3 300,100"])
    view.scroll(by: 100)
    #expect(badges() == ["0.2 140,100", "0.3 300,100", "0.4 140,200", "0.5 300,200"])
    #expect(view.calls.count(of: .dequeue) == 12)
    #expect(view.diagnostics.isEmpty)
  }

  @Test("cells that say their height are measured when they are displayed")
  func selfSizing() {
    let source = ItemSource(["short", "a text that is longer", "b"] + (0..<97).map(String.init))
    source.makesCell = { view, path in
      let cell = view.dequeue(NoteCell.self)
      cell.note.text = source.items[0][path[1]]
      return cell
    }
    let view = source.view(height: 200, .uniform(.grid(columns: 2, itemHeight: .estimated(50))))
    #expect(frames(view).prefix(3) == ["0,0,160,20", "160,0,160,40", "0,40,160,20"])
    #expect(view.contentSize.height == 40 + 20 * 8 + 50 * 41)
  }

  @Test("a collection view that scrolls to the side")
  func horizontal() {
    let source = ItemSource((0..<10).map(String.init))
    let view = source.view(
      width: 250,
      height: 100,
      .uniform(
        .compositional(
          LayoutSection(
            group: .vertical(
              width: .absolute(100),
              height: .fractionalHeight(1),
              subitems: .count(2, LayoutItem(width: .fractionalWidth(1), height: .absolute(1)))
            )
          )
        ),
        axis: .horizontal
      )
    )
    #expect(view.contentSize == TableSize(width: 500, height: 100))
    #expect(captions(view) == ["0", "1", "2", "3", "4", "5"])
    view.scroll(by: 150)
    #expect(view.contentOffset == TablePoint(x: 150, y: 0))
    #expect(captions(view) == ["2", "3", "4", "5", "6", "7"])
    view.scrollToItem(at: IndexPath(row: 9, section: 0), at: .bottom)
    #expect(view.contentOffset == TablePoint(x: 250, y: 0))
  }

  @Test("another width brings other columns, and measured sizes are taken again")
  func resize() {
    let source = ItemSource((0..<9).map(String.init))
    let view = source.view(width: 320, .uniform(.grid(minimumItemWidth: 100)))
    #expect(frames(view).last == "212,212,106.5,106.5" || frames(view).count == 9)
    view.resize(width: 420, height: 480)
    #expect(frames(view).prefix(5).last == "0,105,105,105")
  }

  @Test("a header is pinned, and pushed up by the next one")
  func pinned() {
    let source = ItemSource(["a", "b", "c"], ["d", "e", "f", "g", "h", "i"])
    let section = LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1),
        height: .absolute(40),
        subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]
      ),
      boundaryItems: [
        LayoutBoundaryItem(
          kind: "header",
          height: .absolute(30),
          alignment: .top,
          pinsToVisibleBounds: true
        )
      ]
    )
    let view = source.view(height: 100, .uniform(.compositional(section)))
    func header(_ index: Int) -> Double? {
      let path = IndexPath(row: 0, section: index)
      return (view.supplementaryView(forElementKind: "header", at: path) as? BadgeView)?.frame.minY
    }
    view.scroll(to: 60)
    #expect(header(0) == 60)
    view.scroll(to: 140)
    #expect(header(0) == 120)
    #expect(header(1) == 150)
  }

  @Test(
    "headers that stay in sight or pass, by a word about a layout in both syntaxes",
    arguments: [
      (SectionLayout.grid(columns: 2, itemHeight: .absolute(40)).pinsHeaders(), "  [pinned]"),
      (
        .flow(itemSize: LayoutSize(width: 100, height: 40), lineSpacing: 0).pinsHeaders(),
        "  [pinned]"
      ),
      (.list(.grouped).pinsHeaders(), "  [pinned]"), (.list().pinsHeaders(false), ""),
      (.list(), "  [pinned]"), (.grid(columns: 2, itemHeight: .absolute(40)), ""),
    ]
  )
  func pinsHeaders(_ layout: SectionLayout, _ mark: String) {
    let photos = Photo.numbered(1...12)
    let chained = HeadlessCollectionView(id: "photos", width: 200, height: 80)
    let binder = CollectionViewBinder(collectionView: chained)
    binder.onCollection().layout(layout).bind(headerTitle: "PHOTOS")
      .bind(cellType: PhotoCell.self, models: photos)
    binder.finish()
    let built = HeadlessCollectionView(id: "photos", width: 200, height: 80)
    let binding = CollectionScreen {
      OnTable {
        Layout(layout)
        Header("PHOTOS")
        Cells(PhotoCell.self, models: photos)
      }
    }
    .bind(to: built)
    for view in [chained, built] {
      view.scroll(to: 60)
      let header = view.render(.text(extent: .all)).split(separator: "\n")
        .first { $0.hasPrefix("  header") }
      #expect(header?.hasSuffix("Title             \"PHOTOS\"\(mark)") == true)
    }
    withExtendedLifetime(binding) {}
  }

  @Test("a picture says that a header is pinned, and where")
  func pictureOfPinned() {
    let view = HeadlessCollectionView(id: "photos", width: 200, height: 80)
    let binding = CollectionScreen {
      OnTable {
        Layout(.grid(columns: 2, itemHeight: .absolute(60)).pinsHeaders())
        Header("PHOTOS")
        Cells(PhotoCell.self, models: ["a", "b", "c", "d"]) { _, cell, name in
          cell.caption.text = name
        }
      }
    }
    .bind(to: view)
    view.scroll(to: 70)
    #expect(
      view.render(.text(detail: .full)) == """
        collection photos · 200×80 · select single
        content 200×164 · 1 section · 4 items · offset 70
        § 0 · grid of 2 · 100×60 · 4 items
          header   44  Title #1          frame=0,70,200,44  "PHOTOS"  [pinned]
        ┌── viewport · first 26 of next line cut
          item         PhotoCell #1      frame=0,44,100,60  "a"
          item         PhotoCell #2      frame=100,44,100,60  "b"
          item         PhotoCell #3      frame=0,104,100,60  "c"
          item         PhotoCell #4      frame=100,104,100,60  "d"
        └── end of viewport · last 14 of previous line cut

        """
    )
    withExtendedLifetime(binding) {}
  }

  @Test("a header of the whole view")
  func headerOfAll() {
    let source = ItemSource(["a", "b"])
    let header = LayoutBoundaryItem(kind: "header", height: .absolute(30), alignment: .top)
    let view = source.view(.sections(boundaryItems: [header]) { _, _ in .grid(columns: 4) })
    #expect(frames(view) == ["0,30,80,80", "80,30,80,80"])
    #expect(
      view.render(.text) == """
        collection items · 320×480 · select single
        content 320×110 · 1 section · 2 items · offset 0
        ┌── viewport
          view     30  BadgeView         "0"  [header]
        § 0 · grid of 4 · 80×80 · 2 items
          item         PhotoCell         reuse=photo  "a"
          item         PhotoCell         reuse=photo  "b"
        └── end of viewport · 370 blank

        """
    )
  }
}
