import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// A screen of random sections whose data and layouts change at random, in a collection view of UIKit.
@MainActor
final class RandomItems {
  private struct Part: TableViewSection, Comparable {
    let number: Int

    static func < (left: Part, right: Part) -> Bool { left.number < right.number }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var version = 0

    var text: String { "\(id).\(version)" }

    /// It changes with the version.
    var size: LayoutSize {
      LayoutSize(width: Double(40 + id * 9), height: Double(20 + version * 7))
    }
  }

  /// An item that nothing tells from others, so that its section is reloaded as a whole.
  private struct Plain {
    let text: String
  }

  private var generator: SplitMix64
  private var items: [Part: [Item]] = [:]
  private var unnamed: [String] = []
  private var titles: [Part: String] = [:]
  private var layouts: [Part: SectionLayout] = [:]
  private let collection = Photos.collection(height: 300)
  private let plain = HeadlessCollectionView(id: "plain", width: 375, height: 300)
  private var bindings: [TableBinding] = []
  private var problems: [String] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    collection.player.onInconsistency = .collect
    collection.diagnosticHandler = { [weak self] in
      // Some sections have models that cannot be told apart, and some have sizes and no flow.
      let isKnown = ["is neither Identifiable nor", "only a flow reads it"].contains(
        where: $0.message.contains
      )
      if !isKnown { self?.problems.append("\($0)") }
    }
    change()
    bindings = [
      screen(PhotoItemCell.self) { $0.caption.text = $1 }.bind(to: collection),
      screen(HeadlessPhotoCell.self) { $0.caption.text = $1 }.bind(to: plain),
    ]
  }

  private func screen<Cell: TableCell>(
    _ type: Cell.Type,
    _ fill: @escaping (Cell, String) -> Void
  ) -> CollectionScreen<Part> {
    CollectionScreen(
      sectionedBy: Part.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    ) { [unowned self] in
      for number in 0..<4 {
        OnSection(Part(number: number)) {
          if let layout = layouts[Part(number: number)] { Layout(layout) }
          if let title = titles[Part(number: number)] { Header(title) }
          Cells(type, models: items[Part(number: number)] ?? []) { _, cell, item in
            fill(cell, item.text)
          }
          .itemSize { _, item in item.size }
        }
      }
      OnSection(Part(number: 4)) {
        Layout(.grid(columns: 4))
        Cells(type, models: unnamed.map { Plain(text: $0) }) { _, cell, item in
          fill(cell, item.text)
        }
      }
    }
  }

  private func change() {
    let ids = Array(0..<14).shuffled(using: &generator)
      .prefix(Int.random(in: 0...14, using: &generator))
    let old = Dictionary(uniqueKeysWithValues: items.values.joined().map { ($0.id, $0.version) })
    (items, titles) = ([:], [:])
    for id in ids {
      let part = Part(number: Int.random(in: 0..<4, using: &generator))
      let version = (old[id] ?? 0) + (Int.random(in: 0..<4, using: &generator) == 0 ? 1 : 0)
      items[part, default: []].append(Item(id: id, version: version))
      if Bool.random(using: &generator) { titles[part] = "\(part.number)" }
    }
    unnamed = (0..<Int.random(in: 0..<4, using: &generator)).map { "plain \($0) of \(ids.count)" }
    let all: [SectionLayout?] = [
      nil, .list(.grouped), .grid(columns: 3), Photos.carousel, Photos.flow,
    ]
    for number in 0..<4 where Int.random(in: 0..<4, using: &generator) == 0 {
      layouts[Part(number: number)] = all.randomElement(using: &generator) ?? nil
    }
  }

  /// Changes the data several times; returns what is wrong then, or nil.
  func problem(changes: Int) -> String? {
    for _ in 0..<changes {
      change()
      for binding in bindings { binding.refresh() }
      collection.performPendingUpdates()
      plain.layoutIfNeeded()
      if Bool.random(using: &generator) {
        let y = Double.random(in: 0...200, using: &generator)
        collection.contentOffset = CGPoint(x: 0, y: y)
        plain.contentOffset = TablePoint(x: 0, y: y)
      }
      if let problem = problems.first { return problem }
      if let inconsistency = collection.player.inconsistencies.first { return "\(inconsistency)" }
      if let problem = wrongItem ?? misplacedItem { return problem }
    }
    return nil
  }

  /// An item that stands elsewhere than without UIKit.
  private var misplacedItem: String? {
    for section in 0..<collection.numberOfSections {
      for item in 0..<collection.numberOfItems(inSection: section) {
        let path = IndexPath(row: item, section: section)
        let (mine, other) = (
          collection.player.layoutAttributesForItem(at: path)?.frame,
          plain.layoutAttributesForItem(at: path)?.frame
        )
        if mine != other { return "item \(path) at \(mine as Any), not \(other as Any)" }
      }
    }
    return nil
  }

  private var wrongItem: String? {
    let texts = (0..<4).map { (items[Part(number: $0)] ?? []).map(\.text) } + [unnamed]
    let shown = texts.filter { !$0.isEmpty }
    let counts = (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
    guard counts == shown.map(\.count) else {
      return "the collection view has \(counts) items, and the data \(shown.map(\.count))"
    }
    for path in collection.indexPathsForVisibleItems {
      let cell = collection.cellForItem(at: path) as? PhotoItemCell
      let expected = shown[path.section][path.row]
      if let cell, cell.caption.text != expected {
        return "item \(path) shows \(cell.caption.text ?? "nothing") instead of \(expected)"
      }
    }
    return nil
  }
}

extension Photos {
  /// A row or a column of items that share it, of some that do not, or of groups of these.
  private static func randomGroup(
    depth: Int,
    _ generator: inout SplitMix64
  ) -> LayoutGroup {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let isInner = depth < 2
    let count = number(1...5)
    let item: LayoutItem =
      depth > 0 && Bool.random(using: &generator)
      ? .group(randomGroup(depth: depth - 1, &generator))
      : LayoutItem(
        width: [.fractionalWidth(0.3), .absolute(40)][number(0...1)],
        height: [.fractionalHeight(0.5), .absolute(20), .fractionalWidth(0.2)][number(0...2)],
        contentInsets: LayoutInsets(top: 1, leading: Double(number(0...3)), bottom: 0, trailing: 2)
      )
    let subitems: LayoutGroup.Subitems =
      number(0...3) == 0 ? .repeating(count, item) : .count(count, item)
    let make = Bool.random(using: &generator) ? LayoutGroup.horizontal : LayoutGroup.vertical
    return make(
      .fractionalWidth(isInner ? 0.5 : 1),
      isInner ? .fractionalHeight(0.6) : .absolute(Double(number(60...200))),
      subitems,
      number(0...2) == 0 ? .flexible(Double(number(0...9))) : .fixed(Double(number(0...9))),
      LayoutInsets(top: 0, leading: Double(number(0...9)), bottom: 3, trailing: 0),
      LayoutEdgeSpacing(),
      []
    )
  }

  /// Items in random groups that stand elsewhere than without UIKit.
  static func differentGroup(seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    let group = randomGroup(depth: 2, &generator)
    let layout = SectionLayout.compositional(
      LayoutSection(
        group: group,
        interGroupSpacing: Double(Int.random(in: 0...9, using: &generator)),
        contentInsets: LayoutInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
      )
    )
    let count = Int.random(in: 0...30, using: &generator)
    return differences(layout, items: count).map { "\($0) in \(group)" }
  }

  /// The items of a layout that stand elsewhere than without UIKit.
  private static func differences(
    _ layout: SectionLayout,
    items: Int,
    size: ((Int) -> LayoutSize)? = nil
  ) -> [String] {
    func declare<Cell: TableCell>(_ host: any CollectionHost, _ cell: Cell.Type) -> AnyObject {
      let binder = CollectionViewBinder(collectionView: host)
      let rows = binder.onCollection()
        .layout(layout)
        .bind(cellType: cell, models: Array(0..<items))
      if let size { rows.itemSize { _, item in size(item) } }
      binder.finish()
      return binder
    }
    let (native, plain) = (
      collection(), HeadlessCollectionView(id: "flow", width: 375, height: 2_000)
    )
    let binders = [declare(native, PhotoItemCell.self), declare(plain, HeadlessPhotoCell.self)]
    native.performPendingUpdates()
    plain.layoutIfNeeded()
    return withExtendedLifetime(binders) {
      (0..<items).compactMap { item in
        let path = IndexPath(row: item, section: 0)
        let (mine, other) = (
          native.player.layoutAttributesForItem(at: path)?.frame,
          plain.layoutAttributesForItem(at: path)?.frame
        )
        return mine == other ? nil : "\(item): \(mine as Any), not \(other as Any)"
      }
    }
  }

  /// Items of random sizes in a flow that stand elsewhere than without UIKit.
  static func differentFlow(seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    let isUniform = Bool.random(using: &generator)
    let count = Int.random(in: 0...40, using: &generator)
    let sizes = (0..<count).map { _ in
      LayoutSize(
        width: isUniform ? 70 : Double.random(in: 10...400, using: &generator).rounded(),
        height: Double.random(in: 10...90, using: &generator).rounded()
      )
    }
    let layout = SectionLayout.flow(
      itemSize: LayoutSize(width: 70, height: 30),
      lineSpacing: Double(Int.random(in: 0...12, using: &generator)),
      itemSpacing: Double(Int.random(in: 0...12, using: &generator)),
      insets: LayoutInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
    )
    return differences(layout, items: sizes.count) { sizes[$0] }
  }
}
