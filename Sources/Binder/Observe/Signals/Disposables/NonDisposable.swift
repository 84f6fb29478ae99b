/// What a producer returns that holds on to nothing: there is nothing to end.
public struct NonDisposable: Disposable {
  /// Makes a disposable that does nothing.
  public init() {}

  /// True: there was never anything to end.
  public var isDisposed: Bool { true }

  /// Does nothing.
  public func dispose() {}
}
