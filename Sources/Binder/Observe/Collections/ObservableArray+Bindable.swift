extension MutableObservableArray: Bindable {
  /// Becomes what another array is, and tells its own observers each change; what was in it before is gone.
  ///
  /// ```swift
  /// let lengths = MutableObservableArray<Int>()
  /// names.map { $0.count }.bind(to: lengths)
  /// ```
  @discardableResult
  public func bind(signal: Signal<ObservableArrayEvent<Item>, Never>) -> any Disposable {
    signal.beginningWithReload().bind(to: self) { array, event in
      switch event.change {
      case .reload: array.replace(with: event.source)
      case .unchanged: array.apply(Changeset(), to: event.source)
      case .patch(let patch): array.apply(patch, to: event.source)
      }
    }
  }
}

extension SignalProtocol where Element: Collection, Error == Never {
  /// Puts the items of each array in the place of all items of an observable one, which tells a reload.
  @discardableResult
  public func bind(to array: MutableObservableArray<Element.Element>) -> any Disposable {
    bind(to: array) { array, items in array.replace(with: items) }
  }
}

extension MutableObservable2DArray: Bindable {
  /// Becomes what another array of sections is, and tells its own observers each change; what was in it before is
  /// gone.
  @discardableResult
  public func bind(
    signal: Signal<Observable2DArrayEvent<Metadata, Item>, Never>
  ) -> any Disposable {
    signal.beginningWithReload().bind(to: self) { array, event in
      switch event.change {
      case .reload: array.replace(with: event.source.sections)
      case .unchanged: array.apply(SectionedChangeset(), to: event.source)
      case .patch(let patch): array.apply(patch, to: event.source)
      }
    }
  }
}
