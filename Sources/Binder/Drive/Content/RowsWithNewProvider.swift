/// Rows of which nothing has changed but the code that makes or fills their cells.
struct RowsWithNewProvider: Sendable {
  /// How the cell of a row that another section had is treated.
  private enum Provision { case isKept, isFilledAgain, isMadeAnew }

  /// For each section of the old content its position in the new one, or −1.
  private let targets: [Int]
  private let provisions: [Provision]
  /// For each section of the old content whether it has left something on its cells, or given its rows heights.
  private let leavesTraces: [Bool]
  private let dragged: [(row: RowPosition, form: UpdateForm)]
  private var sections: [Int] = []
  /// For each section of the new content with rows that were only counted before and after, the first row that is new.
  private var counted: [(end: RowPosition, keepsControls: Bool)] = []

  @MainActor
  init(from old: TableContent, to new: TableContent, targets: [Int]) {
    self.targets = targets
    provisions = new.sections.map { section in
      if section.maker?.isClosure == true { return .isMadeAnew }
      return section.fillsCells ? .isFilledAgain : .isKept
    }
    leavesTraces = old.sections.map { $0.fillsCells }
    dragged = old.arrived.map { ($0.row, $0.keepsCell ? .reconfigure : .reload) }
  }

  mutating func add(section: Int) { sections.append(section) }

  /// Adds a section of the new content whose rows are counted.
  mutating func add(counted end: RowPosition, keepsControls: Bool) {
    counted.append((end, keepsControls))
  }

  /// Deletes and inserts rows that move to a section with cells of a closure: the cells may be of another type there.
  func settle(_ change: inout SectionedChangeset) -> RowsFilledAgain {
    var filled = RowsFilledAgain()
    filled.sections = sections
    filled.counted = counted
    var isMadeAnew = false
    for move in change.rows.moves {
      switch arrival(of: move) {
      case .isKept:
        if targets[move.old.section] != move.new.section { filled.arrivals.append(move.new) }
      case .isFilledAgain: filled.rows.append(move.new)
      case .isMadeAnew: isMadeAnew = true
      }
    }
    if isMadeAnew { change.rows.split { arrival(of: $0) == .isMadeAnew } }
    return filled
  }

  /// The rows that the user has brought from other sections, at their places after a change, and how they are shown.
  func draggedRows(
    after change: SectionedChangeset
  ) -> [(row: RowPosition, form: UpdateForm)] {
    if dragged.isEmpty { return [] }
    let map = ChangeMap(change)
    return dragged.compactMap { row, form in map.new(of: row).map { ($0, form) } }
  }

  private func arrival(of move: Move<RowPosition>) -> Provision {
    if targets[move.old.section] == move.new.section { return .isKept }
    let arrival = provisions[move.new.section]
    return arrival == .isKept && leavesTraces[move.old.section] ? .isFilledAgain : arrival
  }
}
