public import Binder

extension DataSource {
  /// Shows all rows and sections but those that are hidden by hand.
  ///
  ///     let settings = source.hidingByHand()
  ///     settings.hide(RowPosition(section: 0, row: 2))
  public func hidingByHand() -> HidingDataSource<Item> {
    HidingDataSource(self)
  }
}

/// A source whose rows and sections can be hidden and shown one by one.
///
/// Hidden rows stay hidden when the source changes, wherever they move. After a reload rows are found
/// again by what makes them the same (an `id`, or the value), and sections by their names.
public final class HidingDataSource<Item>: DerivedDataSource<Item> {
  private var base: any SectionedItems<Item> = ArrayItems()
  private var rows = RowTracking<BitVector>([])
  private var sections: [Bool] = []
  /// What observers know of a group of changes that has not ended; nil outside of groups.
  private var told: Hidden?

  init(_ upstream: some DataSource<Item>) {
    super.init(of: [upstream])
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// Hides a row of the source; nothing happens if there is no such row or it is hidden.
  public func hide(_ row: RowPosition) { setRow(row, isShown: false) }

  /// Shows a row of the source again.
  public func show(_ row: RowPosition) { setRow(row, isShown: true) }

  /// Hides a section of the source with all its rows.
  public func hideSection(_ section: Int) { setSection(section, isShown: false) }

  /// Shows a section of the source again, with those of its rows that are not hidden.
  public func showSection(_ section: Int) { setSection(section, isShown: true) }

  /// Whether a row of the source is hidden, or its section is.
  public func isHidden(_ row: RowPosition) -> Bool {
    base.contains(row) && !(sections[row.section] && rows[row])
  }

  /// Whether a section of the source is hidden.
  public func hidesSection(_ section: Int) -> Bool {
    sections.indices.contains(section) && !sections[section]
  }

  /// Hides and shows several rows and sections as one change; may be nested.
  public func group(_ changes: () -> Void) {
    guard told == nil else { return changes() }
    told = hidden
    changes()
    let before = told
    told = nil
    if let before { showDifference(from: before) }
  }

  private var hidden: Hidden { Hidden(rows: rows, sections: SectionSelection(sections)) }

  private func setRow(_ row: RowPosition, isShown: Bool) {
    inTurn { [self] in
      if base.contains(row) { group { rows[row] = isShown } }
    }
  }

  private func setSection(_ section: Int, isShown: Bool) {
    inTurn { [self] in
      if sections.indices.contains(section) { group { sections[section] = isShown } }
    }
  }

  @discardableResult
  private func showDifference(from old: Hidden) -> Bool {
    let new = hidden
    var builder = PatchBuilder()
    for section in sections.indices {
      let places = (old: old.sections.place(of: section), new: new.sections.place(of: section))
      if (places.old == nil) != (places.new == nil) {
        builder.moveSection(from: places.old, to: places.new)
      }
      let words = (
        old: BitVectorWords(old.rows.sections[section]), new: BitVectorWords(rows.sections[section])
      )
      for row in words.old.differences(from: words.new) {
        let row = RowPosition(section: section, row: row)
        builder.move(from: old.position(of: row), to: new.position(of: row))
      }
    }
    let change = builder.change()
    guard change != .unchanged else { return false }
    show(new.items(of: base), change)
    return true
  }

  /// Shows what an open group has hidden and shown up to now, since it is about the items that there were.
  private func showDifferenceOfGroup() {
    while let before = told {
      told = hidden
      // An observer may have hidden more.
      if !showDifference(from: before) { return }
    }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    showDifferenceOfGroup()
    let old = hidden
    let oldBase = base
    base = change.items
    switch change.change {
    case .unchanged: break
    case .patch(let patch): follow(patch, from: oldBase)
    case .reload: remember(old: oldBase)
    }
    let new = hidden
    if told != nil { told = new }
    show(new.items(of: base), change.change.flatMap { old.change($0, to: new) })
  }

  private func follow(_ patch: SectionedChangeset, from old: any SectionedItems<Item>) {
    let former = rows
    rows.apply(patch, rowCount: base.itemCount(inSection:)) { _ in true }
    sections.apply(patch.sectionChanges) { _ in true }
    // The rows of a section that has another name, for instance, are not reported one by one.
    let updates = patch.sections.updates.filter { !former.sections[$0.old].isAllShown }
    guard !updates.isEmpty else { return }
    let matches = ItemMatches(from: old, to: base, sections: updates)
    for update in updates { hideAgain(former, ofSection: update.old, matches, in: update.new) }
  }

  /// Hides the rows of a section again, wherever they are now, or in one section only.
  private func hideAgain(
    _ former: RowTracking<BitVector>,
    ofSection section: Int,
    _ matches: ItemMatches,
    in only: Int? = nil
  ) {
    for row in BitVectorWords(former.sections[section]).clearPositions {
      let target = matches.target(of: RowPosition(section: section, row: row))
      if let target, only == nil || target.section == only {
        rows[target] = false
      }
    }
  }

  private func remember(old: any SectionedItems<Item>) {
    let hiddenSections = sections
    let hiddenRows = rows
    let matches = ItemMatches(from: old, to: base, matching: .nameOrOrder)
    rows = RowTracking(base) { _ in true }
    sections = Array(repeating: true, count: base.sectionCount)
    for section in 0..<old.sectionCount {
      if !hiddenSections[section], let target = matches.target(ofSection: section) {
        sections[target] = false
      }
      hideAgain(hiddenRows, ofSection: section, matches)
    }
  }

  override var mapping: (any RowMapping)? { hidden }
}

extension BitVector {
  fileprivate var isAllShown: Bool { BitVectorWords(self).clearPositions.isEmpty }
}

private struct Hidden: RowMapping {
  let rows: RowTracking<BitVector>
  let sections: SectionSelection

  func position(of row: RowPosition) -> RowPosition? {
    rows.position(of: row).flatMap(sections.position(of:))
  }

  func position(of origin: RowPosition, inSource source: Int) -> RowPosition? {
    position(of: origin)
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    sections.origin(of: position).flatMap(rows.origin(of:)).map { (0, $0) }
  }

  func items<Item>(of base: any SectionedItems<Item>) -> any SectionedItems<Item> {
    SelectedSections(base: FilteredItems(base: base, tracking: rows), selection: sections)
  }

  func change(
    _ patch: SectionedChangeset,
    to new: Hidden
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    builder.addSections(of: patch)
    builder.addRows(of: patch, old: rows.position(of:), new: new.rows.position(of:))
    return builder.change().flatMap { sections.change($0, to: new.sections) }
  }
}
