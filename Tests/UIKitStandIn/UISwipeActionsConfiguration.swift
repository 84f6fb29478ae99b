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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is behind the text; nil for the colour of the style, which UIKit gives as such.
  open var backgroundColor: UIColor!
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

/// A colour, which the stand-in knows by its name only.
@MainActor
open class UIColor: NSObject {
  package let name: String
  /// Not of UIKit: the names of the colours that the app has.
  package static var ofApp: Set<String> = []

  /// Finds a colour of the app.
  public init?(named name: String) {
    guard Self.ofApp.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  /// The system's red.
  public static let systemRed = UIColor("systemRed")
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange")
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow")
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen")
  /// The system's mint.
  public static let systemMint = UIColor("systemMint")
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal")
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan")
  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue")
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple")
  /// The system's pink.
  public static let systemPink = UIColor("systemPink")
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown")
  /// The system's gray.
  public static let systemGray = UIColor("systemGray")
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
