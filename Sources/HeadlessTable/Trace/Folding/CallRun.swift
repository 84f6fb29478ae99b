import TableBatches

/// A call, or neighbouring calls of one kind that a log writes on one line.
enum CallRun {
  case rowCounts(RowCountRun)
  case heights(DimensionRun)
  case views(ViewRun)
  case single(String)

  init(_ call: Call, _ host: HostKind) {
    switch call {
    case .count(let count):
      self = RowCountRun(count).map(CallRun.rowCounts) ?? .single(call.line(host))
    case .dimension(let dimension): self = .heights(DimensionRun(dimension))
    case .dequeue(let dequeue): self = .views(ViewRun(dequeue))
    case .display(let display): self = .views(ViewRun(display))
    case .registration, .prefetch, .event, .update: self = .single(call.line(host))
    }
  }

  /// Takes a call that says no more than the next of the same; false, and no change, for others.
  mutating func absorb(_ call: Call) -> Bool {
    // The run leaves `self` for the moment, so that it is changed in place and not copied.
    switch self {
    case .rowCounts(var run):
      guard case .count(let count) = call else { return false }
      self = .single("")
      defer { self = .rowCounts(run) }
      return run.absorb(count)
    case .heights(var run):
      guard case .dimension(let dimension) = call else { return false }
      self = .single("")
      defer { self = .heights(run) }
      return run.absorb(dimension)
    case .views(var run):
      guard let next = ViewRun(call) else { return false }
      defer { self = .views(run) }
      return run.absorb(next)
    case .single: return false
    }
  }

  func line(_ host: HostKind) -> String {
    switch self {
    case .rowCounts(let run): run.line(host)
    case .heights(let run): run.line(host)
    case .views(let run): run.line
    case .single(let line): line
    }
  }
}
