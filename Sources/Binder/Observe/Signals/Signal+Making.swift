extension Signal {
  /// Makes a signal of one element, which then completes.
  public init(just element: Element) {
    self.init(sequence: CollectionOfOne(element))
  }

  /// Makes a signal of the elements of a sequence, which then completes.
  public init(sequence: some Sequence<Element>) {
    self.init { observer in
      for element in sequence {
        guard !observer.isDisposed else { break }
        observer.next(element)
      }
      observer.completed()
      return NonDisposable()
    }
  }

  /// A signal that fails at once.
  public static func failed(_ error: Error) -> Signal {
    Signal { observer in
      observer.failed(error)
      return NonDisposable()
    }
  }

  /// A signal that completes at once.
  public static func completed() -> Signal {
    Signal(sequence: EmptyCollection())
  }

  /// A signal that delivers nothing, ever.
  public static func never() -> Signal {
    Signal { _ in NonDisposable() }
  }
}
