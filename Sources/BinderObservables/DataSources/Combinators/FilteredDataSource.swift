import Binder

extension DataSource {
  /// Shows the items for which a condition holds; sections stay, also without items.
  ///
  ///     let found = contacts.filter { $0.name.contains(text) }
  ///     found.predicate = { $0.name.contains(longerText) }     // a patch
  public func filter(_ predicate: @escaping (Item) -> Bool) -> FilteredDataSource<Item> {
    FilteredDataSource(self, predicate: predicate)
  }
}

/// The items of a source for which a condition holds.
///
/// A change of *k* rows costs O(sections + *k* log rows); another predicate costs one call an item.
public final class FilteredDataSource<Item>: DerivedDataSource<Item> {
  private var shown = FilteredItems<Item>(base: ArrayItems(), tracking: RowTracking([]))
  private var waiting: Task<Void, Never>?

  init(_ upstream: some DataSource<Item>, predicate: @escaping (Item) -> Bool) {
    self.predicate = predicate
    super.init(of: [upstream])
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// The predicate of the shown items; setting it shows the difference as a patch.
  ///
  /// A predicate that waits for a pause is given up.
  public var predicate: (Item) -> Bool {
    didSet {
      waiting?.cancel()
      refresh()
    }
  }

  /// Sets another condition after a pause in which no further one was set: for text that is being typed.
  ///
  /// The clock measures the pause; a test has one of its own.
  public func setPredicate(
    _ predicate: @escaping (Item) -> Bool,
    after delay: Duration,
    on clock: any Clock<Duration> = ContinuousClock()
  ) {
    waiting?.cancel()
    waiting = Task { [weak self] in
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { self?.predicate = predicate }
    }
  }

  /// Applies the predicate to every item again, and shows the difference as a patch.
  public func refresh() {
    inTurn { [self] in
      let (old, new) = (shown, FilteredItems(shown.base, where: predicate))
      shown = new
      show(mapped: new, CollectionChange(old.change(to: new)))
    }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let (new, shownChange) = shown.following(change.change, to: change.items, where: predicate)
    shown = new
    show(mapped: new, shownChange)
  }
}

struct FilteredItems<Item>: SectionedItems, RowMapping {
  let base: any SectionedItems<Item>
  let tracking: RowTracking<BitVector>

  var sectionCount: Int { tracking.sections.count }

  func itemCount(inSection section: Int) -> Int { tracking.sections[section].markedCount }

  func item(at position: RowPosition) -> Item {
    guard let origin = tracking.origin(of: position) else {
      preconditionFailure("There is no item at \(position)")
    }
    return base.item(at: origin)
  }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    var runs = BitVectorWords(tracking.sections[section]).runs[...]
    var start = 0
    base.forEachChunk(inSection: section) { chunk in
      let rows = start..<(start + chunk.count)
      let offset = chunk.startIndex - start
      while let run = runs.first, run.lowerBound < rows.upperBound {
        let shown = run.clamped(to: rows)
        body(chunk[(shown.lowerBound + offset)..<(shown.upperBound + offset)])
        if run.upperBound > rows.upperBound { break }
        runs.removeFirst()
      }
      start = rows.upperBound
    }
  }
}

extension FilteredItems {
  init(_ base: any SectionedItems<Item>, where isShown: @escaping (Item) -> Bool) {
    let flags = (0..<base.sectionCount).map { section in
      BitVector(where: isShown) { base.forEachChunk(inSection: section, $0) }
    }
    self.init(base: base, tracking: RowTracking(flags))
  }

  func following(
    _ change: CollectionChange<SectionedChangeset>,
    to base: any SectionedItems<Item>,
    where isShown: @escaping (Item) -> Bool
  ) -> (items: FilteredItems, change: CollectionChange<SectionedChangeset>) {
    guard case .patch(let patch) = change else {
      if change == .reload { return (FilteredItems(base, where: isShown), .reload) }
      return (FilteredItems(base: base, tracking: tracking), .unchanged)
    }
    var new = tracking
    new.follow(patch, rowCount: base.itemCount(inSection:)) { isShown(base.item(at: $0)) }
    var builder = PatchBuilder()
    builder.addSections(of: patch)
    builder.addRows(of: patch, old: tracking.position(of:), new: new.position(of:))
    return (FilteredItems(base: base, tracking: new), builder.change())
  }

  fileprivate func change(to new: FilteredItems) -> SectionedChangeset {
    var change = SectionedChangeset()
    for (section, flags) in tracking.sections.enumerated() {
      let rows = flags.changes(to: new.tracking.sections[section])
      change.rows.deletions += rows.deletions.map { RowPosition(section: section, row: $0) }
      change.rows.insertions += rows.insertions.map { RowPosition(section: section, row: $0) }
    }
    return change
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    tracking.origin(of: position).map { (0, $0) }
  }

  func position(of origin: RowPosition, inSource source: Int) -> RowPosition? {
    tracking.position(of: origin)
  }
}

extension RowTracking<BitVector> {
  func origin(of position: RowPosition) -> RowPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let flags = sections[position.section]
    let row = flags.position(ofMarked: position.row)
    return row < flags.count ? RowPosition(section: position.section, row: row) : nil
  }

  func position(of origin: RowPosition) -> RowPosition? {
    guard sections.indices.contains(origin.section), self[origin] else { return nil }
    let row = sections[origin.section].rank(of: origin.row)
    return RowPosition(section: origin.section, row: row)
  }
}

extension BitVector {
  var markedCount: Int { rank(of: count) }
}
