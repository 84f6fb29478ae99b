/// Rows of which nothing has changed but the code that makes or fills their cells.
struct OtherwiseMadeRows: Sendable {
  /// What becomes of the cell of a row that another section had.
  private enum Arrival { case isKept, isFilledAgain, isMadeAnew }

  /// For each section of the old content its position in the new one, or −1.
  private let targets: [Int]
  /// What each section of the new content does with rows of others.
  private let arrivals: [Arrival]
  /// The row of the old content that a finger has brought from another section, and how it is shown.
  private let dragged: (row: RowPosition, form: UpdateForm)?
  /// Rows of the new content in sections that another branch of a screen declares.
  private var rowsOfOtherBranches: [RowPosition] = []

  /// - Parameters:
  ///   - old: The content before.
  ///   - new: The content after.
  ///   - targets: For each section of the old content its position in the new one, or −1.
  @MainActor
  init(from old: TableContent, to new: TableContent, targets: [Int]) {
    self.targets = targets
    arrivals = new.sections.map { section in
      if section.maker?.isClosure == true { return .isMadeAnew }
      return section.handlers.fillsCells ? .isFilledAgain : .isKept
    }
    dragged = old.arrived.map { ($0.row, $0.hasCellType ? .reconfigure : .reload) }
  }

  /// Adds the rows of a section that has other code than before.
  mutating func add(rowCount: Int, ofSection section: Int) {
    rowsOfOtherBranches += (0..<rowCount).map { RowPosition(section: section, row: $0) }
  }

  /// The rows that are to be shown again after a change.
  ///
  /// - Parameter change: A row that comes to a section whose cells a closure makes, which may be of another type there, is
  ///   deleted and inserted from now on, and does not move.
  /// - Returns: Rows of the new content, and how each is shown.
  func rows(
    after change: inout SectionedChangeset
  ) -> [(row: RowPosition, form: UpdateForm)] {
    var rows = rowsOfOtherBranches.map { (row: $0, form: UpdateForm.reconfigure) }
    var isMadeAnew = false
    for move in change.rows.moves {
      switch arrival(of: move) {
      case .isKept: break
      case .isFilledAgain: rows.append((move.new, .reconfigure))
      case .isMadeAnew: isMadeAnew = true
      }
    }
    if isMadeAnew { change.rows.split { arrival(of: $0) == .isMadeAnew } }
    if let dragged, let row = ChangeMap(change).new(of: dragged.row) {
      rows.append((row, dragged.form))
    }
    return rows
  }

  private func arrival(of move: Move<RowPosition>) -> Arrival {
    targets[move.old.section] == move.new.section ? .isKept : arrivals[move.new.section]
  }
}

extension Changes<RowPosition> {
  /// Deletes and inserts some of the rows that move.
  fileprivate mutating func split(where isSplit: (Move<RowPosition>) -> Bool) {
    let split = Set(moves.lazy.filter(isSplit))
    moves.removeAll { split.contains($0) }
    updates.removeAll { split.contains($0) }
    deletions = (deletions + split.map(\.old)).sorted()
    insertions = (insertions + split.map(\.new)).sorted()
  }
}
