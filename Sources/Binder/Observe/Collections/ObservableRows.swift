/// What can be the `models:` of a chain or a screen and tells what becomes of them: an observable array or array of
/// sections, what is made of an array by `map`, `filter` and the like, or a data source.
@MainActor
public protocol ObservableRows<Item> {
  /// What a row shows.
  associatedtype Item

  /// First the rows as they are, as a reload, then what becomes of them.
  var rows: SafeSignal<ObservableArrayEvent<Item>> { get }
}

extension ObservableArray: ObservableRows {
  /// The events of the array.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> { toSignal() }
}

extension Signal: ObservableRows where Element: ObservableArrayEventProtocol, Error == Never {
  /// What the observed array is made of.
  public typealias Item = Element.Item

  /// The events of the array that is observed.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> {
    beginningWithReload()
  }
}
