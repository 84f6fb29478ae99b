/// Rows whose type the compiler does not know where they are compared, as in a generic function of another module.
///
/// Code that is not specialised looks up each step at run time, and takes up to ten times as long. So the rows are hashed once.
/// Code that is compiled for numbers pairs their hash values. Then the rows that are paired are compared.
extension UnmatchedJoin {
  /// The most rows that are compared as they are, because to hash them first would cost more.
  private static var fewRows: Int { 256 }

  /// Pairs rows by their hash values; false, and no row is paired, if that leads to rows which are not the same, or does not
  /// pay.
  @usableFromInline
  mutating func pairByHashValues(_ matches: inout MatchWriter) -> Bool {
    guard old.windowRowCount + new.windowRowCount > Self.fewRows else { return false }
    let lists = HashLists(old: old.hashValues(by: comparison), new: new.hashValues(by: comparison))
    lists.pair(old.places, new.places, detectsMoves: detectsMoves, canGiveUp: canGiveUp, &matches)
    if comparePairs(&matches) { return true }
    forgetPairs(&matches)
    return false
  }

  private func comparePairs(_ matches: inout MatchWriter) -> Bool {
    for section in old.sections {
      let place = old.places[section.section]
      let isRight = section.rows.withUnsafeBufferPointer { rows in
        var row = place.windowRows.lowerBound
        while let rows = rows.baseAddress, row < place.windowRows.upperBound {
          guard let next = comparePairs(rows, from: row, place, &matches) else { return false }
          row = next
        }
        return true
      }
      guard isRight else { return false }
    }
    return true
  }

  private func comparePairs(
    _ rows: UnsafePointer<Comparison.Row>,
    from first: Int,
    _ place: MatchedSection,
    _ matches: inout MatchWriter
  ) -> Int? {
    let targets = matches.links + place.firstMatch
    guard let start = (first..<place.windowRows.upperBound).first(where: { targets[$0] >= 0 })
    else { return place.windowRows.upperBound }
    let slot = new.slot(ofNumber: Int(targets[start]))
    let partner = new.place(ofSlot: slot)
    let size = Comparison.trustsBits ? MemoryLayout<Comparison.Row>.size : nil
    return new.sections[slot].rows.withUnsafeBufferPointer { newRows in
      guard let newRows = newRows.baseAddress else { return nil }
      for row in start..<place.windowRows.upperBound {
        let target = Int(targets[row])
        guard target >= 0 else { continue }
        guard partner.contains(target) else { return row }
        let (old, new) = (rows + row, newRows + (target - partner.start))
        if let size, RowBytes.areEqual(old, new, count: size) { continue }
        guard comparison.isSameRow(old.pointee, new.pointee) else { return nil }
        if !comparison.hasSameContent(old.pointee, new.pointee) {
          matches.changes.insert(place.start + row)
        }
      }
      return place.windowRows.upperBound
    }
  }
}

/// The hash values of two lists of rows, by sections.
private struct HashLists {
  let old: [RowsToMatch<Int>]
  let new: [RowsToMatch<Int>]

  func pair(
    _ oldPlaces: UnsafeMutablePointer<MatchedSection>,
    _ newPlaces: UnsafeMutablePointer<MatchedSection>,
    detectsMoves: Bool,
    canGiveUp: Bool,
    _ matches: inout MatchWriter
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var join = UnmatchedJoin(
          RowComparisons.ByValue<Int>(),
          detectsMoves: detectsMoves,
          canGiveUp: canGiveUp,
          UnmatchedSide(old, oldPlaces),
          UnmatchedSide(new, newPlaces)
        )
        join.pairRows(&matches)
      }
    }
  }
}

extension UnmatchedSide {
  fileprivate var windowRowCount: Int {
    sections.indices.reduce(0) { $0 + place(ofSlot: $1).windowRows.count }
  }

  /// The hash values of the rows in the windows, each at the place of its row.
  fileprivate func hashValues<Comparison: RowComparison<Row>>(
    by comparison: Comparison
  ) -> [RowsToMatch<Int>] {
    sections.map { section in
      let window = places[section.section].windowRows
      let seed = IdentityHash.seed
      var values = [Int](repeating: 0, count: window.upperBound)
      section.rows.withUnsafeBufferPointer { rows in
        for row in window { values[row] = comparison.hashValue(of: rows[row], seed: seed) }
      }
      return RowsToMatch(section: section.section, rows: values)
    }
  }

  /// The place, among the sections that are joined, of the one with a row that is counted through all sections.
  fileprivate func slot(ofNumber number: Int) -> Int {
    sections.partitioningIndex { places[$0.section].start > number } - 1
  }
}
