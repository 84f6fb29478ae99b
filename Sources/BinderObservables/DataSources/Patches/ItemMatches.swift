import Binder

/// The identity of a section across two lists of sections.
public enum SectionMatching: Hashable, Sendable {
  /// Its name; sections without a name match nothing.
  case name
  /// Its name, and sections without a name match each other in their order.
  case nameOrOrder
  /// Its position.
  case position
}

/// Matches the rows of one list of sections with those of another one.
///
/// Rows are found by a comparison, or by what is known of their type, as in a binder: an identity, else the value.
struct ItemMatches {
  private let sections: [Int]
  private let rows: RowMatches
  /// Whether anything makes a row of this type the same row in another list.
  let isKnown: Bool

  init<Item>(
    from old: any SectionedItems<Item>,
    to new: any SectionedItems<Item>,
    matching: SectionMatching,
    by comparison: ModelMatcher<Item>? = nil
  ) {
    let targets = RowMatches.sectionTargets(
      from: matching.names(of: old, isOld: true),
      to: matching.names(of: new, isOld: false)
    )
    self.init(from: old, to: new, targets, by: comparison)
  }

  init<Item>(
    from old: any SectionedItems<Item>,
    to new: any SectionedItems<Item>,
    sections pairs: [Move<Int>]
  ) {
    var targets = [Int](repeating: -1, count: old.sectionCount)
    for pair in pairs { targets[pair.old] = pair.new }
    self.init(from: old, to: new, targets, by: nil)
  }

  private init<Item>(
    from old: any SectionedItems<Item>,
    to new: any SectionedItems<Item>,
    _ sections: [Int],
    by comparison: ModelMatcher<Item>?
  ) {
    self.sections = sections
    var rows = RowMatches(
      oldCounts: old.itemCounts,
      newCounts: new.itemCounts,
      sectionTargets: sections
    )
    let matcher = comparison ?? ModelMatcher<Item>.find()
    let sectionRows = { (items: any SectionedItems<Item>) in
      (0..<items.sectionCount).map { RowsToMatch(section: $0, rows: items.items(inSection: $0)) }
    }
    matcher?.match(sectionRows(old), sectionRows(new), &rows)
    self.rows = rows
    isKnown = matcher != nil
  }

  func target(ofSection section: Int) -> Int? {
    sections[section] < 0 ? nil : sections[section]
  }

  func target(of row: RowPosition) -> RowPosition? {
    isKnown ? rows.target(of: row) : nil
  }

  /// The change from the old list to the new one; a reload if rows have neither identity nor equality.
  ///
  /// Sections that are the same and have another name are updated.
  func change(
    from old: any SectionedItems,
    to new: any SectionedItems,
    updatesAll: Bool
  ) -> CollectionChange<SectionedChangeset> {
    guard isKnown else { return .reload }
    let patch = SectionedChangeset(rows)
    var builder = PatchBuilder(told: patch)
    builder.told.sections.updates = sections.enumerated().compactMap { section, target in
      let isRenamed = target >= 0 && old.name(ofSection: section) != new.name(ofSection: target)
      return isRenamed ? Move(old: section, new: target) : nil
    }
    if builder.told.sections.updates.isEmpty, !updatesAll { return CollectionChange(patch) }
    if updatesAll {
      builder.told.rows.updates = old.positions.compactMap { row in
        rows.target(of: row).map { Move(old: row, new: $0) }
      }
    }
    return builder.change()
  }
}

extension SectionMatching {
  private enum Name: Hashable {
    case named(String, occurrence: Int)
    case unnamed(Int)
    case none(isOld: Bool, Int)
  }

  fileprivate func names(of items: any SectionedItems, isOld: Bool) -> [some Hashable] {
    var occurrences: [String?: Int] = [:]
    return (0..<items.sectionCount).map { section in
      if self == .position { return Name.unnamed(section) }
      let name = items.name(ofSection: section)
      let occurrence = occurrences[name, default: 0]
      occurrences[name] = occurrence + 1
      if let name { return Name.named(name, occurrence: occurrence) }
      return self == .nameOrOrder ? .unnamed(occurrence) : .none(isOld: isOld, section)
    }
  }
}
