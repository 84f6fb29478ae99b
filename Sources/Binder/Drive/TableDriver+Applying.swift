extension TableDriver {
  /// The snapshot that was applied last.
  var applied: AppliedSnapshots { reader.applied }

  /// Takes a snapshot, which the table shows at the next frame; before binding has ended, when it ends.
  ///
  /// - Parameters:
  ///   - take: Gives the snapshot to what holds it.
  ///   - completion: Runs when the table shows it.
  func apply(_ take: (AppliedSnapshots) -> Void, completion: (() -> Void)?) {
    take(applied)
    if let completion { waiters.add(completion) }
    if let sections = applied.sections { _ = reader.display(sections) }
    setNeedsUpdate()
    if completion != nil, hasFinished { updateSoon() }
  }

  /// Takes what was applied to a screen before the table shows it, or that nothing was.
  func adopt(_ other: AppliedSnapshots) {
    applied.adopt(other)
    if let sections = applied.sections { _ = reader.display(sections) }
  }
}
