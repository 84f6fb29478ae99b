/// Runs a closure when it is disposed, once, and lets go of it.
public final class BlockDisposable: Disposable {
  private var block: (() -> Void)?

  /// Makes a disposable that runs a closure when it is disposed.
  public init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Whether the closure has been run.
  public var isDisposed: Bool { block == nil }

  /// Runs the closure, the first time only.
  public func dispose() {
    let block = block
    self.block = nil
    block?()
  }
}
