public import Binder

extension HeadlessHeaderFooterView: ReactiveExtensionsProvider, DisposeBagProvider {
  /// What is bound for the section that the view shows; emptied before the view is handed out again.
  public var bag: DisposeBag { lazyBag.bag() }
}
