import Binder
import BinderCollections
import TestSupport

@testable import HeadlessTable

/// A collection view under `.collect` whose sections have any layouts, whose data source and delegate answer anything, and
/// that is told anything: nothing stops it, and what it shows after a reload is what a new one shows.
@MainActor
enum CollectionsTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let items = Items(random)
    let view = items.view()
    for _ in 0..<(1 + items.random.below(8)) {
      items.act(on: view)
      _ = view.render(.text)
    }
    items.isHonest = true
    view.resize(width: 320, height: 200)
    items.resetPlaces(of: view)
    view.reloadData()
    items.resetPlaces(of: view)
    let fresh = items.view()
    items.resetPlaces(of: fresh)
    let (text, expected) = (view.render(.text(detail: .full)), fresh.render(.text(detail: .full)))
    for picture in [TablePicture.svg, .ansi] { _ = view.render(picture) }
    _ = view.inconsistencies.map(\.description)
    return plain(text) == plain(expected)
      ? nil : "\(items.layouts), after a reload:\n\(text)\ninstead of\n\(expected)"
  }

  /// The text without the numbers of cells and the pools, which depend on what was displayed before.
  private static func plain(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("pool") }.map { line in
      line.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    }
  }
}

/// A data source and delegate that need not answer the same twice.
@MainActor
private final class Items: CollectionViewDataSource, CollectionViewDelegate {
  var random: SplitMix64
  var counts: [Int] = []
  /// Whether the answers are those that were given before.
  var isHonest = false
  private(set) var layouts: [SectionLayout] = []
  private var axis = LayoutAxis.vertical
  private var spacing = 0.0
  private var hasSizes = false

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e308, 1e19, -0.0, 0, 1e-300, .leastNonzeroMagnitude, 44, 20,
    1e9, -1e308, 0.5, 7.5, 70, 150,
  ]

  init(_ random: SplitMix64) {
    self.random = random
    counts = (0..<self.random.below(4)).map { _ in self.random.below(9) }
    layouts = (0..<5).map { _ in layout() }
    axis = self.random.below(4) == 0 ? .horizontal : .vertical
    spacing = self.random.below(3) == 0 ? odd() : 0
    hasSizes = self.random.below(2) == 0
  }

  func view() -> HeadlessCollectionView {
    let layout = CollectionViewLayout.sections(axis: axis, interSectionSpacing: spacing) {
      [unowned self] section, _ in layouts[section % layouts.count]
    }
    let view = HeadlessCollectionView(id: "any", width: 320, height: 200, layout: layout)
    view.onInconsistency = .collect
    view.register(HeadlessCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        HeadlessHeaderFooterView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind
      )
    }
    view.dataSource = self
    view.delegate = self
    return view
  }

  /// Scrolls to the start, down and across, where nothing that was measured farther down has an effect.
  func resetPlaces(of view: HeadlessCollectionView) {
    view.scroll(to: 0)
    for section in counts.indices { view.scrollSection(at: section, to: 0) }
  }

  private func layout() -> SectionLayout {
    let size = LayoutSize(width: odd(), height: odd())
    let insets = LayoutInsets(top: odd(), leading: odd(), bottom: 2, trailing: 3)
    let inset = random.below(3) == 0 ? insets : .zero
    switch random.below(8) {
    case 0: return .list([.plain, .grouped, .insetGrouped, .sidebar][random.below(4)])
    case 1: return .grid(columns: number(), spacing: odd(), insets: inset)
    case 2: return .grid(columns: 2, itemHeight: .estimated(odd()), insets: inset)
    case 3: return .grid(minimumItemWidth: odd(), spacing: odd(), itemHeight: .absolute(odd()))
    case 4:
      let paging = [CarouselPaging.none, .items, .centeredItems, .pages][random.below(4)]
      return .carousel(itemSize: size, spacing: odd(), paging: paging, insets: inset)
    case 5: return .flow(itemSize: size, lineSpacing: odd(), itemSpacing: odd(), insets: inset)
    case 6: return .flow(estimatedItemSize: size, lineSpacing: odd())
    default: return .compositional(composed())
    }
  }

  private func dimension() -> LayoutDimension {
    switch random.below(4) {
    case 0: .fractionalWidth(odd())
    case 1: .fractionalHeight(odd())
    case 2: .absolute(odd())
    default: .estimated(odd())
    }
  }

  private func composed() -> LayoutSection {
    let badge = LayoutSupplementaryItem(
      kind: "badge",
      width: dimension(),
      height: dimension(),
      anchor: LayoutAnchor(.topTrailing, x: odd())
    )
    let item = LayoutItem(
      width: dimension(),
      height: dimension(),
      supplementaryItems: random.below(2) == 0 ? [badge] : []
    )
    let items: LayoutGroup.Subitems = random.below(2) == 0 ? [item] : [item, item]
    let group: LayoutGroup =
      random.below(2) == 0
      ? .horizontal(width: dimension(), height: dimension(), subitems: items)
      : .vertical(width: dimension(), height: dimension(), subitems: items)
    let header = LayoutBoundaryItem(
      kind: "header",
      height: dimension(),
      alignment: [.top, .bottom, .leading][random.below(3)],
      pinsToVisibleBounds: random.below(2) == 0
    )
    return LayoutSection(
      group: group,
      interGroupSpacing: odd(),
      boundaryItems: random.below(2) == 0 ? [header] : [],
      orthogonalScrolling: [.none, .continuous, .paging][random.below(3)]
    )
  }

  func act(on view: HeadlessCollectionView) {
    let path = IndexPath(row: number(), section: number())
    switch random.below(14) {
    case 0: view.scroll(to: odd())
    case 1: view.scroll(by: odd())
    case 2: view.reloadData()
    case 3: view.tapItem(path)
    case 4: view.selectItem(at: path)
    case 5: view.scrollToItem(at: path, at: .middle)
    case 6: view.reconfigureItems(at: [path])
    case 7: view.scrollSection(at: number(), to: odd())
    case 8: view.resize(width: odd(), height: odd())
    case 9: view.dragItem(at: path, to: IndexPath(row: number(), section: number()))
    case 10: layouts[random.below(layouts.count)] = layout()
    default:
      let batch = BatchPicture.random(seed: random.next())
      let fits = random.below(2) == 0
      let operations = batch.operations
      view.perform(operations) { if fits { counts = batch.after.map { max(0, $0) } } }
    }
  }

  private func number() -> Int { [0, 1, 2, 3, -1, .max, .min, 7][random.below(8)] }

  private func odd() -> Double { Self.odd[random.below(Self.odd.count)] }

  func numberOfSections(in view: HeadlessCollectionView) -> Int {
    isHonest || random.below(8) > 0 ? counts.count : number() % 9
  }

  func collectionView(_ view: HeadlessCollectionView, numberOfItemsInSection section: Int) -> Int {
    guard counts.indices.contains(section) else { return 0 }
    return isHonest || random.below(8) > 0 ? counts[section] : number() % 9
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    cellForItemAt path: IndexPath
  ) -> any TableCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? HeadlessCell)?.textLabel.text = "\(path.section).\(path.row)"
    return cell
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> (any TableHeaderFooterView)? {
    if !isHonest, random.below(9) == 0 { return nil }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: path
    )
  }

  func collectionView(_ view: HeadlessCollectionView, sizeForItemAt path: IndexPath) -> LayoutSize?
  {
    guard hasSizes else { return nil }
    return isHonest ? LayoutSize(width: 60, height: 30) : LayoutSize(width: odd(), height: odd())
  }

  func collectionView(_ view: HeadlessCollectionView, canMoveItemAt path: IndexPath) -> Bool {
    isHonest || random.below(4) > 0
  }
}
