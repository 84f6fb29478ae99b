/// A command of the menu of a row.
///
///     MenuAction("Reply", image: "arrow") { await mailer.reply(to: mail); return .done }
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
  }

  /// The text of the command.
  public var title: String
  /// How the command looks.
  public var style: Style
  /// The name of the command's image; nil for none.
  public var image: String?

  var handler: @MainActor () async -> ActionOutcome

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text of the command.
  ///   - style: How the command looks, and whether it can be chosen.
  ///   - image: The name of the command's image.
  ///   - handler: Runs when the command is chosen, at once until it first awaits something.
  public init(
    _ title: String,
    style: Style = .normal,
    image: String? = nil,
    handler: @escaping @MainActor () async -> ActionOutcome
  ) {
    (self.title, self.style, self.image, self.handler) = (title, style, image, handler)
  }

  /// Does what a tap on the command does.
  ///
  /// - Parameter completion: Runs when the handler has ended: before this returns, unless the handler awaits something.
  public func perform(_ completion: @escaping @MainActor (ActionOutcome) -> Void = { _ in }) {
    runAtOnce { [handler] in completion(await handler()) }
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
    style: Style = .normal,
    image: String? = nil,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.init(title, style: style, image: image) { .done }
  }
}

/// What a table asks and tells about the menus of its rows.
@MainActor
public protocol TableMenuDelegate: AnyObject {
  /// The commands of the menu that a long touch of a row opens; nil for no menu.
  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]?

  /// The menu of a row is about to open.
  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath)

  /// The menu of a row is about to close.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: Where the row is now; nil for a row that was deleted.
  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?)

  /// A finger has tapped the picture of the row above its menu.
  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath)
}

extension TableMenuDelegate {
  /// No menu.
  public func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willDisplayContextMenuForRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willEndContextMenuForRowAt indexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    performPreviewActionForRowAt indexPath: IndexPath
  ) {}
}
