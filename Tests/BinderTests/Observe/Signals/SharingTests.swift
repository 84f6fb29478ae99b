import Binder
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
    .share()
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

  @Test("a signal that ends at once begins again for each observer")
  func ended() {
    var starts = 0
    let shared = SafeSignal<Int> { observer in
      starts += 1
      observer.completed()
      return NonDisposable()
    }
    .share()
    var ends = 0
    for _ in 1...3 { shared.observeCompleted { ends += 1 } }
    #expect(starts == 3)
    #expect(ends == 3)
  }
}
