extension SignalProtocol {
  /// Leaves out the elements that are nil.
  public func ignoreNils<Wrapped>() -> Signal<Wrapped, Error> where Element == Wrapped? {
    Signal { observer in
      observe { event in
        switch event {
        case .next(let element?): observer.next(element)
        case .next(nil): break
        case .failed(let error): observer.failed(error)
        case .completed: observer.completed()
        }
      }
    }
  }
}
