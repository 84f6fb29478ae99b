import Binder

/// The sections and the heights of a table after a batch, while it reads those that are new.
///
/// The table itself stays as it was until all of them are known.
@MainActor
struct BatchContent {
  private(set) var states: [SectionState]
  private(set) var geometry: TableGeometry
  /// Whether every row, header and footer that stays is as high as it was.
  private(set) var keepsHeights: Bool
  private let before: TableGeometry
  private var heightsBefore: HeightsBefore
  private let map: ChangeMap
  private let sizing: TableSizing

  /// Reads the dimensions of sections and rows that are inserted or reloaded.
  ///
  /// - Complexity: O(sections + k log n) for k operations.
  init(for sizing: TableSizing, _ map: ChangeMap, counts: [Int]) {
    states = sizing.layout.sections
    geometry = sizing.layout.geometry
    before = sizing.layout.geometry
    heightsBefore = HeightsBefore(before)
    self.map = map
    self.sizing = sizing
    keepsHeights = map.keepsSections
    if !map.keepsSections { changeSections(counts) }
    geometry.setRows(
      map.sectionsWithChangedRows.compactMap { section in
        map.old(ofSection: section).map { (section, changedRows(ofSection: section, from: $0)) }
      }
    )
    reloadRows()
  }

  mutating func measureAgain(_ rows: [RowPosition]) {
    let measured = rows.filter { !states[$0.section].estimatesRows }
    setHeights(of: measured) { sizing, row, state, _ in sizing.placeholder(for: row, in: state)
    }
  }

  mutating func readSupplementaries(ofSections sections: Set<Int>) {
    for section in sections.sorted() {
      keepsHeights = false
      guard states.indices.contains(section) else {
        sizing.report(.sectionOutOfBounds(rowsOf: section, counts: counts(at: section)))
        continue
      }
      for kind in SupplementaryKind.allCases {
        var stack = geometry.section(section)
        states[section][kind] = sizing.supplementary(kind, section: section, &stack)
        geometry.update(section) { $0 = stack }
      }
    }
  }

  private func counts(at section: Int) -> TableInconsistency.Counts {
    TableInconsistency.Counts(sections: geometry.sectionCount, rows: nil)
  }

  private mutating func changeSections(_ counts: [Int]) {
    let statesBefore = states
    states = []
    var stacks: [SectionGeometry] = []
    for (section, count) in counts.enumerated() {
      let known = map.old(ofSection: section)
      if let old = known, !map.isReloaded(oldSection: old) {
        var stack = before.section(old)
        if (old == 0) != (section == 0) {
          stack.topPadding = sizing.layout.rules.padding(
            beside: .header,
            statesBefore[old].header,
            height: stack.header,
            inFirstSection: section == 0
          )
        }
        states.append(statesBefore[old])
        stacks.append(stack)
      } else {
        let (state, stack) = sizing.section(section, rowCount: count)
        states.append(state)
        stacks.append(stack)
      }
    }
    geometry = before.replacing(stacks)
  }
}

extension BatchContent {
  private mutating func changedRows(ofSection section: Int, from old: Int) -> RowHeights {
    var rows = before.section(old).rows
    if rows.count == 0 {
      let dimensions = states[section].dimensions
      states[section].estimatesRows =
        sizing.usesEstimates(inSection: section, dimensions: dimensions)
    }
    let entering = enteringRows(ofSection: section)
    rows.replace(leaving: map.rowsLeaving(oldSection: old), entering: entering)
    return rows
  }

  private mutating func enteringRows(ofSection section: Int) -> [RowHeights.Entering] {
    let state = states[section]
    let common = sizing.layout.rules.commonPlaceholder(in: state)
    let moves = map.moves(intoNewSection: section)
    var nextMove = moves.startIndex
    var entering: [RowHeights.Entering] = []
    entering.reserveCapacity(moves.count)
    func addMoves(above row: Int) {
      while nextMove < moves.endIndex, moves[nextMove].new.row < row {
        let move = moves[nextMove]
        nextMove += 1
        let known = heightsBefore.height(of: move.old)
        let isKept = !known.isEstimate || state.estimatesRows
        let height = isKept ? known : common ?? sizing.placeholder(for: move.new, in: state)
        entering.append(height, at: move.new.row)
      }
    }
    for range in map.rows.insertions.ranges(of: section) {
      addMoves(above: range.rows.lowerBound)
      if let common {
        entering.append(HeightRun(common, count: range.rows.count), at: range.rows.lowerBound)
      } else {
        for row in range.rows {
          let height = sizing.placeholder(
            for: RowPosition(section: section, row: row),
            in: state
          )
          entering.append(height, at: row)
        }
      }
    }
    addMoves(above: .max)
    return entering
  }

  /// A reloaded row whose height or estimate is not read counts as high as before, until
  /// it is displayed.
  private mutating func reloadRows() {
    setHeights(of: map.reloadedRows.ascending.compactMap(map.new(of:))) {
      sizing,
      row,
      state,
      known in
      guard state.estimatesRows, !state.dimensions.contains(.estimatedHeight) else {
        return sizing.placeholder(for: row, in: state)
      }
      let isKnown = sizing.layout.rules.knowsHeights(state.dimensions)
      return HeightRun(height: known.height, isEstimate: known.isEstimate || !isKnown, count: 1)
    }
  }

  private mutating func setHeights(
    of rows: [RowPosition],
    _ height: (TableSizing, RowPosition, SectionState, HeightRun) -> HeightRun
  ) {
    let rows = rows.sorted(byRow: { $0 })
    var changed: [(section: Int, rows: RowHeights)] = []
    var next = 0
    while next < rows.count {
      let section = rows[next].section
      let state = states[section]
      var heights = geometry.section(section).rows
      while next < rows.count, rows[next].section == section {
        let row = rows[next]
        let known = heights.run(at: row.row)
        let new = height(sizing, row, state, HeightRun(known, count: 1))
        next += 1
        if new.continues(into: known) { continue }
        if new.height != known.height { keepsHeights = false }
        heights.setHeight(new.height, isEstimate: new.isEstimate, at: row.row)
      }
      changed.append((section, heights))
    }
    geometry.setRows(changed)
  }
}

struct HeightsBefore {
  private let geometry: TableGeometry
  private var sections: [LookedUpSection] = []

  init(_ geometry: TableGeometry) { self.geometry = geometry }

  /// The height of one row; O(log `runCount`), and O(sections) for the first one.
  mutating func height(of row: RowPosition) -> HeightRun {
    if sections.isEmpty { sections = geometry.sections.map { LookedUpSection($0.rows) } }
    return sections[row.section].height(at: row.row)
  }
}

/// The heights of a section's rows, with their runs in one piece once there are look-ups enough.
private struct LookedUpSection {
  private let rows: RowHeights
  private var lookUpCount = 0
  private var runs: [HeightRun] = []
  private var ends: [Int] = []

  init(_ rows: RowHeights) {
    self.rows = rows
  }

  mutating func height(at row: Int) -> HeightRun {
    lookUpCount += 1
    // A look-up in the tree costs as much as it does to lay out a few runs.
    if runs.isEmpty, lookUpCount * 4 >= rows.runCount { layOutRuns() }
    guard !runs.isEmpty else { return HeightRun(rows.run(at: row), count: 1) }
    return HeightRun(runs[ends.partitioningIndex { $0 > row }], count: 1)
  }

  private mutating func layOutRuns() {
    runs.reserveCapacity(rows.runCount)
    ends.reserveCapacity(rows.runCount)
    for run in rows.runs {
      runs.append(run)
      ends.append((ends.last ?? 0) + run.count)
    }
  }
}
