public import Binder

/// Observed rows whose changes are the events of an array.
public protocol SignalRows<Item>: ObservableRows {
  /// The events of the rows: a reload, and then each change.
  var rows: SafeSignal<ObservableArrayEvent<Item>> { get }
}

extension SignalRows {
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

  /// Makes one change of sections out of some that follow each other.
  public static func joined(
    _ changes: [SectionedChangeset],
    rowCounts: [[Int]]
  ) -> SectionedChangeset? { SectionedChangeMerger.join(changes, rowCounts: rowCounts) }
}

extension ObservableArray: SignalRows {
  /// The events of the array.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> { toSignal() }
}

/// An event of observed rows: of an observable array, or of a data source.
public protocol ObservableRowsEvent<Item> {
  /// The type of the rows.
  associatedtype Item

  /// The rows of a signal of such events, beginning with a reload.
  static func rows(of events: SafeSignal<Self>) -> SafeSignal<ObservableArrayEvent<Item>>
}

extension ObservableArrayEventProtocol {
  /// The events themselves.
  public static func rows(of events: SafeSignal<Self>) -> SafeSignal<ObservableArrayEvent<Item>> {
    events.beginningWithReload()
  }
}

extension Signal: ObservableRows, SignalRows where Element: ObservableRowsEvent, Error == Never {
  /// The type of the items of the observed array.
  public typealias Item = Element.Item

  /// The events of the array that is observed.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> { Element.rows(of: self) }
}

extension Property: ObservableRows where Value: Collection {
  /// The type of the elements of the value.
  public typealias Item = Value.Element

  /// Delivers the elements of the value as a reload, and those of each later value; the rows are compared.
  public func observeRows(
    _ observer: @escaping (PersistentArray<Item>, CollectionChange<Changeset>) -> Void
  ) -> AnyObject {
    let bag = DisposeBag()
    bag.add(observeNext { observer(PersistentArray($0), .reload) })
    return bag
  }
}
