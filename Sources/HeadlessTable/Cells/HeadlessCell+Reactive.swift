public import Binder

extension HeadlessCell: ReactiveExtensionsProvider, DisposeBagProvider {
  /// What is bound for the row that the cell shows; emptied before the cell is handed out again.
  public var bag: DisposeBag { lazyBag.bag() }
}
