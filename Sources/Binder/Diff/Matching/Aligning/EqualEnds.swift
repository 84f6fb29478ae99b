/// The rows at the top and at the end of two lists that are the same one by one.
@usableFromInline
struct EqualEnds<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let old: UnsafeBufferPointer<Comparison.Row>
  @usableFromInline let new: UnsafeBufferPointer<Comparison.Row>
  /// The number of the first old row, counted through all sections.
  @usableFromInline let oldStart: Int
  @usableFromInline var prefix = 0
  @usableFromInline var suffix = 0

  @inlinable
  init(
    _ comparison: Comparison,
    old: UnsafeBufferPointer<Comparison.Row>,
    new: UnsafeBufferPointer<Comparison.Row>,
    oldStart: Int
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.oldStart = oldStart
  }

  @inlinable
  static func measure(
    _ comparison: Comparison,
    _ oldRows: [Comparison.Row],
    _ newRows: [Comparison.Row],
    _ old: inout MatchedSection,
    _ new: inout MatchedSection,
    _ changes: inout RowBits
  ) {
    oldRows.withUnsafeBufferPointer { oldRows in
      newRows.withUnsafeBufferPointer { newRows in
        var ends = EqualEnds(comparison, old: oldRows, new: newRows, oldStart: old.start)
        ends.measure(&changes)
        old.setEnds(prefix: ends.prefix, suffix: ends.suffix)
        new.setEnds(prefix: ends.prefix, suffix: ends.suffix)
      }
    }
  }

  /// Finds the ends, and notes the rows whose content changed.
  ///
  /// - Complexity: One comparison a row of the ends.
  @inlinable
  mutating func measure(_ changes: inout RowBits) {
    guard let oldRows = old.baseAddress, let newRows = new.baseAddress else { return }
    let limit = min(old.count, new.count)
    prefix = comparison.commonPrefix(
      oldRows,
      newRows,
      limit: limit,
      oldNumber: oldStart,
      &changes
    )
    suffix = comparison.commonSuffix(
      oldRows + old.count,
      newRows + new.count,
      limit: limit - prefix,
      oldNumber: oldStart + old.count,
      &changes
    )
  }
}
