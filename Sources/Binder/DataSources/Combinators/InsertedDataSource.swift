extension DataSource {
  /// Shows the first section of another source among the rows of one of these sections.
  ///
  ///     let feed = posts.inserting(advert, at: RowPosition(section: 0, row: 3))
  ///
  /// - Parameters:
  ///   - other: The source whose first section is shown, row by row.
  ///   - position: Where its first row is to stand, whatever is above it.
  ///   - overflow: What happens while there are too few rows above that place.
  /// - Returns: A source of both.
  public func inserting(
    _ other: some DataSource<Item>,
    at position: RowPosition,
    overflow: InsertionOverflow = .skip
  ) -> InsertedDataSource<Item> {
    InsertedDataSource(other, into: self, at: position, overflow: overflow)
  }
}

/// What happens to rows that are to stand below more rows than there are.
public enum InsertionOverflow: Hashable, Sendable {
  /// They are not shown.
  case skip
  /// They stand at the end of the section, if there is such a section.
  case clamp
}

/// A source with the rows of another one at a place of one of its sections.
///
/// The place is fixed: a change of what is above it takes the rows out and puts them in again. A change of
/// *k* rows costs O(*k* log *k* + inserted rows).
public final class InsertedDataSource<Item>: BaseDataSource<Item> {
  private let main: any DataSource<Item>
  private let other: any DataSource<Item>
  private let place: RowPosition
  private let overflow: InsertionOverflow
  private var shown: InsertedItems<Item>

  /// Makes a source of two: one with the first section of the other at a place.
  public init(
    _ other: some DataSource<Item>,
    into main: some DataSource<Item>,
    at place: RowPosition,
    overflow: InsertionOverflow = .skip
  ) {
    self.main = main
    self.other = other
    self.place = place
    self.overflow = overflow
    shown = InsertedItems(main: NoItems(), other: NoItems(), slot: nil)
    super.init()
    follow(other) { [weak self] in self?.receiveOther($0) }
    follow(main) { [weak self] in self?.receiveMain($0) }
  }

  private func receiveMain(_ change: DataSourceChange<Item>) {
    let old = shown
    shown = merge(change.items, old.other)
    show(shown, change.change.flatMap { old.change(ofMain: $0, to: shown) })
  }

  private func receiveOther(_ change: DataSourceChange<Item>) {
    let old = shown
    shown = merge(old.main, change.items)
    show(shown, change.change.flatMap { old.change(ofOther: $0, to: shown) })
  }

  /// Finds the place among the rows that there are.
  private func merge(
    _ main: any SectionedItems<Item>,
    _ other: any SectionedItems<Item>
  ) -> InsertedItems<Item> {
    var slot: RowPosition?
    if place.section < main.sectionCount {
      let end = main.itemCount(inSection: place.section)
      if place.row <= end { slot = place }
      if place.row > end, overflow == .clamp {
        slot = RowPosition(section: place.section, row: end)
      }
    }
    return InsertedItems(main: main, other: other, slot: slot)
  }

  public override var upstreams: [any PositionMapping] { [main, other] }

  public override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    switch shown.origin(of: position) {
    case .main(let origin): return SourcePosition(source: main, position: origin)
    case .other(let origin): return SourcePosition(source: other, position: origin)
    }
  }

  public override func position(of origin: SourcePosition) -> RowPosition? {
    if origin.source === main, shown.main.contains(origin.position) {
      return shown.position(ofMain: origin.position)
    }
    return origin.source === other ? shown.position(ofOther: origin.position) : nil
  }
}
