import Binder

/// A row as the tests write it: a letter, and a prime for each change of its content.
struct LetterRow: Identifiable, Equatable, CustomStringConvertible {
  let id: String
  var version = 0

  var description: String { id + String(repeating: "'", count: version) }
}

/// Two contents of a table and what leads from the one to the other.
struct SectionedLists {
  var old: [ListSection<String, LetterRow>]
  var new: [ListSection<String, LetterRow>]

  var oldCounts: [Int] { old.map(\.rows.count) }
  var newCounts: [Int] { new.map(\.rows.count) }

  var changes: SectionedChangeset { SectionedChangeset(from: old, to: new) }

  /// The plan for a change that has been found already.
  func plan(_ changes: SectionedChangeset, updates: UpdateForm = .reload) -> UpdatePlan {
    let change = ContentChange(changes, oldRowCounts: oldCounts, newRowCounts: newCounts)
    return UpdatePlan(change, updates: updates)
  }

  /// The rows of a batch's content, read where the batch says.
  func resolve(_ content: PlannedContent) -> [ListSection<String, LetterRow>] {
    switch content {
    case .new: new
    case .mixed(let sections): sections.map(resolve)
    }
  }

  private func resolve(_ section: PlannedSection) -> ListSection<String, LetterRow> {
    let id =
      switch section.source {
      case .old(let index): old[index].id
      case .new(let index): new[index].id
      }
    let rows = (0..<section.rowCount).map { row in
      switch section.source(ofRow: row) {
      case .old(let row): old[row.section].rows[row.row]
      case .new(let row): new[row.section].rows[row.row]
      case nil: LetterRow(id: "no row \(row)")
      }
    }
    return ListSection(id, rows: rows)
  }
}

extension SectionedLists: CustomStringConvertible {
  var description: String { "\(Self.text(old)) → \(Self.text(new))" }

  /// Sections with bars between them, as in `A: a b' | B:`.
  static func text(_ sections: [ListSection<String, LetterRow>]) -> String {
    sections.map { ([$0.id + ":"] + $0.rows.map(\.description)).joined(separator: " ") }
      .joined(separator: " | ")
  }

  /// Reads what `text` writes.
  static func sections(_ text: String) -> [ListSection<String, LetterRow>] {
    text.split(separator: "|").map { section in
      let words = section.split(separator: " ")
      let rows = words.dropFirst().map { word in
        LetterRow(
          id: word.filter { $0 != "'" },
          version: word.count { $0 == "'" }
        )
      }
      return ListSection(words.first.map { String($0.dropLast()) } ?? "", rows: Array(rows))
    }
  }

  init(_ old: String, _ new: String) {
    self.init(old: Self.sections(old), new: Self.sections(new))
  }
}
