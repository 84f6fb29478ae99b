import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("One observation that several share", .bounded)
struct SharingTests {
  @Test("it begins with the first observer, ends with the last, and begins again")
  func startsAndStops() {
    var log: [String] = []
    let source = SafePublishSubject<Int>()
    let shared = SafeSignal<Int> { observer in
      log.append("start")
      let observation = source.observe(with: observer.on)
      return BlockDisposable {
        log.append("stop")
        observation.dispose()
      }
    }
    .share(limit: 0)
    for number in 1...2 {
      let first = shared.observeNext { log.append("first \($0)") }
      let second = shared.observeNext { log.append("second \($0)") }
      source.next(number)
      first.dispose()
      source.next(number + 10)
      second.dispose()
      source.next(0)
    }
    #expect(
      log == [
        "start", "first 1", "second 1", "second 11", "stop",
        "start", "first 2", "second 2", "second 12", "stop",
      ]
    )
  }

  @Test(
    "an observer who comes later is given what there was, and one who comes after all have gone, too"
  )
  func later() {
    let source = SafePublishSubject<Int>()
    let shared = source.share()
    var log: [String] = []
    let first = shared.observeNext { log.append("first \($0)") }
    source.send(1)
    let late = shared.observeNext { log.append("late \($0)") }
    first.dispose()
    late.dispose()
    source.send(2)
    shared.observeNext { log.append("last \($0)") }
    source.send(3)
    #expect(log == ["first 1", "late 1", "last 1", "last 3"])
  }

  @Test("one that is kept alive goes on when nobody observes it")
  func keptAlive() {
    let source = SafePublishSubject<Int>()
    let shared = source.share(limit: 1, keepAlive: true)
    shared.observeNext { _ in }.dispose()
    source.send(2)
    var got: [Int] = []
    shared.observeNext { got.append($0) }
    #expect(got == [2])
  }

  @Test("a signal that has ended, also at once, does not begin again", arguments: [0, 1])
  func ended(count: Int) {
    var starts = 0
    let shared = SafeSignal<Int> { observer in
      starts += 1
      for number in 0..<count { observer.next(number) }
      observer.completed()
      return NonDisposable.instance
    }
    .share()
    var events: [String] = []
    for _ in 1...3 { shared.observe { events.append("\($0)") } }
    #expect(starts == 1)
    #expect(events.count == 3 * (count + 1))
    #expect(Set(events.suffix(count + 1)) == Set(events))
  }

  @Test("what ends in the middle of its beginning has ended")
  func endedWhileBeginning() {
    let source = SafePublishSubject<Int>()
    let shared = source.prepend(1).share()
    var got: [Int] = []
    shared.first().observeNext { got.append($0) }
    source.send(2)
    #expect(got == [1])
    shared.observeNext { got.append($0) }
    #expect(got == [1, 1, 1])
  }
}
