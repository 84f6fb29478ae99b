#if canImport(UIKit) && !os(watchOS)
  import Binder
  public import BinderObservables
  import BinderUIKit
  public import UIKit

  /// Every object has its observable side: `button.reactive.tap`, `navigationItem.reactive.title`.
  extension NSObject: ReactiveExtensionsProvider {}

  extension ReactiveExtensions where Base: UIViewController {
    /// The bindings of the screen; they end with it.
    @MainActor
    public var bag: DisposeBag { base.madeBag }
  }

  extension ReactiveExtensions where Base: UIView {
    /// The bindings of the view; they end with it, and those of a cell, a header or a footer when it is used again.
    @MainActor
    public var bag: DisposeBag { base.madeBag }

    /// Sets whether the view is hidden.
    @MainActor
    public var isHidden: Bond<Bool> { bond { view, value in view.isHidden = value } }
  }

  extension ReactiveExtensions where Base: UILabel {
    /// Sets the label's text.
    @MainActor
    public var text: Bond<String?> { bond { label, text in label.text = text } }
  }

  extension ReactiveExtensions where Base: UIImageView {
    /// Sets the image.
    @MainActor
    public var image: Bond<UIImage?> { bond { view, image in view.image = image } }
  }

  extension ReactiveExtensions where Base: UIActivityIndicatorView {
    /// Sets whether the indicator is animating.
    @MainActor
    public var isAnimating: Bond<Bool> {
      bond { indicator, value in value ? indicator.startAnimating() : indicator.stopAnimating() }
    }
  }

  extension ReactiveExtensions where Base: UIControl {
    /// Delivers each time that the control sends one of the events; completes when the control is deallocated.
    @MainActor
    public func controlEvents(_ events: UIControl.Event) -> SafeSignal<Void> {
      let sent = SafeSignal<Void> { [weak base] observer in
        guard let base else {
          observer.completed()
          return NonDisposable()
        }
        let action = UIAction { _ in observer.next(()) }
        base.addAction(action, for: events)
        return BlockDisposable { [weak base] in base?.removeAction(action, for: events) }
      }
      return sent.prefix(untilOutputFrom: base.madeBag.deallocated)
    }

    /// Sets whether the control is enabled.
    @MainActor
    public var isEnabled: Bond<Bool> { bond { control, value in control.isEnabled = value } }

    @MainActor
    fileprivate func subject<Value>(
      _ events: UIControl.Event,
      _ property: ReferenceWritableKeyPath<Base, Value>
    ) -> DynamicSubject<Value> {
      DynamicSubject(
        target: base,
        changes: controlEvents(events),
        get: { $0[keyPath: property] },
        set: { $0[keyPath: property] = $1 }
      )
    }
  }

  extension ReactiveExtensions where Base: UIButton {
    /// Delivers each time that the button is tapped, or pressed with a remote.
    @MainActor
    public var tap: SafeSignal<Void> {
      #if os(tvOS)
        // Nothing touches a button there.
        controlEvents(.primaryActionTriggered)
      #else
        controlEvents(.touchUpInside)
      #endif
    }

    /// Sets the title of the button.
    @MainActor
    public var title: Bond<String?> {
      bond { button, title in button.setTitle(title, for: .normal) }
    }
  }

  extension ReactiveExtensions where Base: UITextField {
    /// The text: now, and each that is typed; a binding to it sets another one.
    @MainActor
    public var text: DynamicSubject<String?> {
      // A text that is set moves the caret to its end, and ends the input of a character that takes several keys.
      DynamicSubject(
        target: base,
        changes: controlEvents(.editingChanged),
        get: { $0.text },
        set: { field, text in if field.text != text { field.text = text } }
      )
    }
  }

  extension ReactiveExtensions where Base: UISegmentedControl {
    /// The chosen segment: now, and each that the user chooses; a binding to it chooses another.
    @MainActor
    public var selectedSegmentIndex: DynamicSubject<Int> {
      subject(.valueChanged, \.selectedSegmentIndex)
    }
  }

  extension ReactiveExtensions where Base: UITextView {
    /// The text: now, and each that is typed; a binding to it sets another one.
    @MainActor
    public var text: DynamicSubject<String?> {
      DynamicSubject(
        target: base,
        changes: base.edits.prefix(untilOutputFrom: base.madeBag.deallocated),
        get: { $0.text },
        set: { view, text in if view.text != text { view.text = text } }
      )
    }
  }

  extension UITextView {
    #if canImport(ObjectiveC)
      fileprivate var edits: SafeSignal<Void> {
        SafeSignal { [weak self] observer in
          guard let self else {
            observer.completed()
            return NonDisposable()
          }
          // It is posted on the main thread, where the observer is.
          nonisolated(unsafe) let observer = observer
          let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification,
            object: self,
            queue: nil
          ) { _ in observer.next(()) }
          return BlockDisposable { NotificationCenter.default.removeObserver(token) }
        }
      }
    #else
      /// The same where a module stands in for UIKit.
      fileprivate var edits: SafeSignal<Void> { typed.toSignal() }
    #endif
  }

  #if !os(tvOS)
    extension ReactiveExtensions where Base: UIRefreshControl {
      /// Whether the control is refreshing: now, and each time the user pulls it; a binding to it begins or ends this.
      @MainActor
      public var refreshing: DynamicSubject<Bool> {
        DynamicSubject(
          target: base,
          changes: controlEvents(.valueChanged),
          get: { $0.isRefreshing },
          set: { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
        )
      }
    }

    extension ReactiveExtensions where Base: UISwitch {
      /// Whether the switch is on: now, and each time the user turns it; a binding to it sets it.
      @MainActor
      public var isOn: DynamicSubject<Bool> { subject(.valueChanged, \.isOn) }
    }

    extension ReactiveExtensions where Base: UISlider {
      /// The value: now, and each that the user chooses; a binding to it sets it.
      @MainActor
      public var value: DynamicSubject<Float> { subject(.valueChanged, \.value) }
    }
  #endif
#endif
