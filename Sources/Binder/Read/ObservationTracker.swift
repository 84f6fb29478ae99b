import Observation

/// Reads data, and calls a closure when something `@Observable` that was read is about to change.
///
/// Only the latest reading is observed. An earlier one, and the last one when the tracker is deallocated, leaves
/// nothing behind in the objects that it read.
@MainActor
final class ObservationTracker {
  private let onChange: () -> Void
  private(set) var current: TrackedReading?

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  deinit { current?.end() }

  /// Reads data and observes what it read until the next reading.
  ///
  /// The earlier reading ends only after this one is observed, so that no change falls between them.
  func track<Value>(_ read: () -> Value) -> Value {
    let reading = TrackedReading()
    let value = withObservationTracking {
      reading.begin()
      return read()
    } onChange: { [weak self] in
      if !reading.hasEnded { runAtOnce { self?.onChange() } }
    }
    current?.end()
    current = reading
    return value
  }

  func end() {
    current?.end()
    current = nil
  }
}

/// A reading that can be ended.
///
/// An observation ends, everywhere at once, when any object that was read changes: this is one of them.
final class TrackedReading: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ended = Lock(false)

  var hasEnded: Bool { ended.withLock { $0 } }

  func begin() { registrar.access(self, keyPath: \.hasEnded) }

  func end() {
    ended.withLock { $0 = true }
    registrar.willSet(self, keyPath: \.hasEnded)
  }
}
