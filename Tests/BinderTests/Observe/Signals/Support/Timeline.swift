import Binder
import BinderObservables

/// What goes wrong in timelines.
enum TimelineFailure: Error, Equatable { case failure }

typealias TimelineSignal = Signal<Character, TimelineFailure>

/// Draws what an operator makes of signals that are drawn, one column an instant.
///
/// `^` is the moment of the observation and comes first. A letter is an element, `-` nothing, `|` the
/// completion, `#` a failure. Several events in one column of the result stand in brackets; `.` in a
/// column of a source is the moment in which the observation is disposed. A second goes by before each column.
struct Timeline {
  private let sources: [[Character]]

  init(_ sources: [String]) {
    self.sources = sources.map { Array($0.dropFirst()) }
  }

  func drawing(_ make: ([TimelineSignal]) -> TimelineSignal) -> String {
    drawing { sources, _ in make(sources) }
  }

  func drawing(_ make: ([TimelineSignal], ManualClock) -> TimelineSignal) -> String {
    let subjects = sources.map { _ in PublishSubject<Character, TimelineFailure>() }
    let clock = ManualClock()
    var column: [Character] = []
    let observation = make(subjects.map { $0.toSignal() }, clock).observe { event in
      switch event {
      case .next(let element): column.append(element)
      case .failed: column.append("#")
      case .completed: column.append("|")
      }
    }
    var drawing = Self.drawing(column, nothing: "^")
    for instant in 0..<(sources.map(\.count).max() ?? 0) {
      column = []
      clock.advance(by: .seconds(1))
      for (subject, events) in zip(subjects, sources) where instant < events.count {
        switch events[instant] {
        case "-": break
        case ".": observation.dispose()
        case "|": subject.completed()
        case "#": subject.failed(.failure)
        case let element: subject.next(element)
        }
      }
      drawing += Self.drawing(column, nothing: "-")
    }
    return drawing
  }

  private static func drawing(_ column: [Character], nothing: String) -> String {
    switch column.count {
    case 0: nothing
    case 1: String(column)
    default: "(\(String(column)))"
    }
  }
}
