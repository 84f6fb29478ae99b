import Synchronization

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
