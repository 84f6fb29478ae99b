public import Binder

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// A signal of the items that satisfy a predicate; changes become those of the items that are left.
  ///
  /// ```swift
  /// let short = names.filter { $0.count < 4 }
  /// ```
  ///
  /// It is no array: for the items as they are now, write `names.array.filter { … }`. A change of others is no event. The
  /// predicate is called once for each inserted or updated item, and for all at a reload: O(*k* log *n*) for *k* changes.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var filter = ArrayFilter(isIncluded)
      return { source, change in filter.receive(source: source, change: change).ifNotUnchanged }
    }
  }

  /// Keeps the items that satisfy a predicate; another predicate inserts and deletes items, in O(*n*).
  ///
  /// ```swift
  /// let search = Property({ (name: String) in true })
  /// let found = names.filter(search)
  /// search.value = { $0.hasPrefix("S") }    // deletes the others
  /// ```
  ///
  /// Nothing is delivered before there is a predicate.
  public func filter<Predicates: SignalProtocol>(
    _ predicates: Predicates
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error>
  where Predicates.Element == (Element.Item) -> Bool, Predicates.Error == Never {
    Signal { observer in
      var filter: ArrayFilter<Element.Item>?
      var latest: PersistentArray<Element.Item>?
      // A predicate may change the array, and the other way round.
      let turns = Turns()
      let both = CompositeDisposable()
      observer.upstream = both
      both.add(
        predicates.observe { event in
          guard let predicate = event.element else { return }
          turns.take {
            var known = filter ?? ArrayFilter(predicate)
            let shown =
              filter == nil
              ? latest.map { known.receive(source: $0, change: .reload) }
              : known.exchange(predicate)
            filter = known
            if let shown = shown?.ifNotUnchanged { observer.next(shown) }
          }
        }
      )
      guard !both.isDisposed else { return both }
      both.add(
        beginningWithReload().observe { event in
          turns.take {
            guard let element = event.element else {
              return observer.on(event.map { ObservableArrayEvent(source: $0.source) })
            }
            latest = element.source
            let event = filter?.receive(source: element.source, change: element.change)
            if let shown = event?.ifNotUnchanged { observer.next(shown) }
          }
        }
      )
      return both
    }
  }
}

extension ObservableArrayEvent {
  @usableFromInline var ifNotUnchanged: ObservableArrayEvent? { change == .unchanged ? nil : self }
}

@usableFromInline
struct ArrayFilter<Item> {
  @usableFromInline var isIncluded: (Item) -> Bool
  @usableFromInline var source = PersistentArray<Item>()
  @usableFromInline var flags = BitVector()
  @usableFromInline var items = PersistentArray<Item>()

  @inlinable
  init(_ isIncluded: @escaping (Item) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable
  mutating func receive(
    source: PersistentArray<Item>,
    change: CollectionChange<Changeset>
  ) -> ObservableArrayEvent<Item> {
    self.source = source
    switch change {
    case .reload:
      flags = BitVector(source.lazy.map(isIncluded))
      items = PersistentArray(zip(source, flags).lazy.filter { $0.1 }.map { $0.0 })
      return ObservableArrayEvent(source: items)
    case .unchanged:
      return ObservableArrayEvent(source: items, change: .unchanged)
    case .patch(let patch):
      let old = flags
      flags.apply(patch) { isIncluded(source[$0]) }
      return publish(old.changes(by: patch, to: flags))
    }
  }

  mutating func exchange(_ isIncluded: @escaping (Item) -> Bool) -> ObservableArrayEvent<Item> {
    self.isIncluded = isIncluded
    let old = flags
    flags = BitVector(where: isIncluded, of: source.forEachChunk)
    return publish(old.changes(to: flags))
  }

  @inlinable
  mutating func publish(_ patch: Changeset) -> ObservableArrayEvent<Item> {
    let (source, flags) = (source, flags)
    items.apply(patch) { source[flags.position(ofMarked: $0)] }
    return ObservableArrayEvent(source: items, change: CollectionChange(patch))
  }
}
