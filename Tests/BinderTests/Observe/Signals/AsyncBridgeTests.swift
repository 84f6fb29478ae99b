import Binder
import BinderObservables
import TestSupport
import Testing

@MainActor
@Suite("Signals and asynchronous sequences", .bounded)
struct AsyncBridgeTests {
  @Test("a signal is iterated in order, also over what was delivered before anybody waited")
  func values() async {
    let subject = SafePublishSubject<Int>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    #expect(await iterator.next() == 1)
    subject.completed()
    #expect(await iterator.next() == 2)
    #expect(await iterator.next() == nil)
  }

  @Test("a safe signal needs no try")
  func loop() async {
    var seen: [Int] = []
    for await number in SafeSignal(sequence: 1...3).values { seen.append(number) }
    #expect(seen == [1, 2, 3])
  }

  @Test("a failure is thrown")
  func failure() async {
    let signal = Signal<Int, TimelineFailure>.failed(.failure).prepend(1)
    var seen: [Int] = []
    do throws(TimelineFailure) {
      for try await number in signal.values { seen.append(number) }
      Issue.record("The loop ended without the failure.")
    } catch {
      #expect(error == .failure)
    }
    #expect(seen == [1])
  }

  @Test("the observation ends with the loop")
  func leftLoop() async {
    var isObserved = false
    let subject = SafePublishSubject<Int>()
    let signal = SafeSignal<Int> { observer in
      isObserved = true
      let observation = subject.prepend(1).observe(with: observer.on)
      return BlockDisposable {
        isObserved = false
        observation.dispose()
      }
    }
    for await number in signal.values {
      #expect(number == 1)
      #expect(isObserved)
      break
    }
    #expect(!isObserved)
  }

  @Test("the loop ends when its task is cancelled")
  func cancelled() async {
    let subject = SafePublishSubject<Int>()
    let task = Task {
      var seen: [Int] = []
      for await number in subject.prepend(1).values {
        seen.append(number)
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return seen
    }
    #expect(await task.value == [1])
  }

  @Test("a sequence is a signal that ends with it")
  func sequence() async {
    let sequence = AsyncStream<Int> { stream in
      for number in 1...3 { stream.yield(number) }
      stream.finish()
    }
    var log: [String] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      SafeSignal(sequence).observe { event in
        MainActor.preconditionIsolated()
        log.append("\(event)")
        if event.isTerminal { done.resume() }
      }
    }
    #expect(log == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test("a sequence that throws is a signal that fails")
  func throwing() async {
    let sequence = AsyncThrowingStream<Int, any Error> { stream in
      stream.yield(1)
      stream.finish(throwing: TimelineFailure.failure)
    }
    var log: [String] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Signal(sequence).observe { event in
        switch event {
        case .next(let number): log.append("next \(number)")
        case .failed(let error): log.append("failed \(error)")
        case .completed: log.append("completed")
        }
        if event.isTerminal { done.resume() }
      }
    }
    #expect(log == ["next 1", "failed failure"])
  }

  @Test("disposing ends the iteration, and nothing more is delivered")
  func disposed() async {
    let (sequence, stream) = AsyncStream<Int>.makeStream()
    var seen: [Int] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      stream.onTermination = { _ in done.resume() }
      let place = SerialDisposable()
      place.otherDisposable = SafeSignal(sequence).observeNext { number in
        seen.append(number)
        place.dispose()
      }
      stream.yield(1)
      stream.yield(2)
    }
    #expect(seen == [1])
  }
}
