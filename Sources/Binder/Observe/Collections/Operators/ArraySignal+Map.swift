extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Makes another item out of each; changes stay what they are.
  ///
  /// ```swift
  /// let lengths = names.map { $0.count }
  /// ```
  ///
  /// - Parameter transform: Is called once for each item that comes or is updated, and for all at a reload.
  /// - Returns: A signal of the events of an array of these items.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  @inlinable
  public func map<Output>(
    _ transform: @escaping (Element.Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Error> {
    mapArrayInEachObservation {
      var items = PersistentArray<Output>()
      return { source, change in
        switch change {
        case .reload: items = PersistentArray(source.lazy.map(transform))
        case .unchanged: break
        case .patch(let patch): items.apply(patch) { transform(source[$0]) }
        }
        return ObservableArrayEvent(source: items, change: change)
      }
    }
  }
}
