import TableBatches

/// The lines of a log that the next call may still belong to: the last one, or those of cells and of their heights in turn.
struct OpenRuns {
  private let host: HostKind
  private var cells: CallRun?
  private var last: CallRun?
  /// The place of the cell that was dequeued last, until other calls follow than for its height.
  private var dequeued: Call.Place?
  private var measured: Call.Place?

  init(_ host: HostKind) {
    self.host = host
  }

  /// Takes the next call, and returns the lines that have ended before it.
  mutating func take(_ call: Call) -> [String] {
    if last?.absorb(call) == true {
      remember(call)
      return []
    }
    switch call {
    case .dequeue where dequeued != nil && measured == dequeued && cells?.absorb(call) == true:
      remember(call)
      return []
    case .dimension(let height) where cells == nil && height.place == dequeued:
      (cells, last) = (last, CallRun(call, host))
      remember(call)
      return []
    default:
      let ended = close()
      last = CallRun(call, host)
      remember(call)
      return ended
    }
  }

  mutating func close() -> [String] {
    defer { self = OpenRuns(host) }
    return [cells, last].compactMap { $0?.line(host) }
  }

  private mutating func remember(_ call: Call) {
    switch call {
    case .dequeue(let dequeue): dequeued = dequeue.place
    case .dimension(let height): measured = height.place
    default: dequeued = nil
    }
  }
}
