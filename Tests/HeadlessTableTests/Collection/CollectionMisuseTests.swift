import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a collection view refuses", .bounded)
struct CollectionMisuseTests {
  let source = ItemSource(["a", "b", "c"])

  private func kinds(_ use: (HeadlessCollectionView) -> Void) -> [TableInconsistency.Kind] {
    let view = source.view()
    view.onInconsistency = .collect
    use(view)
    _ = view.visibleCells
    return view.inconsistencies.map(\.kind)
  }

  private static let first = IndexPath(row: 0, section: 0)

  @Test("batches that do not fit the data")
  func batches() {
    #expect(kinds { $0.insertItems(at: [Self.first]) } == [.rowCountMismatch])
    #expect(
      kinds { $0.deleteItems(at: [IndexPath(row: 7, section: 0)]) } == [.deletedRowOutOfBounds]
    )
    #expect(kinds { $0.deleteSections([4]) } == [.deletedSectionOutOfBounds])
  }

  @Test("with lenient rules the view reloads where the counts differ, and says so")
  func lenient() {
    let view = source.view()
    view.strictness = .lenient
    _ = view.visibleCells
    source.items[0].append("d")
    view.reloadItems(at: [Self.first])
    #expect(captions(view) == ["a", "b", "c", "d"])
    #expect(view.inconsistencies.isEmpty)
    #expect(
      view.diagnostics.first?.message.hasPrefix(
        "[UICollectionView] Performing reloadData as a fallback — Invalid update"
      ) == true
    )
  }

  @Test("views that were not dequeued, or not returned")
  func views() {
    source.makesCell = { _, _ in PhotoCell() }
    #expect(kinds { _ in }.first == .viewNotDequeued)
    source.makesCell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      return view.dequeue(PhotoCell.self)
    }
    #expect(kinds { _ in }.first == .viewNotReturned)
    source.makesCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "nothing", for: path)
    }
    #expect(kinds { _ in }.first == .unregisteredCell)
  }

  @Test("places that are not there")
  func bounds() {
    let far = IndexPath(row: 9, section: 0)
    #expect(kinds { $0.scrollToItem(at: far, at: .top) } == [.scrollToRowOutOfBounds])
    #expect(kinds { _ = $0.numberOfItems(inSection: 5) } == [.sectionOutOfBounds])
    #expect(kinds { $0.selectItem(at: far) } == [.rowOutOfBounds])
  }

  @Test("layouts that cannot be")
  func layouts() {
    for layout: SectionLayout in [
      .grid(columns: 0), .flow(itemSize: LayoutSize(width: -3, height: .infinity)),
      .carousel(itemSize: LayoutSize(width: .nan, height: 10)),
      .grid(columns: 3, spacing: -.infinity),
    ] {
      let view = source.view(.uniform(layout))
      _ = view.visibleCells
      #expect(view.diagnostics.contains { $0.severity == .error }, "\(layout)")
    }
  }

  @Test("a data source that is gone")
  func gone() {
    var other: ItemSource? = ItemSource(["a"])
    let view = other?.view()
    other = nil
    #expect(view?.numberOfSections == 0)
    #expect(
      view?.diagnostics.map(\.message) == [
        "The data source of collection view 'items' is gone, because a collection view holds it weakly: "
          + "keep the binder, screen or data source in a property."
      ]
    )
  }
}
