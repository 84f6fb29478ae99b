public import Binder

extension HeadlessView: ReactiveExtensionsProvider, DisposeBagProvider {
  /// What is bound to the view; it ends when the view goes away.
  public var bag: DisposeBag { lazyBag.bag() }
}
