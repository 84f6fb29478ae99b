/// Several disposables that are ended together, once and for all.
public final class CompositeDisposable: Disposable {
  private var list = DisposableList()

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Makes one of what there is to end already.
  public init(_ disposables: [any Disposable] = []) {
    for disposable in disposables { list.append(disposable) }
  }

  /// Adds something to end; it is ended at once if this was disposed before.
  public func add(_ disposable: any Disposable) {
    if isDisposed {
      disposable.dispose()
    } else {
      list.append(disposable)
    }
  }

  /// Ends all, in the order in which they were added.
  public func dispose() {
    isDisposed = true
    for disposable in list.removeAll() { disposable.dispose() }
  }
}
