import HeadlessTable
import HeadlessTableSnapshots

extension Tool {
  static let nothingPending = "No snapshot waits for review.\n"

  func status(_ snapshots: [PendingSnapshot]) -> Outcome {
    guard !snapshots.isEmpty else { return Outcome(output: Self.nothingPending) }
    let waits = snapshots.count == 1 ? "snapshot waits" : "snapshots wait"
    let renamed = RenamedTests(of: snapshots, in: package)
    let lines = snapshots.map { "  \($0.line(renamed))\n" }.joined()
    return Outcome(
      output: "\(snapshots.count) \(waits) for review\n\(lines)",
      status: .differences
    )
  }

  func diff(_ snapshots: [PendingSnapshot]) -> Outcome {
    var patch = snapshots.patch
    if isTerminal { patch = patch.withVisibleControls }
    return Outcome(
      output: isColored ? Colors.patch(patch) : patch,
      status: snapshots.isEmpty ? .done : .differences
    )
  }

  /// Accepts all that waits, but not what waits for tests that are no more: those must be named.
  func acceptAll(_ snapshots: [PendingSnapshot], _ isForced: Bool) -> Outcome {
    let gone = RenamedTests(of: snapshots, in: package).waiting
    let (left, wanted) = (
      snapshots.filter { gone.contains($0.location.path) },
      snapshots.filter { !gone.contains($0.location.path) }
    )
    var outcome = left.isEmpty || !wanted.isEmpty ? accept(wanted, isForced) : Outcome()
    for snapshot in left {
      let sentence =
        "'\(snapshot.name)' is not accepted: no Swift file of the package has its test any more. "
        + "Reject it, or accept it by its name."
      outcome.append(.refusal(sentence, .differences))
    }
    return outcome
  }

  func accept(_ snapshots: [PendingSnapshot], _ isForced: Bool) -> Outcome {
    each(snapshots, failing: "written") { snapshot in
      try snapshot.accept(isForced: isForced)
      return "accepted  \(snapshot.name)\n"
    }
  }

  func reject(_ snapshots: [PendingSnapshot]) -> Outcome {
    each(snapshots, failing: "deleted") { snapshot in
      try snapshot.reject()
      return "rejected  \(snapshot.name)\n"
    }
  }

  /// Does the same with every snapshot, also when one stays as it is.
  private func each(
    _ snapshots: [PendingSnapshot],
    failing verb: String,
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
        outcome.append(.refusal("'\(snapshot.name)' could not be \(verb): \(error)", .failure))
      }
    }
    return outcome
  }
}
