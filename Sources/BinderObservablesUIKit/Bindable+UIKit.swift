#if canImport(UIKit) && !os(watchOS)
  import Binder
  public import BinderObservables
  import BinderUIKit
  public import UIKit

  // Views that are bound to as a whole, for what they show: `name.bind(to: cell.nameLabel)`.
  extension UILabel: @MainActor Bindable {
    /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
    @discardableResult
    public func bind(signal: Signal<String?, Never>) -> any Disposable {
      reactive.text.bind(signal: signal)
    }
  }

  extension UIImageView: @MainActor Bindable {
    /// Shows each element as the image, as `bind(to: view.reactive.image)` does.
    @discardableResult
    public func bind(signal: Signal<UIImage?, Never>) -> any Disposable {
      reactive.image.bind(signal: signal)
    }
  }

  extension UITextField: @MainActor Bindable {
    /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
    @discardableResult
    public func bind(signal: Signal<String?, Never>) -> any Disposable {
      reactive.text.bind(signal: signal)
    }
  }

  extension UITextView: @MainActor Bindable {
    /// Shows each element as the text, as `bind(to: view.reactive.text)` does.
    @discardableResult
    public func bind(signal: Signal<String?, Never>) -> any Disposable {
      reactive.text.bind(signal: signal)
    }
  }

  extension UISegmentedControl: @MainActor Bindable {
    /// Chooses the segment of each element, as `bind(to: view.reactive.selectedSegmentIndex)` does.
    @discardableResult
    public func bind(signal: Signal<Int, Never>) -> any Disposable {
      reactive.selectedSegmentIndex.bind(signal: signal)
    }
  }

  #if !os(tvOS)
    extension UIRefreshControl: @MainActor Bindable {
      /// Begins or ends refreshing by each element, as `bind(to: control.reactive.refreshing)` does.
      @discardableResult
      public func bind(signal: Signal<Bool, Never>) -> any Disposable {
        reactive.refreshing.bind(signal: signal)
      }
    }

    extension UISwitch: @MainActor Bindable {
      /// Shows each element as the state of the switch, as `bind(to: view.reactive.isOn)` does.
      @discardableResult
      public func bind(signal: Signal<Bool, Never>) -> any Disposable {
        reactive.isOn.bind(signal: signal)
      }
    }

    extension UISlider: @MainActor Bindable {
      /// Shows each element as the value, as `bind(to: view.reactive.value)` does.
      @discardableResult
      public func bind(signal: Signal<Float, Never>) -> any Disposable {
        reactive.value.bind(signal: signal)
      }
    }
  #endif
#endif
