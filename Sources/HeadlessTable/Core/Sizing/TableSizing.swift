import Binder

/// The heights of rows, headers and footers of a table: as a reload or a batch finds them out, for whole sections, before
/// anything of them is on the screen; and then as they are displayed.
@MainActor
final class TableSizing: Sizing {
  unowned let core: TableCore
  let layout: TableLayout

  init(of core: TableCore, _ layout: TableLayout) {
    self.core = core
    self.layout = layout
  }
}

extension TableSizing {
  func apply(_ batch: CheckedBatch) -> Bool {
    var content = BatchContent(for: self, batch.map, counts: batch.counts)
    content.measureAgain(batch.reconfigured)
    content.readSupplementaries(ofSections: batch.headersAndFooters)
    layout.replace(
      content.states,
      content.geometry,
      keepsRectangles: content.keepsHeights && batch.map.keepsPositions(downTo: nil),
      newRow: batch.map.new(of:)
    )
    return content.keepsHeights
  }

  func compose(_ contents: PictureContents) -> ComposedContent {
    TableComposition(sizing: self).compose(contents)
  }

  var readsContentTwice: Bool { layout.sections.contains { !$0.estimatesRows } }

  /// Reads the counts of all sections and their dimensions, as `UITableView` does: with estimates all counts first, without
  /// them the rows of a section and then their heights.
  func readContent() {
    reports.forgetNames()
    let count = callbacks.sectionCount()
    var states = Array(repeating: SectionState(), count: count)
    var stacks = Array(repeating: SectionGeometry(), count: count)
    let readsHeightsAtOnce = layout.rules.estimatesAreOff
    func read(_ section: Int, _ rowCount: Int) {
      (states[section], stacks[section]) = self.section(section, rowCount: rowCount)
    }
    let rowCounts = callbacks.rowCounts(ofSections: count) { section, rowCount in
      if readsHeightsAtOnce { read(section, rowCount) }
    }
    if !readsHeightsAtOnce {
      for (section, rowCount) in rowCounts.enumerated() { read(section, rowCount) }
    }
    layout.replace(states, layout.geometry.replacing(stacks))
    for part in TablePart.allCases { _ = measure(part) }
    core.touches.edges.readIndexTitles()
  }

  func section(_ section: Int, rowCount: Int) -> (SectionState, SectionGeometry) {
    var state = SectionState()
    var stack = SectionGeometry()
    state.dimensions = callbacks.dimensions(ofSection: section)
    for kind in SupplementaryKind.allCases {
      state[kind] = supplementary(kind, section: section, &stack)
    }
    (stack.rows, state.estimatesRows) = rows(
      inSection: section,
      count: rowCount,
      dimensions: state.dimensions
    )
    return (state, stack)
  }

  /// With estimates it reads no more than those, and nothing where the delegate has none: so a section costs O(1).
  ///
  /// Without estimates it reads the height of every row.
  func rows(
    inSection section: Int,
    count: Int,
    dimensions: RowDimensions
  ) -> (heights: RowHeights, areEstimates: Bool) {
    guard count > 0 else { return (RowHeights(), true) }
    if dimensions.contains(.estimatedHeight),
      let first = callbacks.estimate(of: RowPosition(section: section, row: 0))
    {
      // A section whose first row has no estimate has none at all.
      let others = (1..<count).map { row in
        callbacks.estimate(of: RowPosition(section: section, row: row))
          ?? layout.rules.defaultEstimate
      }
      return (RowHeights([first] + others, areEstimates: true), true)
    }
    if layout.rules.estimatesAreOff {
      return (exact(inSection: section, count: count, dimensions: dimensions), false)
    }
    let isKnown = layout.rules.knowsHeights(dimensions)
    let height = isKnown ? layout.rules.rowHeight : layout.rules.defaultEstimate
    return (RowHeights(repeating: height, count: count, isEstimate: !isKnown), true)
  }

  func exact(
    inSection section: Int,
    count: Int,
    dimensions: RowDimensions
  ) -> RowHeights {
    guard dimensions.contains(.height) else {
      return RowHeights(
        repeating: layout.rules.standard(layout.rules.rowHeight),
        count: count,
        isEstimate: false
      )
    }
    let delegate = core.delegate
    let heights = (0..<count).map {
      exact(of: RowPosition(section: section, row: $0), from: delegate)
    }
    return RowHeights(heights, areEstimates: false)
  }

  func exact(of row: RowPosition, from delegate: (any TableDelegate)?) -> Double {
    layout.rules.standard(callbacks.height(of: row, from: delegate) ?? layout.rules.rowHeight)
  }

  func placeholder(for row: RowPosition, in state: SectionState) -> HeightRun {
    if state.estimatesRows {
      if state.dimensions.contains(.estimatedHeight), let estimate = callbacks.estimate(of: row) {
        return HeightRun(height: estimate, isEstimate: true, count: 1)
      }
    } else if state.dimensions.contains(.height) {
      return HeightRun(height: exact(of: row, from: core.delegate), isEstimate: false, count: 1)
    }
    return layout.rules.placeholder(in: state)
  }

  /// Whether a section that had no rows estimates those that are inserted; as a reload would find out.
  func usesEstimates(inSection section: Int, dimensions: RowDimensions) -> Bool {
    guard layout.rules.estimatesAreOff else { return true }
    return dimensions.contains(.estimatedHeight)
      && callbacks.estimate(of: RowPosition(section: section, row: 0)) != nil
  }
}

extension TableSizing {
  /// What the delegate returns for a section's header or footer at a reload; the section gets the points that it takes.
  ///
  /// A height or a title settles it. Where there is neither, only the delegate knows whether it has a view, which it
  /// makes when its place is on the screen; until then there is none.
  func supplementary(
    _ kind: SupplementaryKind,
    section: Int,
    _ stack: inout SectionGeometry
  ) -> SectionState.Supplementary {
    let (known, height) = supplementary(kind, section: section)
    stack.set(
      height,
      padding: layout.rules.padding(
        beside: kind,
        known,
        height: height,
        inFirstSection: section == 0
      ),
      isEstimate: known.value == nil || known.isUnknown,
      of: kind
    )
    return known
  }

  private func supplementary(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (SectionState.Supplementary, height: Double) {
    if let estimate = callbacks.estimate(kind, section: section) {
      let known = SectionState.Supplementary(
        value: nil,
        isGivenByDelegate: true,
        isEstimated: true,
        isUnknown: true
      )
      return (known, estimate)
    }
    let (value, isFromDelegate) = callbacks.height(kind, section: section)
    var known = SectionState.Supplementary(value: value, isGivenByDelegate: isFromDelegate)
    if value == 0 || value > 0 && layout.rules.reservesSpace(isGivenByDelegate: isFromDelegate) {
      return (known, value)
    }
    known.isUnknown = core.delegate != nil
    // A delegate that leaves the height to the table is likely to have a view.
    let isLikely = isFromDelegate || callbacks.title(kind, section: section) != nil
    return (known, isLikely ? layout.rules.standardHeight(kind, value: value) : 0)
  }
}
