/// Any thread's way to send to something that lives on the main actor.
///
///     let progress = PublishSubject<Int, Never>()          // on the main actor
///     progress.observeNext { bar.value = $0 }
///     let sender = progress.sender
///     Task.detached { for percent in 1...100 { sender.send(percent) } }
///
/// What is sent arrives on the main actor in the order of the sends, whatever thread they come from:
/// what code of the main actor sends directly arrives at once, after everything that was sent before.
public final class Sender<Message: Sendable>: Sendable {
  private let waiting = MessageStack<Message>()
  private let receive: @MainActor @Sendable () -> Void

  /// Makes a sender.
  ///
  /// - Parameter receive: Is called on the main actor when there is something to take; it calls
  ///   ``takeAll()``.
  init(receive: @escaping @MainActor @Sendable () -> Void) {
    self.receive = receive
  }

  /// Sends a message, from any thread; returns at once.
  public func send(_ message: Message) {
    guard waiting.append(message) else { return }
    Task { @MainActor [receive] in receive() }
  }

  /// Takes what has been sent and not taken yet, in the order of the sends.
  func takeAll() -> [Message] {
    waiting.takeAll()
  }
}
