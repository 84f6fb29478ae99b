import Binder
import HeadlessTable

/// A table that does as it is told, one batch after another, and refuses what `UITableView` refuses.
///
/// It is slow and knows nothing of plans: only operations and what the data source would answer.
struct ReplayedTable {
  /// What the table keeps for a row; an update changes it, a move carries it along.
  final class Row {
    let id: String
    var version: Int

    init(_ row: LetterRow) {
      id = row.id
      version = row.version
    }
  }

  struct Section {
    var id: String
    var rows: [Row]
  }

  /// Why a batch is refused.
  struct Refusal: Error {
    var reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }

  private(set) var sections: [Section]

  init(_ content: [ListSection<String, LetterRow>]) {
    sections = content.map { Section(id: $0.id, rows: $0.rows.map(Row.init)) }
  }

  /// All rows from top to bottom.
  var rows: [Row] { sections.flatMap(\.rows) }

  /// The rows as text, to be compared with a content's.
  var text: String {
    SectionedLists.text(
      sections.map { section in
        ListSection(
          section.id,
          rows: section.rows.map { LetterRow(id: $0.id, version: $0.version) }
        )
      }
    )
  }

  /// Applies a batch after which the data source answers with some content.
  mutating func apply(
    _ operations: [TableOperation],
    content: [ListSection<String, LetterRow>]
  ) throws {
    let batch = try ReplayedOperations(
      operations,
      before: sections.map(\.rows.count),
      after: content.map(\.rows.count)
    )
    let oldSections = sections
    let origins = try batch.sectionOrigins()
    sections = try content.indices.map { index in
      guard let origin = origins[index] else {
        return Section(id: content[index].id, rows: content[index].rows.map(Row.init))
      }
      let rows = try batch.rowOrigins(of: index, keptFrom: origin).enumerated().map { row, origin in
        guard let origin else { return Row(content[index].rows[row]) }
        let kept = oldSections[origin.section].rows[origin.row]
        if batch.updated.contains(origin) { kept.version = content[index].rows[row].version }
        return kept
      }
      return Section(id: oldSections[origin].id, rows: rows)
    }
  }
}
