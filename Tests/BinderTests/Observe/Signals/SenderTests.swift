import Binder
import BinderObservables
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Sends from other threads", .bounded)
struct SenderTests {
  struct Message: Equatable, Sendable {
    var thread: Int
    var number: Int
  }

  nonisolated static let threadCount = 10
  nonisolated static let messageCount = 1_000

  /// Runs a closure on ten threads and waits until all have returned.
  private func onTenThreads(_ work: @escaping @Sendable (Int) -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let group = DispatchGroup()
      for number in 0..<Self.threadCount {
        group.enter()
        Thread.detachNewThread {
          work(number)
          group.leave()
        }
      }
      group.notify(queue: .global()) { done.resume() }
    }
  }

  @Test("ten threads: nothing is lost, each keeps its order, all observers see the same order")
  func tenThreads() async {
    let subject = SafePublishSubject<Message>()
    var first: [Message] = []
    var second: [Message] = []
    subject.observeNext { first.append($0) }
    subject.observeNext { second.append($0) }
    let sender = subject.sender
    await onTenThreads { thread in
      for number in 0..<Self.messageCount {
        sender.send(Message(thread: thread, number: number))
      }
    }
    subject.send(Message(thread: -1, number: 0))
    #expect(first.count == Self.threadCount * Self.messageCount + 1)
    #expect(first == second)
    #expect(first.last == Message(thread: -1, number: 0))
    for thread in 0..<Self.threadCount {
      let numbers = first.filter { $0.thread == thread }.map(\.number)
      #expect(numbers == Array(0..<Self.messageCount))
    }
  }

  @Test("what was sent arrives by itself")
  func arrives() async {
    let subject = SafePublishSubject<Int>()
    let sender = subject.sender
    var seen: [Int] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      subject.observeNext { number in
        MainActor.preconditionIsolated()
        seen.append(number)
        if number == 3 { done.resume() }
      }
      Thread.detachNewThread { for number in 1...3 { sender.send(number) } }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test("what the main actor sends comes after what other threads have sent, and at once")
  func directSend() {
    let subject = SafePublishSubject<Int>()
    var seen: [Int] = []
    subject.observeNext { seen.append($0) }
    subject.sender.send(1)
    #expect(seen.isEmpty)
    subject.sender.send(2)
    subject.send(3)
    #expect(seen == [1, 2, 3])
    subject.send(4)
    #expect(seen == [1, 2, 3, 4])
  }

  @Test("a subject that repeats elements repeats those of other threads, too")
  func replay() {
    let subject = SafeReplaySubject<Int>(bufferSize: 2)
    subject.sender.send(1)
    subject.sender.send(2)
    subject.send(3)
    var seen: [Int] = []
    subject.observeNext { seen.append($0) }
    #expect(seen == [2, 3])
    subject.sender.send(4)
    subject.completed()
    #expect(seen == [2, 3, 4])
    subject.sender.send(5)
    subject.send(6)
    #expect(seen == [2, 3, 4])
  }

  @Test("what an observer sends comes after what other threads have sent by then")
  func reentrantSend() {
    let subject = SafePublishSubject<Int>()
    let sender = subject.sender
    var seen: [Int] = []
    subject.observeNext { number in
      if number == 1 {
        sender.send(2)
        subject.send(3)
      }
    }
    subject.observeNext { seen.append($0) }
    subject.send(1)
    #expect(seen == [1, 2, 3])
  }

  @Test("a property that is set from both sides never goes back to an older value")
  func property() {
    let property = Property(0)
    var seen: [Int] = []
    property.observeNext { seen.append($0) }
    property.sender.send(1)
    property.value = 2
    property.sender.send(3)
    property.silentUpdate(value: 4)
    #expect(seen == [0, 1, 2, 3])
    #expect(property.value == 4)
  }

  @Test("a property set by ten threads ends at the value that was delivered last")
  func propertyFromThreads() async {
    let property = Property(Message(thread: 0, number: 0))
    var seen: [Message] = []
    property.observeNext { seen.append($0) }
    let sender = property.sender
    await onTenThreads { thread in
      for number in 1...100 { sender.send(Message(thread: thread, number: number)) }
    }
    property.value = Message(thread: -1, number: 0)
    #expect(seen.count == 1_002)
    #expect(seen.last == property.value)
  }

  @Test("a sender does not keep what it sends to, and sending to nobody does nothing")
  func lifetime() async {
    weak var gone: SafePublishSubject<Int>?
    let sender: Sender<Int>
    do {
      let subject = SafePublishSubject<Int>()
      gone = subject
      sender = subject.sender
      #expect(subject.sender === sender)
    }
    #expect(gone == nil)
    sender.send(1)
    await Task.yield()
  }

  @Test("a sender keeps nothing that was sent to nobody")
  func messagesToNobody() async throws {
    final class Message: Sendable {}
    let sender = PublishSubject<Message, Never>().sender
    weak var first: Message?
    weak var second: Message?
    for isFirst in [true, false] {
      do {
        let message = Message()
        if isFirst { first = message } else { second = message }
        sender.send(message)
      }
      try await until("the message is gone") { (isFirst ? first : second) == nil }
    }
  }
}
