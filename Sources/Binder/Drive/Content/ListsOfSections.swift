/// The lists of all sections of a content, one after another: a section with cells is one list.
///
/// A section of a `Row` and a `Rows` and one with cells have the `ranges` `[0..<2, 2..<3]`.
@MainActor
struct ListsOfSections {
  private(set) var ranges: [Range<Int>] = []
  private(set) var counts: [Int] = []
  private(set) var rows: [MadeRows] = []
  private var places: [ListPlace?] = []

  init(_ content: TableContent, _ compared: [Int]) {
    for (section, count) in zip(content.sections, compared) {
      let start = counts.count
      if let lists = (section.rows as? RowsOfLists)?.lists {
        for list in lists {
          add(list.rows, list.place, section.maker, count > 0 ? list.rows.count : 0)
        }
      } else {
        add(section.rows, nil, section.maker, count)
      }
      ranges.append(start..<counts.count)
    }
  }

  private mutating func add(
    _ list: (any RowList)?,
    _ place: ListPlace?,
    _ maker: CellSource?,
    _ count: Int
  ) {
    if count > 0, let list, let maker, list.canMatch {
      rows.append((PlacedRows(section: counts.count, rows: list), maker))
    }
    counts.append(count)
    places.append(place)
  }

  /// For each list its position in another content, or −1: that of the list at the same place of the same section.
  func targets(in new: ListsOfSections, _ sections: [Int]) -> [Int] {
    var targets = [Int](repeating: -1, count: counts.count)
    for (section, target) in sections.enumerated() where target >= 0 {
      let (old, range) = (ranges[section], new.ranges[target])
      if places[old].elementsEqual(new.places[range]) {
        for list in old { targets[list] = range.lowerBound + list - old.lowerBound }
        continue
      }
      let known = Dictionary(range.map { (new.places[$0], $0) }) { first, _ in first }
      for list in old { targets[list] = known[places[list]] ?? -1 }
    }
    return targets
  }
}
