/// Two contents of a table, looked up as far as only the main actor can, and ready to be compared anywhere.
struct ContentComparison: Sendable {
  private var matches: RowMatches
  private let rows: [RowMatching]
  private let reloads: [IndexPair<Int>]
  private let headersAndFooters: [IndexPair<Int>]
  private let oldRowCounts: [Int]
  private let newRowCounts: [Int]

  /// Pairs the sections of two contents, and finds what is left to compare.
  ///
  /// - Complexity: O(sections); rows are not visited.
  @MainActor
  init<Section>(
    from old: TableContent<Section>,
    to new: TableContent<Section>,
    _ comparisons: BackgroundComparisons
  ) {
    let targets = RowMatches.sectionTargets(
      from: old.sections.map(\.section),
      to: new.sections.map(\.section)
    )
    let pairs = targets.enumerated().filter { $0.element >= 0 }
      .map { IndexPair(old: $0.offset, new: $0.element) }
    reloads = pairs.filter { old.sections[$0.old].isReloaded(by: new.sections[$0.new]) }
    headersAndFooters = pairs.filter {
      !old.sections[$0.old].hasSameEnds(as: new.sections[$0.new])
    }
    newRowCounts = new.sections.map(\.rowCount)
    var counts = old.sections.map(\.rowCount)
    oldRowCounts = counts
    for reload in reloads { counts[reload.old] = newRowCounts[reload.new] }
    matches = RowMatches(oldCounts: counts, newCounts: newRowCounts, sectionTargets: targets)
    let reloaded = Set(reloads)
    let positional = pairs.filter { pair in
      let rows = (old.sections[pair.old].rows, new.sections[pair.new].rows)
      return reloaded.contains(pair) || rows.0.map { $0 === rows.1 } ?? (rows.1 == nil)
    }
    for pair in positional { matches.matchByPosition(oldSection: pair.old) }
    rows = RowsByType(
      old.rows(except: positional.map(\.old)),
      new.rows(except: positional.map(\.new))
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
    TableUpdate(
      ContentChange(
        structure: SectionedChangeset(matches),
        reloads: reloads,
        headersAndFooters: headersAndFooters,
        oldRowCounts: oldRowCounts,
        newRowCounts: newRowCounts
      )
    )
  }
}

/// The rows of two contents by their model types, which are matched one after another.
@MainActor
private struct RowsByType<Section: TableViewSection> {
  private var old: [ObjectIdentifier: [PlacedRows<Section>]] = [:]
  private var new: [ObjectIdentifier: [PlacedRows<Section>]] = [:]
  private var types: [ObjectIdentifier] = []

  init(_ oldRows: [PlacedRows<Section>], _ newRows: [PlacedRows<Section>]) {
    for rows in oldRows { add(rows, to: \.old) }
    for rows in newRows { add(rows, to: \.new) }
  }

  private mutating func add(
    _ list: PlacedRows<Section>,
    to side: WritableKeyPath<RowsByType, [ObjectIdentifier: [PlacedRows<Section>]]>
  ) {
    let type = ObjectIdentifier(list.rows.modelType)
    if old[type] == nil, new[type] == nil { types.append(type) }
    self[keyPath: side][type, default: []].append(list)
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
  /// Whether the rows cannot be told apart and were set anew.
  fileprivate func isReloaded(by new: SectionContent) -> Bool {
    guard let newRows = new.rows else { return false }
    return !newRows.canMatch && rows !== newRows
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
