/// What is different between two contents of a table.
@MainActor
struct ContentChange {
  /// The changes of sections, and of rows that can be told apart.
  let structure: SectionedChangeset
  /// Sections whose rows cannot be told apart and were set anew.
  let reloads: [IndexPair<Int>]
  /// Sections of both contents whose header or footer is different.
  let headersAndFooters: [IndexPair<Int>]

  /// Compares two contents.
  ///
  /// - Parameters:
  ///   - old: The content before.
  ///   - new: The content after.
  ///   - countsReloadedRows: Whether rows that were added to or removed from the end of a reloaded
  ///     section are changes of their own, besides the reload.
  /// - Complexity: One comparison a row where nothing changed, and nothing for data that is the same
  ///   object; see ``SectionedChangeset``.
  init<Section>(
    from old: TableContent<Section>,
    to new: TableContent<Section>,
    countsReloadedRows: Bool
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
    var oldCounts = old.sections.map(\.rowCount)
    let newCounts = new.sections.map(\.rowCount)
    if !countsReloadedRows {
      for reload in reloads { oldCounts[reload.old] = newCounts[reload.new] }
    }
    var matches = RowMatches(
      oldCounts: oldCounts,
      newCounts: newCounts,
      sectionTargets: targets
    )
    var matching = RowMatching(old: old, new: new)
    let reloaded = Set(reloads)
    for pair in pairs {
      let rows = (old.sections[pair.old].rows, new.sections[pair.new].rows)
      let isSame = rows.0.map { $0 === rows.1 } ?? (rows.1 == nil)
      if isSame || reloaded.contains(pair) {
        matches.matchByPosition(oldSection: pair.old)
        matching.leaveOut(pair)
      }
    }
    matching.run(&matches)
    structure = SectionedChangeset(matches)
  }

  /// Whether both contents show the same.
  var isEmpty: Bool { structure.isEmpty && reloads.isEmpty && headersAndFooters.isEmpty }
}

/// Matches the rows of two contents, one model type after another.
@MainActor
private struct RowMatching<Section: TableViewSection> {
  typealias Lists = [(index: Int, rows: any RowList<Section>)]

  private var old: [ObjectIdentifier: Lists] = [:]
  private var new: [ObjectIdentifier: Lists] = [:]
  private var types: [ObjectIdentifier] = []
  private var leftOutOld: Set<Int> = []
  private var leftOutNew: Set<Int> = []

  init(old: TableContent<Section>, new: TableContent<Section>) {
    for (index, section) in old.sections.enumerated() {
      guard let rows = section.rows, rows.canMatch else { continue }
      add(rows, index, to: \.old)
    }
    for (index, section) in new.sections.enumerated() {
      guard let rows = section.rows, rows.canMatch else { continue }
      add(rows, index, to: \.new)
    }
  }

  private mutating func add(
    _ rows: any RowList<Section>,
    _ index: Int,
    to side: WritableKeyPath<RowMatching, [ObjectIdentifier: Lists]>
  ) {
    let type = ObjectIdentifier(rows.modelType)
    if old[type] == nil, new[type] == nil { types.append(type) }
    self[keyPath: side][type, default: []].append((index, rows))
  }

  mutating func leaveOut(_ pair: IndexPair<Int>) {
    leftOutOld.insert(pair.old)
    leftOutNew.insert(pair.new)
  }

  func run(_ matches: inout RowMatches) {
    for type in types {
      let old = old[type, default: []].filter { !leftOutOld.contains($0.index) }
      let new = new[type, default: []].filter { !leftOutNew.contains($0.index) }
      guard let matcher = (new.first ?? old.first)?.rows else { continue }
      matcher.match(old, new, in: &matches)
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
