/// One section of a table's content: its rows, its header and footer, and what is to be run for it.
@MainActor
struct SectionContent<Section: TableViewSection> {
  /// The section's name in code.
  let section: Section
  /// The rows; nil if none are bound.
  let rows: (any RowList<Section>)?
  /// What the header shows; nil for no header.
  let header: SupplementaryContent?
  /// What the footer shows; nil for no footer.
  let footer: SupplementaryContent?
  /// Handlers and dimensions, by precedence.
  let handlers: ResolvedHandlers<Section>

  /// How many rows there are.
  var rowCount: Int { rows?.count ?? 0 }

  /// A row, to be given to handlers; nil if there is no such row.
  func row(_ row: Int) -> RowReference<Section>? {
    guard let rows, row >= 0, row < rows.count else { return nil }
    return RowReference(section: section, row: row, rows: rows, index: row)
  }
}
