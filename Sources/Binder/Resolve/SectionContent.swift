/// One section of a table's content: its rows, its header and footer, and what is to be run for it.
///
/// A table asks for its sections several times a row, so they are shared and not copied.
@MainActor
final class SectionContent<Section: TableViewSection> {
  /// The section's name in code.
  let section: Section
  /// The rows; nil if none are bound.
  let rows: (any RowList<Section>)?
  /// The section's name for people, found once; nil for the only section of a table without named ones.
  private(set) lazy var name: String? = section is WholeTable ? nil : sectionName(of: section)
  /// What the header shows; nil for no header.
  let header: SupplementaryContent?
  /// What the footer shows; nil for no footer.
  let footer: SupplementaryContent?
  /// Handlers and dimensions, by precedence.
  let handlers: ResolvedHandlers<Section>

  init(
    section: Section,
    rows: (any RowList<Section>)?,
    header: SupplementaryContent?,
    footer: SupplementaryContent?,
    handlers: ResolvedHandlers<Section>
  ) {
    self.section = section
    self.rows = rows
    self.header = header
    self.footer = footer
    self.handlers = handlers
  }

  /// How many rows there are.
  var rowCount: Int { rows?.count ?? 0 }

  /// A row, to be given to handlers; nil if there is no such row.
  func row(_ row: Int) -> RowReference<Section>? {
    guard let rows, row >= 0, row < rows.count else { return nil }
    return RowReference(section: section, row: row, rows: rows, index: row)
  }
}
