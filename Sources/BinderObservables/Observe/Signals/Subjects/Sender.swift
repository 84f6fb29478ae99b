import Binder

/// Sends messages from any thread to an object on the main actor.
///
///     let progress = PublishSubject<Int, Never>()          // on the main actor
///     progress.observeNext { bar.value = $0 }
///     let sender = progress.sender
///     Task.detached { for percent in 1...100 { sender.send(percent) } }
///
/// Messages arrive on the main actor in the order of the sends, whatever the thread:
/// a message that the main actor sends directly arrives at once, after all earlier ones.
public final class Sender<Message: Sendable>: Sendable {
  private let waiting = MessageStack<Message>()
  private let receive: @MainActor @Sendable () -> Bool

  /// Makes a sender.
  ///
  /// - Parameter receive: Is called on the main actor when there is something to take, and calls ``takeAll()``; false if the
  ///   receiver was deallocated.
  init(receive: @escaping @MainActor @Sendable () -> Bool) {
    self.receive = receive
  }

  /// Sends a message, from any thread; returns at once.
  public func send(_ message: Message) {
    guard waiting.append(message) else { return }
    Task { @MainActor [receive, waiting] in
      if !receive() { _ = waiting.takeAll() }
    }
  }

  func takeAll() -> [Message] {
    waiting.takeAll()
  }
}

struct SentMessages<Message> {
  private var source: (any MessageSource<Message>)?

  func takeAll() -> [Message] {
    source?.takeAll() ?? []
  }
}

extension SentMessages where Message: Sendable {
  mutating func sender(
    receive: @escaping @MainActor @Sendable () -> Bool
  ) -> Sender<Message> {
    if let sender = source as? Sender<Message> { return sender }
    let sender = Sender<Message>(receive: receive)
    source = sender
    return sender
  }
}

/// Lets code without `Sendable` values take what a sender has.
private protocol MessageSource<Message> {
  associatedtype Message
  func takeAll() -> [Message]
}

extension Sender: MessageSource {}

/// Messages that any thread adds and one place takes, all together, in the order in which they arrived.
final class MessageStack<Message: Sendable>: Sendable {
  private let messages = Lock<[Message]>([])

  /// Adds a message; true if there was none.
  func append(_ message: Message) -> Bool {
    messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
  }

  func takeAll() -> [Message] {
    messages.withLock { messages in
      var taken: [Message] = []
      swap(&taken, &messages)
      return taken
    }
  }
}
