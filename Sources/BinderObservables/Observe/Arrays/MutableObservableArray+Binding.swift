import Binder

extension MutableObservableArray: Bindable {
  /// Follows another array, and delivers each change to its own observers; the former items are deleted.
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
  /// Replaces all items of an observable array by those of each array, as a reload.
  @discardableResult
  public func bind(to array: MutableObservableArray<Element.Element>) -> any Disposable {
    bind(to: array) { array, items in array.replace(with: items) }
  }
}

extension MutableObservable2DArray: Bindable {
  /// Follows another array of sections, and delivers each change to its own observers; the former sections are
  /// deleted.
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
