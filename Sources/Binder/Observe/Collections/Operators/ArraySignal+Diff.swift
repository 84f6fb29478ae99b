extension SignalProtocol where Element: Collection, Element.Element: Equatable {
  /// Tells how each array differs from the one before; the first is a reload.
  ///
  /// Items are the same by their `id` if they have one, and then show something else if they are not equal; otherwise
  /// equal items are the same.
  @inlinable
  public func diff() -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    diffByWhatIsKnown()
  }
}

extension SignalProtocol where Element: Collection, Element.Element: Identifiable {
  /// Tells which items of each array come, go and move since the one before; the first is a reload.
  ///
  /// Items that have nothing to compare but their `id` never show something else.
  @inlinable @_disfavoredOverload
  public func diff() -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    diffByWhatIsKnown()
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol, Element.Item: Equatable {
  /// Makes a diff of each reload but the first; other changes stay what they are.
  @inlinable
  public func diff() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var last: PersistentArray<Element.Item>?
      return { source, change in
        defer { last = source }
        let patch =
          change == .reload
          ? last.flatMap { Changeset.found(from: Array($0), to: Array(source)) } : nil
        return ObservableArrayEvent(
          source: source,
          change: patch.map { CollectionChange($0) } ?? change
        )
      }
    }
  }
}

extension SignalProtocol where Element: Collection {
  @inlinable
  func diffByWhatIsKnown() -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    mapInEachObservation {
      var last: [Element.Element]?
      return { items in
        let items = Array(items)
        let patch = last.flatMap { Changeset.found(from: $0, to: items) }
        last = items
        return ObservableArrayEvent(
          source: PersistentArray(items),
          change: patch.map { CollectionChange($0) } ?? .reload
        )
      }
    }
  }
}
