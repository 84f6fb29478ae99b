import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("The text of a collection view is read back", .bounded)
struct CollectionReadingTests {
  /// What is special about a collection view.
  enum Special: CaseIterable {
    case top, scrolled, flow, badges, wholeHeader, horizontal, empty
  }

  private static func view(_ special: Special) -> HeadlessCollectionView {
    switch special {
    case .top:
      let screen = PhotoScreen()
      _ = screen.bindChain()
      return kept(screen.collection, screen)
    case .scrolled:
      let screen = PhotoScreen()
      _ = screen.bindBuilder()
      screen.collection.allowsMultipleSelection = true
      screen.collection.tapItem(2, in: PhotoSection.recent)
      screen.collection.tapItem(.id(39))
      screen.collection.scrollSection(PhotoSection.recent, by: 100)
      screen.collection.scroll(to: 70)
      return kept(screen.collection, screen)
    case .flow:
      let source = ItemSource(["a", "b  c", "\"d\""], [])
      let size = LayoutSize(width: 50, height: 33.5)
      return kept(source.view(.uniform(.flow(itemSize: size))), source)
    case .badges:
      let source = ItemSource(["a", "b", "c", "d"], ["e"])
      let view = source.view(height: 100, .uniform(.compositional(badged)))
      view.scroll(by: 60)
      return kept(view, source)
    case .wholeHeader:
      let source = ItemSource((0..<30).map { "item \($0)" })
      let header = LayoutBoundaryItem(kind: "header", height: .absolute(30), alignment: .top)
      return kept(
        source.view(
          height: 120,
          .sections(boundaryItems: [header]) { _, _ in
            .grid(columns: 2, itemHeight: .estimated(50))
          }
        ),
        source
      )
    case .horizontal:
      let source = ItemSource((0..<10).map(String.init))
      let layout = CollectionViewLayout.uniform(.compositional(badged), axis: .horizontal)
      let view = source.view(width: 250, height: 100, layout)
      view.scroll(by: 150)
      return kept(view, source)
    case .empty: return HeadlessCollectionView(id: "none", width: 320, height: 100)
    }
  }

  /// Cards with badges below a header that stays in sight, scrolling across where the view does not.
  private static var badged: LayoutSection {
    let badge = LayoutSupplementaryItem(
      kind: "badge",
      width: .absolute(20),
      height: .absolute(10),
      anchor: LayoutAnchor(.topTrailing)
    )
    let item = LayoutItem(
      width: .fractionalWidth(1),
      height: .fractionalHeight(1),
      supplementaryItems: [badge]
    )
    return LayoutSection(
      group: .horizontal(width: .absolute(100), height: .absolute(60), subitems: [item]),
      interGroupSpacing: 10,
      boundaryItems: [
        LayoutBoundaryItem(
          kind: "header",
          width: .absolute(80),
          height: .absolute(20),
          alignment: .topLeading,
          pinsToVisibleBounds: true
        )
      ],
      orthogonalScrolling: .none
    )
  }

  /// A view that keeps what it holds weakly.
  private static func kept(
    _ view: HeadlessCollectionView,
    _ object: AnyObject
  ) -> HeadlessCollectionView {
    owners.append(object)
    return view
  }

  private static var owners: [AnyObject] = []

  private static let pictures: [(TablePicture, (TableScene) -> String)] =
    TablePicture.RowStyle.allCases.flatMap {
      rows -> [(TablePicture, (TableScene) -> String)] in
      [
        (.text(rows: rows), { $0.text(rows: rows) }),
        (.text(extent: .all, rows: rows), { $0.text(rows: rows) }),
        (.ascii(rows: rows), { $0.text(rows: rows, isASCII: true) }),
        (.text(detail: .full, rows: rows), { $0.text(detail: .full, rows: rows) }),
      ]
    }

  @Test("what is read is written as it was", arguments: Special.allCases)
  func roundTrip(_ special: Special) throws {
    let view = Self.view(special)
    for (picture, write) in Self.pictures {
      let text = view.render(picture).split(separator: "\n").filter { !$0.hasPrefix("pool ") }
        .map { $0 + "\n" }.joined()
      let scene = try #require(TableScene(reading: text))
      #expect(write(scene) == text)
      #expect(scene.isCollection)
    }
  }

  @Test("a text that says all frames is drawn as the view is", arguments: Special.allCases)
  func drawing(_ special: Special) throws {
    let view = Self.view(special)
    let read = try #require(TableScene(reading: view.render(.text(detail: .full))))
    #expect(read.svg() == view.render(.svg))
    #expect(read.ansi() == view.render(.ansi))
  }
}
