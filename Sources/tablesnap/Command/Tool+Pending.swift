extension Tool {
  static let nothingPending = "No snapshot waits for review.\n"

  func status(_ snapshots: [PendingSnapshot]) -> Outcome {
    guard !snapshots.isEmpty else { return Outcome(output: Self.nothingPending) }
    let waits = snapshots.count == 1 ? "snapshot waits" : "snapshots wait"
    let lines = snapshots.map { "  \($0.line)\n" }.joined()
    return Outcome(
      output: "\(snapshots.count) \(waits) for review\n\(lines)",
      status: .differences
    )
  }

  func diff(_ snapshots: [PendingSnapshot]) -> Outcome {
    let patch = snapshots.map(\.patch).joined()
    return Outcome(
      output: isColored ? Colors.patch(patch) : patch,
      status: snapshots.isEmpty ? .done : .differences
    )
  }

  func accept(_ snapshots: [PendingSnapshot], _ isForced: Bool) -> Outcome {
    each(snapshots) { snapshot in
      try snapshot.accept(isForced: isForced)
      return "accepted  \(snapshot.name)\n"
    }
  }

  func reject(_ snapshots: [PendingSnapshot]) -> Outcome {
    each(snapshots) { snapshot in
      snapshot.reject()
      return "rejected  \(snapshot.name)\n"
    }
  }

  /// Does the same with every snapshot, also when one stays as it is.
  private func each(
    _ snapshots: [PendingSnapshot],
    _ body: (PendingSnapshot) throws -> String
  ) -> Outcome {
    guard !snapshots.isEmpty else { return Outcome(output: Self.nothingPending) }
    var outcome = Outcome()
    for snapshot in snapshots {
      do {
        outcome.output += try body(snapshot)
      } catch let refusal as PendingSnapshot.Refusal {
        outcome.append(.refusal(refusal, .differences))
      } catch {
        outcome.append(.refusal("'\(snapshot.name)' could not be written: \(error)", .failure))
      }
    }
    return outcome
  }
}
