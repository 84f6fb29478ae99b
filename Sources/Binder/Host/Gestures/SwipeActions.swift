/// The result of an action that the user has chosen.
public enum ActionOutcome: Hashable, Sendable {
  /// The action was performed.
  case done
  /// The action did nothing; the row closes.
  case refused
}

/// The edge of a row with its swipe actions.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The left edge, where text is read from left to right.
  case leading
  /// The right edge, where text is read from left to right.
  case trailing
}

/// A button beside a row that is swiped aside.
///
///     SwipeAction("Delete", style: .destructive) { store.delete(mail); return .done }
///     SwipeAction("Flag", image: "flag", color: "orange") { await store.flag(mail); return .done }
///
/// It is a value: a test lists the actions of a row and performs one without swiping.
@MainActor
public struct SwipeAction {
  /// How an action looks, and whether its row is expected to disappear.
  public enum Style: Hashable, Sendable {
    /// An action that keeps its row.
    case normal
    /// An action that deletes data; drawn in red.
    case destructive
  }

  /// The text of the button.
  public var title: String
  /// How the action looks.
  public var style: Style
  /// The name of the button's image; nil for none.
  public var image: String?
  /// The name of the colour behind the text; nil for the usual one, as for a name that is not known.
  ///
  /// It is that of a colour of the app, or one of the system: `red`, `orange`, `yellow`, `green`, `mint`, `teal`, `cyan`,
  /// `blue`, `indigo`, `purple`, `pink`, `brown` or `gray`.
  public var color: String?

  var handler: @MainActor () async -> ActionOutcome

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: How the action looks.
  ///   - image: The name of the button's image.
  ///   - color: The name of the colour behind the text.
  ///   - handler: Runs when the button is tapped, at once until it first awaits something; the row closes when it ends.
  public init(
    _ title: String,
    style: Style = .normal,
    image: String? = nil,
    color: String? = nil,
    handler: @escaping @MainActor () async -> ActionOutcome
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    (self.image, self.color) = (image, color)
  }

  /// Does what a tap on the button does.
  ///
  /// - Parameter completion: Runs when the handler has ended: before this returns, unless the handler awaits something.
  public func perform(_ completion: @escaping @MainActor (ActionOutcome) -> Void = { _ in }) {
    runAtOnce { [handler] in completion(await handler()) }
  }
}

extension SwipeAction {
  /// Makes an action whose handler always does what the title says: it ends as ``ActionOutcome/done``.
  ///
  ///     SwipeAction("Remove", style: .destructive) { store.remove(device) }
  @_disfavoredOverload
  public init(
    _ title: String,
    style: Style = .normal,
    image: String? = nil,
    color: String? = nil,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.init(title, style: style, image: image, color: color) {
      await handler()
      return .done
    }
  }
}

/// The actions at one edge of a row.
@MainActor
public struct SwipeActions {
  /// The actions; the first one stands nearest to the edge.
  public var actions: [SwipeAction]
  /// Whether a swipe across the whole row performs the first action.
  public var allowsFullSwipe: Bool

  /// Makes the actions of one edge.
  public init(_ actions: [SwipeAction], allowsFullSwipe: Bool = true) {
    (self.actions, self.allowsFullSwipe) = (actions, allowsFullSwipe)
  }
}

/// Delegate methods for the swipe actions of rows.
@MainActor
public protocol TableSwipeDelegate: AnyObject {
  /// The actions of a row: none for an empty list; nil leaves the row its delete button, if it can be deleted.
  func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions?
}

extension TableSwipeDelegate {
  /// Nil: a row that can be deleted has a delete button.
  public func tableView(
    _ tableView: any TableHost,
    swipeActionsForRowAt indexPath: IndexPath,
    at edge: SwipeEdge
  ) -> SwipeActions? { nil }
}
