import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// Random changes of random screens, each shown by an update and by a new view; all cells are in sight, and so measured.
@MainActor
@Suite("Random changes of a collection view", .bounded)
struct RandomCollectionTests {
  private static let layouts: [SectionLayout] = [
    .list(.plain), .list(.insetGrouped), .grid(columns: 3, spacing: 8),
    .grid(columns: 2, itemHeight: .estimated(30)),
    .carousel(itemSize: LayoutSize(width: 70, height: 50), spacing: 5),
    .flow(itemSize: LayoutSize(width: 60, height: 40)),
  ]

  @Test("an update leads to what a new view shows", arguments: 0..<12 as Range<UInt64>)
  func updates(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = RandomScreen(layouts: Self.layouts, &random)
    let collection = HeadlessCollectionView(id: "random", width: 300, height: 6_000)
    let binding = screen.screen.bind(to: collection)
    _ = collection.render(.text)
    for _ in 0..<8 {
      screen.change(&random)
      binding.refresh()
      _ = collection.render(.text)
      let new = HeadlessCollectionView(id: "random", width: 300, height: 6_000)
      let other = screen.screen.bind(to: new)
      let texts = [collection, new].map { $0.render(.text(detail: .full)).withoutNumbers }
      #expect(texts[0] == texts[1])
      withExtendedLifetime(other) {}
    }
    #expect(collection.inconsistencies.isEmpty)
    let isExpected = { (text: String) in text.contains("is neither Identifiable nor Equatable") }
    #expect(collection.diagnostics.filter { !isExpected($0.message) } == [])
  }
}

extension String {
  /// The text without the numbers of objects, which depend on reuse.
  var withoutNumbers: String {
    split(separator: "\n").filter { !$0.hasPrefix("pool") }
      .map { line in
        line.split(separator: " ", omittingEmptySubsequences: false)
          .filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("estimated=") }
          .joined(separator: " ")
      }
      .joined(separator: "\n")
  }
}

/// A screen with some sections of random data.
@MainActor
private final class RandomScreen {
  struct Name: TableViewSection { let number: Int }

  private struct Part {
    var name: Int
    var layout: SectionLayout
    var hasHeader: Bool
    /// Whether its items cannot be compared, so that the section is reloaded.
    var isOpaque: Bool
    var items: [Int]
  }

  /// What cannot be compared.
  private struct Opaque { let number: Int }

  private let layouts: [SectionLayout]
  private var parts: [Part] = []
  private var last = 0

  init(layouts: [SectionLayout], _ random: inout SplitMix64) {
    self.layouts = layouts
    for name in 0..<Int.random(in: 1...4, using: &random) { parts.append(part(name, &random)) }
  }

  private func part(_ name: Int, _ random: inout SplitMix64) -> Part {
    let count = Int.random(in: 0...12, using: &random)
    last += count
    return Part(
      name: name,
      layout: layouts.randomElement(using: &random) ?? .list(),
      hasHeader: .random(using: &random),
      isOpaque: random.below(3) == 0,
      items: Array(last - count..<last)
    )
  }

  /// Changes some of it.
  func change(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<max(1, parts.count), using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where parts.count < 6:
        last += 1
        parts.insert(part(100 + last, &random), at: index)
      case 1 where parts.count > 1: parts.remove(at: index)
      case 2: parts.shuffle(using: &random)
      case 3: parts[index].items.shuffle(using: &random)
      case 4: parts[index].layout = layouts.randomElement(using: &random) ?? .list()
      case 5: parts[index].hasHeader.toggle()
      case 6 where !parts[index].items.isEmpty:
        parts[index].items.remove(at: Int.random(in: 0..<parts[index].items.count, using: &random))
      default:
        last += 1
        let place = Int.random(in: 0...parts[index].items.count, using: &random)
        parts[index].items.insert(last, at: place)
      }
    }
  }

  var screen: CollectionScreen<Name> {
    CollectionScreen(sectionedBy: Name.self) { [self] in
      for part in parts {
        OnSection(Name(number: part.name)) {
          Layout(part.layout)
          if part.hasHeader { Header("Section \(part.name)") }
          if part.isOpaque {
            Cells(NoteCell.self, models: part.items.map(Opaque.init)) { _, cell, item in
              cell.show(item.number)
            }
          } else {
            Cells(NoteCell.self, models: part.items) { _, cell, item in cell.show(item) }
          }
        }
      }
    }
  }
}

extension NoteCell {
  fileprivate func show(_ number: Int) { note.text = String(repeating: "x", count: number % 40) }
}
