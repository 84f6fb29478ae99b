/// A call, or neighbouring calls of one kind that a log writes on one line.
enum CallRun {
  case rowCounts(RowCountRun)
  case heights(DimensionRun)
  case views(ViewRun)
  case single(String)

  /// Begins with one call.
  init(_ call: Call) {
    switch call {
    case .count(let count):
      self = RowCountRun(count).map(CallRun.rowCounts) ?? .single(call.description)
    case .dimension(let dimension): self = .heights(DimensionRun(dimension))
    case .dequeue(let dequeue): self = .views(ViewRun(dequeue))
    case .display(let display): self = .views(ViewRun(display))
    case .registration, .prefetch, .event, .update: self = .single(call.description)
    }
  }

  /// Takes a call that says no more than the next of the same; false, and no change, for others.
  mutating func absorb(_ call: Call) -> Bool {
    switch (self, call) {
    case (.rowCounts(var run), .count(let count)):
      self = .single("")  // so that the run is changed in place and not copied for each call
      defer { self = .rowCounts(run) }
      return run.absorb(count)
    case (.heights(var run), .dimension(let dimension)):
      self = .single("")
      defer { self = .heights(run) }
      return run.absorb(dimension)
    case (.views(var run), .dequeue(let dequeue)):
      defer { self = .views(run) }
      return run.absorb(ViewRun(dequeue))
    case (.views(var run), .display(let display)):
      defer { self = .views(run) }
      return run.absorb(ViewRun(display))
    default: return false
    }
  }

  /// The line, without indentation.
  var line: String {
    switch self {
    case .rowCounts(let run): run.line
    case .heights(let run): run.line
    case .views(let run): run.line
    case .single(let line): line
    }
  }
}
