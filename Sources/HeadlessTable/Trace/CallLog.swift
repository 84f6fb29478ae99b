package import TableBatches

/// The callbacks and events of a table, in order.
///
/// The calls are grouped in phases: what the table was doing when they happened.
public struct CallLog: Sendable {
  /// A step of the table's work, and the calls that it led to.
  public struct Phase: Hashable, Sendable {
    /// The name of the step: `load`, `scroll 0 → 44`, `tap current/acc-2`.
    public var title: String
    /// The position in the log of the step's first call.
    public var start: Int
    /// The place that the title ends with; nil if it names none.
    var place: Call.Place?
  }

  /// The name of the table whose calls these are.
  public let tableID: String

  /// The view whose words a text of the log has.
  package let host: HostKind

  /// Whether calls are kept; a table that does not record reads no name and makes no entry.
  public var isRecording = true

  /// The steps of the table's work, in order.
  public private(set) var phases: [Phase] = []

  private var calls: [Call] = []

  /// The number of times that the log has been cleared, by which a table notices it.
  package private(set) var clearCount = 0

  /// Why the calls say nothing about a screen: the table has lost it, or shows nothing; nil where it does.
  package var nothingToCheck: String?

  package init(tableID: String, host: HostKind = .table) {
    self.tableID = tableID
    self.host = host
  }

  /// Forgets every call and every phase.
  public mutating func clear() {
    calls.removeAll()
    phases.removeAll()
    clearCount += 1
  }

  /// Begins a phase, which takes the place of the one before if that led to no call.
  package mutating func begin(
    _ title: @autoclosure () -> String,
    _ place: @autoclosure () -> Call.Place? = nil
  ) {
    guard isRecording else { return }
    if phases.last?.start == calls.count { phases.removeLast() }
    let place = place()
    let title = place.map { "\(title()) \($0)" } ?? title()
    phases.append(Phase(title: title, start: calls.count, place: place))
  }

  /// Adds a call; the call is not made when the log does not record.
  package mutating func append(_ call: @autoclosure () -> Call) {
    guard isRecording else { return }
    calls.append(call())
  }
}

extension CallLog {
  /// The same calls with tokens in the places of universally unique identifiers, as a snapshot writes them.
  package func withTokens(from start: Int = 0, _ tokens: inout TokenNumbers) -> CallLog {
    var log = self
    var next = start
    func writeCalls(upTo end: Int) {
      for position in next..<end { log.calls[position] = calls[position].withTokens(&tokens) }
      next = end
    }
    for index in phases.indices where phases[index].start >= start {
      writeCalls(upTo: phases[index].start)
      log.phases[index].title = tokens.text(ofNames: phases[index].description)
    }
    writeCalls(upTo: count)
    return log
  }
}

extension CallLog: RandomAccessCollection {
  /// The position of the first call.
  public var startIndex: Int { 0 }
  /// The position after the last call.
  public var endIndex: Int { calls.count }
  /// The call at a position.
  public subscript(position: Int) -> Call { calls[position] }
}
