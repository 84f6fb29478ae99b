import Binder

extension TableInconsistency {
  /// A collection view counts the items above an item to find its attributes, or has none for it.
  static func rowOutOfBounds(_ path: IndexPath, counts: Counts) -> TableInconsistency {
    let text =
      switch (counts.host, counts.rows) {
      case (.table, _): "request for rect at invalid index path (\(path.uikitText))"
      case (.collection, nil): counts.request(for: "number of items before", path.section)
      case (.collection, _):
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + path.uikitText
      }
    return TableInconsistency(counts.host, .rowOutOfBounds, text, hint: counts.hint(for: path))
  }

  static func sectionOutOfBounds(rectOf section: Int, counts: Counts) -> TableInconsistency {
    TableInconsistency(
      counts.host,
      .sectionOutOfBounds,
      "request for rect of invalid section (\(section))",
      hint: counts.hint
    )
  }

  static func sectionOutOfBounds(rowsOf section: Int, counts: Counts) -> TableInconsistency {
    TableInconsistency(
      counts.host,
      .sectionOutOfBounds,
      counts.host == .table
        ? "Requested the number of rows for section (\(section)) which is out of bounds."
        : counts.request(for: "number of items in", section),
      hint: counts.hint
    )
  }

  static func scrollOutOfBounds(
    _ path: IndexPath,
    counts: Counts,
    table: String
  ) -> TableInconsistency {
    let host = counts.host
    let start = "Attempted to scroll the \(host.view) to an out-of-bounds"
    let end = host == .table ? " Table view: \(table)" : ""
    guard let rows = counts.rows else {
      return TableInconsistency(
        host,
        .scrollToSectionOutOfBounds,
        "\(start) section (\(path.section)) when there are only \(counts.sections) "
          + "sections.\(end)",
        hint: counts.hint(for: path)
      )
    }
    return TableInconsistency(
      host,
      .scrollToRowOutOfBounds,
      "\(start) \(host.row) (\(path.row)) when there are only \(rows) \(host.rows) in section "
        + "\(path.section).\(end)",
      hint: counts.hint(for: path)
    )
  }

  /// The numbers of sections and rows, for a call that names a row or section that does not exist.
  struct Counts {
    var sections: Int
    /// The rows of the named section; nil when the section itself does not exist.
    var rows: Int?
    var host = HostKind.table

    var hint: String {
      sections == 1
        ? "The \(host.name) has 1 section, at position 0."
        : "The \(host.name) has \(sections) sections, counted from 0."
    }

    func hint(for path: IndexPath) -> String {
      let stale = "An index path is good only until the next change of the \(host.name)."
      guard let rows else { return "\(hint) \(stale)" }
      return "Section \(path.section) has \(counted(rows, host.row)), counted from 0. \(stale)"
    }

    /// UICollectionView's sentence for a section that does not exist.
    fileprivate func request(for subject: String, _ section: Int) -> String {
      "request for \(subject) section \(section) when there are only \(sections) sections in the "
        + "collection view"
    }
  }
}
