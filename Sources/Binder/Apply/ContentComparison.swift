/// Two contents of a table, looked up as far as only the main actor can, and ready to be compared anywhere.
struct ContentComparison: Sendable {
  private var matches: RowMatches
  private let rows: [RowMatching]
  /// What became of the rows of sections that need no comparison.
  private let known: [IndexPair<Int>: Changeset]
  private let reloads: [IndexPair<Int>]
  private let headersAndFooters: [IndexPair<Int>]
  private let oldRowCounts: [Int]
  private let newRowCounts: [Int]
  private let form: UpdateForm

  /// Pairs the sections of two contents, and finds what is left to compare.
  ///
  /// - Complexity: O(sections), and O(*k* log *k*) for *k* changes that observed arrays have told; rows are not
  ///   visited.
  @MainActor
  init<Section>(
    from old: TableContent<Section>,
    to new: TableContent<Section>,
    _ comparisons: BackgroundComparisons,
    updates form: UpdateForm
  ) {
    self.form = form
    let targets = RowMatches.sectionTargets(
      from: old.sections.map { $0.section },
      to: new.sections.map { $0.section }
    )
    let pairs = targets.enumerated().filter { $0.element >= 0 }
      .map { IndexPair(old: $0.offset, new: $0.element) }
    let patched = pairs.compactMap { pair in
      old.sections[pair.old].patch(to: new.sections[pair.new]).map { (pair, $0) }
    }
    var known = Dictionary(uniqueKeysWithValues: patched)
    reloads = pairs.filter { pair in
      known[pair] == nil && old.sections[pair.old].isReloaded(by: new.sections[pair.new])
    }
    for pair in reloads { known[pair] = Changeset() }
    self.known = known
    headersAndFooters = pairs.filter {
      !old.sections[$0.old].hasSameEnds(as: new.sections[$0.new])
    }
    oldRowCounts = old.sections.map { $0.rowCount }
    newRowCounts = new.sections.map { $0.rowCount }
    let leftOut = (old: known.keys.map(\.old), new: known.keys.map(\.new))
    matches = RowMatches(
      oldCounts: oldRowCounts.without(leftOut.old),
      newCounts: newRowCounts.without(leftOut.new),
      sectionTargets: targets
    )
    for section in leftOut.old { matches.matchByPosition(oldSection: section) }
    rows = RowsByType(
      old.rows(except: leftOut.old),
      new.rows(except: leftOut.new)
    )
    .matchings(comparisons)
  }

  /// Compares the rows here, and plans the update.
  @MainActor
  func update() -> TableUpdate {
    var matches = matches
    for matching in rows {
      switch matching {
      case .anywhere(let match): match(&matches)
      case .onMainActor(let match): match(&matches)
      }
    }
    return update(matches)
  }

  /// Compares the rows off the main actor, as far as they can leave it, and plans the update.
  ///
  /// - Returns: The update; nil if the task was cancelled.
  @concurrent
  func updateInBackground() async -> TableUpdate? {
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

  private func update(_ matches: RowMatches) -> TableUpdate {
    var structure = SectionedChangeset(matches)
    structure.sectionUpdates = reloads
    structure.add(known)
    return TableUpdate(
      ContentChange(
        structure: structure,
        headersAndFooters: headersAndFooters,
        oldRowCounts: oldRowCounts,
        newRowCounts: newRowCounts
      ),
      updates: form
    )
  }
}

extension [Int] {
  /// The counts of rows with none in some of the sections.
  fileprivate func without(_ sections: [Int]) -> [Int] {
    var counts = self
    for section in sections { counts[section] = 0 }
    return counts
  }
}

/// The rows of two contents by their model types, which are matched one after another.
@MainActor
private struct RowsByType<Section: TableViewSection> {
  private let old: [ObjectIdentifier: [PlacedRows<Section>]]
  private let new: [ObjectIdentifier: [PlacedRows<Section>]]
  private let types: [ObjectIdentifier]

  init(_ oldRows: [PlacedRows<Section>], _ newRows: [PlacedRows<Section>]) {
    let type = { (list: PlacedRows<Section>) in ObjectIdentifier(list.rows.modelType) }
    old = Dictionary(grouping: oldRows, by: type)
    new = Dictionary(grouping: newRows, by: type)
    var seen: Set<ObjectIdentifier> = []
    types = (oldRows + newRows).map(type).filter { seen.insert($0).inserted }
  }

  func matchings(_ comparisons: BackgroundComparisons) -> [RowMatching] {
    types.flatMap { type -> [RowMatching] in
      let old = old[type, default: []]
      let new = new[type, default: []]
      return (new.first ?? old.first)?.rows.matchings(old, new, comparisons) ?? []
    }
  }
}

extension TableContent {
  /// The rows that can be told apart, without those of some sections.
  fileprivate func rows(except leftOut: [Int]) -> [PlacedRows<Section>] {
    let leftOut = Set(leftOut)
    return sections.enumerated().compactMap { index, section in
      guard let rows = section.rows, rows.canMatch, !leftOut.contains(index) else { return nil }
      return PlacedRows(section: index, rows: rows)
    }
  }
}

extension SectionContent {
  /// What became of the rows, if that is known without comparing them.
  fileprivate func patch(to new: SectionContent) -> Changeset? {
    if rows === new.rows { return Changeset() }
    return rows.flatMap { new.rows?.patch(from: $0) }
  }

  /// Whether the rows cannot be told apart and were set anew.
  fileprivate func isReloaded(by new: SectionContent) -> Bool {
    guard let newRows = new.rows else { return false }
    return !newRows.canMatch
  }

  /// Whether header and footer show the same.
  fileprivate func hasSameEnds(as new: SectionContent) -> Bool {
    Self.same(header, new.header) && Self.same(footer, new.footer)
  }

  private static func same(_ old: SupplementaryContent?, _ new: SupplementaryContent?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): old.shows(sameAs: new)
    default: false
    }
  }
}
