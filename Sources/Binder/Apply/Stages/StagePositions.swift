/// Where sections and edited rows are in the content before, between or after the stages.
struct StagePositions {
  /// The tracked sections that are in the table, from top to bottom.
  let order: [Int]
  /// The position of each tracked section; -1 where it is not in the table.
  private(set) var sections: [Int]
  /// The place of each edited row in the section that it is in, if it is in the table.
  private(set) var rows: [Int]

  /// The positions before the first stage.
  init(before outline: ChangeOutline) {
    order = outline.sections.compactMap { $0.old }
    sections = outline.sections.map { $0.old ?? -1 }
    rows = outline.edits.map { $0.from }
  }

  /// The positions after the last stage.
  init(after outline: ChangeOutline) {
    order = outline.newOrder
    sections = outline.sections.map { $0.new ?? -1 }
    rows = outline.edits.map { $0.to }
  }

  /// The positions after a stage that another one follows.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ outline: ChangeOutline, _ schedule: StageSchedule, after stage: Int) {
    order = outline.order(after: stage, schedule)
    sections = Array(repeating: -1, count: outline.sections.count)
    rows = Array(repeating: -1, count: outline.edits.count)
    for (position, section) in order.enumerated() {
      sections[section] = position
      var guests = 0
      for item in outline.items[outline.sections[section].items] {
        let isThere = item.isThere(after: stage, schedule)
        if isThere { rows[item.edit] = item.anchors + guests }
        guests += isThere && item.kind != .update ? 1 : 0
      }
    }
  }
}

extension TrackItem {
  /// Whether the row is at this place after a stage.
  @inline(__always)
  func isThere(after stage: Int, _ schedule: StageSchedule) -> Bool {
    (kind == .leave) == (schedule.rows[edit] > stage)
  }
}
