/// The items of a sorted source at one moment.
struct SortedItems<Item: Hashable, Key: Comparable>: SectionedItems {
  private let sections: [SortedSections<Item, Key>.Section]
  private let isNamed: Bool

  init(_ items: SortedSections<Item, Key>) {
    sections = items.sections
    isNamed = items.hasNamedSections
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].entries.count }

  func item(at position: RowPosition) -> Item {
    sections[position.section].entries[position.row].item
  }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    sections[section].entries.forEachChunk { chunk in body(chunk.map { $0.item }[...]) }
  }

  func name(ofSection section: Int) -> String? { isNamed ? "\(sections[section].key)" : nil }
}

extension SortedItems: Sendable where Item: Sendable, Key: Sendable {}
