/// Work that waits for the next frame of a table, which comes when the table is read or driven.
struct UpdateQueue {
  /// Rounds of updates and layouts that a table takes before it says that there is no end to them.
  static let roundLimit = 100

  private var waiting: [@MainActor () -> Void] = []

  /// What the table was doing when the last piece of work was handed in, to be set to nil before
  /// a search for a cycle.
  var lastOrigin: String?

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ update: @escaping @MainActor () -> Void, origin: String) {
    waiting.append(update)
    lastOrigin = origin
  }

  /// Takes everything that waits, in the order in which it was handed in.
  mutating func takeAll() -> [@MainActor () -> Void] {
    defer { waiting.removeAll() }
    return waiting
  }
}
