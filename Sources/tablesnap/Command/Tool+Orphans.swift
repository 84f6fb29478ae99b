import HeadlessTableSnapshots

extension Tool {
  func orphans(_ filters: [String], deletes: Bool) async throws -> Outcome {
    let orphans = try await search(references(filters, namesOne: deletes))
    guard deletes, !orphans.isEmpty else { return list(orphans) }
    return delete(orphans)
  }

  func delete(_ orphans: [Orphan]) -> Outcome {
    var outcome = Outcome()
    for orphan in orphans {
      do {
        try orphan.delete()
        outcome.output += "deleted  \(orphan)\n"
      } catch {
        let path = orphan.reference.location.path
        outcome.append(.refusal("'\(path)' could not be deleted: \(error)", .failure))
      }
    }
    return outcome
  }

  /// The references that are chosen; see ``pending(_:namesOne:)``.
  func references(_ filters: [String], namesOne: Bool = false) throws -> [StoredReference] {
    try SnapshotFilter(parts: filters)
      .chosen(
        among: package.storedReferences,
        "reference",
        namesOne: namesOne,
        location: \.location
      )
  }

  /// Everything that must not be when a change is taken.
  func check() async throws -> Outcome {
    let pending = package.pendingSnapshots
    let orphans = try await search(package.storedReferences)
    if pending.isEmpty, orphans.isEmpty {
      return Outcome(output: "Every snapshot is reviewed, and every reference has its test.\n")
    }
    var outcome = status(pending)
    outcome.append(list(orphans))
    return outcome
  }

  /// Without references, nothing is built.
  private func search(_ references: [StoredReference]) async throws -> [Orphan] {
    if references.isEmpty { return [] }
    return OrphanSearch(package: package, inventory: try await inventory())
      .orphans(among: references)
  }

  private func list(_ orphans: [Orphan]) -> Outcome {
    guard !orphans.isEmpty else { return Outcome(output: "Every reference has its test.\n") }
    let have = orphans.count == 1 ? "reference has" : "references have"
    let lines = orphans.map { "  \($0)\n" }.joined()
    return Outcome(output: "\(orphans.count) \(have) no test\n\(lines)", status: .differences)
  }
}
