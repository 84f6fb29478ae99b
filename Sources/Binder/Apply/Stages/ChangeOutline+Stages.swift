extension ChangeOutline {
  /// Some rows of a tracked section at some moment, from top to bottom.
  enum Piece {
    /// Rows that stay, by the first one's position in the old and in the new section.
    case anchors(old: Int, new: Int, count: Int)
    /// A row that will leave.
    case leaving(edit: Int)
    /// A row that has arrived.
    case arrived(edit: Int)
    /// A row that stays and is updated at some time.
    case updated(edit: Int)
  }

  /// Visits the rows of a tracked section that is in the table after a stage.
  @inline(__always)
  func forEachPiece(
    of section: Int,
    after stage: Int,
    _ schedule: StageSchedule,
    _ body: (Piece) -> Void
  ) {
    let section = sections[section]
    var anchors = 0
    var leaves = 0
    var arrivals = 0
    for item in items[section.items] {
      if item.anchors > anchors {
        let count = item.anchors - anchors
        body(.anchors(old: anchors + leaves, new: anchors + arrivals, count: count))
        anchors = item.anchors
      }
      switch item.kind {
      case .leave:
        if schedule.rows[item.edit] > stage { body(.leaving(edit: item.edit)) }
        leaves += 1
      case .arrive:
        if schedule.rows[item.edit] <= stage { body(.arrived(edit: item.edit)) }
        arrivals += 1
      case .update:
        body(.updated(edit: item.edit))
        anchors += 1
      }
    }
    let rest = section.anchorCount - anchors
    if rest > 0 { body(.anchors(old: anchors + leaves, new: anchors + arrivals, count: rest)) }
  }

  /// The tracked sections that are in the table after a stage, from top to bottom.
  ///
  /// Between two sections that stay, those at their old places come before those at new ones.
  func order(after stage: Int, _ schedule: StageSchedule) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(sections.count)
    var new = newOrder.makeIterator()
    func placeNew() {
      while let section = new.next() {
        let stays = schedule.sections[section] == 0
        if stays || schedule.sections[section] <= stage { order.append(section) }
        if stays { return }
      }
    }
    for (index, section) in sections.enumerated() where !section.isInserted {
      if schedule.sections[index] == 0 {
        placeNew()
      } else if schedule.sections[index] > stage {
        order.append(index)
      }
    }
    placeNew()
    return order
  }
}
