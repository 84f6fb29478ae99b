import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// Badges and sizes of items that are declared by what they show.
@MainActor
@Suite("Badges of rows by contents", .bounded)
struct ContentBadgesTests {
  enum Part: TableViewSection { case a, b }

  enum Form: CaseIterable { case rows, rowsBySection, chain, bySectionChain }

  struct Product: Identifiable, Equatable {
    let id: Int
    var price: Int
  }

  /// Four items beside each other, each with a badge.
  private static let layout = SectionLayout.compositional(
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1),
        height: .absolute(50),
        subitems: [
          LayoutItem(
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
        ]
      )
    )
  )
  private static let flow = SectionLayout.flow(itemSize: LayoutSize(width: 50, height: 50))

  private static func badges(_ collection: HeadlessCollectionView) -> [String?] {
    (0..<collection.numberOfItems(inSection: 0)).map { index in
      let path = IndexPath(row: index, section: 0)
      let view = collection.supplementaryView(forElementKind: "badge", at: path)
      return (view as? BadgeView)?.count.text
    }
  }

  @Test("show the model of their item after each change", arguments: Form.allCases)
  func models(_ form: Form) {
    var products = [Product(id: 1, price: 10), Product(id: 2, price: 20)]
    let collection = HeadlessCollectionView(id: "shop", width: 320, height: 480)
    let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Part.self)
    let screen = CollectionScreen(sectionedBy: Part.self) {
      if form == .rows {
        OnSection(.a) {
          Layout(Self.layout)
          Rows(products) { ListContent("\($0.id)") }
            .supplementary("badge", BadgeView.self) { $0.count.text = "\($1.price)" }
        }
      } else {
        OnSections(.a) {
          Layout(Self.layout)
          RowsBySection([.a: products]) { ListContent("\($0.id)") }
            .supplementary("badge", BadgeView.self) { $0.count.text = "\($1.price)" }
        }
      }
    }
    switch form {
    case .rows, .rowsBySection: screen.bind(to: collection)
    case .chain:
      binder.onSection(.a).layout(Self.layout)
        .rows({ products }) { ListContent("\($0.id)") }
        .supplementary("badge", BadgeView.self) { $0.count.text = "\($1.price)" }
    case .bySectionChain:
      binder.onSections(.a).layout(Self.layout)
        .rows({ [.a: products] }) { ListContent("\($0.id)") }
        .supplementary("badge", BadgeView.self) { $0.count.text = "\($1.price)" }
    }
    let isChain = form == .chain || form == .bySectionChain
    if isChain {
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
      if isChain { binder.refresh() } else { screen.refresh() }
      #expect(Self.badges(collection) == products.map { "\($0.price)" })
      #expect(collection.screenFaults == [])
    }
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }

  @Test("several lists of a section have badges and sizes of their own", arguments: [true, false])
  func lists(_ isChain: Bool) {
    var (names, numbers) = (["x"], [1, 2])
    let collection = HeadlessCollectionView(id: "lists", width: 320, height: 480)
    let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Part.self)
    let screen = CollectionScreen(sectionedBy: Part.self) {
      OnSection(.a) {
        Layout(Self.layout)
        Rows(names) { ListContent($0) }
          .supplementary("badge", BadgeView.self) { $0.count.text = $1 }
        Row(ListContent("between"))
          .supplementary("badge", BadgeView.self) { $0.count.text = "one" }
        Rows(numbers) { ListContent("\($0)") }
          .supplementary("badge", BadgeView.self) { $0.count.text = "\($1)" }
      }
      OnSection(.b) {
        Layout(Self.flow)
        Rows(numbers) { ListContent("\($0)") }
          .itemSize { LayoutSize(width: Double($0 * 10), height: 20) }
        Row(ListContent("last")).itemSize { LayoutSize(width: 90, height: 30) }
        Row(ListContent("as the layout says"))
      }
    }
    if isChain {
      binder.onSection(.a).layout(Self.layout)
        .rows({ names }) { ListContent($0) }
        .supplementary("badge", BadgeView.self) { $0.count.text = $1 }
        .row { ListContent("between") }
        .supplementary("badge", BadgeView.self) { $0.count.text = "one" }
        .rows({ numbers }) { ListContent("\($0)") }
        .supplementary("badge", BadgeView.self) { $0.count.text = "\($1)" }
      binder.onSection(.b).layout(Self.flow)
        .rows({ numbers }) { ListContent("\($0)") }
        .itemSize { LayoutSize(width: Double($0 * 10), height: 20) }
        .row { ListContent("last") }.itemSize { LayoutSize(width: 90, height: 30) }
        .row { ListContent("as the layout says") }
      binder.displayedSections = [.a, .b]
      binder.finish()
    } else {
      screen.bind(to: collection)
    }
    let changes: [([String], [Int])] = [
      (["x"], [1, 2]), (["y", "x"], [2]), ([], [3, 2, 1]), (["x", "z"], []),
    ]
    for change in changes {
      (names, numbers) = change
      if isChain { binder.refresh() } else { screen.refresh() }
      #expect(Self.badges(collection) == names + ["one"] + numbers.map { "\($0)" })
      let widths = (0..<collection.numberOfItems(inSection: 1)).map { index in
        collection.layoutAttributesForItem(at: IndexPath(row: index, section: 1))?.frame.width
      }
      #expect(widths == numbers.map { Double($0 * 10) } + [90, 50])
      #expect(collection.screenFaults == [])
    }
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }
}
