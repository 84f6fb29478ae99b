/// The snapshot that was applied last, of which a declaration's cells show the items.
@MainActor
final class AppliedSnapshots {
  enum Form {
    case animated
    case plain
    case reload
  }

  private(set) var latest: (any AppliedSnapshot)?

  var isBound = false

  /// Distinguishes what was applied later from what was applied earlier.
  private(set) var version = 0

  private(set) var form: Form?

  var sections: [SectionKey]? { latest?.sections }

  func apply<Section: TableViewSection, Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    _ form: Form
  ) {
    let former = latest as? Applied<Section, Item>
    take(Applied(snapshot, after: former, version: version + 1), form)
  }

  func apply<Section: TableViewSection, Item: Hashable>(
    _ outline: TableSectionSnapshot<Item>,
    to section: Section,
    _ form: Form
  ) {
    let former = latest as? Applied<Section, Item>
    var snapshot = former?.snapshot ?? TableSnapshot()
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.replaceItems(ofSection: section, with: outline.visibleItems)
    snapshot.problems = outline.problems + snapshot.problems
    var next = Applied(snapshot, after: former, version: version + 1)
    next.outlines[section] = outline
    take(next, form)
  }

  private func take(_ next: some AppliedSnapshot, _ form: Form) {
    // The first snapshot has nothing that it could differ from; a reload that has not come yet brings this one, too.
    self.form = latest == nil || self.form == .reload ? .reload : form
    latest = next
    version += 1
  }

  func adopt(_ other: AppliedSnapshots) {
    if let snapshot = other.latest?.unmarked { return take(snapshot, .animated) }
    if latest != nil { (latest, form, version) = (nil, nil, version + 1) }
  }

  func wasShown(_ version: Int) {
    latest?.wasShown(version)
    if version == self.version { form = nil }
  }

  /// The snapshot that was applied last, with nothing to be shown again; without items if it has items of another type.
  func snapshot<Section: TableViewSection, Item: Hashable>(
    _ type: Item.Type
  ) -> TableSnapshot<Section, Item> {
    (latest as? Applied<Section, Item>)?.snapshot ?? TableSnapshot()
  }

  func outline<Section: TableViewSection, Item: Hashable>(
    of section: Section,
    _ type: Item.Type
  ) -> TableSectionSnapshot<Item> {
    guard let applied = latest as? Applied<Section, Item> else { return TableSectionSnapshot() }
    if let outline = applied.outlines[section] { return outline }
    var outline = TableSectionSnapshot<Item>()
    outline.append(applied.snapshot.storage.section(section).map { Array($0.element.items) } ?? [])
    return outline
  }

  func rows<Item: Hashable>(
    of scope: SectionScope,
    _ type: Item.Type
  ) -> [SectionKey: AppliedRows<Item>] {
    let names = scope == .others ? sections ?? [] : scope.names
    let rows = names.map { section -> (SectionKey, AppliedRows<Item>) in
      (section, latest?.rows(of: section) ?? AppliedRows())
    }
    return Dictionary(rows) { first, _ in first }
  }

  /// The sections and rows to be shown again though nothing about them has changed.
  var requested: RequestedUpdates {
    latest?.requested(version) ?? RequestedUpdates(version: version)
  }
}

/// Rows and sections that are to be shown again though nothing about them has changed.
struct RequestedUpdates {
  struct Row {
    let row: Int
    let keepsCell: Bool
    let version: Int
  }

  let version: Int
  var rows: [SectionKey: [Row]] = [:]
  var sections: [SectionKey: Int] = [:]
}

/// A snapshot that was applied, without the types of its sections and items.
@MainActor
protocol AppliedSnapshot {
  var sections: [SectionKey] { get }
  var itemType: Any.Type { get }
  var problems: [SnapshotProblem] { get }
  var unmarked: Self { get }
  func itemCount(inSection section: SectionKey) -> Int
  func rows<Other>(of section: SectionKey) -> AppliedRows<Other>?
  func requested(_ version: Int) -> RequestedUpdates
  mutating func wasShown(_ version: Int)
}

/// A snapshot that was applied, and what is still to be shown again.
@MainActor
private struct Applied<Section: TableViewSection, Item: Hashable>: AppliedSnapshot {
  let snapshot: TableSnapshot<Section, Item>
  let sections: [SectionKey]
  let problems: [SnapshotProblem]
  var outlines: [Section: TableSectionSnapshot<Item>] = [:]
  private var items: [(item: Item, keepsCell: Bool, version: Int)] = []
  private var reloadedSections: [(section: Section, version: Int)] = []

  init(_ snapshot: TableSnapshot<Section, Item>, after former: Applied?, version: Int) {
    self.snapshot = snapshot.unmarked
    sections = snapshot.sectionIdentifiers.map { SectionKey($0) }
    problems = snapshot.problems
    items = former?.items ?? []
    items += snapshot.reloadedItems.list.map { ($0, false, version) }
    items += snapshot.reconfiguredItems.list.map { ($0, true, version) }
    reloadedSections = former?.reloadedSections ?? []
    reloadedSections += snapshot.reloadedSections.list.map { ($0, version) }
    outlines = (former?.outlines ?? [:]).filter { section, outline in
      snapshot.storage.section(section)?.element.items.elementsEqual(outline.visibleItems) ?? false
    }
  }

  var itemType: Any.Type { Item.self }

  var unmarked: Applied {
    var copy = Applied(snapshot, after: nil, version: 0)
    copy.outlines = outlines
    return copy
  }

  func itemCount(inSection section: SectionKey) -> Int {
    snapshot.storage.section(section.typed())?.element.items.count ?? 0
  }

  func rows<Other>(of section: SectionKey) -> AppliedRows<Other>? {
    AppliedRows(self, section.typed()) as? AppliedRows<Other>
  }

  func requested(_ version: Int) -> RequestedUpdates {
    var requested = RequestedUpdates(version: version)
    for (item, keepsCell, version) in items {
      guard let location = snapshot.storage.location(of: item) else { continue }
      requested.rows[SectionKey(location.section), default: []]
        .append(RequestedUpdates.Row(row: location.row, keepsCell: keepsCell, version: version))
    }
    for (section, version) in reloadedSections {
      requested.sections[SectionKey(section)] = version
    }
    return requested
  }

  mutating func wasShown(_ version: Int) {
    items.removeAll { $0.version <= version }
    reloadedSections.removeAll { $0.version <= version }
  }
}

/// The rows of one section that are items of a snapshot.
struct AppliedRows<Item> {
  let items: SnapshotItems<Item>
  /// Finds the row of an item in O(log *n*).
  let row: (AnyHashable) -> Int?

  fileprivate init() {
    items = SnapshotItems()
    row = { _ in nil }
  }

  @MainActor
  fileprivate init<Section: TableViewSection>(
    _ applied: Applied<Section, Item>,
    _ section: Section
  )
  where Item: Hashable {
    let storage = applied.snapshot.storage
    items = storage.section(section)?.element.items ?? SnapshotItems()
    row = { id in
      guard let item = id.base as? Item, let location = storage.location(of: item),
        location.section == section
      else { return nil }
      return location.row
    }
  }
}
