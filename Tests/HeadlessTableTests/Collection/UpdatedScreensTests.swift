import Binder
import BinderCollections
import BinderObservables
import TestSupport
import Testing

@testable import HeadlessTable

/// Updates that left a collection view as it was, or half of it.
@MainActor
@Suite("The screen of a collection view after an update", .bounded)
struct UpdatedScreensTests {
  private enum Part: TableViewSection { case a, b, c }

  /// A row that is compared by `==`.
  private struct Row: Equatable, CollectionIdentifiable {
    let id: Int
    var height: Double
    var collectionId: String { "\(id)" }
  }

  private final class RowCell: HeadlessCell {
    var height: Double?

    override func preferredHeight(forWidth width: Double) -> Double? { height }
  }

  private let updates: [UpdateForm] = [.reload, .reconfigure]

  /// Sections of numbers, each number as high as it says, in a flow whose items have sizes of their own.
  private final class Numbers {
    var content: [Part: [Int]] = [:]
  }

  @Test(
    "items that change their sections have the sizes of their own models between two stages, too"
  )
  func movedItems() {
    let steps: [(before: [Part: [Int]], shown: [Part], after: [Part: [Int]], shownAfter: [Part])] =
      [
        ([.a: [1, 2], .b: [11]], [.a, .b], [.a: [1], .b: [11, 2]], [.b]),
        ([.a: [], .b: [11, 12]], [.b], [.a: [12], .b: [11, 13, 14]], [.a, .b]),
        ([.a: [1, 2, 3], .b: [4]], [.a, .b], [.a: [1, 2, 3], .b: [4]], [.b, .a]),
        (
          [.a: [1, 2], .b: [4], .c: [5]], [.a, .b, .c], [.a: [4, 1], .b: [5], .c: [2]], [.c, .a]
        ),
      ]
    for step in steps {
      let numbers = Numbers()
      let collection = HeadlessCollectionView(id: "numbers", width: 300, height: 600)
      let binder = SectionedCollectionViewBinder(
        collectionView: collection,
        sectionedBy: Part.self
      )
      binder.onSections(.a, .b, .c)
        .layout(.flow(itemSize: LayoutSize(width: 60, height: 40)))
        .bind(cellType: RowCell.self, models: { numbers.content })
        .itemSize { _, _, number in LayoutSize(width: 50, height: Double(10 + number)) }
      numbers.content = step.before
      binder.displayedSections = step.shown
      binder.finish()
      #expect(collection.screenFaults == [])
      numbers.content = step.after
      binder.displayedSections = step.shownAfter
      binder.refresh()
      #expect(collection.screenFaults == [])
      let heights = step.shownAfter.map { (step.after[$0] ?? []).map { Double(10 + $0) } }
      #expect(step.shownAfter.indices.map { self.heights(collection, section: $0) } == heights)
      #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
    }
  }

  private func heights(_ view: HeadlessCollectionView, section: Int = 0) -> [Double] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(row: $0, section: section))?.frame.height
    }
  }

  /// A collection view of rows in a layout, and what changes them.
  private func screen(
    _ layout: SectionLayout,
    _ rows: [Row],
    height: Double,
    _ updates: UpdateForm
  ) -> (HeadlessCollectionView, ([Row]) -> Void, AnyObject) {
    let collection = HeadlessCollectionView(id: "rows", width: 320, height: height)
    let models = MutableObservableArray(rows)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.rowUpdates = updates
    let chain = binder.onCollection().layout(layout).bind(cellType: RowCell.self, models: models)
      .onDequeue { _, cell, row in cell.height = row.height }
    if layout.description.hasPrefix("flow 80") {
      chain.itemSize { _, row in LayoutSize(width: 80, height: row.height) }
    }
    binder.finish()
    return (
      collection,
      { rows in
        models.batchUpdate { models in
          for (index, row) in rows.enumerated() where models[index] != row { models[index] = row }
        }
      }, binder
    )
  }

  @Test("an item of a flow that has grown moves its neighbours' cells")
  func sizedFlow() {
    for update in updates {
      var rows = (0..<4).map { Row(id: $0, height: 30) }
      let flow = SectionLayout.flow(itemSize: LayoutSize(width: 80, height: 30))
      let (collection, change, binder) = screen(flow, rows, height: 200, update)
      #expect(collection.screenFaults == [])
      rows[1].height = 50
      change(rows)
      #expect(collection.screenFaults == [])
      let cell = collection.cellForItem(at: [0, 0]) as? HeadlessCell
      #expect(cell?.frame.minY == 10)
      withExtendedLifetime(binder) {}
    }
  }

  @Test("an item out of view that is measured again moves those that are visible")
  func measuredAgain() {
    for update in updates {
      var rows = (0..<12).map { Row(id: $0, height: 30) }
      let (collection, change, binder) = screen(.list(), rows, height: 120, update)
      collection.scroll(to: 40)
      #expect(collection.screenFaults == [])
      rows[0].height = 31
      change(rows)
      #expect(collection.screenFaults == [])
      withExtendedLifetime(binder) {}
    }
  }

  @Test("where an item out of view becomes lower, those come into view that are there then")
  func lower() {
    for update in updates {
      var rows = (0..<8).map { Row(id: $0, height: $0 == 0 ? 144 : 50) }
      let (collection, change, binder) = screen(.list(), rows, height: 100, update)
      for _ in 0..<8 { collection.scroll(by: 50) }
      collection.scroll(to: 200)
      #expect(collection.screenFaults == [])
      rows[0].height = 145
      change(rows)
      #expect(collection.screenFaults == [])
      #expect(collection.indexPathsForVisibleItems.map(\.row) == [4, 5, 6])
      withExtendedLifetime(binder) {}
    }
  }

  @Test("a flow whose items measure themselves shows all that is in view", arguments: [200, 400])
  func estimatedFlow(count: Int) {
    let flow = SectionLayout.flow(
      estimatedItemSize: LayoutSize(width: 300, height: 44),
      lineSpacing: 0
    )
    let rows = (0..<count).map { Row(id: $0, height: Double(60 + $0 * 37 % 81)) }
    let (collection, change, binder) = screen(flow, rows, height: 480, .reload)
    for item in [count / 2, count - 1, 3, count / 4, count / 2] {
      collection.scrollToItem(at: [0, item], at: .top)
      #expect(collection.screenFaults == [])
      // The last one can be pushed out of view by those above, as an estimate of their sizes leads to it.
      #expect(collection.indexPathsForVisibleItems.contains([0, item]) || item == count - 1)
    }
    collection.resize(width: 400, height: 300)
    #expect(collection.screenFaults == [])
    change(rows.map { Row(id: $0.id, height: 200 - $0.height) })
    #expect(collection.screenFaults == [])
    for item in stride(from: 0, to: count, by: 29) {
      collection.tapItem(IndexPath(row: item, section: 0))
    }
    #expect(collection.screenFaults == [])
    #expect(collection.diagnostics.isEmpty)
    withExtendedLifetime(binder) {}
  }

  @Test("an item whose cell says no height keeps the estimate")
  func noHeight() {
    let layouts: [SectionLayout] = [
      .grid(columns: 2, itemHeight: .estimated(30)),
      .flow(estimatedItemSize: LayoutSize(width: 100, height: 30)),
    ]
    for layout in layouts {
      let numbers = MutableObservableArray([1, 2, 3])
      let collection = HeadlessCollectionView(id: "numbers", width: 320, height: 480)
      let binder = CollectionViewBinder(collectionView: collection)
      binder.onCollection().layout(layout).bind(cellType: RowCell.self, models: numbers)
      binder.finish()
      #expect(heights(collection) == [30, 30, 30])
      numbers.append(4)
      #expect(heights(collection) == [30, 30, 30, 30])
      #expect(collection.screenFaults == [])
    }
  }

  @Test("views with an index are filled again after each change")
  func badges() {
    let item = LayoutItem(
      width: .fractionalWidth(0.25),
      height: .fractionalHeight(1),
      supplementaryItems: [
        LayoutSupplementaryItem(
          kind: "badge",
          width: .absolute(10),
          height: .absolute(10),
          anchor: LayoutAnchor(.topTrailing)
        )
      ]
    )
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(50),
      subitems: [item]
    )
    var (numbers, unread) = ([1, 2, 3], [1, 2, 3])
    let collection = HeadlessCollectionView(id: "numbers", width: 320, height: 480)
    let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Part.self)
    binder.onSection(.a).layout(.grid(columns: 1, itemHeight: .absolute(20)))
      .bind(cellType: RowCell.self, models: { [7] })
    binder.onSection(.b).layout(.compositional(LayoutSection(group: group)))
      .supplementary("badge", BadgeView.self) { index, badge in
        badge.count.text = "\(unread[index])"
      }
      .bind(cellType: RowCell.self, models: { numbers })
    binder.displayedSections = [.b]
    binder.finish()
    func badges(_ section: Int = 0) -> [String?] {
      numbers.indices.map { index in
        let path = IndexPath(row: index, section: section)
        let view = collection.supplementaryView(forElementKind: "badge", at: path)
        return (view as? BadgeView)?.count.text
      }
    }
    #expect(badges() == ["1", "2", "3"])
    (numbers, unread) = ([9, 1, 2, 3], [9, 1, 2, 3])
    binder.refresh()
    #expect(badges() == ["9", "1", "2", "3"])
    unread = [4, 5, 6, 7]
    binder.refresh()
    #expect(badges() == ["4", "5", "6", "7"])
    binder.displayedSections = [.a, .b]
    #expect(badges(1) == ["4", "5", "6", "7"])
    (numbers, unread) = ([2, 1], [8, 9])
    binder.refresh()
    #expect(badges(1) == ["8", "9"])
    #expect(collection.screenFaults == [])
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }

  struct Product: Identifiable, Equatable {
    let id: Int
    var price: Int
  }

  @Test(
    "badges show the model of their item after each change, in both syntaxes",
    arguments: [0, 1, 2]
  )
  func badgesOfItems(_ form: Int) {
    let item = LayoutItem(
      width: .fractionalWidth(0.25),
      height: .fractionalHeight(1),
      supplementaryItems: [
        LayoutSupplementaryItem(
          kind: "badge",
          width: .absolute(10),
          height: .absolute(10),
          anchor: LayoutAnchor(.topTrailing)
        )
      ]
    )
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(50),
      subitems: [item]
    )
    let layout = SectionLayout.compositional(LayoutSection(group: group))
    var products = [Product(id: 1, price: 10), Product(id: 2, price: 20)]
    let collection = HeadlessCollectionView(id: "shop", width: 320, height: 480)
    let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Part.self)
    let screen = CollectionScreen(sectionedBy: Part.self) {
      OnSection(.a) {
        Layout(layout)
        Cells(RowCell.self, models: products)
          .supplementary("badge", BadgeView.self) { badge, product in
            badge.count.text = "\(product.price)"
          }
      }
    }
    if form == 0 {
      binder.onSection(.a).layout(layout)
        .bind(cellType: RowCell.self, models: { products })
        .supplementary("badge", BadgeView.self) { badge, product in
          badge.count.text = "\(product.price)"
        }
    } else if form == 1 {
      binder.onSections(.a, .b).layout(layout)
        .bind(cellType: RowCell.self, models: { [.a: products] })
        .supplementary("badge", BadgeView.self) { part, badge, product in
          badge.count.text = part == .a ? "\(product.price)" : "other"
        }
    }
    if form == 2 {
      screen.bind(to: collection)
    } else {
      binder.displayedSections = [.a]
      binder.finish()
    }
    let changes: [([Product]) -> [Product]] = [
      { $0 }, { [Product(id: 3, price: 30)] + $0 },
      { $0.map { Product(id: $0.id, price: $0.price + 1) } }, { $0.reversed() },
      { Array($0[1...]) },
      { _ in [] }, { _ in (1...9).map { Product(id: $0, price: $0 * 100) } },
    ]
    for change in changes {
      products = change(products)
      if form == 2 { screen.refresh() } else { binder.refresh() }
      let badges = products.indices.map { index in
        let path = IndexPath(row: index, section: 0)
        let view = collection.supplementaryView(forElementKind: "badge", at: path)
        return (view as? BadgeView)?.count.text
      }
      #expect(badges == products.map { "\($0.price)" })
      #expect(collection.screenFaults == [])
    }
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }

  @Test("an item that comes into view beside others leaves those below in their places")
  func scrollingUp() {
    let rows = (0..<200).map { Row(id: $0, height: [40, 207.5, 140, 60, 95][$0 * 7 % 5]) }
    let grid = SectionLayout.grid(columns: 2, spacing: 4, itemHeight: .estimated(50))
    let (collection, _, binder) = screen(grid, rows, height: 400, .reload)
    collection.resize(width: 568, height: 400)
    collection.scrollToItem(at: [0, 100], at: .top)
    for step in 0..<120 {
      let before = places(collection)
      collection.scroll(by: -10)
      let lowest = collection.indexPathsForVisibleItems.last { before[$0] != nil }
      guard let lowest, let old = before[lowest], let new = places(collection)[lowest] else {
        Issue.record("step \(step)")
        return
      }
      #expect(new - old == 10, "step \(step)")
    }
    #expect(collection.screenFaults == [])
    withExtendedLifetime(binder) {}
  }

  /// Where the visible items are, from the top of the collection view.
  private func places(_ view: HeadlessCollectionView) -> [IndexPath: Double] {
    var places: [IndexPath: Double] = [:]
    for path in view.indexPathsForVisibleItems {
      places[path] = view.layoutAttributesForItem(at: path).map {
        $0.frame.minY - view.contentOffset.y
      }
    }
    return places
  }

  @Test("a placeholder is drawn in the middle while there are no items")
  func drawnPlaceholder() {
    var numbers: [Int] = []
    let collection = HeadlessCollectionView(id: "numbers", width: 200, height: 100)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.placeholder(TallHeader.self) { "Nothing yet" }
    binder.onCollection()
      .layout(.grid(columns: 2))
      .bind(cellType: RowCell.self, models: { numbers })
    binder.finish()
    func texts() -> [Substring] {
      collection.render(.svg).split(separator: "\n").filter { $0.contains("<text") }
    }
    #expect(
      collection.render(.ansi(columns: 30, colors: false))
        == "numbers · 0 items\n\n\n         Nothing yet\n\n\n"
    )
    let text =
      #"<text x="100" y="55.25" class="quiet" font-size="15" text-anchor="middle">Nothing yet</text>"#
    #expect(texts().last?.drop { $0 == " " } == text[...])
    #expect(
      collection.render(.json).contains(
        #"{"empty":"TallHeader","height":100,"fields":{"textLabel":"Nothing yet"}}"#
      )
    )
    numbers = [1]
    binder.refresh()
    #expect(!collection.render(.ansi(columns: 30, colors: false)).contains("Nothing"))
    #expect(!texts().contains { $0.contains("Nothing") })
  }

  @Test("a placeholder is shown behind the items, and a header and a footer are refused")
  func parts() {
    var numbers: [Int] = []
    let collection = HeadlessCollectionView(id: "numbers", width: 100, height: 100)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.placeholder(TallHeader.self) { "Nothing" }
    binder.tableHeader(TallHeader.self) { "Above" }
    binder.tableFooter(TallHeader.self) { "Below" }
    binder.onCollection().bind(cellType: RowCell.self, models: { numbers })
    binder.finish()
    #expect((collection.view(of: .placeholder) as? TallHeader)?.viewModel == "Nothing")
    #expect(collection.render(.text).contains("empty"))
    #expect(collection.view(of: .header) == nil)
    #expect(collection.contentSize.height == 0)
    numbers = [1]
    binder.refresh()
    #expect(collection.view(of: .placeholder) == nil)
    #expect(!collection.render(.text).contains("empty"))
    numbers = []
    binder.refresh()
    #expect(collection.view(of: .placeholder) != nil)
    #expect(collection.screenFaults == [])
    #expect(collection.inconsistencies.isEmpty)
    #expect(
      collection.diagnostics.map(\.message)
        == ["header", "footer"].map {
          "A collection view has no \($0) of its own; declare it as one of its first or its last section."
        }
    )
  }
}
