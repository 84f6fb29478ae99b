import Binder
import HeadlessTable

/// What a collection view costs with a hundred times as many items: opening it, and a batch.
@MainActor
enum CollectionBenchmark {
  static func measure() {
    let layouts: [(name: String, layout: SectionLayout)] = [
      ("list", .list()), ("grid of 3", .grid(columns: 3, spacing: 8)),
      ("estimated grid", .grid(columns: 3, itemHeight: .estimated(60))),
      ("carousel", .carousel(itemSize: LayoutSize(width: 140, height: 180), spacing: 12)),
      ("flow", .flow(itemSize: LayoutSize(width: 50, height: 50))),
    ]
    for (name, layout) in layouts {
      let times = Rounds(count: 15).measure([
        { _ = openAndRender(items: 10_000, layout) },
        { _ = openAndRender(items: 1_000_000, layout) },
      ])
      let batches = Rounds(count: 5).measure([
        batch(items: 10_000, layout), batch(items: 1_000_000, layout),
      ])
      print(
        "\(name): open, jump to the middle, render 10,000 items \(times[0].microseconds) µs,",
        "1,000,000 items ratio \((times[1] / times[0]).twoDecimals);",
        "a batch of 10 \((batches[0] / 100).microseconds) µs,",
        "ratio \((batches[1] / batches[0]).twoDecimals)"
      )
    }
  }

  /// Opens a collection view of items without models, scrolls to the middle and draws it.
  private static func openAndRender(items: Int, _ layout: SectionLayout) -> String {
    let source = Source(count: items)
    let view = source.view(layout)
    view.scrollToItem(at: IndexPath(row: items / 2, section: 0), at: .middle)
    return view.render(.text)
  }

  /// A hundred times ten items that come in the middle and go again.
  private static func batch(
    items: Int,
    _ layout: SectionLayout
  ) -> @MainActor @Sendable () -> Void {
    let source = Source(count: items)
    let view = source.view(layout)
    _ = view.visibleCells
    let paths = (0..<10).map { IndexPath(row: items / 2 + $0 * 7, section: 0) }
    return {
      for _ in 0..<50 {
        source.count += paths.count
        view.insertItems(at: paths)
        source.count -= paths.count
        view.deleteItems(at: paths)
      }
    }
  }

  /// Items that have nothing but a number.
  @MainActor
  private final class Source: CollectionViewDataSource {
    var count: Int

    init(count: Int) { self.count = count }

    func view(_ layout: SectionLayout) -> HeadlessCollectionView {
      let view = HeadlessCollectionView(
        id: "items",
        width: 375,
        height: 880,
        layout: .uniform(layout)
      )
      view.register(RowCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = self
      return view
    }

    func collectionView(
      _ collectionView: HeadlessCollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: HeadlessCollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> any TableCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? RowCell)?.show(indexPath.row)
      return cell
    }
  }
}
