/// What came in through a ``Sender``, if there ever was one.
struct SentMessages<Message> {
  private var source: (any MessageSource<Message>)?

  /// Takes what has been sent and not taken yet, in the order of the sends.
  func takeAll() -> [Message] {
    source?.takeAll() ?? []
  }
}

extension SentMessages where Message: Sendable {
  /// The one sender for it, made when it is first asked for.
  mutating func sender(
    receive: @escaping @MainActor @Sendable () -> Void
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
