/// Items with the first section of others at a place of one of their sections.
struct InsertedItems<Item>: SectionedItems {
  /// Where a row comes from.
  enum Origin {
    case main(RowPosition), other(RowPosition)
  }

  let main: any SectionedItems<Item>
  let other: any SectionedItems<Item>
  /// Where the first of the others stands; nil if they are not shown.
  let slot: RowPosition?

  /// How many of the others are shown.
  private var insertedCount: Int {
    slot == nil || other.sectionCount == 0 ? 0 : other.itemCount(inSection: 0)
  }

  var sectionCount: Int { main.sectionCount }

  func itemCount(inSection section: Int) -> Int {
    main.itemCount(inSection: section) + (section == slot?.section ? insertedCount : 0)
  }

  func item(at position: RowPosition) -> Item {
    switch origin(of: position) {
    case .main(let origin): main.item(at: origin)
    case .other(let origin): other.item(at: origin)
    }
  }

  func name(ofSection section: Int) -> String? { main.name(ofSection: section) }

  func origin(of position: RowPosition) -> Origin {
    guard let slot, position.section == slot.section, position.row >= slot.row else {
      return .main(position)
    }
    let row = position.row - slot.row
    if row < insertedCount { return .other(RowPosition(section: 0, row: row)) }
    return .main(RowPosition(section: position.section, row: position.row - insertedCount))
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

  /// What a patch of the items is for the whole.
  func change(
    ofMain patch: SectionedChangeset,
    to new: InsertedItems
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    builder.addSections(of: patch)
    builder.addRows(of: patch, old: position(ofMain:), new: new.position(ofMain:))
    if !keepsSlot(patch, new) {
      builder.rowDeletions += insertedRows
      builder.rowInsertions += new.insertedRows
    }
    return builder.change()
  }

  /// Whether the same rows that stay are above the place before and after a patch of the items.
  private func keepsSlot(_ patch: SectionedChangeset, _ new: InsertedItems) -> Bool {
    guard let slot, let newSlot = new.slot,
      ChangeMap(patch).new(ofSection: slot.section) == newSlot.section
    else { return false }
    let leaving = (patch.rowDeletions + patch.rowMoves.map(\.old))
      .count { $0.section == slot.section && $0.row < slot.row }
    let arriving = (patch.rowInsertions + patch.rowMoves.map(\.new))
      .count { $0.section == newSlot.section && $0.row < newSlot.row }
    return slot.row - leaving == newSlot.row - arriving
  }

  /// What a patch of the others is for the whole.
  func change(
    ofOther patch: SectionedChangeset,
    to new: InsertedItems
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    if patch.sectionChanges.isEmpty, patch.sectionUpdates.isEmpty {
      builder.addRows(of: patch, old: position(ofOther:), new: new.position(ofOther:))
    } else {
      builder.rowDeletions = insertedRows
      builder.rowInsertions = new.insertedRows
    }
    return builder.change()
  }
}
