/// A flag: it remembers that it was disposed, for work that looks at it from time to time.
public final class SimpleDisposable: Disposable {
  /// Whether `dispose()` was called.
  public private(set) var isDisposed: Bool

  /// Makes a flag, by default one that is not disposed yet.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
  }

  /// Sets the flag.
  public func dispose() {
    isDisposed = true
  }
}
