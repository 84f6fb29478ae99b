extension Call.Update {
  /// The announced operations, and their result: `1 insert · 1 delete        valid, 3 → 3 rows`.
  func text(of batch: Call.Batch) -> String {
    var counts: [String] = []
    if sections != batch.sectionsBefore {
      counts.append("\(batch.sectionsBefore) → \(counted(sections, "section"))")
    }
    counts.append("\(batch.rowsBefore) → \(counted(rows, "row"))")
    let verdict = batch.isValid ? "valid" : "refused"
    return batch.operationsText.column(CallLine.placeStop - CallLine.keywordWidth)
      + "\(verdict), \(counts.joined(separator: " · "))"
  }
}

extension Call.Batch {
  fileprivate var operationsText: String {
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
    return parts.isEmpty ? "heights only" : parts.joined(separator: " · ")
  }
}
