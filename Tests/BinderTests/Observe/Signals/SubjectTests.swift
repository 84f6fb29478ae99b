import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("Subjects and properties", .bounded)
struct SubjectTests {
  @Test("what an observer sends arrives after every observer has what is being delivered")
  func order() {
    let subject = SafePublishSubject<Int>()
    var log: [String] = []
    subject.observeNext { element in
      log.append("first \(element)")
      if element < 3 { subject.send(element + 1) }
    }
    subject.observeNext { log.append("second \($0)") }
    subject.send(1)
    #expect(log == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"])
  }

  @Test("many values that one observer sends are one round of what it sends")
  func manyAtOnce() {
    let subject = SafePublishSubject<Int>()
    var sum = 0
    subject.observeNext { element in
      sum += element
      if element == 0 { for number in 1...200_000 { subject.send(number % 2 + 1) } }
    }
    subject.send(0)
    #expect(sum == 300_000)
  }

  nonisolated static let loops: [@MainActor @Sendable () -> Void] = [
    {
      let subject = SafePublishSubject<Int>()
      subject.observeNext { subject.send($0 + 1) }
      subject.send(1)
    },
    {
      let numbers = MutableObservableArray([0])
      numbers.observeNext { _ in numbers[0] += 1 }
    },
    {
      let number = Property(0)
      number.observeNext { number.value = $0 + 1 }
    },
  ]

  @Test("an observer that sends at every event is told so")
  func endless() async {
    let sentence =
      "An observer sends a value, or changes a collection, at every event that it receives, which never ends. "
      + "Send only where something is different, or in the next turn of the main actor."
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await SubjectTests.loops[0]()
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await SubjectTests.loops[1]()
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await SubjectTests.loops[2]()
      },
    ]
    for result in results {
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(message.contains(sentence))
    }
  }

  @Test("who observes in the middle of a delivery gets only what is sent after that")
  func lateObserver() {
    let subject = SafePublishSubject<Int>()
    var late: [Int] = []
    subject.observeNext { element in
      guard element == 1 else { return }
      subject.send(2)
      subject.observeNext { late.append($0) }
      subject.send(3)
    }
    subject.send(1)
    #expect(late == [3])
  }

  @Test("who is disposed in the middle of a delivery gets nothing more")
  func disposedWhileDelivering() {
    let subject = SafePublishSubject<Int>()
    let bag = DisposeBag()
    var seen: [Int] = []
    subject.observeNext { _ in bag.dispose() }
    subject.observeNext { seen.append($0) }.dispose(in: bag)
    subject.send(1)
    subject.send(2)
    #expect(seen.isEmpty)
  }

  @Test("the end is delivered to who comes after it, and nothing else is")
  func afterTheEnd() {
    let subject = PublishSubject<Int, TimelineFailure>()
    subject.failed(.failure)
    subject.next(1)
    var events: [SignalEvent<Int, TimelineFailure>] = []
    let observation = subject.observe { events.append($0) }
    subject.completed()
    #expect(events == [.failed(.failure)])
    #expect(observation.isDisposed)
  }

  @Test("an end that an observer sends comes after what is being delivered, and is the last")
  func endWhileDelivering() {
    let subject = SafePublishSubject<Int>()
    var log: [String] = []
    subject.observeNext { element in
      subject.completed()
      subject.send(element + 1)
    }
    subject.observe { log.append("\($0)") }
    subject.send(1)
    #expect(log == ["next(1)", "completed"])
  }

  @Test("what is bound to the producer ends before the end is delivered")
  func upstreamEndsFirst() {
    var log: [String] = []
    let source = SafePublishSubject<Int>()
    let signal = SafeSignal<Int> { observer in
      source.observe(with: observer.on)
      return BlockDisposable { log.append("disposed") }
    }
    signal.observe { log.append("\($0)") }
    source.next(1)
    source.completed()
    #expect(log == ["next(1)", "disposed", "completed"])
  }

  @Test("a producer runs once for each observer")
  func cold() {
    var runs = 0
    let signal = SafeSignal<Int> { observer in
      runs += 1
      observer.next(runs)
      observer.completed()
      return NonDisposable()
    }
    var seen: [Int] = []
    signal.observeNext { seen.append($0) }
    signal.observeNext { seen.append($0) }
    #expect(seen == [1, 2])
  }

  @Test("a property delivers its value, then each that is set, equal or not, and its end")
  func property() {
    var property: Property<Int>? = Property(1)
    var log: [String] = []
    property?.observe { log.append("\($0)") }
    property?.value = 2
    property?.value = 2
    property?.silentUpdate(value: 5)
    #expect(property?.readOnlyView.value == 5)
    property?.readOnlyView.observeNext { log.append("late \($0)") }
    property = nil
    #expect(log == ["next(1)", "next(2)", "next(2)", "late 5", "completed"])
  }

  @Test("a value that an observer sets is there at once and delivered to each in the same order")
  func reentrantProperty() {
    let property = Property(0)
    var first: [Int] = []
    var second: [Int] = []
    var late: [Int] = []
    property.observeNext { value in
      first.append(value)
      guard value == 5 else { return }
      property.value = 6
      #expect(property.value == 6)
      property.observeNext { late.append($0) }
    }
    property.observeNext { second.append($0) }
    property.value = 5
    #expect(first == [0, 5, 6])
    #expect(second == [0, 5, 6])
    #expect(late == [6])
  }

  @Test("a property keeps its value to the end, whoever it was read through")
  func signalKeepsProperty() {
    let signal = Property(3).map { $0 + 1 }
    var seen: [Int] = []
    signal.observeNext { seen.append($0) }
    #expect(seen == [4])
  }

  @Test("ten thousand observers come and go at the same cost each")
  func manyObservers() {
    let subject = SafePublishSubject<Int>()
    var deliveries = 0
    let all = (0..<10_000).map { _ in subject.observeNext { _ in deliveries += 1 } }
    for (index, observation) in all.enumerated() where index % 10 != 0 { observation.dispose() }
    subject.send(1)
    #expect(deliveries == 1_000)
  }
}
