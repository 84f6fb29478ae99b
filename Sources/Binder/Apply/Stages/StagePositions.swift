/// Where sections and edited rows are in the content before, between or after stages.
struct StagePositions {
  /// The tracked sections that are in the table, from top to bottom.
  let order: [Int]
  /// The position of each tracked section; -1 where it is not in the table.
  private(set) var sections: [Int]
  /// How many rows of the same section are above each item of an outline.
  private(set) var rows: [Int]
  /// The sections whose rows have been counted.
  private var isCounted: [Bool]
  private let stage: Int

  /// The positions after a stage, or before the first one, which is after stage 0.
  ///
  /// Rows are counted when they are asked for.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ outline: ChangeOutline, _ schedule: StageSchedule, after stage: Int) {
    self.stage = stage
    order = outline.order(after: stage, schedule)
    sections = Array(repeating: -1, count: outline.sections.count)
    for (position, section) in order.enumerated() { sections[section] = position }
    rows = Array(repeating: 0, count: outline.items.count)
    isCounted = Array(repeating: false, count: outline.sections.count)
  }

  /// Counts the rows of all sections.
  mutating func countRows(_ outline: ChangeOutline, _ schedule: StageSchedule) {
    for section in outline.sections.indices { countRows(of: section, outline, schedule) }
  }

  /// Counts the rows of a section, unless that has been done.
  mutating func countRows(of section: Int, _ outline: ChangeOutline, _ schedule: StageSchedule) {
    guard !isCounted[section] else { return }
    isCounted[section] = true
    var guests = 0
    for index in outline.sections[section].items {
      let item = outline.items[index]
      rows[index] = item.anchors + guests
      guests += item.kind != .update && item.isThere(after: stage, schedule) ? 1 : 0
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
