public import Binder

extension ObservableArray: ObservableRows {
  /// The events of the array.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> { toSignal() }

  /// Delivers the items as a reload, and then after each change.
  public func observeRows(
    _ observer: @escaping (PersistentArray<Item>, CollectionChange<Changeset>) -> Void
  ) -> AnyObject { rows.observeRows(observer) }

  /// Makes one change out of some that follow each other.
  public static func joined(_ changes: [Changeset], rowCount: Int) -> Changeset? {
    ChangeMerger.join(changes, count: rowCount)
  }
}

extension Signal: ObservableRows where Element: ObservableArrayEventProtocol, Error == Never {
  /// The type of the items of the observed array.
  public typealias Item = Element.Item

  /// The events of the array that is observed.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> {
    beginningWithReload()
  }

  /// Delivers the items as a reload, and then after each change.
  public func observeRows(
    _ observer: @escaping (PersistentArray<Item>, CollectionChange<Changeset>) -> Void
  ) -> AnyObject {
    let bag = DisposeBag()
    bag.add(rows.observeNext { observer($0.source, $0.change) })
    return bag
  }

  /// Makes one change out of some that follow each other.
  public static func joined(_ changes: [Changeset], rowCount: Int) -> Changeset? {
    ChangeMerger.join(changes, count: rowCount)
  }
}
