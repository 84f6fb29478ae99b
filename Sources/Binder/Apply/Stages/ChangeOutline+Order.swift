extension ChangeOutline {
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
