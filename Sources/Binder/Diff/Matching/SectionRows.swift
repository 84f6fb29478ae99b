/// The rows of one section of a list, with the section's position.
@usableFromInline
package struct SectionRows<Row> {
  @usableFromInline let section: Int
  @usableFromInline let rows: [Row]

  /// Names the rows of a section.
  @inlinable
  package init(section: Int, rows: [Row]) {
    self.section = section
    self.rows = rows
  }

  /// The same section with other values for its rows.
  package func map<Other>(_ transform: (Row) -> Other) -> SectionRows<Other> {
    SectionRows<Other>(section: section, rows: rows.map(transform))
  }
}

extension SectionRows: Sendable where Row: Sendable {}

extension UnsafeBufferPointer {
  /// The place of a section among ascending ones; nil if it is not there.
  @inlinable
  func slot<Row>(ofSection section: Int) -> Int? where Element == SectionRows<Row> {
    if indices.contains(section), self[section].section == section { return section }
    let slot = partitioningIndex { $0.section >= section }
    return slot < count && self[slot].section == section ? slot : nil
  }
}
