package import Binder

/// A cell on the screen, with what must be remembered of the row that it shows.
package final class DisplayedCell {
  package let cell: any TableCell
  package let name: Call.ViewName
  let reuseIdentifier: String?
  /// The row's name when it was displayed; nil when nothing was recorded then.
  let place: Call.Place?
  /// Points that the row was estimated at before it was displayed; nil if its height was known.
  package let estimatedHeight: Double?

  init(
    cell: any TableCell,
    name: Call.ViewName,
    reuseIdentifier: String?,
    place: Call.Place?,
    estimatedHeight: Double?
  ) {
    self.cell = cell
    self.name = name
    self.reuseIdentifier = reuseIdentifier
    self.place = place
    self.estimatedHeight = estimatedHeight
  }

  func replaced(by cell: (any TableCell)? = nil, at newPlace: Call.Place? = nil) -> DisplayedCell {
    DisplayedCell(
      cell: cell ?? self.cell,
      name: name,
      reuseIdentifier: reuseIdentifier,
      place: newPlace ?? place,
      estimatedHeight: estimatedHeight
    )
  }
}

package struct DisplayedSupplementary {
  /// Nil for space that a height reserves without a view or a title.
  package let view: (any TableHeaderFooterView)?
  package let name: Call.ViewName?
  let reuseIdentifier: String?
  var place: Call.Place?
}

/// The views on the screen, by position, and those that a batch takes off it.
///
/// Views that a batch takes off are pooled when the views in their place have been made: so a reloaded row has another
/// cell than before.
@MainActor
package final class DisplayedViews {
  @exclusivity(unchecked)  // TableBenchmarks scroll
  package private(set) var cells = ByPosition<RowPosition, DisplayedCell>()
  @exclusivity(unchecked)  // TableBenchmarks scroll
  package private(set) var headers = ByPosition<Int, DisplayedSupplementary>()
  @exclusivity(unchecked)  // TableBenchmarks scroll
  package private(set) var footers = ByPosition<Int, DisplayedSupplementary>()

  /// The placement of the layout that the frames of all cells are of; nil while some cells have none.
  var placement: Int?

  /// The views of a collection view that are neither cells nor headers nor footers.
  package private(set) var elements = ByPosition<ElementPlace, DisplayedSupplementary>()
  /// Whether an update leaves those in their places as they are, as UIKit does; by default they are made again.
  package var keepsElements = false

  /// The views that belong to no section, visible or not.
  private(set) var parts: [TablePart: any TableHeaderFooterView] = [:]

  private var leavingCells: [(row: RowPosition, cell: DisplayedCell)] = []
  private var leavingViews:
    [(kind: SupplementaryKind, section: Int, view: DisplayedSupplementary)] =
      []
  private var leavingElements: [(place: ElementPlace, view: DisplayedSupplementary)] = []

  init() {}
}

extension DisplayedViews {
  package private(set) subscript(
    kind: SupplementaryKind
  ) -> ByPosition<Int, DisplayedSupplementary> {
    get { kind == .header ? headers : footers }
    set { if kind == .header { headers = newValue } else { footers = newValue } }
  }

  package var rows: [RowPosition] { cells.keys }

  /// The first row of a plan, behind another, that has no cell; nil if there is none.
  func nextMissingRow(of plan: LayoutPlan, after cursor: RowPosition?) -> RowPosition? {
    for visible in plan.rows where visible.section >= cursor?.section ?? 0 {
      var rows = visible.range
      if let cursor, cursor.section == visible.section {
        rows = min(max(rows.lowerBound, cursor.row + 1), rows.upperBound)..<rows.upperBound
      }
      if let row = cells.firstMissing(of: rows, inSection: visible.section) { return row }
    }
    return nil
  }

  func shows(_ places: [ElementPlace]) -> Bool { places.allSatisfy(elements.contains) }

  package func position(of cell: any TableCell) -> RowPosition? {
    cells.first { $0.1.cell === cell }?.0
  }

  func place(of view: any TableHeaderFooterView) -> (kind: SupplementaryKind, section: Int)? {
    for kind in SupplementaryKind.allCases {
      if let section = self[kind].first(where: { $0.1.view === view })?.0 { return (kind, section) }
    }
    return nil
  }
}

extension DisplayedViews {
  func show(_ cell: DisplayedCell, at row: RowPosition) { cells[row] = cell }

  func show(_ view: DisplayedSupplementary, _ kind: SupplementaryKind, section: Int) {
    self[kind][section] = view
  }

  func show(_ view: (any TableHeaderFooterView)?, _ part: TablePart) { parts[part] = view }

  func removeCell(at row: RowPosition) -> DisplayedCell? { cells.removeValue(forKey: row) }

  func removeCells() -> [(row: RowPosition, cell: DisplayedCell)] {
    defer { cells.removeAll() }
    return cells.map { ($0, $1) }
  }

  func show(_ view: DisplayedSupplementary, at place: ElementPlace) { elements[place] = view }

  func remove(_ place: ElementPlace) -> DisplayedSupplementary? {
    elements.removeValue(forKey: place)
  }

  func remove(_ kind: SupplementaryKind, section: Int) -> DisplayedSupplementary? {
    self[kind].removeValue(forKey: section)
  }

  func leave(_ row: RowPosition) {
    if let cell = removeCell(at: row) { leavingCells.append((row, cell)) }
  }

  private func leaveHeadersAndFooters(ofSections sections: Set<Int>) {
    for section in sections {
      for kind in SupplementaryKind.allCases {
        if let view = remove(kind, section: section) { leavingViews.append((kind, section, view)) }
      }
    }
  }

  /// Takes the views that are neither cells nor headers nor footers off the screen, to be pooled with what a batch takes off; those
  /// that are kept only where their section is another one than before, or shown again.
  func leaveElements(of isReplaced: (_ section: Int) -> Bool = { _ in false }) {
    // A place for which there is no view stays without one.
    for place in elements.keys where elements[place]?.view != nil {
      if keepsElements, !isReplaced(place.section) { continue }
      if let view = remove(place) { leavingElements.append((place, view)) }
    }
  }

  /// Gives the views that stay their positions after a batch; the others leave.
  ///
  /// A place is a name from before the batch, to be given the position after it.
  func apply(_ batch: CheckedBatch, place: (Call.Place, RowPosition) -> Call.Place) {
    let map = batch.map
    if map.keepsPositions(downTo: rows.last) {
      for row in rows.filter(map.isReloaded) { leave(row) }
      leaveHeadersAndFooters(ofSections: batch.headersAndFooters)
    } else {
      move(batch, place)
    }
    // What they show depends on their number, and may depend on any item.
    leaveElements {
      $0 >= 0 && (map.new(ofSection: $0) != $0 || map.isReloaded(oldSection: $0))
    }
  }

  private func move(_ batch: CheckedBatch, _ place: (Call.Place, RowPosition) -> Call.Place) {
    let (map, before) = (batch.map, (cells, headers, footers))
    (cells, headers, footers) = (ByPosition(), ByPosition(), ByPosition())
    for (row, cell) in before.0 {
      if let new = map.newKeepingCell(of: row) {
        cells[new] = cell.place.map { cell.replaced(at: place($0, new)) } ?? cell
      } else {
        leavingCells.append((row, cell))
      }
    }
    for (kind, views) in [(SupplementaryKind.header, before.1), (.footer, before.2)] {
      for (section, var view) in views {
        if let new = map.new(ofSection: section), !map.isReloaded(oldSection: section),
          !batch.headersAndFooters.contains(new)
        {
          view.place = view.place.map { place($0, RowPosition(section: new, row: 0)) }
          self[kind][new] = view
        } else {
          leavingViews.append((kind, section, view))
        }
      }
    }
  }

  /// Takes what leaves, from the top to the bottom, with the positions before the batch.
  func takeLeaving() -> (
    cells: [(row: RowPosition, cell: DisplayedCell)],
    supplementaries: [(kind: SupplementaryKind, section: Int, view: DisplayedSupplementary)],
    elements: [(place: ElementPlace, view: DisplayedSupplementary)]
  ) {
    defer { (leavingCells, leavingViews, leavingElements) = ([], [], []) }
    return (
      leavingCells.sorted { $0.row < $1.row }, leavingViews.sorted { $0.section < $1.section },
      leavingElements
    )
  }

  /// Does something while other cells, and no headers and footers, are displayed.
  func replacing<Result>(
    with other: (RowPosition) -> (any TableCell)?,
    _ body: () -> Result
  ) -> Result {
    let kept = (cells, headers, footers, placement)
    defer { (cells, headers, footers, placement) = kept }
    placement = nil
    for (row, shown) in kept.0 {
      if let cell = other(row) { cells[row] = shown.replaced(by: cell) }
    }
    (headers, footers) = (ByPosition(), ByPosition())
    return body()
  }
}
