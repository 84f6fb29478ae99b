/// Two contents of a table, looked up as far as only the main actor can, and ready to be compared anywhere.
struct ContentComparison: Sendable {
  private var matches: RowMatches
  private let rows: [RowMatching]
  private let known: [(section: Move<Int>, patch: Changeset)]
  private let reloads: [Move<Int>]
  private let headersAndFooters: [Move<Int>]
  private let oldRowCounts: [Int]
  private let newRowCounts: [Int]
  private let form: UpdateForm
  /// Rows of the new content that are to be shown again whatever has changed.
  private let requested: [(row: RowPosition, form: UpdateForm)]
  private let otherwiseMade: RowsWithNewProvider
  private let ofSources: Changes<RowPosition>
  private let lists: (old: [Range<Int>], new: [Range<Int>], targets: [Int])?

  /// Pairs the sections of two contents, and finds what is left to compare.
  ///
  /// - Complexity: O(sections), and O(*k* log *k*) for *k* changes that observed arrays have reported; rows are not visited.
  @MainActor
  init(
    from old: TableContent,
    to new: TableContent,
    _ comparisons: BackgroundComparisons,
    updates form: UpdateForm
  ) {
    self.form = form
    let targets = RowMatches.sectionTargets(from: old.displayedSections, to: new.displayedSections)
    (oldRowCounts, newRowCounts) = (old.rowCounts, new.rowCounts)
    var compared = (old: old.comparedCounts, new: new.comparedCounts)
    var known: [(section: Move<Int>, patch: Changeset)] = []
    let sources = SourceChanges(from: old, to: new)
    var reloads = sources.reloads
    var headersAndFooters: [Move<Int>] = []
    var otherwiseMade = RowsWithNewProvider(from: old, to: new, targets: targets)
    var requested = new.requestedRows(since: old.requested.version)
    for index in sources.known.old { compared.old[index] = 0 }
    for index in sources.known.new { compared.new[index] = 0 }
    for (index, target) in targets.enumerated() where target >= 0 {
      let pair = Move(old: index, new: target)
      let (before, after) = (old.sections[index], new.sections[target])
      if !after.hasSameEnds(as: before) { headersAndFooters.append(pair) }
      if sources.known.new.contains(target) { continue }
      if new.requested.reloads(after.section, since: old.requested.version) {
        reloads.append(pair)
      } else if after.makesCells(as: before), let patch = before.patch(to: after) {
        if !patch.isEmpty { known.append((pair, patch)) }
      } else if let patch = after.countedPatch(since: before) {
        if !patch.isEmpty { known.append((pair, patch)) }
        otherwiseMade.add(
          counted: RowPosition(section: target, row: min(before.rowCount, after.rowCount)),
          keepsControls: after.makesCells(as: before)
        )
      } else if !after.canMatch {
        // Their number and the code of their cells are all that is known of such rows.
        let isFilledAgain =
          form == .reconfigure && before.rowCount == after.rowCount && !before.canMatch
          && after.makesCells(as: before)
        if isFilledAgain { otherwiseMade.add(section: target) } else { reloads.append(pair) }
      } else {
        let marks = after.marks(since: before)
        if marks == nil || !after.makesCells(as: before) { otherwiseMade.add(section: target) }
        requested += (marks ?? []).map { (RowPosition(section: target, row: $0), form) }
        compared.old[index] = before.rowCount
        continue
      }
      (compared.old[index], compared.new[target]) = (0, 0)
    }
    (self.known, self.reloads, self.headersAndFooters) = (known, reloads, headersAndFooters)
    self.otherwiseMade = otherwiseMade
    self.requested = requested
    ofSources = sources.rows
    guard old.showsContents || new.showsContents else {
      lists = nil
      matches = RowMatches(
        oldCounts: compared.old,
        newCounts: compared.new,
        sectionTargets: targets
      )
      rows = RowsByType(old.rows(compared.old), new.rows(compared.new)).matchings(comparisons)
      return
    }
    let (before, after) = (ListsOfSections(old, compared.old), ListsOfSections(new, compared.new))
    lists = (before.ranges, after.ranges, targets)
    matches = RowMatches(
      oldCounts: before.counts,
      newCounts: after.counts,
      sectionTargets: before.targets(in: after, targets)
    )
    rows = RowsByType(before.rows, after.rows).matchings(comparisons)
  }

  @MainActor
  func update() -> UpdatePlan {
    var matches = matches
    for matching in rows { matching.run(&matches) }
    return update(matches)
  }

  func updateInBackground(on executor: (any Executor)?) async -> UpdatePlan? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? any TaskExecutor
    {
      return await withTaskExecutorPreference(executor) { await updateInBackground() }
    }
    return await updateInBackground()
  }

  @concurrent
  private func updateInBackground() async -> UpdatePlan? {
    var matches = matches
    for matching in rows {
      guard !Task.isCancelled else { return nil }
      switch matching {
      case .anywhere(let match): match(&matches)
      case .onMainActor(let match): matches = await Self.onMainActor(matches, match)
      }
    }
    return Task.isCancelled ? nil : update(matches)
  }

  @MainActor
  private static func onMainActor(
    _ matches: RowMatches,
    _ match: @MainActor (inout RowMatches) -> Void
  ) -> RowMatches {
    var matches = matches
    match(&matches)
    return matches
  }

  private func update(_ matches: RowMatches) -> UpdatePlan {
    let sections = lists.map { matches.ofSections($0.old, $0.new, targets: $0.targets) }
    var structure = SectionedChangeset(sections?.matches ?? matches)
    structure.sections.updates = reloads.sorted { $0.old < $1.old }
    structure.add(known, ofSources)
    var filled = otherwiseMade.settle(&structure)
    let requested = RequestedReloads(
      requested + otherwiseMade.draggedRows(after: structure),
      in: structure
    )
    var plan = UpdatePlan(
      ContentChange(
        structure,
        headersAndFooters: headersAndFooters,
        oldRowCounts: oldRowCounts,
        newRowCounts: newRowCounts
      ),
      updates: form,
      requested: requested
    )
    if let rows = sections?.ofOtherLists, !rows.isEmpty {
      filled.rows = (filled.rows + rows).sorted()
    }
    plan.filledAgain = filled
    return plan
  }
}

extension TableContent {
  fileprivate func requestedRows(since version: Int) -> [(row: RowPosition, form: UpdateForm)] {
    guard requested.version > version, !requested.rows.isEmpty else { return [] }
    return sections.enumerated().flatMap { index, section in
      guard section.rows?.isApplied == true else { return [(RowPosition, UpdateForm)]() }
      return (requested.rows[section.section] ?? []).filter { $0.version > version }
        .map { (RowPosition(section: index, row: $0.row), $0.keepsCell ? .reconfigure : .reload) }
    }
  }
}

extension RequestedUpdates {
  fileprivate func reloads(_ section: SectionKey, since version: Int) -> Bool {
    sections[section].map { $0 > version } ?? false
  }
}

extension RequestedReloads {
  fileprivate init(
    _ requested: [(row: RowPosition, form: UpdateForm)],
    in change: SectionedChangeset
  ) {
    if requested.isEmpty { return }
    let map = ChangeMap(change)
    let reloadedSections = Set(change.sectionUpdates.map(\.new))
    var seen: Set<RowPosition> = []
    for form in [UpdateForm.reload, .reconfigure] {
      if form == .reconfigure { seen.formUnion(change.rowUpdates.map(\.new)) }
      for (row, _) in requested.lazy.filter({ $0.form == form })
      where !reloadedSections.contains(row.section) && seen.insert(row).inserted {
        guard let old = map.old(of: row) else { continue }
        self[form].append(Move(old: old, new: row))
      }
    }
  }
}

/// The rows of two contents by their model types and what makes their cells, which are matched one after another.
///
/// A row that another cell shows is another row.
@MainActor
private struct RowsByType {
  private struct Kind: Hashable {
    let type: ObjectIdentifier
    let cells: CellSource
  }

  private struct Group {
    var old: [PlacedRows] = []
    var new: [PlacedRows] = []
  }

  private var groups: [Group] = []
  private var places: [Kind: Int] = [:]

  init(_ oldRows: [MadeRows], _ newRows: [MadeRows]) {
    for list in oldRows { groups[place(of: list)].old.append(list.rows) }
    for list in newRows { groups[place(of: list)].new.append(list.rows) }
  }

  private mutating func place(of list: MadeRows) -> Int {
    let kind = Kind(type: ObjectIdentifier(list.rows.rows.modelType), cells: list.maker.kind)
    if let place = places[kind] { return place }
    groups.append(Group())
    places[kind] = groups.count - 1
    return groups.count - 1
  }

  func matchings(_ comparisons: BackgroundComparisons) -> [RowMatching] {
    var matchings: [RowMatching] = []
    for group in groups {
      guard let rows = (group.new.first ?? group.old.first)?.rows else { continue }
      matchings += rows.matchings(group.old, group.new, comparisons)
    }
    return matchings
  }
}

typealias MadeRows = (rows: PlacedRows, maker: CellSource)

extension TableContent {
  fileprivate var rowCounts: [Int] { sections.map { $0.rowCount } }

  /// The numbers of rows that can be distinguished: of others, there may be more than can be compared.
  fileprivate var comparedCounts: [Int] { sections.map { $0.canMatch ? $0.rowCount : 0 } }

  /// The rows that can be distinguished, of the sections that count any to be compared.
  fileprivate func rows(_ compared: [Int]) -> [MadeRows] {
    var placed: [MadeRows] = []
    for (index, section) in sections.enumerated() where compared[index] > 0 {
      guard let rows = section.rows, let maker = section.maker, rows.canMatch else { continue }
      placed.append((PlacedRows(section: index, rows: rows), maker))
    }
    return placed
  }
}

extension SectionContent {
  fileprivate func patch(to new: SectionContent) -> Changeset? {
    guard let rows, let newRows = new.rows else {
      return rows == nil && new.rows == nil ? Changeset() : nil
    }
    return newRows.isUnchanged(since: rows) ? Changeset() : newRows.patch(from: rows)
  }

  /// The change of rows without models whose cells are of the same type: they are added and removed at the end.
  ///
  /// Nil for other rows, and for more than a list of changes can have.
  fileprivate func countedPatch(since old: SectionContent) -> Changeset? {
    guard let rows, let oldRows = old.rows, rows.isCounted, oldRows.isCounted, let maker,
      let former = old.maker, maker.hasCellType(of: former), abs(rowCount - old.rowCount) <= 100_000
    else { return nil }
    return Changeset(
      deletions: Array(rowCount..<max(rowCount, old.rowCount)),
      insertions: Array(old.rowCount..<max(rowCount, old.rowCount))
    )
  }

  fileprivate func marks(since old: SectionContent) -> [Int]? {
    guard let rows, let oldRows = old.rows else { return [] }
    return rows.marks(since: oldRows)
  }

  fileprivate var canMatch: Bool { rows?.canMatch ?? true }
}
