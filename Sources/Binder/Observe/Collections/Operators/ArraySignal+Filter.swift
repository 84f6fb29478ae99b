extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Leaves out the items that do not satisfy a predicate; changes become those of the items that are left.
  ///
  /// A change of others is no event.
  ///
  /// ```swift
  /// let short = names.filter { $0.count < 4 }
  /// ```
  ///
  /// - Parameter isIncluded: Is asked once about each item that comes or is updated, and about all at a reload.
  /// - Returns: A signal of the events of an array of the items that are left.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var filter = ArrayFilter(isIncluded)
      return { source, change in filter.receive(source: source, change: change).ifNotUnchanged }
    }
  }

  /// Leaves out the items that do not satisfy a predicate which can be exchanged: that inserts and deletes items.
  ///
  /// ```swift
  /// let search = Property({ (name: String) in true })
  /// let found = names.filter(search)
  /// search.value = { $0.hasPrefix("S") }    // deletes the others
  /// ```
  ///
  /// Nothing is delivered before there is a predicate.
  ///
  /// - Parameter predicates: A signal of predicates, a ``Property`` for example.
  /// - Returns: A signal of the events of an array of the items that are left.
  /// - Complexity: O(*k* log *n*) for *k* changes, and O(*n*) for another predicate.
  public func filter<Predicates: SignalProtocol>(
    _ predicates: Predicates
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error>
  where Predicates.Element == (Element.Item) -> Bool, Predicates.Error == Never {
    Signal { observer in
      var filter: ArrayFilter<Element.Item>?
      var latest: PersistentArray<Element.Item>?
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(
        predicates.observe { event in
          guard let predicate = event.element else { return }
          guard var known = filter else {
            var first = ArrayFilter(predicate)
            if let latest { observer.next(first.receive(source: latest, change: .reload)) }
            filter = first
            return
          }
          let event = known.exchange(predicate)
          filter = known
          if let shown = event.ifNotUnchanged { observer.next(shown) }
        }
      )
      guard !both.isDisposed else { return both }
      both.add(
        observe { event in
          guard let element = event.element else {
            return observer.on(event.map { ObservableArrayEvent(source: $0.source) })
          }
          // What became of an array that was never seen says nothing.
          let change = latest == nil ? .reload : element.change
          latest = element.source
          let event = filter?.receive(source: element.source, change: change)
          if let shown = event?.ifNotUnchanged { observer.next(shown) }
        }
      )
      return both
    }
  }
}

extension ObservableArrayEvent {
  /// Nil if nothing is different.
  @usableFromInline var ifNotUnchanged: ObservableArrayEvent? { change == .unchanged ? nil : self }
}
