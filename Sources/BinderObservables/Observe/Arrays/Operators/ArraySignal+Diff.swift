public import Binder

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Transforms each item; changes stay as they are.
  ///
  /// ```swift
  /// let lengths = names.map { $0.count }
  /// ```
  ///
  /// The function is called once for each inserted or updated item, and for all at a reload: O(*k* log *n*) for *k* changes.
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

extension SignalProtocol where Element: Collection, Element.Element: Equatable {
  /// Delivers the difference of each array from the one before; the first is a reload.
  ///
  /// Items are the same by their `id` if they have one, and then show something else if they are not equal; otherwise
  /// equal items are the same.
  @inlinable
  public func diff() -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    diffByWhatIsKnown()
  }
}

extension SignalProtocol where Element: Collection, Element.Element: Identifiable {
  /// Compares each array with the one before it, and delivers the insertions, deletions and moves.
  ///
  /// The first event is a reload.
  ///
  /// Items that have nothing to compare but their `id` never show something else.
  @inlinable @_disfavoredOverload
  public func diff() -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    diffByWhatIsKnown()
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol, Element.Item: Equatable {
  /// Replaces each reload but the first by the difference; other changes stay as they are.
  @inlinable
  public func diff() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    diffReloads { Changeset.found(from: Array($0), to: Array($1)) }
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

extension SignalProtocol where Element: Collection {
  /// Delivers the difference of each array from the one before, with a function that says whether two items are the same.
  ///
  /// An item that is the same counts as unchanged, whatever it shows. O(*n* × differences) comparisons for each array.
  public func diff(
    areEqual: @escaping (Element.Element, Element.Element) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Element>, Error> {
    map { ObservableArrayEvent(source: PersistentArray($0)) }.diff(areEqual: areEqual)
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Replaces each reload but the first by the difference, as `diff(areEqual:)` of arrays finds it.
  public func diff(
    areEqual: @escaping (Element.Item, Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    diffReloads { Changeset($1.difference(from: $0, by: areEqual)) }
  }

  /// Replaces each reload but the first by what a function finds; nil leaves the reload.
  @usableFromInline
  func diffReloads(
    _ difference:
      @escaping (PersistentArray<Element.Item>, PersistentArray<Element.Item>) -> Changeset?
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var last: PersistentArray<Element.Item>?
      return { source, change in
        let former = last
        last = source
        let patch = change == .reload ? former.flatMap { difference($0, source) } : nil
        return ObservableArrayEvent(
          source: source,
          change: patch.map { CollectionChange($0) } ?? change
        )
      }
    }
  }
}

extension Changeset {
  fileprivate init<Row>(_ difference: CollectionDifference<Row>) {
    func offset(_ change: CollectionDifference<Row>.Change) -> Int {
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    self.init(
      deletions: difference.removals.map(offset),
      insertions: difference.insertions.map(offset)
    )
  }
}
