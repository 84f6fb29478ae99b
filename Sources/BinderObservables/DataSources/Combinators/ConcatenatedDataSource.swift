import Binder

extension DataSource {
  /// Shows the sections of this source, and below them those of another one.
  public func concatenated(with other: some DataSource<Item>) -> ConcatenatedDataSource<Item> {
    ConcatenatedDataSource([self, other])
  }
}

/// The sections of several sources, one source below the other.
///
/// A change of *k* rows costs O(sources + *k*).
public final class ConcatenatedDataSource<Item>: DerivedDataSource<Item> {
  private var shown: [any SectionedItems<Item>]

  /// Makes a source of others, from top to bottom; a source can occur more than once.
  public init(_ parts: [any DataSource<Item>]) {
    shown = parts.map { _ in ArrayItems() }
    super.init(of: parts)
    for (index, part) in parts.enumerated() { follow(part, at: index) }
    show(mapped: StackedItems(shown), .reload)
  }

  private func follow(_ part: some DataSource<Item>, at index: Int) {
    follow(part) { [weak self] in self?.receive($0, from: index) }
  }

  private func receive(_ change: DataSourceChange<Item>, from part: Int) {
    let start = shown[..<part].reduce(0) { $0 + $1.sectionCount }
    shown[part] = change.items
    show(mapped: StackedItems(shown), change.change.map { $0.shifted(bySections: start) })
  }
}

struct StackedItems<Item>: SectionedItems, RowMapping {
  private let parts: [any SectionedItems<Item>]

  init(_ parts: [any SectionedItems<Item>]) {
    self.parts = parts
  }

  var sectionCount: Int { parts.reduce(0) { $0 + $1.sectionCount } }

  private func part(
    of section: Int
  ) -> (index: Int, items: any SectionedItems<Item>, section: Int) {
    var section = section
    for (index, items) in parts.enumerated() {
      if section < items.sectionCount { return (index, items, section) }
      section -= items.sectionCount
    }
    preconditionFailure("There is no section \(section)")
  }

  func itemCount(inSection section: Int) -> Int {
    let part = part(of: section)
    return part.items.itemCount(inSection: part.section)
  }

  func item(at position: RowPosition) -> Item {
    let part = part(of: position.section)
    return part.items.item(at: RowPosition(section: part.section, row: position.row))
  }

  func name(ofSection section: Int) -> String? {
    let part = part(of: section)
    return part.items.name(ofSection: part.section)
  }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    let part = part(of: section)
    part.items.forEachChunk(inSection: part.section, body)
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    guard contains(position) else { return nil }
    let part = part(of: position.section)
    return (part.index, RowPosition(section: part.section, row: position.row))
  }

  func position(of origin: RowPosition, inSource source: Int) -> RowPosition? {
    guard parts[source].contains(origin) else { return nil }
    let start = parts[..<source].reduce(0) { $0 + $1.sectionCount }
    return RowPosition(section: start + origin.section, row: origin.row)
  }
}

extension SectionedChangeset {
  fileprivate func shifted(bySections count: Int) -> SectionedChangeset {
    SectionedChangeset(
      sections: sections.map { $0 + count },
      rows: rows.map { RowPosition(section: $0.section + count, row: $0.row) }
    )
  }
}
