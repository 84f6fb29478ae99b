#if canImport(UIKit) && !os(watchOS)
  import Binder
  import BinderObservables
  import BinderUIKit
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC

    @MainActor private var bagKey: UInt8 = 0

    extension UIViewController {
      private var knownBag: DisposeBag? {
        get { objc_getAssociatedObject(self, &bagKey) as? DisposeBag }
        set {
          objc_setAssociatedObject(self, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
  #else
    extension UIViewController {
      /// The same where a module stands in for UIKit.
      private var knownBag: DisposeBag? {
        get { attachment as? DisposeBag }
        set { attachment = newValue }
      }
    }
  #endif

  extension UIViewController {
    /// The bindings of the screen; the bag is made at first use, and ends with the screen.
    var madeBag: DisposeBag {
      let bag = knownBag ?? DisposeBag()
      knownBag = bag
      return bag
    }
  }

  extension UIView {
    /// The bindings about what the view shows; the bag is made at first use, and ends with the view.
    var madeBag: DisposeBag {
      let known = observer as? ViewBag ?? ViewBag()
      observer = known
      known.viewWasFilled()
      return known.bag
    }
  }

  /// The bag of a view, and whether it is of what the view showed before it left the screen.
  @MainActor
  private final class ViewBag: ViewObserver {
    let bag = DisposeBag()
    private var isLeft = false

    func viewIsReused() { bag.dispose() }

    func viewLeft() { isLeft = true }

    func viewReturned() { isLeft = false }

    func viewWasFilled() {
      if isLeft { bag.dispose() }
      isLeft = false
    }
  }
#endif
