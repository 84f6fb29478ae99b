public import Binder

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
/// A change of *k* rows costs O(sections + *k* log rows); another predicate costs one question an item.
public final class FilteredDataSource<Item>: BaseDataSource<Item> {
  private let upstream: any DataSource<Item>
  private var tracking: RowTracking<BitVector>
  private var waiting: Task<Void, Never>?
  /// The number of changes of the source, and of the predicate, so far.
  private var changeCount = 0

  /// Makes a source that shows a part of another.
  public init(_ upstream: some DataSource<Item>, predicate: @escaping (Item) -> Bool) {
    self.upstream = upstream
    self.predicate = predicate
    tracking = RowTracking([])
    super.init()
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

  /// Sets another condition after a pause in which no further one was set.
  ///
  /// For text that somebody is typing.
  ///
  /// - Parameters:
  ///   - predicate: What holds for the items that are to be shown.
  ///   - delay: How long the pause is.
  ///   - clock: Measures it; a test has one of its own.
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
    // A predicate can change the source.
    var (changes, flags, rounds) = (changeCount, tracking, Rounds())
    repeat {
      guard let shown = items as? FilteredItems<Item> else { return }
      rounds.begin()
      changes = changeCount
      flags = self.flags(of: shown.base)
    } while changes != changeCount
    guard let shown = items as? FilteredItems<Item> else { return }
    changeCount += 1
    let old = tracking
    tracking = flags
    var deletions: [RowPosition] = []
    var insertions: [RowPosition] = []
    for section in tracking.sections.indices {
      let (old, new) = (
        BitVectorWords(old.sections[section]), BitVectorWords(tracking.sections[section])
      )
      deletions += old.ranks(ofThoseClearIn: new).map { RowPosition(section: section, row: $0) }
      insertions += new.ranks(ofThoseClearIn: old).map { RowPosition(section: section, row: $0) }
    }
    let patch = SectionedChangeset(rowDeletions: deletions, rowInsertions: insertions)
    show(FilteredItems(base: shown.base, tracking: tracking), CollectionChange(patch))
  }

  private func receive(_ change: DataSourceChange<Item>) {
    changeCount += 1
    switch change.change {
    case .reload:
      tracking = flags(of: change.items)
      show(FilteredItems(base: change.items, tracking: tracking), .reload)
    case .unchanged:
      show(FilteredItems(base: change.items, tracking: tracking), .unchanged)
    case .patch(let patch):
      let old = tracking
      let isShown = isShown(in: change.items)
      tracking.follow(patch, rowCount: change.items.itemCount(inSection:), isShown)
      var builder = PatchBuilder()
      builder.addSections(of: patch)
      builder.addRows(of: patch, old: old.position(of:), new: tracking.position(of:))
      show(FilteredItems(base: change.items, tracking: tracking), builder.change())
    }
  }

  /// Asks for every item whether it is shown.
  private func flags(of items: any SectionedItems<Item>) -> RowTracking<BitVector> {
    let predicate = predicate
    return RowTracking(
      (0..<items.sectionCount).map { section in
        BitVector(where: predicate) { items.forEachChunk(inSection: section, $0) }
      }
    )
  }

  private func isShown(in items: any SectionedItems<Item>) -> (RowPosition) -> Bool {
    { [predicate] in predicate(items.item(at: $0)) }
  }

  public override var upstreams: [any PositionMapping] { [upstream] }

  public override func origin(of position: RowPosition) -> SourcePosition? {
    tracking.origin(of: position).map { SourcePosition(source: upstream, position: $0) }
  }

  public override func position(of origin: SourcePosition) -> RowPosition? {
    origin.source === upstream ? tracking.position(of: origin.position) : nil
  }
}

/// Those items of others that have a flag.
struct FilteredItems<Item>: SectionedItems {
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

extension RowTracking<BitVector> {
  /// The origin of a row that is shown because of its flag.
  func origin(of position: RowPosition) -> RowPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let flags = sections[position.section]
    let row = flags.position(ofMarked: position.row)
    return row < flags.count ? RowPosition(section: position.section, row: row) : nil
  }

  /// The position at which a row is shown; nil if it has no flag.
  func position(of origin: RowPosition) -> RowPosition? {
    guard sections.indices.contains(origin.section), self[origin] else { return nil }
    let row = sections[origin.section].rank(of: origin.row)
    return RowPosition(section: origin.section, row: row)
  }
}

extension BitVector {
  /// The number of rows with a flag.
  var markedCount: Int { rank(of: count) }
}
