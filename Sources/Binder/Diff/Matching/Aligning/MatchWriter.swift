/// Where rows are noted as pairs while they are compared.
@usableFromInline
struct MatchWriter {
  /// For the rows in windows the row of the other list, or −1; and room for the rows that are left over.
  @usableFromInline let links: UnsafeMutablePointer<Int32>
  /// The old rows whose content changed.
  @usableFromInline var changes: RowBits

  @inlinable
  init(links: UnsafeMutablePointer<Int32>, changes: RowBits) {
    self.links = links
    self.changes = changes
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  func dropMoves(_ old: inout MatchedSection, _ new: inout MatchedSection) {
    let sources = links + new.firstMatch
    let targets = links + (old.firstMatch - old.start)
    var isInOrder = true
    SectionOrder(new, from: old, links).forEachMove { row, source in
      sources[row] = -1
      targets[Int(source)] = -1
      isInOrder = false
    }
    guard !isInOrder else { return }
    collectLeftovers(of: &new)
    collectLeftovers(of: &old)
  }

  private func collectLeftovers(of side: inout MatchedSection) {
    var count = 0
    for row in side.windowRows where links[side.firstMatch + row] < 0 {
      links[side.leftovers.lowerBound + count] = Int32(truncatingIfNeeded: row)
      count += 1
    }
    side.setLeftovers(count: count)
  }
}
