public import Binder

extension DataSource {
  /// Shows the sections of this source, and below them those of another one.
  public func concatenated(with other: some DataSource<Item>) -> ConcatenatedDataSource<Item> {
    ConcatenatedDataSource([self, other])
  }
}

/// The sections of several sources, one source below the other.
///
/// A change of *k* rows costs O(sources + *k*).
public final class ConcatenatedDataSource<Item>: BaseDataSource<Item> {
  private let parts: [any DataSource<Item>]
  private var shown: [any SectionedItems<Item>]

  /// Makes a source of others, from top to bottom; a source can occur more than once.
  public init(_ parts: [any DataSource<Item>]) {
    self.parts = parts
    shown = parts.map { _ in NoItems<Item>() }
    super.init()
    for (index, part) in parts.enumerated() { follow(part, at: index) }
    show(StackedItems(shown), .reload)
  }

  private func follow(_ part: some DataSource<Item>, at index: Int) {
    follow(part) { [weak self] in self?.receive($0, from: index) }
  }

  private func receive(_ change: DataSourceChange<Item>, from part: Int) {
    let start = shown[..<part].reduce(0) { $0 + $1.sectionCount }
    shown[part] = change.items
    show(StackedItems(shown), change.change.map { $0.shifted(bySections: start) })
  }

  public override var upstreams: [any PositionMapping] { parts }

  public override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    var section = position.section
    for (part, items) in zip(parts, shown) {
      if section < items.sectionCount {
        let origin = RowPosition(section: section, row: position.row)
        return SourcePosition(source: part, position: origin)
      }
      section -= items.sectionCount
    }
    return nil
  }

  public override func position(of origin: SourcePosition) -> RowPosition? {
    guard let part = parts.firstIndex(where: { $0 === origin.source }),
      shown[part].contains(origin.position)
    else { return nil }
    let start = shown[..<part].reduce(0) { $0 + $1.sectionCount }
    return RowPosition(section: start + origin.position.section, row: origin.position.row)
  }
}

/// The sections of several items, one below the other.
struct StackedItems<Item>: SectionedItems {
  private let parts: [any SectionedItems<Item>]

  init(_ parts: [any SectionedItems<Item>]) {
    self.parts = parts
  }

  var sectionCount: Int { parts.reduce(0) { $0 + $1.sectionCount } }

  private func part(of section: Int) -> (items: any SectionedItems<Item>, section: Int) {
    var section = section
    for items in parts {
      if section < items.sectionCount { return (items, section) }
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
}

extension SectionedChangeset {
  /// The same change in a list that has more sections above these.
  fileprivate func shifted(bySections count: Int) -> SectionedChangeset {
    SectionedChangeset(
      sections: sections.map { $0 + count },
      rows: rows.map { RowPosition(section: $0.section + count, row: $0.row) }
    )
  }
}
