extension SignalProtocol {
  /// Makes another element out of each.
  public func map<Output>(
    _ transform: @escaping (Element) -> Output
  ) -> Signal<Output, Error> {
    Signal { observer in
      observe { event in observer.on(event.map(transform)) }
    }
  }
}
