/// Something that stands in a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element looks, and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The text.
  public let title: String
  /// A second line under the text.
  open var subtitle: String?
  /// The image beside the text.
  public let image: UIImage?

  fileprivate init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu, or an answer to an event of a control, that runs a closure.
@MainActor
open class UIAction: UIMenuElement {
  /// How the action looks, and whether it can be chosen.
  open var attributes: Attributes
  /// The mark beside the action.
  open var state: State
  package let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, subtitle, image)
  }
}

/// A menu.
@MainActor
open class UIMenu: UIMenuElement {
  /// How a menu stands in the one around it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
  }

  /// How the menu stands in the one around it.
  public let options: Options
  /// What stands in the menu, from the top to the bottom.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    super.init(title, subtitle, image)
  }
}

/// Gives a screen that shows what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Gives a menu, with the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a long touch opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  package let actionProvider: UIContextMenuActionProvider?

  /// Makes a description of a menu.
  public init(
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Takes what is to run beside the animation of a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Runs code when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Takes what is to run beside the animation of a picture that was tapped above its menu.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
