import Synchronization

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
  /// - Parameter receive: Is called on the main actor when there is something to take, and calls ``takeAll()``; false if there
  ///   is nobody any more who does.
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

  /// Takes the messages that were sent and not taken yet, in the order of the sends.
  func takeAll() -> [Message] {
    waiting.takeAll()
  }
}

/// The messages that arrived through a ``Sender``, if there ever was one.
struct SentMessages<Message> {
  private var source: (any MessageSource<Message>)?

  /// Takes the messages that were sent and not taken yet, in the order of the sends.
  func takeAll() -> [Message] {
    source?.takeAll() ?? []
  }
}

extension SentMessages where Message: Sendable {
  /// The one sender for it, made when it is first asked for.
  mutating func sender(
    receive: @escaping @MainActor @Sendable () -> Bool
  ) -> Sender<Message> {
    if let sender = source as? Sender<Message> { return sender }
    let sender = Sender<Message>(receive: receive)
    source = sender
    return sender
  }
}

/// Lets those who know nothing of `Sendable` take what a sender has.
private protocol MessageSource<Message> {
  associatedtype Message
  func takeAll() -> [Message]
}

extension Sender: MessageSource {}

/// Messages that any thread adds and one place takes, all together, in the order in which they came.
///
/// A list whose newest node is exchanged atomically: nobody waits for anybody. Nodes are pointers to the
/// compiler, so it can't see what makes this safe: a node is written before it is in the list, and
/// read by the one who took it out.
final class MessageStack<Message: Sendable>: @unchecked Sendable {
  private let newest = Atomic<UnsafeRawPointer?>(nil)

  private final class Node {
    let message: Message
    /// The node that came before, which this one owns as soon as it is in the list.
    var older: UnsafeRawPointer?

    init(_ message: Message) {
      self.message = message
    }
  }

  /// Adds a message; true if there was none.
  func append(_ message: Message) -> Bool {
    let node = Node(message)
    let added = UnsafeRawPointer(Unmanaged.passRetained(node).toOpaque())
    var expected = newest.load(ordering: .relaxed)
    while true {
      node.older = expected
      let (exchanged, original) = newest.weakCompareExchange(
        expected: expected,
        desired: added,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return expected == nil }
      expected = original
    }
  }

  /// Takes all messages, oldest first.
  func takeAll() -> [Message] {
    guard newest.load(ordering: .relaxed) != nil else { return [] }
    var next = newest.exchange(nil, ordering: .acquiringAndReleasing)
    var messages: [Message] = []
    while let pointer = next {
      let node = Unmanaged<Node>.fromOpaque(pointer).takeRetainedValue()
      messages.append(node.message)
      next = node.older
    }
    return messages.reversed()
  }

  deinit { _ = takeAll() }
}
