import Binder

extension TableInconsistency {
  static func rowOutOfBounds(_ path: IndexPath, counts: Counts) -> TableInconsistency {
    TableInconsistency(
      kind: .rowOutOfBounds,
      uikitText: "request for rect at invalid index path (\(path.uikitText))",
      hint: counts.hint(for: path)
    )
  }

  static func sectionOutOfBounds(rectOf section: Int, counts: Counts) -> TableInconsistency {
    TableInconsistency(
      kind: .sectionOutOfBounds,
      uikitText: "request for rect of invalid section (\(section))",
      hint: counts.hint
    )
  }

  static func sectionOutOfBounds(rowsOf section: Int, counts: Counts) -> TableInconsistency {
    TableInconsistency(
      kind: .sectionOutOfBounds,
      uikitText: "Requested the number of rows for section (\(section)) which is out of bounds.",
      hint: counts.hint
    )
  }

  static func scrollOutOfBounds(
    _ path: IndexPath,
    counts: Counts,
    table: String
  ) -> TableInconsistency {
    let start = "Attempted to scroll the table view to an out-of-bounds"
    guard let rows = counts.rows else {
      return TableInconsistency(
        kind: .scrollToSectionOutOfBounds,
        uikitText: "\(start) section (\(path.section)) when there are only \(counts.sections) "
          + "sections. Table view: \(table)",
        hint: counts.hint(for: path)
      )
    }
    return TableInconsistency(
      kind: .scrollToRowOutOfBounds,
      uikitText: "\(start) row (\(path.row)) when there are only \(rows) rows in section "
        + "\(path.section). Table view: \(table)",
      hint: counts.hint(for: path)
    )
  }

  /// The number that there are, where something was asked for that there is not.
  struct Counts {
    var sections: Int
    /// The rows of the section in question; nil when the section itself does not exist.
    var rows: Int?

    var hint: String {
      sections == 1
        ? "The table has 1 section, at position 0."
        : "The table has \(sections) sections, counted from 0."
    }

    func hint(for path: IndexPath) -> String {
      let stale = "An index path is good only until the next change of the table."
      guard let rows else { return "\(hint) \(stale)" }
      return "Section \(path.section) has \(counted(rows, "row")), counted from 0. \(stale)"
    }
  }
}
