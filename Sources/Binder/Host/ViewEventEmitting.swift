/// A cell that reports its events to the handlers of its section.
///
///     final class FieldCell: HeadlessCell, ViewEventEmitting {
///       enum ViewEvent { case textEntered(String), ended }
///       let field = TextField()
///       func type(_ text: String) { field.text = text; emit(event: .textEntered(text)) }
///     }
@MainActor
public protocol ViewEventEmitting: AnyObject {
  /// The events that can happen inside the cell.
  associatedtype ViewEvent
}

extension ViewEventEmitting {
  /// Passes an event to the `onEvent` handlers of the section that displays the cell now.
  ///
  /// For a cell that is not displayed, this does nothing.
  public func emit(event: ViewEvent) {
    CellEventRoute.receiver(of: self)?.receive(event, from: self)
  }
}

@MainActor
package protocol CellEventReceiver: AnyObject {
  func receive<Cell: ViewEventEmitting>(_ event: Cell.ViewEvent, from cell: Cell)

  func receive<Event>(_ event: Event, ofContentIn cell: any TableCell) -> Bool
}

/// The route of events from a displayed cell to what displays it.
///
/// A cell may be any class, so the way is kept beside the cell and not in it: for as long as the
/// cell is displayed.
@MainActor
package struct CellEventRoute {
  private weak var cell: AnyObject?
  private weak var receiver: (any CellEventReceiver)?
  private let display: Int
  private static var displayCount = 0
  private static var routes: [ObjectIdentifier: CellEventRoute] = [:]
  private static var sweepCount = 64

  /// Connects the events of a cell that is about to be displayed.
  package static func open(from cell: AnyObject, to receiver: any CellEventReceiver) {
    guard cell is any ViewEventEmitting || cell is any ContentShowing else { return }
    if routes.count >= sweepCount {
      routes = routes.filter { $0.value.cell != nil }
      sweepCount = max(64, routes.count * 2)
    }
    displayCount += 1
    routes[ObjectIdentifier(cell)] =
      CellEventRoute(cell: cell, receiver: receiver, display: displayCount)
  }

  package static func close(from cell: AnyObject) {
    routes[ObjectIdentifier(cell)] = nil
  }

  /// A number for the time that a cell is displayed, another one each time; nil while it is not.
  package static func display(of cell: AnyObject) -> Int? { route(of: cell)?.display }

  package static func receiver(of cell: AnyObject) -> (any CellEventReceiver)? {
    route(of: cell)?.receiver
  }

  private static func route(of cell: AnyObject) -> CellEventRoute? {
    guard let route = routes[ObjectIdentifier(cell)], route.cell === cell else { return nil }
    return route
  }
}

/// The result of passing on an event of a cell.
public struct CellEventRecord: Sendable {
  /// The event as text.
  public var event: String

  /// The type of the cell, without the types and the module around it.
  public var cellType: String

  /// The row that displays the cell, in the content after all pending updates; nil when it was deleted.
  public var indexPath: IndexPath?

  /// True when the row was deleted before the event could be handled.
  public var wasDropped: Bool

  /// Makes a record of an event.
  public init(event: String, cellType: String, indexPath: IndexPath?, wasDropped: Bool) {
    self.event = event
    self.cellType = cellType
    self.indexPath = indexPath
    self.wasDropped = wasDropped
  }
}
