import Binder

extension DataSource {
  /// Shows the items of all sections in one; no section if the source has none.
  public func flattened(named name: String? = nil) -> FlattenedDataSource<Item> {
    FlattenedDataSource(self, name: name)
  }
}

/// The items of all sections of a source in one section.
///
/// A change of *k* rows costs O(sections + *k* log *k*); a section that is inserted, deleted, moved or replaced
/// is as many changes as it has rows.
public final class FlattenedDataSource<Item>: DerivedDataSource<Item> {
  init(_ upstream: some DataSource<Item>, name: String? = nil) {
    super.init(of: [upstream])
    follow(upstream) { FlatItems($0, name: name) }
  }
}

struct FlatItems<Item>: DerivedItems {
  private let base: any SectionedItems<Item>
  private let name: String?
  /// The number of rows above each section, and of all rows at the end.
  private let starts: [Int]

  init(_ base: any SectionedItems<Item>, name: String?) {
    self.base = base
    self.name = name
    starts = base.itemCounts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var sectionCount: Int { min(base.sectionCount, 1) }

  func itemCount(inSection section: Int) -> Int { starts[starts.count - 1] }

  func item(at position: RowPosition) -> Item {
    guard let origin = origin(of: position) else {
      preconditionFailure("There is no item at \(position)")
    }
    return base.item(at: origin.position)
  }

  func name(ofSection section: Int) -> String? { name }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    for section in 0..<base.sectionCount { base.forEachChunk(inSection: section, body) }
  }

  func position(of origin: RowPosition, inSource source: Int = 0) -> RowPosition? {
    guard base.contains(origin) else { return nil }
    return RowPosition(section: 0, row: starts[origin.section] + origin.row)
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    guard position.section == 0, position.row >= 0, position.row < starts[starts.count - 1] else {
      return nil
    }
    let section = starts.partitioningIndex { $0 > position.row } - 1
    return (0, RowPosition(section: section, row: position.row - starts[section]))
  }

  func change(
    _ patch: SectionedChangeset,
    to new: FlatItems
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    if sectionCount != new.sectionCount {
      builder.moveSection(from: sectionCount > 0 ? 0 : nil, to: new.sectionCount > 0 ? 0 : nil)
    }
    builder.addRows(of: patch, old: { position(of: $0) }, new: { new.position(of: $0) })
    let leaving = Set(patch.rows.deletions + patch.rows.moves.map(\.old))
    let arriving = Set(patch.rows.insertions + patch.rows.moves.map(\.new))
    for section in patch.sections.deletions + patch.sections.updates.map(\.old) {
      builder.told.rows.deletions += rows(ofSection: section, without: leaving)
    }
    for section in patch.sections.insertions + patch.sections.updates.map(\.new) {
      builder.told.rows.insertions += new.rows(ofSection: section, without: arriving)
    }
    let updated = Set(patch.sections.updates.map(\.old))
    for section in patch.sections.moves where !updated.contains(section.old) {
      let rows = rows(ofSection: section.old, without: leaving)
      let targets = new.rows(ofSection: section.new, without: arriving)
      builder.told.rows.moves += zip(rows, targets).map { Move(old: $0, new: $1) }
    }
    return builder.change()
  }

  private func rows(ofSection section: Int, without others: Set<RowPosition>) -> [RowPosition] {
    (0..<base.itemCount(inSection: section)).map { RowPosition(section: section, row: $0) }
      .filter { !others.contains($0) }.compactMap { position(of: $0) }
  }
}
