extension DataSource {
  /// Shows the items for which a condition holds; sections stay, also when nothing of them is left.
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
  private var tracking: RowTracking<FlagList>
  private var waiting: Task<Void, Never>?

  /// Makes a source that shows a part of another.
  public init(_ upstream: some DataSource<Item>, predicate: @escaping (Item) -> Bool) {
    self.upstream = upstream
    self.predicate = predicate
    tracking = RowTracking([])
    super.init()
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// What holds for the items that are shown; setting it shows the difference as a patch.
  ///
  /// A predicate that waits for a pause is given up.
  public var predicate: (Item) -> Bool {
    didSet {
      waiting?.cancel()
      refresh()
    }
  }

  /// Shows what holds for another condition after a pause in which no further one was set.
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

  /// Asks for every item again whether it is shown, and shows the difference as a patch.
  public func refresh() {
    guard let shown = items as? FilteredItems<Item> else { return }
    let old = tracking
    tracking = flags(of: shown.base)
    var gone: [RowPosition] = []
    var come: [RowPosition] = []
    for (section, flags) in tracking.sections.enumerated() {
      old.sections[section].forEachDifference(from: flags) { isGone, rank in
        let row = RowPosition(section: section, row: rank)
        if isGone { gone.append(row) } else { come.append(row) }
      }
    }
    let patch = SectionedChangeset(rowDeletions: gone, rowInsertions: come)
    show(FilteredItems(base: shown.base, tracking: tracking), CollectionChange(patch))
  }

  private func receive(_ change: DataSourceChange<Item>) {
    switch change.change {
    case .reload:
      tracking = flags(of: change.items)
      show(FilteredItems(base: change.items, tracking: tracking), .reload)
    case .unchanged:
      show(FilteredItems(base: change.items, tracking: tracking), .unchanged)
    case .patch(let patch):
      let old = tracking
      let isShown = isShown(in: change.items)
      tracking.apply(patch, to: change.items, isShown)
      for update in patch.rowUpdates { tracking[update.new] = isShown(update.new) }
      var builder = PatchBuilder()
      builder.addSections(of: patch)
      builder.addRows(of: patch, old: old.position(of:), new: tracking.position(of:))
      show(FilteredItems(base: change.items, tracking: tracking), builder.change())
    }
  }

  /// Asks for every item whether it is shown.
  private func flags(of items: any SectionedItems<Item>) -> RowTracking<FlagList> {
    RowTracking(
      (0..<items.sectionCount).map { section in
        var flags: [Bool] = []
        flags.reserveCapacity(items.itemCount(inSection: section))
        items.forEachItem(inSection: section) { flags.append(predicate($0)) }
        return FlagList(flags)
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
    tracking.position(of: origin.position)
  }
}

/// Those items of others that have a flag.
struct FilteredItems<Item>: SectionedItems {
  let base: any SectionedItems<Item>
  let tracking: RowTracking<FlagList>

  var sectionCount: Int { tracking.sections.count }

  func itemCount(inSection section: Int) -> Int { tracking.sections[section].markedCount }

  func item(at position: RowPosition) -> Item {
    guard let origin = tracking.origin(of: position) else {
      preconditionFailure("There is no item at \(position)")
    }
    return base.item(at: origin)
  }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }

  func forEachItem(inSection section: Int, _ body: (Item) -> Void) {
    let flags = tracking.sections[section].makeIterator()
    base.forEachItem(inSection: section) { if flags.next() == true { body($0) } }
  }
}

extension RowTracking<FlagList> {
  /// Where a row comes from that is shown because of its flag.
  func origin(of position: RowPosition) -> RowPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let flags = sections[position.section]
    let row = flags.position(ofMarked: position.row)
    return row < flags.count ? RowPosition(section: position.section, row: row) : nil
  }

  /// Where a row is shown; nil if it has no flag.
  func position(of origin: RowPosition) -> RowPosition? {
    guard sections.indices.contains(origin.section), self[origin] else { return nil }
    let row = sections[origin.section].rank(of: origin.row)
    return RowPosition(section: origin.section, row: row)
  }
}

extension FlagList {
  /// How many rows have a flag.
  var markedCount: Int { rank(of: count) }

  /// The rows without a flag.
  var clearRows: [Int] { enumerated().filter { !$0.element }.map(\.offset) }

  /// The rows whose flag is another one in other flags of the same rows.
  func differences(from other: FlagList) -> [Int] {
    zip(self, other).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }

  /// Calls a function for each row that has a flag here or in other flags of the same rows, and not in both.
  ///
  /// - Parameters:
  ///   - other: The flags that come after these.
  ///   - body: Is told whether the flag is gone or has come, and how many set ones are above it, where it is set.
  /// - Complexity: O(rows / 64 + differences).
  func forEachDifference(from other: FlagList, _ body: (_ isGone: Bool, _ rank: Int) -> Void) {
    var ranks = (old: 0, new: 0)
    for (old, new) in zip(packed, other.packed) {
      var different = old ^ new
      while different != 0 {
        let bit = different & (~different + 1)
        let isGone = old & bit != 0
        let above = (isGone ? old : new) & (bit - 1)
        body(isGone, (isGone ? ranks.old : ranks.new) + above.nonzeroBitCount)
        different &= different - 1
      }
      ranks = (ranks.old + old.nonzeroBitCount, ranks.new + new.nonzeroBitCount)
    }
  }
}
