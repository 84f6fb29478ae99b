/// An object that says when it has gone.
public protocol Deallocatable: AnyObject {
  /// A signal without elements that completes when the object goes away.
  var deallocated: SafeSignal<Never> { get }
}
