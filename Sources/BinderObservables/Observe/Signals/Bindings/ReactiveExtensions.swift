import Binder

/// The observable side of an object: `button.reactive.tap`, `cell.reactive.bag`.
///
/// Add members for your own types by extending it where its base is one of them.
///
///     extension ReactiveExtensions where Base: PersonCell {
///       @MainActor var name: Bond<String> { bond { cell, name in cell.nameLabel.text = name } }
///     }
@dynamicMemberLookup
public struct ReactiveExtensions<Base> {
  /// The object itself.
  public let base: Base

  /// Wraps an object.
  public init(_ base: Base) {
    self.base = base
  }
}

extension ReactiveExtensions where Base: Deallocatable {
  /// A signal without elements that completes when the object is deallocated.
  public var deallocated: SafeSignal<Never> { base.deallocated }
}

extension ReactiveExtensions where Base: DisposeBagProvider {
  /// The bag that is disposed together with the object; a cell's is emptied when the cell is reused.
  public var bag: DisposeBag { base.bag }
}

extension ReactiveExtensions where Base: AnyObject {
  /// A ``Bond`` that sets the object to each element: `bond { label, text in label.text = text }`.
  public func bond<Element>(_ setter: @escaping (Base, Element) -> Void) -> Bond<Element> {
    Bond(target: base, setter: setter)
  }

  /// A ``Bond`` that sets a property of the object: `color.bind(to: view.reactive.backgroundColor)`.
  ///
  /// A property that can be observed, too, has a member of its own, which is a ``DynamicSubject``.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Base, Value>
  ) -> Bond<Value> {
    bond { object, value in object[keyPath: property] = value }
  }
}

/// An object with a place for its observable side: `object.reactive`.
public protocol ReactiveExtensionsProvider: AnyObject {}

extension ReactiveExtensionsProvider {
  /// The observable side of the object.
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }
}

/// Sets an object to each element: a target and a setter.
///
///     extension ReactiveExtensions where Base: HeadlessView.Label {
///       @MainActor var text: Bond<String?> { Bond(target: base) { label, text in label.text = text } }
///     }
///     names.bind(to: label.reactive.text)
public struct Bond<Element>: Bindable {
  private let bindSignal: (Signal<Element, Never>) -> any Disposable

  /// Makes a bond to an object, which is held weakly; bindings end together with one that has a bag.
  public init<Target: AnyObject>(
    target: Target,
    setter: @escaping (Target, Element) -> Void
  ) {
    bindSignal = { [weak target] signal in
      guard let target else { return NonDisposable() }
      return signal.bind(to: target, setter: setter)
    }
  }

  /// Sets the target to each element, until the signal ends or the target is deallocated.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> any Disposable {
    bindSignal(signal)
  }
}

/// A value of an object that can be observed and bound to: `textField.reactive.text`.
///
/// Observing it delivers the value as it is, and then each that it becomes, and completes when the object is deallocated.
/// Binding to it sets the value, which an observer receives if the object announces it: controls of UIKit announce what the user
/// does, and nothing that a program sets. The object is held weakly.
public struct DynamicSubject<Element>: SignalProtocol, Bindable {
  /// The signal never fails.
  public typealias Error = Never

  private let values: SafeSignal<Element>
  private let bond: Bond<Element>

  /// Makes a value of an object.
  ///
  /// The signal delivers whenever the value has become another one, for whatever reason; it completes with an object that does
  /// not announce its deallocation, as a ``Deallocatable`` does.
  public init<Target: AnyObject>(
    target: Target,
    changes: SafeSignal<Void>,
    get: @escaping (Target) -> Element,
    set: @escaping (Target, Element) -> Void
  ) {
    bond = Bond(target: target, setter: set)
    let changes =
      (target as? any Deallocatable).map { changes.prefix(untilOutputFrom: $0.deallocated) }
      ?? changes
    values = SafeSignal { [weak target] observer in
      changes.prepend(()).observe { [weak target] event in
        switch event {
        case .next: if let target { observer.next(get(target)) }
        case .completed: observer.completed()
        }
      }
    }
  }

  /// Delivers the value, and then each that it becomes.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Never>) -> Void
  ) -> any Disposable { values.observe(with: observer) }

  /// Sets the value to each element, until the signal ends or the object is deallocated.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> any Disposable { bond.bind(signal: signal) }
}
