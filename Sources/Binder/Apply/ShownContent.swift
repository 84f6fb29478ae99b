extension TableContent: RowCounting {
  /// The number of sections.
  var sectionCount: Int { sections.count }

  /// The number of rows of a section; 0 for a section that does not exist.
  func rowCount(inSection section: Int) -> Int { self.section(at: section)?.rowCount ?? 0 }
}

extension Shown {
  /// The name, header, footer and handlers of a section; nil if there is no such section.
  func section<Section>(at index: Int) -> SectionContent<Section>?
  where Content == TableContent<Section> {
    source(ofSection: index).flatMap { $0.content.section(at: $0.section) }
  }

  /// A row, to be given to handlers; nil if there is no such row.
  func row<Section>(_ row: Int, inSection index: Int) -> RowReference<Section>?
  where Content == TableContent<Section> {
    guard let section = section(at: index),
      let source = source(of: RowPosition(section: index, row: row)),
      let rows = source.content.section(at: source.row.section)?.rows
    else { return nil }
    return RowReference(section: section.section, row: row, rows: rows, index: source.row.row)
  }

  /// The position of a section that is shown; nil if it is not.
  func index<Section>(of section: Section) -> Int? where Content == TableContent<Section> {
    (0..<sectionCount).first { self.section(at: $0)?.section == section }
  }
}
