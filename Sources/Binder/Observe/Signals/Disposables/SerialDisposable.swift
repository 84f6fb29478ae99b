/// A place for a disposable that becomes known later, or is another one from time to time.
///
/// Replacing what is in it does *not* end the previous one.
public final class SerialDisposable: Disposable {
  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// What is ended with this; it is ended at once if this was disposed before.
  public var otherDisposable: (any Disposable)? {
    didSet {
      if isDisposed { otherDisposable?.dispose() }
    }
  }

  /// Makes a place, empty or filled.
  public init(_ otherDisposable: (any Disposable)? = nil) {
    self.otherDisposable = otherDisposable
  }

  /// Ends what is in it, and whatever will be put into it.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    otherDisposable?.dispose()
  }
}
