import Binder
import BinderObservables
import TestSupport
import Testing

/// Operators at the ends of what they are told: failures without end, events left out, times that are none.
@MainActor
@Suite("Corners of operators", .bounded)
struct OperatorCornerTests {
  private enum Failure: Error { case failed }

  @Test(
    "a signal that fails ten thousand times is observed again each time, and costs no more for it"
  )
  func retry() {
    var subject = PublishSubject<Int, Failure>()
    var observations = 0
    let source = Signal<Int, Failure> { observer in
      observations += 1
      // One in a hundred fails at once.
      if observations.isMultiple(of: 100) {
        observer.failed(.failed)
        return NonDisposable()
      }
      subject = PublishSubject()
      return subject.observe(with: observer.on)
    }
    var (received, failures) = ([Int](), 0)
    source.retry(10_000).observe { event in
      switch event {
      case .next(let number): received.append(number)
      case .failed: failures += 1
      case .completed: break
      }
    }
    subject.send(1)
    while observations < 10_001 { subject.failed(.failed) }
    subject.send(2)
    subject.failed(.failed)
    #expect(received == [1, 2])
    #expect(failures == 1)
    #expect(observations == 10_001)
  }

  @Test(
    "a signal that fails at once is observed again as often as is allowed, one time after the other"
  )
  func retryAtOnce() {
    var observations = 0
    let failing = Signal<Int, Failure> { observer in
      observations += 1
      observer.next(observations)
      observer.failed(.failed)
      return NonDisposable()
    }
    var received: [Int] = []
    failing.retry(100_000).prefix(maxLength: 3).observeNext { received.append($0) }
    #expect(received == [1, 2, 3])
    #expect(observations == 100_001)
  }

  @Test("an event after one that was left out is a reload", arguments: 0..<4)
  func loss(form: Int) {
    let array = MutableObservableArray(["a", "b"])
    let set = MutableObservableSet([1])
    let clock = ManualClock()
    var (isOn, changes) = (true, [String]())
    switch form {
    case 0:
      array.compactMap { isOn ? $0 : nil }.observeNext { changes.append("\($0.change)") }
    case 1:
      array.removeDuplicates { _, _ in !isOn }.observeNext { changes.append("\($0.change)") }
    case 2:
      set.filter { _ in isOn }.observeNext { changes.append("\($0.change) \($0.source.count)") }
    default:
      set.debounce(for: .seconds(1), on: clock)
        .observeNext { changes.append("\($0.change) \($0.source.count)") }
      clock.advance(by: .seconds(1))
    }
    isOn = false
    array[0] = "A"
    set.insert(2)
    isOn = true
    array[1] = "B"
    set.insert(3)
    clock.advance(by: .seconds(1))
    array.append("c")
    let expected = form < 2 ? ["reset", "reset", "inserts([2])"] : ["reload 1", "reload 3"]
    #expect(changes == expected)
  }

  @Test("a clock that is turned by its own work does not go back")
  func nestedTurns() {
    let clock = ManualClock()
    var said: [String] = []
    let text = Property("a")
    text.delay(interval: .seconds(12), on: clock).observeNext { said.append("late \($0)") }
    text.delay(interval: .seconds(1), on: clock).observeNext { _ in
      clock.advance(by: .seconds(10))
      said.append("turned")
    }
    clock.advance(by: .seconds(2))
    #expect(said == ["turned"])
    clock.advance(by: .seconds(1))
    #expect(said == ["turned", "late a"])
  }

  /// Time that goes by in no time.
  private struct NoTime: SignalClock {
    func timer(isolation: isolated any Actor) -> SignalClock.Timer {
      { _, work in
        work()
        return NonDisposable()
      }
    }
  }

  @Test("a throttle whose pause is over at once leaves nothing out")
  func throttle() {
    let number = Property(1)
    var received: [Int] = []
    number.throttle(for: .seconds(1), on: NoTime()).observeNext { received.append($0) }
    number.value = 2
    number.value = 3
    #expect(received == [1, 2, 3])
  }

  @Test("there is no element below the first one")
  func elements() {
    var received: [Int] = []
    for position in [-1, 0, 2] {
      Signal<Int, Never>(sequence: [7, 8, 9]).element(at: position).observeNext {
        received.append($0)
      }
    }
    #expect(received == [7, 9])
  }

  /// A sequence that goes on whether it is cancelled or not.
  private struct Endless: AsyncSequence, AsyncIteratorProtocol {
    @MainActor final class Count { var value = 0 }

    let asked = Count()

    func makeAsyncIterator() -> Endless { self }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Int? {
      await MainActor.run { asked.value += 1 }
      await Task.yield()
      return 1
    }
  }

  @Test("a sequence that does not end when it is cancelled is given up with its observation")
  func sequences() async {
    let endless = Endless()
    var count = 0
    let (reached, source) = AsyncStream.makeStream(of: Void.self)
    let observation = SerialDisposable()
    observation.otherDisposable = Signal<Int, Never>(endless).observeNext { _ in
      count += 1
      if count == 3 {
        observation.dispose()
        source.finish()
      }
    }
    for await _ in reached {}
    for _ in 0..<50 { await Task.yield() }
    #expect(count == 3)
    #expect(endless.asked.value <= 4)
  }

  @Test("items are moved together to a place that is there, and not to another one")
  func moves() async {
    let array = MutableObservableArray(["a", "b", "c"])
    array.move(from: [0], to: 2)
    #expect(array.array == ["b", "c", "a"])
    array.move(from: [2, 0], to: 0)
    #expect(array.array == ["a", "b", "c"])
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MutableObservableArray([1, 2, 3]).move(from: [0], to: 3)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MutableObservableArray([1, 2, 3]).move(from: [0, 1], to: -1)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MutableObservableArray([1, 2, 3]).move(from: [0, 0], to: 0)
      },
    ]
    let sentences = results.map {
      $0.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }
    let place = "There are no places for the moved items at"
    #expect(sentences[0].contains("\(place) 3: count them without these items"))
    #expect(sentences[1].contains("\(place) -1: count them without these items"))
    #expect(sentences[2].contains("The items to move are named by their positions, each once"))
  }
}
