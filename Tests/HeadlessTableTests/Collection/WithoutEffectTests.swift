import Binder
import BinderCollections
import Observation
import TestSupport
import Testing

@testable import HeadlessTable

/// What has no effect in a collection view is said in a sentence, in both syntaxes.
@MainActor
@Suite("What a layout does not show", .bounded)
struct WithoutEffectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sentences: [String]
    let declare: @MainActor @Sendable (SectionedCollectionViewBinder<PhotoSection>) -> Void
    let parts: (@MainActor @Sendable () -> CollectionScreen<PhotoSection>)?
  }

  private static let grid = SectionLayout.grid(columns: 3)

  private nonisolated static let someBadges = LayoutSection(
    group: .horizontal(
      width: .fractionalWidth(1),
      height: .absolute(50),
      subitems: [
        LayoutItem(
          width: .fractionalWidth(0.5),
          height: .fractionalHeight(1),
          supplementaryItems: [
            LayoutSupplementaryItem(
              kind: "badge",
              width: .absolute(10),
              height: .absolute(10),
              anchor: LayoutAnchor(.topTrailing)
            )
          ]
        ),
        LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      ]
    )
  )

  private static func view() -> HeadlessCollectionView {
    HeadlessCollectionView(id: "photos", width: 320, height: 480)
  }

  private nonisolated static let cases = [
    Case(
      testDescription: "swipes and accessories outside lists",
      sentences: [
        "Section 'albums' declares trailingSwipe, accessory: only a list shows that, and its layout is 'grid of 3'; use "
          + ".list, or contextMenu."
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.grid(columns: 3))
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
          .trailingSwipe { _, _ in SwipeAction("Delete") { .done } }
          .accessory { _, _ in .checkmark }
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.grid(columns: 3))
            Cells(PhotoCell.self, models: Photo.numbered(1...3))
              .trailingSwipe { _, _ in SwipeAction("Delete") { .done } }
              .accessory { _, _ in .checkmark }
          }
        }
      }
    ),
    Case(
      testDescription: "the same in a list",
      sentences: [],
      declare: { binder in
        binder.onSection(.albums).layout(.list())
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
          .trailingSwipe { _, _ in SwipeAction("Delete") { .done } }
          .cellHeight { _, _ in 50 }
      },
      parts: nil
    ),
    Case(
      testDescription: "estimated heights, heights and sizes",
      sentences: [
        "Section 'albums' declares estimatedCellHeight: a collection view has estimates in its layouts; leave it out.",
        "Section 'albums' declares cellHeight: its items have the sizes of its layout, 'grid of 3'; give the height there.",
        "Section 'albums' declares itemSize: only a flow reads it, and its layout is 'grid of 3'; use .flow.",
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.grid(columns: 3))
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
          .estimatedCellHeight { _, _ in 50 }
          .cellHeight { _, _ in 50 }
          .itemSize { _, _ in LayoutSize(width: 10, height: 10) }
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.grid(columns: 3))
            Cells(PhotoCell.self, models: Photo.numbered(1...3))
              .estimatedCellHeight { _, _ in 50 }
              .cellHeight { _, _ in 50 }
              .itemSize { _, _ in LayoutSize(width: 10, height: 10) }
          }
        }
      }
    ),
    Case(
      testDescription: "sizes in a list, where no layout is declared",
      sentences: [
        "Section 'albums' declares itemSize: only a flow reads it, and its layout is 'list plain'; use .flow."
      ],
      declare: { binder in
        binder.onSection(.albums)
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
          .itemSize { _, _ in LayoutSize(width: 10, height: 10) }
      },
      parts: nil
    ),
    Case(
      testDescription: "a kind that the layout does not have",
      sentences: [
        "Section 'albums' declares supplementary badge: its layout, 'grid of 3', has no view of that kind; add one, or "
          + "leave it out."
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.grid(columns: 3))
          .supplementary("badge", BadgeView.self) { _, _ in }
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.grid(columns: 3))
            Supplementary("badge", BadgeView.self) { _, _ in }
            Cells(PhotoCell.self, models: Photo.numbered(1...3))
          }
        }
      }
    ),
    Case(
      testDescription: "a view of each item where only some have one",
      sentences: [
        "Section 'albums' declares supplementary badge: its layout, 'horizontal 1w×50 of 0.5w×1h, 0.5w×1h', does not have "
          + "one such view on each item; fill it by its number, before the cells."
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.compositional(someBadges))
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
          .supplementary("badge", BadgeView.self) { _, _ in }
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.compositional(someBadges))
            Cells(PhotoCell.self, models: Photo.numbered(1...3))
              .supplementary("badge", BadgeView.self) { _, _ in }
          }
        }
      }
    ),
    Case(
      testDescription: "what rows of contents declare",
      sentences: [
        "Section 'albums' declares trailingSwipe: only a list shows that, and its layout is 'grid of 3'; use .list, or "
          + "contextMenu.",
        "Section 'albums' declares supplementary badge: its layout, 'grid of 3', has no view of that kind; add one, or "
          + "leave it out.",
        "Section 'albums' declares onDelete: a collection view does not edit its items; declare trailingSwipe.",
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.grid(columns: 3))
          .rows({ Photo.numbered(1...3) }) { ListContent($0.title) }
          .trailingSwipe { _ in SwipeAction("Delete") { .done } }
          .supplementary("badge", BadgeView.self) { _, _ in }
          .row { ListContent("Add") }
          .onDelete {}
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.grid(columns: 3))
            Rows(Photo.numbered(1...3)) { ListContent($0.title) }
              .trailingSwipe { _ in SwipeAction("Delete") { .done } }
              .supplementary("badge", BadgeView.self) { _, _ in }
            Row(ListContent("Add")).onDelete {}
          }
        }
      }
    ),
    Case(
      testDescription: "two layouts",
      sentences: [
        "Section 'albums' declares several layouts: the last one, 'grid of 3', is shown; keep one of them."
      ],
      declare: { binder in
        binder.onSection(.albums).layout(.list())
          .bind(cellType: PhotoCell.self, models: Photo.numbered(1...3))
        binder.onSection(.albums).layout(.grid(columns: 3))
      },
      parts: {
        CollectionScreen(sectionedBy: PhotoSection.self) {
          OnSection(.albums) {
            Layout(.list())
            Layout(.grid(columns: 3))
            Cells(PhotoCell.self, models: Photo.numbered(1...3))
          }
        }
      }
    ),
  ]

  @Test("is said when the declaration is bound", arguments: cases)
  func declared(_ declaration: Case) {
    let chained = Self.view()
    let binder = SectionedCollectionViewBinder(
      collectionView: chained,
      sectionedBy: PhotoSection.self
    )
    declaration.declare(binder)
    binder.displayedSections = [.albums]
    binder.finish()
    _ = chained.visibleCells
    #expect(chained.diagnostics.map(\.message) == declaration.sentences)
    #expect(chained.diagnostics.allSatisfy { $0.severity == .warning })
    guard let parts = declaration.parts else { return }
    let built = Self.view()
    let binding = parts().bind(to: built)
    _ = built.visibleCells
    #expect(built.diagnostics.map(\.message) == declaration.sentences)
    withExtendedLifetime(binding) {}
  }

  @Test("what the size of the view decides is said once, by the layout")
  func sizes() {
    let long = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(50),
      subitems: [LayoutItem(width: .absolute(400), height: .fractionalHeight(1))]
    )
    let nothing =
      "no item is shown, as the first one is longer than its group; make the item shorter, or the group longer."
    let cases: [(SectionLayout, [String])] = [
      (.compositional(LayoutSection(group: long)), [nothing]),
      (
        .grid(columns: 2, insets: LayoutInsets(leading: 200, trailing: 150)),
        [
          "its insets (0, 200, 0, 150) leave no room for items in a view that is 320 points wide; make them smaller."
        ]
      ),
      (
        .grid(columns: 2, itemHeight: .estimated(0)),
        ["Nothing of an estimated 0 points is ever shown; use more than 0"]
      ),
      (
        .flow(estimatedItemSize: LayoutSize(width: 100, height: 0)),
        ["Nothing of an estimated 0 points is ever shown; use more than 0"]
      ), (.grid(columns: 2), []),
    ]
    for (layout, sentences) in cases {
      let source = ItemSource(["a", "b"])
      let view = source.view(.uniform(layout))
      for _ in 0..<2 {
        _ = view.visibleCells
        view.reloadData()
      }
      #expect(
        view.diagnostics.map(\.message)
          == sentences.map { "The layout of section '0' of collection view 'items': \($0)" },
        "\(layout)"
      )
    }
  }

  @Test("gestures that only other layouts know are refused")
  func gestures() {
    let source = ItemSource(["a", "b"])
    let view = source.view(.uniform(Self.grid))
    view.scrollSection(at: 0, to: 50)
    view.scrollSection(at: 3, to: 50)
    #expect(view.swipe(.row(0, in: "0"), .trailing).isEmpty)
    #expect(
      view.diagnostics.map(\.message) == [
        "Section '0' of collection view 'items' can't be scrolled by itself, because its layout, 'grid of 3', does not "
          + "scroll orthogonally. Scroll the collection view.",
        "Section 3 of collection view 'items' can't be scrolled: there is 1 section.",
        "Item 0 of section '0' of collection view 'items' can't be swiped aside, because the layout of its section is "
          + "'grid of 3'. Use .list, or open its context menu.",
      ]
    )
  }

  @Observable
  final class Columns {
    var count = 2
  }

  @Test("a closure gives the layout at each refresh, and when what it reads changes")
  func closure() {
    let (view, columns) = (Self.view(), Columns())
    var isList = false
    let binder = CollectionViewBinder(collectionView: view)
    binder.onCollection()
      .sectionLayout { isList ? .list() : .grid(columns: columns.count, itemHeight: .absolute(40)) }
      .bind(cellType: PhotoCell.self, models: Photo.numbered(1...6))
    binder.finish()
    func title() -> String {
      view.render(.text).split(separator: "\n").first { $0.hasPrefix("§") }.map(String.init) ?? ""
    }
    #expect(title() == "§ 0 · grid of 2 · 160×40 · 6 items")
    columns.count = 4
    #expect(title() == "§ 0 · grid of 4 · 80×40 · 6 items")
    #expect(
      view.visibleCells.compactMap { ($0 as? PhotoCell)?.frame.width }
        == Array(repeating: 80, count: 6)
    )
    isList = true
    binder.refresh()
    #expect(title() == "§ 0 · list plain · 6 items")
    #expect(view.contentSize.height == 6 * 44)
    #expect(view.diagnostics.isEmpty)
  }
}
