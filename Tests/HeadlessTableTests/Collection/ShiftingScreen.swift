import Binder
import BinderCollections
import TestSupport

@testable import HeadlessTable

/// A screen with sections of all layouts, whose items have sizes that change.
@MainActor
final class ShiftingScreen {
  struct Name: TableViewSection { let number: Int }

  /// What a section has.
  struct Part {
    var name: Int
    var layout: Int
    var hasHeader: Bool
    var hasFooter: Bool
    var models: Int
    var items: [Int]
  }

  /// An item that is compared by `==`.
  struct Value: Equatable, CollectionIdentifiable {
    let id: Int
    let size: LayoutSize
    var collectionId: String { "\(id)" }
  }

  /// An item that is an object, and is not compared.
  final class Thing: CollectionIdentifiable {
    let id: Int
    var size: LayoutSize
    var collectionId: String { "\(id)" }

    init(_ id: Int, _ size: LayoutSize) { (self.id, self.size) = (id, size) }
  }

  /// What has no identity, so that its section is reloaded.
  struct Opaque {
    let id: Int
    let size: LayoutSize
  }

  nonisolated static let layouts: [(name: String, layout: SectionLayout)] = [
    ("list", .list(.plain)),
    ("inset list", .list(.insetGrouped)),
    ("grid", .grid(columns: 3, spacing: 8, itemHeight: .absolute(44))),
    ("estimated grid", .grid(columns: 2, spacing: 4, itemHeight: .estimated(50))),
    ("estimated grid of 3", .grid(columns: 3, itemHeight: .estimated(30))),
    ("flow", .flow(itemSize: LayoutSize(width: 60, height: 40))),
    ("flow of sizes", .flow(itemSize: LayoutSize(width: 60, height: 40), lineSpacing: 4)),
    (
      "estimated flow",
      .flow(estimatedItemSize: LayoutSize(width: 300, height: 44), lineSpacing: 0)
    ),
    (
      "estimated flow of several",
      .flow(estimatedItemSize: LayoutSize(width: 90, height: 60), lineSpacing: 3)
    ),
    ("carousel", .carousel(itemSize: LayoutSize(width: 70, height: 50), spacing: 5)),
    ("badges", .compositional(LayoutSection(group: badges))),
    ("columns", .compositional(LayoutSection(group: columns, interGroupSpacing: 6))),
  ]

  /// The place of the flow whose items say their sizes.
  nonisolated static let sized = 6

  nonisolated private static var badges: LayoutGroup {
    .horizontal(
      width: .fractionalWidth(1),
      height: .estimated(60),
      subitems: [
        LayoutItem(
          width: .fractionalWidth(0.5),
          height: .estimated(60),
          supplementaryItems: [
            LayoutSupplementaryItem(
              kind: "badge",
              width: .absolute(20),
              height: .absolute(20),
              anchor: LayoutAnchor(.topTrailing)
            )
          ]
        )
      ]
    )
  }

  nonisolated private static var columns: LayoutGroup {
    .vertical(
      width: .fractionalWidth(1),
      height: .estimated(150),
      subitems: .repeating(3, LayoutItem(width: .fractionalWidth(1), height: .estimated(40)))
    )
  }

  var parts: [Part] = []
  /// The layouts that are chosen from.
  private let choice: [Int]
  private(set) var things: [Int: Thing] = [:]
  /// How often badges have changed.
  private(set) var version = 0
  private var last = 0

  init(_ choice: [Int], _ random: inout SplitMix64) {
    self.choice = choice
    for name in 0..<Int.random(in: 1...4, using: &random) { parts.append(part(name, &random)) }
  }

  private func size(_ random: inout SplitMix64) -> LayoutSize {
    LayoutSize(width: Double(20 + random.below(200)), height: Double(10 + random.below(14) * 10))
  }

  private func newItem(_ random: inout SplitMix64) -> Int {
    last += 1
    things[last] = Thing(last, size(&random))
    return last
  }

  private func part(_ name: Int, _ random: inout SplitMix64) -> Part {
    let count = [0, 3, 12, 40][random.below(4)]
    return Part(
      name: name,
      layout: choice[random.below(choice.count)],
      hasHeader: random.below(2) == 0,
      hasFooter: random.below(4) == 0,
      models: [0, 0, 1, 1, 2][random.below(5)],
      items: (0..<random.below(count + 1)).map { _ in newItem(&random) }
    )
  }

  /// Changes some of it.
  func change(_ random: inout SplitMix64) {
    for _ in 0..<1 + random.below(4) {
      let index = random.below(max(1, parts.count))
      switch random.below(14) {
      case 0 where parts.count < 6:
        last += 1
        parts.insert(part(100 + last, &random), at: index)
      case 1 where parts.count > 1: parts.remove(at: index)
      case 2: parts.shuffle(using: &random)
      case 3: parts[index].items.shuffle(using: &random)
      case 4: parts[index].layout = choice[random.below(choice.count)]
      case 5: parts[index].hasHeader.toggle()
      case 6: version += 1
      case 7...8:
        for _ in 0..<1 + random.below(3) where !parts[index].items.isEmpty {
          parts[index].items.remove(at: random.below(parts[index].items.count))
        }
      case 9: moveBetweenSections(index, &random)
      case 10...12: changeSizes(index, &random)
      default:
        for _ in 0..<1 + random.below(3) {
          let item = newItem(&random)
          parts[index].items.insert(item, at: random.below(parts[index].items.count + 1))
        }
      }
    }
  }

  private func moveBetweenSections(_ index: Int, _ random: inout SplitMix64) {
    let other = random.below(parts.count)
    guard !parts[index].items.isEmpty, (parts[index].models == 1) == (parts[other].models == 1)
    else {
      return
    }
    let item = parts[index].items.remove(at: random.below(parts[index].items.count))
    parts[other].items.insert(item, at: random.below(parts[other].items.count + 1))
  }

  private func changeSizes(_ index: Int, _ random: inout SplitMix64) {
    // Nothing says that an object has changed which is not compared.
    for item in parts[index].items where parts[index].models != 1 && random.below(4) == 0 {
      things[item] = Thing(item, size(&random))
    }
  }

  /// The size that an item has now.
  func size(of item: Int) -> LayoutSize { things[item]?.size ?? .zero }
}

extension ShiftingScreen {
  var screen: CollectionScreen<Name> {
    CollectionScreen(sectionedBy: Name.self) { [self] in
      for part in parts {
        OnSection(Name(number: part.name)) {
          Layout(Self.layouts[part.layout].layout)
          if part.hasHeader {
            Header(SizedHeader.self, viewModel: Double(20 + (part.name + version) % 3 * 15))
          }
          if part.hasFooter { Footer("End") }
          Supplementary("badge", BadgeView.self) { [self] index, badge in
            badge.count.text = "\(index) v\(version)"
          }
          switch part.models {
          case 0:
            let values = part.items.map { Value(id: $0, size: size(of: $0)) }
            cells(part, values, \.id, \.size)
          case 1: cells(part, part.items.compactMap { things[$0] }, \.id, \.size)
          default:
            let values = part.items.map { Opaque(id: $0, size: size(of: $0)) }
            cells(part, values, \.id, \.size)
          }
        }
      }
    }
  }

  private func cells<Model>(
    _ part: Part,
    _ models: [Model],
    _ id: @escaping (Model) -> Int,
    _ size: @escaping (Model) -> LayoutSize
  ) -> SectionCells<Name, SizedCell, Model> {
    let cells: SectionCells<Name, SizedCell, Model> = Cells(SizedCell.self, models: models) {
      _,
      cell,
      model in
      cell.show(id(model), size(model))
    }
    return part.layout == Self.sized ? cells.itemSize { _, model in size(model) } : cells
  }
}

extension ShiftingScreen {
  /// Whether a cell is as large as its item wants, where the layout leaves it the choice.
  static func fits(_ cell: SizedCell, _ wanted: LayoutSize, _ layout: Int) -> Bool {
    guard !["grid", "flow", "carousel"].contains(layouts[layout].name) else { return true }
    let size = cell.frame.size
    return abs(size.height - wanted.height) < 0.7
      && (layout != sized || abs(size.width - wanted.width) < 0.7)
  }
}

/// A header that is as high as its view model says.
final class SizedHeader: HeadlessHeaderFooterView, ViewModelBindable {
  var viewModel: Double?

  override func preferredHeight(forWidth width: Double) -> Double? { viewModel }
}

/// A cell that is as high as its item says.
final class SizedCell: HeadlessCell {
  let label = Label()
  private(set) var item = 0
  private(set) var wanted = LayoutSize.zero

  func show(_ item: Int, _ size: LayoutSize) {
    (self.item, wanted) = (item, size)
    label.text = "\(item)"
  }

  override func preferredHeight(forWidth width: Double) -> Double? { wanted.height }
}
