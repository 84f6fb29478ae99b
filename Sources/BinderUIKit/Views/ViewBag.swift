#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC

    @MainActor private var bagKey: UInt8 = 0

    extension UIView {
      /// The bag that the view was given; nil if nobody has asked for one.
      private var knownBag: ViewBag? {
        get { objc_getAssociatedObject(self, &bagKey) as? ViewBag }
        set {
          objc_setAssociatedObject(self, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }

    extension UIViewController {
      /// The bag that the screen was given; nil if nobody has asked for one.
      private var knownBag: DisposeBag? {
        get { objc_getAssociatedObject(self, &bagKey) as? DisposeBag }
        set {
          objc_setAssociatedObject(self, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
  #else
    extension UIView {
      /// The same where a module stands in for UIKit.
      private var knownBag: ViewBag? {
        get { attachment as? ViewBag }
        set { attachment = newValue }
      }
    }

    extension UIViewController {
      /// The same where a module stands in for UIKit.
      private var knownBag: DisposeBag? {
        get { attachment as? DisposeBag }
        set { attachment = newValue }
      }
    }
  #endif

  extension UIViewController {
    /// The bindings of the screen; the bag is made when it is first asked for, and ends with the screen.
    var madeBag: DisposeBag {
      let bag = knownBag ?? DisposeBag()
      knownBag = bag
      return bag
    }
  }

  extension UIView {
    /// The bindings about what the view shows; the bag is made when it is first asked for, and ends with the view.
    var madeBag: DisposeBag {
      let known = knownBag ?? ViewBag()
      knownBag = known
      known.emptyIfLeft()
      return known.bag
    }

    /// Ends the bindings about what the view has shown: it is handed out again.
    func emptyBag() { knownBag?.bag.dispose() }

    /// Remembers that the view has left the screen: UIKit may show it again as it is, and then its bindings go on.
    func bagOwnerLeft() { knownBag?.isLeft = true }

    /// Goes on with the bindings: the view is on the screen again without having been filled.
    func bagOwnerReturned() { knownBag?.isLeft = false }

    /// Ends the bindings of before if the view was filled without a word about its bag.
    func bagOwnerWasFilled() { knownBag?.emptyIfLeft() }
  }

  /// The bag of a view, and whether it is of what the view showed before it left the screen.
  @MainActor
  private final class ViewBag {
    let bag = DisposeBag()
    var isLeft = false

    func emptyIfLeft() {
      if isLeft { bag.dispose() }
      isLeft = false
    }
  }
#endif
