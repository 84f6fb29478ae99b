/// Something that can be ended: an observation, a binding, or whatever else holds on to something.
public protocol Disposable {
  /// Whether it has ended.
  var isDisposed: Bool { get }

  /// Ends it; after that nothing is delivered any more. Ending it again does nothing.
  func dispose()
}

extension Disposable {
  /// Leaves it to a bag to end it.
  public func dispose(in bag: DisposeBag) {
    bag.add(self)
  }
}
