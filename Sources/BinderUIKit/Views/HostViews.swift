#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The cells and views of a table or a collection view: which of them carry others, and which are filled again in their places.
  @MainActor
  class HostViews {
    private struct WeakView {
      weak var view: UIView?
    }

    private var carriers: [ObjectIdentifier: WeakView] = [:]
    private var sweepCount = 64
    /// The cells that UIKit requests to be filled again.
    var inPlace = CellsInPlace()
    var report: (TableDiagnostic.Severity, String) -> Void = { _, _ in }

    /// The cell as the app knows it: the one that is carried, or the cell itself.
    func cell(shownBy view: UIView) -> (any TableCell)? {
      guard let carrier = view as? any CellCarrier else { return view as? any TableCell }
      if let carried = carrier.carried { remember(carrier, carrying: carried) }
      return carrier.carried
    }

    /// The header, the footer or another view as the app knows it; nil for a view of another kind.
    func view(shownBy view: UIView) -> (any TableHeaderFooterView)? {
      guard let carrier = view as? any ViewCarrier else {
        return view as? any TableHeaderFooterView
      }
      if let carried = carrier.carried { remember(carrier, carrying: carried) }
      return carrier.carried
    }

    /// The view of UIKit that shows a cell or a view: itself, or what carries it; nil if nothing does yet.
    func known<View: UIView>(_ content: AnyObject) -> View? {
      content as? View ?? carriers[ObjectIdentifier(content)]?.view as? View
    }

    /// Remembers what carries something, for as long as the carrier lives, which keeps what it carries.
    func remember(_ carrier: UIView, carrying content: AnyObject) {
      if carriers.count >= sweepCount {
        carriers = carriers.filter { $0.value.view != nil }
        sweepCount = max(64, carriers.count * 2)
      }
      carriers[ObjectIdentifier(content)] = WeakView(view: carrier)
    }

    /// Says that an identifier is that of another type; returns one of the type's own.
    func ownIdentifier<View>(_ noun: String, _ identifier: String, _ type: View.Type) -> String {
      report(
        .error,
        "Under the identifier '\(identifier)' a \(noun) of another type than '\(type)' is known. "
          + "Register each type under an identifier of its own."
      )
      return "\(identifier) as \(String(reflecting: type))"
    }
  }
#endif
