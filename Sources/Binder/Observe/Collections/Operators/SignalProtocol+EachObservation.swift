extension SignalProtocol {
  /// Makes another element out of each by a function that remembers things: a new one for each observation.
  @usableFromInline
  func mapInEachObservation<Output>(
    _ makeTransform: @escaping () -> (Element) -> Output
  ) -> Signal<Output, Error> {
    Signal { observer in
      let transform = makeTransform()
      return observe { event in observer.on(event.map(transform)) }
    }
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Makes another event out of each by a function that remembers things: a new one for each observation.
  ///
  /// The function begins with a reload, also where events before the observation were left out: what became of an
  /// array that it has not seen says nothing to it. It delivers nothing where it returns nil.
  @usableFromInline
  func mapArrayInEachObservation<Output>(
    _ makeTransform:
      @escaping () -> (PersistentArray<Element.Item>, CollectionChange<Changeset>) -> Output?
  ) -> Signal<Output, Error> {
    Signal { observer in
      let transform = makeTransform()
      var hasBegun = false
      return observe { event in
        switch event {
        case .next(let element):
          let change = hasBegun ? element.change : .reload
          hasBegun = true
          if let output = transform(element.source, change) { observer.next(output) }
        case .failed(let error): observer.failed(error)
        case .completed: observer.completed()
        }
      }
    }
  }

  /// The same events, of which the first one is a reload.
  func beginningWithReload() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation { { ObservableArrayEvent(source: $0, change: $1) } }
  }
}

extension SignalProtocol where Element: Observable2DArrayEventProtocol {
  /// The same events, of which the first one is a reload.
  func beginningWithReload()
    -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error>
  {
    Signal { observer in
      var hasBegun = false
      return observe { event in
        observer.on(
          event.map { element in
            defer { hasBegun = true }
            let change = hasBegun ? element.change : .reload
            return Observable2DArrayEvent(source: element.source, change: change)
          }
        )
      }
    }
  }
}
