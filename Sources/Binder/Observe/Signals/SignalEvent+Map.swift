extension SignalEvent {
  /// The same event with another element.
  public func map<Output>(_ transform: (Element) -> Output) -> SignalEvent<Output, Error> {
    switch self {
    case .next(let element): .next(transform(element))
    case .failed(let error): .failed(error)
    case .completed: .completed
    }
  }
}
