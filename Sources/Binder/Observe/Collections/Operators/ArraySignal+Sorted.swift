extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Puts the items in another order; changes become those of the ordered items.
  ///
  /// Of items that do not differ in the order, the one that came first is first. An item that is updated and
  /// goes to another place is deleted and inserted. An object stays where it is until the array says that it is
  /// updated, whatever has changed in it.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first item is to come before the second one.
  /// - Returns: A signal of the events of an array of the ordered items.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  public func sorted(
    by areInIncreasingOrder: @escaping (Element.Item, Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var sorting = ArraySorting(areInIncreasingOrder)
      return { sorting.receive(source: $0, change: $1) }
    }
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol, Element.Item: Comparable {
  /// Puts the items in ascending order; changes become those of the ordered items.
  public func sorted() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    sorted(by: <)
  }
}
