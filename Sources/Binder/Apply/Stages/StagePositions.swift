/// Where sections and edited rows are in the content between two stages.
struct StagePositions {
  /// The position of each tracked section; -1 where it is not in the table.
  private(set) var sections: [Int]
  /// Where each edited row is, if it has not left yet; also where rows are that are only updated.
  private(set) var leaving: [RowPosition]
  /// Where each edited row is, if it has arrived.
  private(set) var arrived: [RowPosition]

  /// The positions in the content after a stage; before the first one if the stage is 0.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ outline: ChangeOutline, _ schedule: StageSchedule, after stage: Int) {
    let isOld = stage == 0
    leaving = outline.edits.map { isOld ? $0.from : $0.to }
    arrived = outline.edits.map { $0.to }
    if isOld || stage == schedule.count {
      sections = outline.sections.map { (isOld ? $0.old : $0.new) ?? -1 }
      return
    }
    sections = Array(repeating: -1, count: outline.sections.count)
    for (index, section) in outline.order(after: stage, schedule).enumerated() {
      sections[section] = index
      var row = 0
      outline.forEachPiece(of: section, after: stage, schedule) { piece in
        switch piece {
        case .anchors(_, _, let count): row += count
        case .leaving(let edit), .updated(let edit):
          leaving[edit] = RowPosition(section: index, row: row)
          row += 1
        case .arrived(let edit):
          arrived[edit] = RowPosition(section: index, row: row)
          row += 1
        }
      }
    }
  }
}
