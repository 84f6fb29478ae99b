import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Prefetching items, and the index", .bounded)
struct CollectionPrefetchTests {
  private final class Prefetcher: CollectionViewDataSourcePrefetching {
    var calls: [String] = []

    func collectionView(_ view: HeadlessCollectionView, prefetchItemsAt paths: [IndexPath]) {
      calls.append("prefetch " + paths.map { "\($0[1])" }.joined(separator: " "))
    }

    func collectionView(
      _ view: HeadlessCollectionView,
      cancelPrefetchingForItemsAt paths: [IndexPath]
    ) { calls.append("cancel " + paths.map { "\($0[1])" }.joined(separator: " ")) }
  }

  @Test("items beyond those in sight are announced, and none where prefetching is off")
  func prefetching() {
    let source = ItemSource((0..<60).map(String.init))
    let view = source.view(height: 100, .uniform(.grid(columns: 4)))
    let prefetcher = Prefetcher()
    view.prefetchDataSource = prefetcher
    _ = view.visibleCells
    view.scroll(by: 80)
    view.scroll(by: -80)
    #expect(
      prefetcher.calls == [
        "prefetch 12 13 14 15 16 17 18 19", "cancel 19 18 17 16 15 14 13 12",
      ]
    )
    view.isPrefetchingEnabled = false
    let count = prefetcher.calls.count
    view.scroll(by: 240)
    #expect(prefetcher.calls.count == count)
  }

  @Test("a title of the index leads to a section")
  func indexTitles() {
    let source = IndexedSource()
    let view = HeadlessCollectionView(id: "index", width: 320, height: 100)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = source
    #expect(view.sectionIndexTitles == ["A", "B", "C"])
    view.tapIndexTitle("C")
    #expect(view.contentOffset.y == 2 * 10 * 44)
  }
}

/// Three sections with a title each.
@MainActor
private final class IndexedSource: CollectionViewDataSource {
  func numberOfSections(in view: HeadlessCollectionView) -> Int { 3 }

  func collectionView(_ view: HeadlessCollectionView, numberOfItemsInSection section: Int) -> Int {
    10
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell { view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }

  func indexTitles(for view: HeadlessCollectionView) -> [String]? { ["A", "B", "C"] }
}
