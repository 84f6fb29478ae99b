#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What carries the cells and views that are none of UIKit's.
  @MainActor
  struct CarrierMemory {
    private struct WeakView {
      weak var view: UIView?
    }

    private var carriers: [ObjectIdentifier: WeakView] = [:]
    private var sweepCount = 64

    subscript(content: AnyObject) -> UIView? { carriers[ObjectIdentifier(content)]?.view }

    /// Remembers what carries something, for as long as the carrier lives, which keeps what it carries.
    mutating func remember(_ carrier: UIView, carrying content: AnyObject) {
      if carriers.count >= sweepCount {
        carriers = carriers.filter { $0.value.view != nil }
        sweepCount = max(64, carriers.count * 2)
      }
      carriers[ObjectIdentifier(content)] = WeakView(view: carrier)
    }
  }
#endif
