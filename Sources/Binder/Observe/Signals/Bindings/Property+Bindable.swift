extension Property: Bindable {
  /// Sets the value to each element; the end of the signal is not the end of the property.
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> any Disposable {
    signal.bind(to: self) { property, value in property.value = value }
  }
}
