/// Ends what was put into it when it is disposed or goes away, and can be filled again afterwards.
///
///     final class Screen {
///       let bag = DisposeBag()
///       init(names: SafeSignal<String>) {
///         names.observeNext { print($0) }.dispose(in: bag)
///       }
///     }
public final class DisposeBag: Disposable {
  private var list = DisposableList()
  private var end: PublishSubject<Never, Never>?

  /// Makes an empty bag.
  public init() {}

  /// Whether there is nothing in it to end; true for a fresh bag too.
  public var isDisposed: Bool { list.isEmpty }

  /// Puts something into the bag.
  public func add(_ disposable: any Disposable) {
    list.append(disposable)
  }

  /// Ends what is in the bag, in the order in which it was put there, and leaves it empty.
  public func dispose() {
    for disposable in list.removeAll() { disposable.dispose() }
  }

  /// A signal without elements that completes when the bag goes away.
  public var deallocated: SafeSignal<Never> {
    let end = end ?? PublishSubject()
    self.end = end
    return end.toSignal()
  }

  deinit {
    dispose()
    end?.completed()
  }
}
