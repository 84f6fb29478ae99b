#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// Follows a cell, a header or a footer from one row to the next, as its bindings do.
  @MainActor
  package protocol ViewObserver: AnyObject {
    /// The view is reused for another row.
    func viewIsReused()

    /// The view has left the screen; UIKit may show it again as it is.
    func viewLeft()

    /// The view is on the screen again without having been filled.
    func viewReturned()

    /// The view was filled, and not reused before.
    func viewWasFilled()
  }

  #if canImport(ObjectiveC)
    import ObjectiveC

    @MainActor private var observerKey: UInt8 = 0

    extension UIView {
      /// What follows the view; nil for most views.
      package var observer: (any ViewObserver)? {
        get { objc_getAssociatedObject(self, &observerKey) as? any ViewObserver }
        set {
          objc_setAssociatedObject(self, &observerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
  #else
    extension UIView {
      /// The same where a module stands in for UIKit.
      package var observer: (any ViewObserver)? {
        get { attachment as? any ViewObserver }
        set { attachment = newValue }
      }
    }
  #endif
#endif
