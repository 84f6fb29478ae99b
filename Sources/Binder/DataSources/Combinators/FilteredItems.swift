/// Those items of others that have a flag.
struct FilteredItems<Item>: SectionedItems {
  let base: any SectionedItems<Item>
  let tracking: RowTracking<FlagList>

  var sectionCount: Int { tracking.sections.count }

  func itemCount(inSection section: Int) -> Int { tracking.sections[section].markedCount }

  func item(at position: RowPosition) -> Item {
    guard let origin = tracking.origin(of: position) else {
      preconditionFailure("There is no item at \(position)")
    }
    return base.item(at: origin)
  }

  func name(ofSection section: Int) -> String? { base.name(ofSection: section) }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    var runs = FlagWords(tracking.sections[section]).runs[...]
    var start = 0
    base.forEachChunk(inSection: section) { chunk in
      let rows = start..<(start + chunk.count)
      let offset = chunk.startIndex - start
      while let run = runs.first, run.lowerBound < rows.upperBound {
        let shown = run.clamped(to: rows)
        body(chunk[(shown.lowerBound + offset)..<(shown.upperBound + offset)])
        if run.upperBound > rows.upperBound { break }
        runs.removeFirst()
      }
      start = rows.upperBound
    }
  }
}

extension RowTracking<FlagList> {
  /// Where a row comes from that is shown because of its flag.
  func origin(of position: RowPosition) -> RowPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let flags = sections[position.section]
    let row = flags.position(ofMarked: position.row)
    return row < flags.count ? RowPosition(section: position.section, row: row) : nil
  }

  /// Where a row is shown; nil if it has no flag.
  func position(of origin: RowPosition) -> RowPosition? {
    guard sections.indices.contains(origin.section), self[origin] else { return nil }
    let row = sections[origin.section].rank(of: origin.row)
    return RowPosition(section: origin.section, row: row)
  }
}

extension FlagList {
  /// How many rows have a flag.
  var markedCount: Int { rank(of: count) }
}
