import TableBatches

extension Call.Update {
  /// The most characters of operations on the line of their batch.
  private static let mostCharacters = 60

  /// The announced operations, and their result: `1 insert · 1 delete        valid, 3 → 3 rows`; many kinds of
  /// operations have a line each below the result.
  func text(of batch: Call.Batch, _ host: HostKind) -> String {
    var counts: [String] = []
    if sections != batch.sectionsBefore {
      counts.append("\(batch.sectionsBefore) → \(counted(sections, "section"))")
    }
    counts.append("\(batch.rowsBefore) → \(counted(rows, host.row))")
    let verdict = "\(batch.isValid ? "valid" : "refused"), \(counts.joined(separator: " · "))"
    let operations = batch.operationTexts
    let line = operations.joined(separator: " · ")
    guard line.count > Self.mostCharacters else {
      return line.column(CallLine.placeStop - CallLine.keywordWidth) + verdict
    }
    return ([verdict] + operations).joined(separator: "\n" + "".column(CallLine.keywordWidth))
  }
}

extension Call.Batch {
  fileprivate var operationTexts: [String] {
    let nouns = [
      (insertedSections, "section insert"), (deletedSections, "section delete"),
      (movedSections, "section move"), (reloadedSections, "section reload"),
      (insertedRows, "insert"), (deletedRows, "delete"),
      (movedRows, "move"), (reloadedRows, "reload"),
      (reconfiguredRows, "reconfigure"),
    ]
    var parts = nouns.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    if !headersAndFooters.isEmpty {
      parts.append("header and footer of \(counted(headersAndFooters.count, "section"))")
    }
    return parts.isEmpty ? ["heights only"] : parts
  }
}
