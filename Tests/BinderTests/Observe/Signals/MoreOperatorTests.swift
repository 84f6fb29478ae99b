import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("More operators on signals, as timelines", .bounded)
@MainActor
struct MoreOperatorTests {
  struct Case {
    let name: String
    let sources: [String]
    let expected: String
    let make: @MainActor ([TimelineSignal], ManualClock) -> TimelineSignal

    init(
      _ name: String,
      _ sources: String...,
      gives expected: String,
      _ make: @escaping @MainActor ([TimelineSignal], ManualClock) -> TimelineSignal
    ) {
      self.name = name
      self.sources = sources
      self.expected = expected
      self.make = make
    }
  }

  @Test("operators on elements, on several signals, on ends, on time")
  func operators() {
    for example in Self.elements + Self.several + Self.ends + Self.time { check(example) }
  }

  private func check(_ example: Case) {
    let drawing = Timeline(example.sources).drawing { example.make($0, $1) }
    #expect(drawing == example.expected, "\(example.name): \(example.sources)")
  }

  static let elements: [Case] = [
    Case("removeDuplicates", "^aabba|", gives: "^a-b-a|") { s, _ in s[0].removeDuplicates() },
    Case("removeDuplicates by", "^abcx|", gives: "^a--x|") { s, _ in
      s[0].removeDuplicates { ($0 < "m") == ($1 < "m") }
    },
    Case("compactMap", "^a-b-a#", gives: "^--B--#") { s, _ in
      s[0].compactMap { $0 == "a" ? nil : Character($0.uppercased()) }
    },
    Case("replaceNils", "^a-b|", gives: "^x-b|") { s, _ in
      s[0].map { $0 == "a" ? nil : $0 }.replaceNils(with: "x")
    },
    Case("replaceElements", "^a-b#", gives: "^x-x#") { s, _ in s[0].replaceElements(with: "x") },
    Case("ignoreElements", "^a-b|", gives: "^---|") { s, _ in s[0].ignoreElements() },
    Case("scan", "^a-b|", gives: "0b-b|") { s, _ in s[0].scan("0") { max($0, "b", $1) } },
    Case("reduce", "^a-b|", gives: "^---(b|)") { s, _ in s[0].reduce("a") { max($0, $1) } },
    Case("reduce nothing", "^-|", gives: "^-(a|)") { s, _ in s[0].reduce("a") { max($0, $1) } },
    Case("collect", "^ab-|", gives: "^---(2|)") { s, _ in
      s[0].collect().map { Character("\($0.count)") }
    },
    Case("zipPrevious", "^ab-c|", gives: "^-a-b|") { s, _ in
      s[0].zipPrevious().compactMap { $0.0 }
    },
    Case("first", "^-a-b", gives: "^-(a|)--") { s, _ in s[0].first() },
    Case("first of none", "^-|", gives: "^-|") { s, _ in s[0].first() },
    Case("last", "^a-b|", gives: "^---(b|)") { s, _ in s[0].last() },
    Case("last of none", "^-|", gives: "^-|") { s, _ in s[0].last() },
    Case("last, failing", "^a#", gives: "^-#") { s, _ in s[0].last() },
    Case("element at", "^a-b-c", gives: "^--(b|)--") { s, _ in s[0].element(at: 1) },
    Case("prefix of a length", "^a-b-c", gives: "^a-(b|)--") { s, _ in
      s[0].prefix(maxLength: 2)
    },
    Case("prefix of length 0", "^a", gives: "|-") { s, _ in s[0].prefix(maxLength: 0) },
    Case("prefix while", "^a-b-a", gives: "^a-|--") { s, _ in s[0].prefix { $0 == "a" } },
  ]

  static let several: [Case] = [
    Case("combineLatest", "^a--b-|", "^-x--y--|", gives: "^-x-xy--|") { s, _ in
      s[0].combineLatest(with: s[1]) { max($0, $1) }
    },
    Case("combineLatest of two", "^a-|", "^-x-y|", gives: "^-a-a|") { s, _ in
      BinderObservables.combineLatest(s[0], s[1]).map { $0.0 }
    },
    Case("combineLatest of three", "^a--b", "^-x--", "^--y-", gives: "^--yy") { s, _ in
      BinderObservables.combineLatest(s[0], s[1], s[2]).map { max($0.0, $0.1, $0.2) }
    },
    Case("combineLatest of four", "^a--b-", "^-x---", "^--y--", "^---zw", gives: "^---zy") { s, _ in
      BinderObservables.combineLatest(s[0], s[1], s[2], s[3]).map { max($0.0, $0.1, $0.2, $0.3) }
    },
    Case("combineLatest of five", "^a|", "^b|", "^c|", "^-d|", "^--e-f|", gives: "^--e-f|") {
      s,
      _ in
      BinderObservables.combineLatest(s[0], s[1], s[2], s[3], s[4]) { max($0, $1, $2, $3, $4) }
    },
    Case("combineLatest of three fails with any", "^a--", "^-x-", "^-y#", gives: "^-y#") { s, _ in
      BinderObservables.combineLatest(s[0], s[1], s[2]).map { max($0.0, $0.1, $0.2) }
    },
    Case("zip of four", "^ab-c|", "^a-b|", "^-ab|", "^a---b|", gives: "^-a--(b|)-") { s, _ in
      BinderObservables.zip(s[0], s[1], s[2], s[3]) { max($0, $1, $2, $3) }
    },
    Case("merge of four", "^a|", "^-b|", "^--c|", "^---d|", gives: "^abcd|") { s, _ in
      BinderObservables.merge(s[0], s[1], s[2], s[3])
    },
    Case("merge of two", "^a-b|", "^-x--y|", gives: "^axb-y|") { s, _ in
      BinderObservables.merge(s[0], s[1])
    },
    Case("merge of three", "^a|", "^-b|", "^--c|", gives: "^abc|") { s, _ in
      BinderObservables.merge(s[0], s[1], s[2])
    },
    Case("pausable", "^abcd-e|", "^-0-1|", gives: "^ab---e|") { s, _ in
      s[0].pausable(by: s[1].map { $0 == "1" })
    },
    Case("pausable goes on after a failure of the other", "^ab|", "^#", gives: "^ab|") { s, _ in
      s[0].pausable(by: s[1].map { $0 == "1" })
    },
    Case("combineLatest fails with either", "^a--", "^-x#", gives: "^-a#") { s, _ in
      s[0].combineLatest(with: s[1]).map { $0.0 }
    },
    Case("with latest", "^a-b-|", "^-x-y-", gives: "^--x-|") { s, _ in
      s[0].with(latestFrom: s[1]).map { $0.1 }
    },
    Case("with latest goes on after the other", "^--b|", "^x|-", gives: "^--x|") { s, _ in
      s[0].with(latestFrom: s[1]) { $1 }
    },
    Case("zip", "^ab--c|", "^--xy---|", gives: "^--ab-|--") { s, _ in
      s[0].zip(with: s[1]).map { $0.0 }.prefix(untilOutputFrom: s[0].ignoreElements())
    },
    Case("zip ends when a partner can't come", "^ab|-", "^-x-y", gives: "^-a-(b|)") { s, _ in
      BinderObservables.zip(s[0], s[1]).map { $0.0 }
    },
    Case("flatMap merge", "^12-|---", "^-a--b|-", "^--x-y-|", gives: "^-ax-(by)-|") { s, _ in
      s[0].flatMap(.merge) { s[$0 == "1" ? 1 : 2] }
    },
    Case("flatMap concat", "^12-|---", "^-a--b|-", "^--x-y-z", gives: "^-a--b-z") { s, _ in
      s[0].flatMap(.concat) { s[$0 == "1" ? 1 : 2] }
    },
    Case("flatMap latest", "^1-2|---", "^-a--b|-", "^--x-y-|", gives: "^-ax-y-|") { s, _ in
      s[0].flatMap(.latest) { s[$0 == "1" ? 1 : 2] }
    },
    Case("flatMap merge fails with an inner one", "^12-", "^--#", "^--x", gives: "^--#") { s, _ in
      s[0].flatMapMerge { s[$0 == "1" ? 1 : 2] }
    },
    Case("flatMap concat of sequences", "^1-|", gives: "^(yz)-|") { s, _ in
      s[0].flatMapConcat { _ in TimelineSignal(sequence: "yz") }
    },
  ]

  static let ends: [Case] = [
    Case("mapError", "^a#", gives: "^a#") { s, _ in
      s[0].mapError { _ in TimelineFailure.failure }
    },
    Case("replaceError", "^a#", gives: "^a(x|)") { s, _ in failing(s[0].replaceError(with: "x")) },
    Case("suppressError", "^a#", gives: "^a|") { s, _ in failing(s[0].suppressError()) },
    Case("flatMapError", "^a#--", "^b-cd", gives: "^a-cd") { s, _ in
      s[0].flatMapError { _ in s[1] }
    },
    Case("flatMapError, disposed", "^a#-.", "^b-cd", gives: "^a-c-") { s, _ in
      s[0].flatMapError { _ in s[1] }
    },
    Case("retry", "^a", gives: "(xxx#)-") { _, _ in
      TimelineSignal(sequence: "x").flatMap(.concat) { _ in
        TimelineSignal.failed(.failure).prepend("x")
      }
      .retry(2)
    },
    Case("retry that is not needed", "^a|", gives: "^a|") { s, _ in s[0].retry(2) },
  ]

  static let time: [Case] = [
    Case("debounce", "^ab---c-|", gives: "^---b---(c|)") { s, clock in
      s[0].debounce(for: .seconds(2), on: clock)
    },
    Case("debounce, failing", "^a#--", gives: "^-#--") { s, clock in
      s[0].debounce(for: .seconds(2), on: clock)
    },
    Case("debounce, disposed", "^a.--", gives: "^----") { s, clock in
      s[0].debounce(for: .seconds(2), on: clock)
    },
    Case("throttle", "^abcd-e|", gives: "^a-b-d-(e|)") { s, clock in
      s[0].throttle(for: .seconds(2), on: clock)
    },
    Case("throttle, not the latest", "^abcd-e|", gives: "^a-c--e|") { s, clock in
      s[0].throttle(for: .seconds(2), on: clock, latest: false)
    },
    Case("throttle, failing", "^ab#--", gives: "^a-#--") { s, clock in
      s[0].throttle(for: .seconds(3), on: clock)
    },
    Case("throttle, disposed", "^ab.--", gives: "^a----") { s, clock in
      s[0].throttle(for: .seconds(3), on: clock)
    },
    Case("delay", "^ab-|---", gives: "^--ab-|-") { s, clock in
      s[0].delay(interval: .seconds(2), on: clock)
    },
    Case("delay, failing", "^ab#--", gives: "^--(a#)--") { s, clock in
      s[0].delay(interval: .seconds(2), on: clock)
    },
    Case("delay, disposed", "^ab.--", gives: "^-----") { s, clock in
      s[0].delay(interval: .seconds(3), on: clock)
    },
  ]

  private static func failing(_ signal: SafeSignal<Character>) -> TimelineSignal {
    TimelineSignal { observer in
      signal.observe { event in
        switch event {
        case .next(let element): observer.next(element)
        case .completed: observer.completed()
        }
      }
    }
  }

  @Test("doOn tells what happens, once an observation")
  func doOn() {
    var told: [String] = []
    let source = PublishSubject<Int, TimelineFailure>()
    let watched = source.doOn {
      told.append("next \($0)")
    } start: {
      told.append("start")
    } failed: {
      told.append("failed \($0)")
    } disposed: {
      told.append("disposed")
    }
    let first = watched.observeNext { told.append("got \($0)") }
    source.send(1)
    first.dispose()
    watched.observeNext { _ in }
    source.failed(.failure)
    #expect(
      told == [
        "start", "next 1", "got 1", "disposed", "start", "failed failure", "disposed",
      ]
    )
  }

  /// A clock whose timers go off in the wrong order.
  private final class BackwardClock: SignalClock {
    private var works: [() -> Void] = []

    func timer(isolation: isolated any Actor) -> SignalClock.Timer {
      { [unowned self] _, work in
        works.append(work)
        return NonDisposable()
      }
    }

    func run() { while let work = works.popLast() { work() } }
  }

  @Test("what is delayed stays in its order, whichever timer is first")
  @MainActor
  func delayedOrder() {
    let clock = BackwardClock()
    var got: [String] = []
    SafeSignal(sequence: [1, 2, 3]).delay(interval: .seconds(1), on: clock)
      .observe { got.append("\($0)") }
    clock.run()
    #expect(got == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test("many signals that wait for their turn, each of which completes at once")
  func waitingSignals() {
    let (first, numbers) = (SafePublishSubject<Int>(), SafePublishSubject<Int>())
    var sum = 0
    numbers.flatMapConcat { $0 == 0 ? first.toSignal() : SafeSignal(just: $0) }
      .observeNext { sum += $0 }
    for number in 0...20_000 { numbers.send(number) }
    #expect(sum == 0)
    first.completed()
    #expect(sum == 20_000 * 20_001 / 2)
  }

  @Test("what an observer sends while elements are repeated comes after them")
  func sendingWhileRepeating() {
    let numbers = SafeReplaySubject<Int>()
    for number in 1...2 { numbers.send(number) }
    var got: [Int] = []
    numbers.observeNext { number in
      got.append(number)
      if number == 1 { numbers.send(3) }
    }
    numbers.send(4)
    #expect(got == [1, 2, 3, 4])
  }

  @Test("a subject that repeats")
  func replaying() {
    var got: [String] = []
    let names = SafeReplaySubject<String>(bufferSize: 2)
    for name in ["Steve", "Tim", "John"] { names.send(name) }
    names.observe { got.append("\($0)") }
    names.send("Ann")
    names.completed()
    names.send("late")
    #expect(got.count == 4)
    let one = SafeReplayOneSubject<Int>()
    one.send(1)
    one.send(2)
    var numbers: [Int] = []
    one.observeNext { numbers.append($0) }
    one.send(3)
    #expect(numbers == [2, 3])
    var late: [String] = []
    names.observe { late.append("\($0)") }
    #expect(late.count == 3)
  }

  @Test("free functions put two and three signals together")
  func freeFunctions() {
    let (letters, numbers, flags) = (Property("a"), Property(1), Property(true))
    var log: [String] = []
    combineLatest(letters, numbers) { "\($0)\($1)" }.observeNext { log.append($0) }
    combineLatest(letters, numbers, flags) { "\($0)\($1)\($2)" }.observeNext { log.append($0) }
    combineLatest(letters, numbers, flags).observeNext { log.append("\($0)") }
    zip(letters, numbers) { "\($0)+\($1)" }.observeNext { log.append($0) }
    zip(letters, numbers, flags).observeNext { log.append("\($0)") }
    #expect(log == ["a1", "a1true", #"("a", 1, true)"#, "a+1", #"("a", 1, true)"#])
    numbers.value = 2
    #expect(log.suffix(3) == ["a2", "a2true", #"("a", 2, true)"#])
    flags.value = false
    #expect(log.suffix(2) == ["a2false", #"("a", 2, false)"#] && log.count == 10)
  }

  @Test("a signal that cannot fail leads to signals that can, in each kind of flatMap")
  func failingInside() {
    struct Lost: Swift.Error, CustomDebugStringConvertible { let debugDescription = "Lost()" }
    let taps = SafePublishSubject<Int>()
    var log: [String] = []
    func load(_ number: Int) -> Signal<Int, Lost> {
      number == 3 ? .failed(Lost()) : Signal(just: number * 10)
    }
    taps.flatMapLatest(load).observe { log.append("latest \($0)") }
    taps.flatMapConcat(load).observe { log.append("concat \($0)") }
    taps.flatMapMerge(load).suppressError(logging: false).observe { log.append("merge \($0)") }
    taps.flatMap(.merge, load).replaceError(with: 0).observe { log.append("flatMap \($0)") }
    taps.flatMapLatest { Property($0) }.observeNext { log.append("safe \($0)") }
    taps.send(1)
    #expect(
      log == [
        "latest next(10)", "concat next(10)", "merge next(10)", "flatMap next(10)", "safe 1",
      ]
    )
    log = []
    SafeSignal(just: 1).flatMapLatest(load).observe { log.append("\($0)") }
    #expect(log == ["next(10)", "completed"])
    log = []
    taps.send(3)
    #expect(
      log == [
        "latest failed(Lost())", "concat failed(Lost())", "merge completed",
        "flatMap next(0)", "flatMap completed", "safe 3",
      ]
    )
  }

  @Test("share and replay")
  func sharing() {
    var begun = 0
    let source = SafePublishSubject<Int>()
    let counted = source.doOn(start: { begun += 1 })
    let shared = counted.share(limit: 1)
    var (first, second): ([Int], [Int]) = ([], [])
    shared.observeNext { first.append($0) }
    source.send(1)
    source.send(2)
    shared.observeNext { second.append($0) }
    source.send(3)
    #expect(begun == 1 && first == [1, 2, 3] && second == [2, 3])
    let replayed = counted.replay(limit: 2)
    var third: [Int] = []
    source.send(4)
    let connection = replayed.connect()
    for number in 5...7 { source.send(number) }
    replayed.observeNext { third.append($0) }
    connection.dispose()
    source.send(8)
    #expect(begun == 2 && third == [6, 7])
  }

  @Test("real time goes by")
  func realTime() async throws {
    let text = PublishSubject<String, Never>()
    var got: [String] = []
    let found = text.debounce(for: .milliseconds(1))
    found.observeNext { got.append($0) }
    text.send("a")
    text.send("ab")
    try await until("the pause to end") { !got.isEmpty }
    #expect(got == ["ab"])
  }
}
