/// What the table shows at the moment: a content, or rows of two between the batches of an update.
@MainActor
struct ShownContent<Section: TableViewSection> {
  private let old: TableContent<Section>
  private let new: TableContent<Section>
  private let batch: PlannedContent

  /// Shows a content as it is.
  init(_ content: TableContent<Section>) {
    self.init(from: content, to: content, batch: .new)
  }

  /// Shows what a batch of an update leads to.
  init(from old: TableContent<Section>, to new: TableContent<Section>, batch: PlannedContent) {
    self.old = old
    self.new = new
    self.batch = batch
  }

  /// How many sections are shown.
  var sectionCount: Int {
    switch batch {
    case .new: new.sections.count
    case .mixed(let sections): sections.count
    }
  }

  /// How many rows a section shows.
  func rowCount(inSection section: Int) -> Int {
    switch batch {
    case .new: new.section(at: section)?.rowCount ?? 0
    case .mixed(let sections): sections.indices.contains(section) ? sections[section].rowCount : 0
    }
  }

  /// Where a section's name, header, footer and handlers are; nil if there is no such section.
  func section(at section: Int) -> SectionContent<Section>? {
    guard case .mixed(let sections) = batch else { return new.section(at: section) }
    guard sections.indices.contains(section) else { return nil }
    return switch sections[section].source {
    case .old(let index): old.section(at: index)
    case .new(let index): new.section(at: index)
    }
  }

  /// A row, to be given to handlers; nil if there is no such row.
  func row(_ row: Int, inSection section: Int) -> RowReference<Section>? {
    guard let shown = self.section(at: section) else { return nil }
    guard case .mixed(let sections) = batch else { return shown.row(row) }
    let source: (content: TableContent<Section>, position: RowPosition)
    switch sections[section].source(ofRow: row) {
    case .old(let position): source = (old, position)
    case .new(let position): source = (new, position)
    case nil: return nil
    }
    guard let rows = source.content.section(at: source.position.section)?.rows else { return nil }
    return RowReference(
      section: shown.section,
      row: row,
      rows: rows,
      index: source.position.row
    )
  }

  /// The position of a section that is shown; nil if it is not.
  func index(of section: Section) -> Int? {
    (0..<sectionCount).first { self.section(at: $0)?.section == section }
  }
}
