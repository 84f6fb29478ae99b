import TableBatches

/// The totals of a whole log, for the last line of its text.
struct CallTotals {
  private let host: HostKind
  private var rowCounts = 0
  private var heights = 0
  private var measures = 0
  private var estimates = 0
  private var newViews = 0
  private var reusedViews = 0
  private var selects = 0

  init(_ log: CallLog) {
    host = log.host
    for call in log { add(call) }
  }

  private mutating func add(_ call: Call) {
    switch call {
    case .count(let count): rowCounts += count.place == nil ? 0 : 1
    case .dequeue(let dequeue):
      if dequeue.isNew { newViews += 1 } else { reusedViews += 1 }
    case .dimension(let dimension):
      switch dimension.question {
      case .height: heights += 1
      case .measure: measures += 1
      case .estimate: estimates += 1
      }
    case .event(let event): selects += event.kind == .didSelect ? 1 : 0
    case .registration, .display, .prefetch, .update: break
    }
  }

  /// The line, such as `rows 3 · height 10 · dequeue 10 (10 new, 0 reused) · selects 1`.
  ///
  /// Measured and estimated heights are named only where there are any.
  var line: String {
    let dequeues = "\(newViews + reusedViews) (\(newViews) new, \(reusedViews) reused)"
    var parts = ["\(host.rows) \(rowCounts)", "height \(heights)"]
    if measures > 0 { parts.append("measure \(measures)") }
    if estimates > 0 { parts.append("estimate \(estimates)") }
    parts += ["dequeue \(dequeues)", "selects \(selects)"]
    return parts.joined(separator: " · ")
  }
}
