extension PublishSubject: Bindable {
  /// Sends each element; the end of the signal is not the end of the subject.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> any Disposable {
    signal.bind(to: self) { subject, element in subject.next(element) }
  }
}
