/// The positions of sections and edited rows in the content before, between or after batches.
struct BatchPositions {
  let order: [Int]
  private(set) var sections: [Int]
  private(set) var rows: [Int]
  private var isCounted: [Bool]
  private let batch: Int

  /// The positions after a batch, or before the first one, which is after batch 0.
  ///
  /// Rows are counted at first use.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ outline: ChangeOutline, _ schedule: BatchSchedule, after batch: Int) {
    self.batch = batch
    order = outline.order(after: batch, schedule)
    sections = Array(repeating: -1, count: outline.sections.count)
    for (position, section) in order.enumerated() { sections[section] = position }
    rows = Array(repeating: 0, count: outline.items.count)
    isCounted = Array(repeating: false, count: outline.sections.count)
  }

  mutating func countRows(_ outline: ChangeOutline, _ schedule: BatchSchedule) {
    for section in outline.sections.indices { countRows(of: section, outline, schedule) }
  }

  mutating func countRows(of section: Int, _ outline: ChangeOutline, _ schedule: BatchSchedule) {
    guard !isCounted[section] else { return }
    isCounted[section] = true
    var guests = 0
    rows.withUnsafeMutableBufferPointer { rows in
      for index in outline.sections[section].items {
        let item = outline.items[index]
        rows[index] = item.anchors + guests
        guests += item.kind != .update && item.isThere(after: batch, schedule) ? 1 : 0
      }
    }
  }
}

extension TrackItem {
  @inline(__always)
  func isThere(after batch: Int, _ schedule: BatchSchedule) -> Bool {
    (kind == .leave) == (schedule.rows[edit] > batch)
  }
}

extension ChangeOutline {
  /// The tracked sections that are in the table after a batch, from top to bottom.
  ///
  /// Between two sections that stay, those at their old places come before those at new ones.
  func order(after batch: Int, _ schedule: BatchSchedule) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(sections.count)
    var new = newOrder.makeIterator()
    func placeNew() {
      while let section = new.next() {
        let stays = schedule.sections[section] == 0
        if stays || schedule.sections[section] <= batch { order.append(section) }
        if stays { return }
      }
    }
    for (index, section) in sections.enumerated() where !section.isInserted {
      if schedule.sections[index] == 0 {
        placeNew()
      } else if schedule.sections[index] > batch {
        order.append(index)
      }
    }
    placeNew()
    return order
  }
}

/// In which batches the rows of a change can be reloaded.
struct UpdatePlaces {
  private let outline: ChangeOutline
  private let schedule: BatchSchedule
  /// The positions before the first batch, and those after each one; rows are counted where updates are.
  private(set) var positions: [BatchPositions]
  private let movingBatches: Set<Int>

  init(_ outline: ChangeOutline, _ schedule: BatchSchedule, _ positions: [BatchPositions]) {
    self.outline = outline
    self.schedule = schedule
    self.positions = positions
    movingBatches = Set(
      outline.sections.indices.lazy.filter { outline.sections[$0].isMoved }
        .map { schedule.sections[$0] }
    )
  }

  /// The last batch in which a row can be reloaded; nil if there is none.
  ///
  /// In one batch, a table refuses the reload of a row that moves, or whose section moves or is shifted by a move. It also
  /// refuses the reload of a position that is the target of a move: that is nearly always a position after the batch, taken for
  /// one before it.
  mutating func lastBatch(forEdit index: Int) -> Int? {
    let edit = outline.edits[index]
    let structure = schedule.rows[index]
    var batch = schedule.count
    while batch > 0 {
      let place = batch < structure ? edit.before : edit.after
      if batch != structure, schedule.sections[place.section] != batch,
        !isShifted(place.section, in: batch), !isTarget(place, of: batch)
      {
        return batch
      }
      batch -= 1
    }
    return nil
  }

  private func isShifted(_ section: Int, in batch: Int) -> Bool {
    movingBatches.contains(batch)
      && positions[batch - 1].sections[section] != positions[batch].sections[section]
  }

  private mutating func isTarget(_ place: RowEdit.Place, of batch: Int) -> Bool {
    let position = positions[batch - 1].sections[place.section]
    guard position < positions[batch].order.count else { return false }
    let section = positions[batch].order[position]
    positions[batch - 1].countRows(of: place.section, outline, schedule)
    positions[batch].countRows(of: section, outline, schedule)
    let row = positions[batch - 1].rows[place.item]
    let rows = positions[batch].rows[outline.sections[section].items]
    let first = rows.partitioningIndex { $0 >= row }
    return rows[first...].prefix { $0 == row }.indices.contains { isTarget($0, of: batch) }
  }

  private func isTarget(_ item: Int, of batch: Int) -> Bool {
    let item = outline.items[item]
    return item.kind == .arrive && schedule.rows[item.edit] == batch
      && outline.edits[item.edit].kind == .move
  }
}
