import Observation
import TestSupport
import Testing

@testable import Binder

@MainActor
@Suite(.bounded)
struct ObservationTrackerTests {
  @Observable final class Box {
    var number = 0
  }

  @Test func readingsLeaveNothingBehindInWhatTheyRead() {
    let box = Box()
    var changes = 0
    weak var first: TrackedReading?
    weak var last: TrackedReading?
    do {
      let tracker = ObservationTracker { changes += 1 }
      #expect(tracker.track { box.number } == 0)
      first = tracker.current
      #expect(first != nil)
      #expect(tracker.track { box.number } == 0)
      #expect(first == nil)
      last = tracker.current
    }
    #expect(last == nil)
    box.number = 1
    #expect(changes == 0)
  }

  @Test func aChangeIsToldBeforeItIsMadeAndOnce() {
    let box = Box()
    var seen: [Int] = []
    let tracker = ObservationTracker { seen.append(box.number) }
    tracker.track { _ = box.number }
    box.number = 1
    box.number = 2
    #expect(seen == [0])
    tracker.track { _ = box.number }
    box.number = 3
    #expect(seen == [0, 2])
  }

  @Test func aChangeWhileReadingAnewIsNotLost() {
    let box = Box()
    var changes = 0
    let tracker = ObservationTracker { changes += 1 }
    tracker.track { _ = box.number }
    tracker.track {
      _ = box.number
      box.number = 1
    }
    #expect(changes == 1)
  }
}
