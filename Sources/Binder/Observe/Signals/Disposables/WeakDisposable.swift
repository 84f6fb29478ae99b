/// Ends something if it is still there, and does not keep it alive.
///
/// An observation is kept by what delivers to it, and by nobody else: the end of the source is then
/// the end of the whole chain, and nothing goes in circles.
struct WeakDisposable<Base: AnyObject & Disposable>: Disposable {
  private weak var base: Base?

  init(_ base: Base) {
    self.base = base
  }

  var isDisposed: Bool { base?.isDisposed ?? true }

  func dispose() { base?.dispose() }
}
