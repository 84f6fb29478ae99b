/// A command of a row's menu, or a group of commands.
///
///     MenuAction("Reply", image: "arrow") { await mailer.reply(to: mail); return .done }
///     MenuAction.submenu("Move to", image: "folder") {
///       for folder in folders {
///         MenuAction(folder.name, state: folder.contains(mail) ? .on : .off) { … }
///       }
///     }
///
/// It is a value: a test lists the commands of a row and performs one without opening the menu.
@MainActor
public struct MenuAction {
  /// How a command looks, and whether it can be chosen.
  public enum Style: Hashable, Sendable {
    /// A command that can be chosen.
    case normal
    /// A command that deletes data; drawn in red.
    case destructive
    /// A command that cannot be chosen now.
    case disabled
    /// A command that is not shown; an `if` around it does the same.
    case hidden
  }

  /// The mark beside a command.
  public enum State: Hashable, Sendable {
    /// No mark.
    case off
    /// A check mark: the state of the command is on.
    case on
    /// A dash: the state is on in part.
    case mixed
  }

  /// What a command is in its menu.
  public enum Kind: Hashable, Sendable {
    /// A command that can be chosen.
    case command
    /// A title that opens a submenu.
    case submenu
    /// Commands in the menu itself, between separators.
    case inline
  }

  /// The text of the command, or of what is around several.
  public var title: String
  /// A second, smaller line under the title; nil for none.
  public var subtitle: String?
  /// How the command looks.
  public var style: Style
  /// The mark beside the command.
  public var state: State
  /// The name of the command's image; nil for none.
  public var image: String?
  /// Whether it is a command, or has commands in it.
  public let kind: Kind
  /// The commands of a submenu, or those that stand inline; none for a command.
  public var children: [MenuAction] = []

  var handler: @MainActor () async -> ActionOutcome

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text of the command.
  ///   - subtitle: A second, smaller line.
  ///   - style: How the command looks, and whether it can be chosen.
  ///   - state: The mark beside the command.
  ///   - image: The name of the command's image.
  ///   - handler: Runs when the command is chosen, at once until it first awaits something.
  public init(
    _ title: String,
    subtitle: String? = nil,
    style: Style = .normal,
    state: State = .off,
    image: String? = nil,
    handler: @escaping @MainActor () async -> ActionOutcome
  ) {
    (self.title, self.subtitle, self.style, self.state) = (title, subtitle, style, state)
    (self.image, self.handler, kind) = (image, handler, .command)
  }

  init(
    _ title: String,
    _ subtitle: String?,
    _ image: String?,
    _ kind: Kind,
    _ children: [MenuAction]
  ) {
    (self.title, self.subtitle, self.style, self.state) = (title, subtitle, .normal, .off)
    (self.image, handler, self.kind, self.children) = (image, { .refused }, kind, children)
  }

  /// Does what a tap on the command does; a submenu does nothing.
  ///
  /// - Parameter completion: Runs when the handler has ended: before this returns, unless the handler awaits something.
  public func perform(_ completion: @escaping @MainActor (ActionOutcome) -> Void = { _ in }) {
    runAtOnce { [handler] in completion(await handler()) }
  }

  /// Whether there is something to see: no hidden command, and no submenu without commands.
  package var isShown: Bool {
    kind == .command ? style != .hidden : children.contains { $0.isShown }
  }
}

extension MenuAction {
  /// Says that a handler has a result.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "say how the command has ended: return .done, or .refused when nothing was done"
  )
  public init(
    _ title: String,
    subtitle: String? = nil,
    style: Style = .normal,
    state: State = .off,
    image: String? = nil,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.init(title, subtitle: subtitle, style: style, state: state, image: image) { .done }
  }
}
