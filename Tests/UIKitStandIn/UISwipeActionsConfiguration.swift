/// A button beside a row that is swiped aside.
@MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does what the button says, and tells whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the action looks.
  public let style: Style
  /// What stands on the button.
  open var title: String?
  /// What is drawn on the button.
  open var image: UIImage?
  /// What the button does.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The actions at one edge of a row.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row does what the first action does.
  open var performsFirstActionWithFullSwipe = true

  /// Makes the actions of an edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An image, which the stand-in knows by its name only.
@MainActor
open class UIImage: NSObject {
  package let name: String

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Finds an image of the app; here every name is one of a symbol.
  public init?(named name: String) { return nil }

  /// Finds a symbol of the system.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
