/// What a signal delivers: elements, and at most one end.
public enum SignalEvent<Element, Error: Swift.Error> {
  /// An element.
  case next(Element)
  /// The end, because something went wrong; nothing comes after it.
  case failed(Error)
  /// The end; nothing comes after it.
  case completed
}

extension SignalEvent {
  /// Whether nothing comes after it.
  public var isTerminal: Bool {
    switch self {
    case .next: false
    case .failed, .completed: true
    }
  }

  /// The element, if it is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension SignalEvent: Equatable where Element: Equatable, Error: Equatable {}
extension SignalEvent: Sendable where Element: Sendable {}
