@MainActor
package protocol RowCounting {
  var sectionCount: Int { get }

  func rowCount(inSection section: Int) -> Int
}

/// The content of a table at the moment: one content, or rows of two between the batches of an update.
@MainActor
package final class PresentedContent<Content: RowCounting> {
  package let content: Content
  package let old: Content
  private let batch: PlannedContent

  convenience init(_ content: Content) {
    self.init(from: content, to: content, after: .new)
  }

  init(from old: Content, to new: Content, after batch: PlannedContent) {
    self.old = old
    self.content = new
    self.batch = batch
  }

  package var sectionCount: Int {
    switch batch {
    case .new: content.sectionCount
    case .mixed(let sections): sections.count
    }
  }

  package func rowCount(inSection section: Int) -> Int {
    switch batch {
    case .new: content.rowCount(inSection: section)
    case .mixed(let sections): sections.indices.contains(section) ? sections[section].rowCount : 0
    }
  }

  package func source(ofSection section: Int) -> PlannedSection.Source? {
    guard section >= 0, section < sectionCount else { return nil }
    return switch batch {
    case .new: .new(section)
    case .mixed(let sections): sections[section].source
    }
  }

  package func source(of row: RowPosition) -> RowSource? {
    guard row.row >= 0, row.row < rowCount(inSection: row.section) else { return nil }
    return switch batch {
    case .new: .new(row)
    case .mixed(let sections): sections[row.section].source(ofRow: row.row)
    }
  }
}

extension TableContent: RowCounting {
  var sectionCount: Int { sections.count }

  func rowCount(inSection section: Int) -> Int { self.section(at: section)?.rowCount ?? 0 }
}

extension PresentedContent where Content == TableContent {
  func section(at index: Int) -> SectionContent? {
    if case .new = batch { return content.section(at: index) }
    return switch source(ofSection: index) {
    case .old(let index): old.section(at: index)
    case .new(let index): content.section(at: index)
    case nil: nil
    }
  }

  func wholeSection(at index: Int) -> SectionContent? {
    if case .new = batch { content.section(at: index) } else { nil }
  }

  func row(_ row: Int, inSection index: Int) -> RowReference? {
    contentRow(row, inSection: index)?.reference
  }

  func contentRow(
    _ row: Int,
    inSection index: Int
  ) -> (reference: RowReference, content: SectionContent)? {
    guard let section = section(at: index) else { return nil }
    if case .new = batch { return section.contentRow(row, readAt: row, of: section) }
    switch source(of: RowPosition(section: index, row: row)) {
    case .old(let place):
      return section.contentRow(row, readAt: place.row, of: old.section(at: place.section))
    case .new(let place):
      return section.contentRow(row, readAt: place.row, of: content.section(at: place.section))
    case nil: return nil
    }
  }

  func index(of section: SectionKey) -> Int? {
    (0..<sectionCount).first { self.section(at: $0)?.section == section }
  }
}
