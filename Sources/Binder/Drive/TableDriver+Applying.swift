extension TableDriver {
  var applied: AppliedSnapshots { reader.applied }

  func apply(_ take: (AppliedSnapshots) -> Void, completion: (() -> Void)?) {
    take(applied)
    if let completion { waiters.add(completion) }
    if let sections = applied.sections { _ = reader.display(sections) }
    setNeedsUpdate()
    if completion != nil, hasFinished { updateSoon() }
  }

  func adopt(_ other: AppliedSnapshots) {
    applied.adopt(other)
    if let sections = applied.sections { _ = reader.display(sections) }
  }
}
