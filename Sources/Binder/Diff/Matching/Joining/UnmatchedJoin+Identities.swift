#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Rows whose type the compiler does not know where they are compared, as in a generic function of another module.
///
/// Code for rows of any type asks the type about each step, and takes up to ten times as long. But most identities are of a
/// type that is known here: they are read once, and paired by code that is compiled for them. Then the rows that are
/// paired are asked for their content.
extension UnmatchedJoin {
  /// The most rows that are compared as they are, because to read their identities first would cost more.
  @usableFromInline static var fewRows: Int { 256 }

  /// Pairs rows by their identities, unless these are of a type that is not known either, or the rows are few.
  @usableFromInline
  func pairIdentities(_ matches: inout MatchWriter) -> Bool {
    guard old.windowRowCount + new.windowRowCount > Self.fewRows else { return false }
    let blank: (UInt64, UInt64) = (0, 0)
    if let numbers = identities(blank: 0) {
      numbers.pair(old.places, new.places, detectsMoves, &matches)
    } else if let ids = identities(blank: UUID(uuid: unsafeBitCast(blank, to: uuid_t.self))) {
      ids.pair(old.places, new.places, detectsMoves, &matches)
    } else if let texts = identities(blank: "") {
      texts.pair(old.places, new.places, detectsMoves, &matches)
    } else {
      return false
    }
    compareContent(&matches)
    return true
  }

  /// The identities of the rows of both lists; nil if they are of another type.
  private func identities<ID: Hashable>(blank: ID) -> IdentityLists<ID>? {
    guard let old = old.identities(by: comparison, blank: blank),
      let new = new.identities(by: comparison, blank: blank)
    else { return nil }
    return IdentityLists(old: old, new: new)
  }

  /// Notes the rows whose content changed among those that are paired.
  private func compareContent(_ matches: inout MatchWriter) {
    for section in old.sections {
      let place = old.places[section.section]
      section.rows.withUnsafeBufferPointer { rows in
        guard let rows = rows.baseAddress else { return }
        var row = place.windowRows.lowerBound
        while row < place.windowRows.upperBound {
          row = compareContent(rows, from: row, place, &matches)
        }
      }
    }
  }

  /// The same for rows of a section that are paired with rows of one section; returns the first that is not.
  private func compareContent(
    _ rows: UnsafePointer<Comparison.Row>,
    from first: Int,
    _ place: MatchedSection,
    _ matches: inout MatchWriter
  ) -> Int {
    var row = first
    let targets = matches.links + place.firstMatch
    while row < place.windowRows.upperBound, targets[row] < 0 { row += 1 }
    guard row < place.windowRows.upperBound else { return row }
    let slot = new.slot(ofNumber: Int(targets[row]))
    let partner = new.place(ofSlot: slot)
    let size = Comparison.trustsBits ? MemoryLayout<Comparison.Row>.size : nil
    new.sections[slot].rows.withUnsafeBufferPointer { newRows in
      guard let newRows = newRows.baseAddress else { return }
      while row < place.windowRows.upperBound {
        let target = Int(targets[row])
        if target >= 0 {
          guard partner.contains(target) else { return }
          if !hasSameContent(rows + row, newRows + (target - partner.start), size) {
            matches.changes.insert(place.start + row)
          }
        }
        row += 1
      }
    }
    return row
  }

  /// Whether two rows are equal, or the same bytes; nil for a size of rows whose bytes do not tell.
  @inline(__always)
  private func hasSameContent(
    _ old: UnsafePointer<Comparison.Row>,
    _ new: UnsafePointer<Comparison.Row>,
    _ size: Int?
  ) -> Bool {
    if let size, RowBytes.areEqual(old, new, count: size) { return true }
    return comparison.hasSameContent(at: old, new)
  }
}

/// The identities of two lists of rows, by sections.
private struct IdentityLists<ID: Hashable> {
  let old: [SectionRows<ID>]
  let new: [SectionRows<ID>]

  /// Pairs the identities where the rows have their places.
  func pair(
    _ oldPlaces: UnsafeMutablePointer<MatchedSection>,
    _ newPlaces: UnsafeMutablePointer<MatchedSection>,
    _ detectsMoves: Bool,
    _ matches: inout MatchWriter
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var join = UnmatchedJoin(
          RowComparisons.ByValue<ID>(),
          detectsMoves: detectsMoves,
          UnmatchedSide(old, oldPlaces),
          UnmatchedSide(new, newPlaces)
        )
        join.pairRows(&matches)
      }
    }
  }
}

extension UnmatchedSide {
  /// The number of rows in all windows.
  fileprivate var windowRowCount: Int {
    sections.indices.reduce(0) { $0 + place(ofSlot: $1).windowRows.count }
  }

  /// The identities of the rows in the windows, each at the place of its row; nil if they are of another type.
  fileprivate func identities<Comparison: RowComparison<Row>, ID>(
    by comparison: Comparison,
    blank: ID
  ) -> [SectionRows<ID>]? {
    var lists: [SectionRows<ID>] = []
    lists.reserveCapacity(sections.count)
    for section in sections {
      let window = places[section.section].windowRows
      guard let ids = comparison.identities(of: section.rows[window], as: ID.self) else {
        return nil
      }
      let above = repeatElement(blank, count: window.lowerBound)
      lists.append(SectionRows(section: section.section, rows: above + ids))
    }
    return lists
  }

  /// The place, among the sections that are joined, of the one with a row that is counted through all sections.
  fileprivate func slot(ofNumber number: Int) -> Int {
    sections.partitioningIndex { places[$0.section].start > number } - 1
  }
}
