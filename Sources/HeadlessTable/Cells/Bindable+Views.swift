import Binder
public import BinderObservables

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Views that are bound to as a whole, for what they show: `name.bind(to: cell.nameLabel)`.
extension HeadlessView.Label: @MainActor Bindable {
  /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
  @discardableResult
  public func bind(signal: Signal<String?, Never>) -> any Disposable {
    reactive.text.bind(signal: signal)
  }
}

extension HeadlessView.ImageView: @MainActor Bindable {
  /// Shows each element as the name of the image, as `bind(to: view.reactive.imageName)` does.
  @discardableResult
  public func bind(signal: Signal<String?, Never>) -> any Disposable {
    reactive.imageName.bind(signal: signal)
  }
}

extension HeadlessView.TextField: @MainActor Bindable {
  /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
  @discardableResult
  public func bind(signal: Signal<String?, Never>) -> any Disposable {
    reactive.text.bind(signal: signal)
  }
}

extension HeadlessView.TextView: @MainActor Bindable {
  /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
  @discardableResult
  public func bind(signal: Signal<String?, Never>) -> any Disposable {
    reactive.text.bind(signal: signal)
  }
}

extension HeadlessView.Toggle: @MainActor Bindable {
  /// Shows each element as the state of the switch, as `bind(to: view.reactive.isOn)` does.
  @discardableResult
  public func bind(signal: Signal<Bool, Never>) -> any Disposable {
    reactive.isOn.bind(signal: signal)
  }
}

extension HeadlessView.DatePicker: @MainActor Bindable {
  /// Shows each element as the date, as `bind(to: view.reactive.date)` does.
  @discardableResult
  public func bind(signal: Signal<Date, Never>) -> any Disposable {
    reactive.date.bind(signal: signal)
  }
}
