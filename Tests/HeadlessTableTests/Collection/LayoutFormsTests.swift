import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// A cell as wide as its text.
private final class ChipCell: HeadlessCell {
  let name = Label()

  override func preferredWidth(upTo limit: Double) -> Double? {
    name.text.map { Double($0.count * 10) }
  }

  override func preferredHeight(forWidth width: Double) -> Double? { width > 300 ? 60 : 24 }
}

/// A cell whose width is none.
private final class WrongCell: HeadlessCell {
  override func preferredWidth(upTo limit: Double) -> Double? { -1 }
}

@MainActor
@Suite("The forms of a layout on the screen", .bounded)
struct LayoutFormsTests {
  private enum Part: TableViewSection { case only }

  private func view(_ axis: LayoutAxis = .vertical, height: Double = 200) -> HeadlessCollectionView
  {
    HeadlessCollectionView(id: "forms", width: 320, height: height, layout: .sections(axis: axis))
  }

  private func frames(_ view: HeadlessCollectionView) -> [String] {
    view.indexPathsForVisibleItems.map { path in
      let frame = (view.cellForItem(at: path) as? HeadlessCell)?.frame ?? .zero
      #expect(view.layoutAttributesForItem(at: path)?.frame == frame)
      return frame.text
    }
  }

  /// The frames of texts, declared in a chain and in a builder.
  private func frames(
    _ layout: SectionLayout,
    _ texts: [String],
    in view: () -> HeadlessCollectionView
  ) -> [String] {
    let (first, second) = (view(), view())
    let binder = SectionedCollectionViewBinder(collectionView: first, sectionedBy: Part.self)
    binder.onSection(.only)
      .layout(layout)
      .bind(cellType: ChipCell.self, models: texts)
      .onDequeue { _, cell, text in cell.name.text = text }
    binder.displayedSections = [.only]
    binder.finish()
    let screen = CollectionScreen(sectionedBy: Part.self) {
      OnSection(.only) {
        Layout(layout)
        Cells(ChipCell.self, models: texts) { _, cell, text in cell.name.text = text }
      }
    }
    let binding = screen.bind(to: second)
    let found = frames(first)
    #expect(frames(second) == found)
    return withExtendedLifetime((binder, binding)) { found }
  }

  private let words = ["ten", "eleven", "twelve and more", "one", "two"]

  @Test("a chip is as wide as its text, and begins a line where the one before has no room for it")
  func chips() {
    let insets = LayoutInsets(leading: 12, trailing: 12)
    #expect(
      frames(.flow(width: .estimated(80), height: .absolute(32), insets: insets), words) { view() }
        == ["12,0,30,32", "70,0,60,32", "158,0,150,32", "12,42,30,32", "52,42,30,32"]
    )
    #expect(
      frames(.flow(estimatedItemSize: LayoutSize(width: 80, height: 30), insets: insets), words) {
        view()
      } == ["12,0,30,24", "70,0,60,24", "158,0,150,24", "12,34,30,24", "52,34,30,24"]
    )
  }

  @Test("a chip that is wider than a line stands at its beginning, with one warning")
  func wide() {
    let shown = view()
    let binder = CollectionViewBinder(collectionView: shown)
    let texts = ["four", String(repeating: "x", count: 40), String(repeating: "y", count: 41)]
    binder.onCollection()
      .layout(.flow(estimatedItemSize: LayoutSize(width: 80, height: 30)))
      .bind(cellType: ChipCell.self, models: texts)
      .onDequeue { _, cell, text in cell.name.text = text }
    binder.finish()
    #expect(frames(shown) == ["140,0,40,24", "0,34,400,60", "0,104,410,60"])
    #expect(
      shown.diagnostics.map(\.message) == [
        """
        The layout of section '0' of collection view 'forms': the item width must be less than the width of the \
        UICollectionView minus the section insets left and right values, minus the content insets left and right values.
        """
      ]
    )
    shown.scroll(to: 40)
    #expect(shown.diagnostics.count == 1)
  }

  @Test("a width that is none is refused, and the estimate stays")
  func wrong() {
    let shown = view()
    shown.onInconsistency = .collect
    let binder = CollectionViewBinder(collectionView: shown)
    binder.onCollection()
      .layout(.flow(estimatedItemSize: LayoutSize(width: 80, height: 30)))
      .bind(cellType: WrongCell.self, models: [1])
    binder.finish()
    #expect(frames(shown) == ["0,0,80,30"])
    #expect(
      shown.inconsistencies.map(\.uikitText) == [
        "Invalid size (-1×30) for the cell of item 0 of section '0'."
      ]
    )
  }

  @Test("a fraction of a line is an item's width")
  func fractions() {
    let layout = SectionLayout.flow(
      width: .fractionalWidth(0.5),
      height: .absolute(20),
      itemSpacing: 0,
      insets: LayoutInsets(leading: 10, trailing: 10)
    )
    #expect(
      frames(layout, ["a", "b", "c"]) { view() } == ["10,0,150,20", "160,0,150,20", "10,30,150,20"]
    )
  }

  @Test("pages of a carousel are as wide as a part of the view")
  func pages() {
    let layout = SectionLayout.carousel(
      width: .fractionalWidth(0.9),
      height: .absolute(180),
      spacing: 8,
      insets: LayoutInsets(top: 4, leading: 16, trailing: 16)
    )
    #expect("\(layout)" == "carousel 0.9w×180")
    #expect(frames(layout, ["a", "b", "c"]) { view() } == ["16,4,288,180", "312,4,288,180"])
  }

  @Test("a carousel of cells that decide their sizes is as high as the highest that was shown")
  func estimatedPages() {
    let layout = SectionLayout.carousel(width: .estimated(100), height: .estimated(50), spacing: 10)
    #expect(
      frames(layout, ["a", "four", String(repeating: "x", count: 31)]) { view() }
        == ["0,0,10,24", "20,0,40,24", "70,0,310,60"]
    )
  }

  @Test("in a view that scrolls sideways the rows of a grid are columns of equal squares")
  func sideways() {
    let texts = (0..<7).map { "\($0)" }
    #expect(
      frames(.grid(columns: 3, spacing: 4), texts) { view(.horizontal) } == [
        "0,0,64,64", "0,68,64,64", "0,136,64,64", "68,0,64,64", "68,68,64,64", "68,136,64,64",
        "136,0,64,64",
      ]
    )
    let layout = SectionLayout.grid(
      minimumItemWidth: 60,
      itemHeight: .absolute(30),
      insets: LayoutInsets(top: 10, leading: 5, bottom: 10)
    )
    #expect(
      frames(layout, ["a", "b", "c", "d"]) { view(.horizontal) }
        == ["5,10,30,60", "5,70,30,60", "5,130,30,60", "35,10,30,60"]
    )
  }

  @Test(
    "the titles of a list are as high as those of a table",
    arguments: [
      (.plain, 28, 28), (.grouped, 38.67, 33.67), (.insetGrouped, 38.67, 33.67),
      (.sidebar, 38.67, 33.67), (.sidebarPlain, 28, 28),
    ] as [(ListAppearance, Double, Double)]
  )
  func titles(appearance: ListAppearance, header: Double, footer: Double) {
    let shown = view(height: 400)
    let binder = CollectionViewBinder(collectionView: shown)
    binder.onCollection()
      .layout(.list(appearance))
      .bind(headerTitle: "Albums")
      .bind(footerTitle: "All of them")
      .bind(cellType: PhotoCell.self, models: [1, 2])
    binder.finish()
    #expect(frames(shown).count == 2)
    for (kind, height) in [("header", header), ("footer", footer)] {
      let frame = shown.places.geometry.rect(ofSupplementary: kind, section: 0)
      #expect(frame.map { ($0.height * 100).rounded() / 100 } == height)
    }
  }

  @Test("a header of a grid keeps its height")
  func gridTitles() {
    let shown = view()
    let binder = CollectionViewBinder(collectionView: shown)
    binder.onCollection()
      .layout(.grid(columns: 4))
      .bind(headerTitle: "Albums")
      .bind(cellType: PhotoCell.self, models: [1])
    binder.finish()
    #expect(frames(shown) == ["0,44,80,80"])
  }
}
