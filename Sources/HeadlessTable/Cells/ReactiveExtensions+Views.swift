import Binder
public import BinderObservables

extension ReactiveExtensions where Base: HeadlessView {
  /// Sets whether the view is hidden.
  @MainActor
  public var isHidden: Bond<Bool> { Bond(target: base) { view, value in view.isHidden = value } }

  /// A property that the user changes, too.
  @MainActor
  func subject<Value>(
    _ property: ReferenceWritableKeyPath<Base, Value>,
    _ changes: SafePublishSubject<Void>
  ) -> DynamicSubject<Value> {
    DynamicSubject(
      target: base,
      changes: changes.toSignal(),
      get: { $0[keyPath: property] },
      set: { $0[keyPath: property] = $1 }
    )
  }
}

extension ReactiveExtensions where Base: HeadlessView.Label {
  /// Sets the label's text.
  @MainActor
  public var text: Bond<String?> { Bond(target: base) { label, text in label.text = text } }
}

extension ReactiveExtensions where Base: HeadlessView.ImageView {
  /// Sets the name of the image.
  @MainActor
  public var imageName: Bond<String?> { Bond(target: base) { view, name in view.imageName = name } }
}

extension ReactiveExtensions where Base: HeadlessView.Button {
  /// Sets the title of the button.
  @MainActor
  public var title: Bond<String?> { Bond(target: base) { button, title in button.title = title } }

  /// Sets whether the button is enabled.
  @MainActor
  public var isEnabled: Bond<Bool> {
    Bond(target: base) { button, value in button.isEnabled = value }
  }
}

/// A bag that is made at first use: most views never have one.
@MainActor
struct LazyBag {
  private var made: DisposeBag?

  mutating func bag() -> DisposeBag {
    let bag = made ?? DisposeBag()
    made = bag
    return bag
  }

  func empty() {
    made?.dispose()
  }
}

extension HeadlessView: ReactiveExtensionsProvider, DisposeBagProvider {
  /// The bindings of the view, which end when it is deallocated.
  ///
  /// Those of a cell, a header or a footer are for the row or the section that it shows, and end before it is reused.
  public var bag: DisposeBag { lazyBag.bag() }
}

/// The table follows the chainable data source that its data source reads.
extension HeadlessTable: CDSBatchDelegate {}

/// Bindings to a table end with it; see `bag`.
extension HeadlessTable: DisposeBagProvider {}
