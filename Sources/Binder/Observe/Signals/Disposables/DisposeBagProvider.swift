/// An object with a bag: what is bound to it ends with it.
///
///     final class Model: DisposeBagProvider {
///       let bag = DisposeBag()
///     }
public protocol DisposeBagProvider: Deallocatable {
  /// The bag that goes away together with the object.
  var bag: DisposeBag { get }
}

extension DisposeBagProvider {
  /// A signal without elements that completes when the object goes away.
  public var deallocated: SafeSignal<Never> { bag.deallocated }
}
