/// Rows of one section that have the same identity.
///
/// As many of them are matched as both contents have, by their order, so that a change may show another row as
/// moved or updated than the one that was.
enum RepeatedIdentities {
  /// The most rows of a content that are looked at; a section that has more is trusted.
  static let rowLimit = 1_000

  /// A sentence for each section that has such rows; sections that show what they showed before are not looked at.
  @MainActor
  static func warnings(in content: TableContent, after old: TableContent) -> [String] {
    var rest = rowLimit
    return content.sections.enumerated().compactMap { index, section in
      guard let rows = section.rows, rows.count <= rest else { return nil }
      if let known = old.section(at: index), known.section == section.section,
        let knownRows = known.rows, rows.isUnchanged(since: knownRows)
      {
        return nil
      }
      rest -= rows.count
      let repeated = rows.repeatedRows()
      guard !repeated.isEmpty else { return nil }
      let place =
        section.section.isWholeTable
        ? "The table" : "Section '\(section.section.name)'"
      return "\(place) has several rows with \(names(of: repeated, in: rows)). A change can't "
        + "tell them apart, and takes them in their order: give each row an identity of its own."
    }
  }

  /// The identities, from the top to the bottom.
  @MainActor
  private static func names(
    of repeated: [Int],
    in rows: any RowList
  ) -> String {
    var seen: Set<String> = []
    let identities = repeated.compactMap { rows.identity(at: $0) }
    let names = identities.filter { seen.insert($0).inserted }.map { "'\($0)'" }
    switch names.count {
    case 0: return "one identity"
    case 1: return "the identity \(names[0])"
    case 2: return "the identities \(names[0]) and \(names[1])"
    case 3: return "the identities \(names[0]), \(names[1]) and \(names[2])"
    default: return "the identities \(names[0]), \(names[1]) and \(names.count - 2) others"
    }
  }
}
