public import Binder

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

/// The treatment of inserted rows whose position is below the last row.
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
public final class InsertedDataSource<Item>: DerivedDataSource<Item> {
  private let place: RowPosition
  private let overflow: InsertionOverflow
  private var shown: InsertedItems<Item>

  init(
    _ other: some DataSource<Item>,
    into main: some DataSource<Item>,
    at place: RowPosition,
    overflow: InsertionOverflow = .skip
  ) {
    self.place = place
    self.overflow = overflow
    shown = InsertedItems(main: ArrayItems(), other: ArrayItems(), slot: nil)
    super.init(of: [main, other])
    follow(other) { [weak self] in self?.receiveOther($0) }
    follow(main) { [weak self] in self?.receiveMain($0) }
  }

  private func receiveMain(_ change: DataSourceChange<Item>) {
    let old = shown
    shown = merge(change.items, old.other)
    show(mapped: shown, change.change.flatMap { old.change(ofMain: $0, to: shown) })
  }

  private func receiveOther(_ change: DataSourceChange<Item>) {
    let old = shown
    shown = merge(old.main, change.items)
    show(mapped: shown, change.change.flatMap { old.change(ofOther: $0, to: shown) })
  }

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
}

struct InsertedItems<Item>: SectionedItems, RowMapping {
  let main: any SectionedItems<Item>
  let other: any SectionedItems<Item>
  /// The position of the first of the others; nil if they are not shown.
  let slot: RowPosition?

  private var insertedCount: Int {
    slot == nil || other.sectionCount == 0 ? 0 : other.itemCount(inSection: 0)
  }

  var sectionCount: Int { main.sectionCount }

  func itemCount(inSection section: Int) -> Int {
    main.itemCount(inSection: section) + (section == slot?.section ? insertedCount : 0)
  }

  func item(at position: RowPosition) -> Item {
    let origin = knownOrigin(of: position)
    return (origin.source == 0 ? main : other).item(at: origin.position)
  }

  func name(ofSection section: Int) -> String? { main.name(ofSection: section) }

  private func knownOrigin(of position: RowPosition) -> (source: Int, position: RowPosition) {
    guard let slot, position.section == slot.section, position.row >= slot.row else {
      return (0, position)
    }
    let row = position.row - slot.row
    if row < insertedCount { return (1, RowPosition(section: 0, row: row)) }
    return (0, RowPosition(section: position.section, row: position.row - insertedCount))
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    contains(position) ? knownOrigin(of: position) : nil
  }

  func position(of origin: RowPosition, inSource source: Int) -> RowPosition? {
    if source == 1 { return position(ofOther: origin) }
    return main.contains(origin) ? position(ofMain: origin) : nil
  }

  func position(ofMain origin: RowPosition) -> RowPosition {
    guard let slot, origin.section == slot.section, origin.row >= slot.row else { return origin }
    return RowPosition(section: origin.section, row: origin.row + insertedCount)
  }

  func position(ofOther origin: RowPosition) -> RowPosition? {
    guard let slot, origin.section == 0, origin.row < insertedCount else { return nil }
    return RowPosition(section: slot.section, row: slot.row + origin.row)
  }

  private var insertedRows: [RowPosition] {
    (0..<insertedCount).compactMap { position(ofOther: RowPosition(section: 0, row: $0)) }
  }

  func change(
    ofMain patch: SectionedChangeset,
    to new: InsertedItems
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    builder.addSections(of: patch)
    builder.addRows(of: patch, old: position(ofMain:), new: new.position(ofMain:))
    if !keepsSlot(patch, new) {
      builder.told.rows.deletions += insertedRows
      builder.told.rows.insertions += new.insertedRows
    }
    return builder.change()
  }

  /// Whether the same rows that stay are above the place before and after a patch of the items.
  private func keepsSlot(_ patch: SectionedChangeset, _ new: InsertedItems) -> Bool {
    guard let slot, let newSlot = new.slot,
      ChangeMap(patch).new(ofSection: slot.section) == newSlot.section
    else { return false }
    let leaving = (patch.rows.deletions + patch.rows.moves.map(\.old))
      .count { $0.section == slot.section && $0.row < slot.row }
    let arriving = (patch.rows.insertions + patch.rows.moves.map(\.new))
      .count { $0.section == newSlot.section && $0.row < newSlot.row }
    return slot.row - leaving == newSlot.row - arriving
  }

  func change(
    ofOther patch: SectionedChangeset,
    to new: InsertedItems
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    if patch.sections.isEmpty {
      builder.addRows(of: patch, old: position(ofOther:), new: new.position(ofOther:))
    } else {
      builder.told.rows.deletions = insertedRows
      builder.told.rows.insertions = new.insertedRows
    }
    return builder.change()
  }
}
