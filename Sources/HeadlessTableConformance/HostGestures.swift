public import Binder
public import HeadlessTable

/// The gestures that a test can do on a host, besides a tap; those that are left out are not checked.
///
///     var gestures = HostGestures<MyTable>()
///     gestures.swipe = { table, path, edge in table.swipe(path, edge).map(\.title) }
///     gestures.tapAction = { table, title in table.tapAction(title) }
///
/// A host that does not implement a gesture leaves it out.
@MainActor
public struct HostGestures<Host> {
  /// Swipes a row aside, and returns the titles of the actions at an edge, the nearest first; empty without actions.
  public var swipe: (@MainActor (Host, IndexPath, SwipeEdge) -> [String])?

  /// Taps an action of the row that is swiped aside.
  public var tapAction: (@MainActor (Host, String) -> Void)?

  /// Taps the delete control of a row, in editing mode, and confirms it.
  public var delete: (@MainActor (Host, IndexPath) -> Void)?

  /// Taps the insert control of a row, in editing mode.
  public var insert: (@MainActor (Host, IndexPath) -> Void)?

  /// Drags a row to a place, counted when the row has been taken out, and releases it.
  public var move: (@MainActor (Host, IndexPath, IndexPath) -> Void)?

  /// Taps the accessory button of a row.
  public var tapAccessory: (@MainActor (Host, IndexPath) -> Void)?

  /// Opens the menu of a row, and returns the titles of its commands; an empty list for a row without a menu.
  public var openMenu: (@MainActor (Host, IndexPath) -> [String])?

  /// Chooses a command of the open menu.
  public var choose: (@MainActor (Host, String) -> Void)?

  /// The titles of the index that the host shows.
  public var indexTitles: (@MainActor (Host) -> [String])?

  /// Pulls the table down.
  public var pull: (@MainActor (Host) -> Void)?

  /// Whether a tap performs the primary action of a row.
  public var performsPrimaryActions = false

  /// Begins with no gestures.
  public init() {}
}

extension HostGestures<HeadlessTable> {
  /// All gestures of a headless table.
  public static var all: HostGestures {
    var gestures = ofLists
    gestures.delete = { table, path in
      table.tapDelete(path)
      table.confirmDelete()
    }
    gestures.insert = { $0.tapInsert($1) }
    gestures.tapAccessory = { $0.tapAccessory($1) }
    return gestures
  }
}

extension HostGestures<HeadlessCollectionView> {
  /// All gestures of a headless collection view, which has no controls to edit its items.
  public static var all: HostGestures { ofLists }
}

extension HostGestures where Host: HeadlessListView {
  fileprivate static var ofLists: HostGestures {
    var gestures = HostGestures()
    gestures.swipe = { $0.swipe($1, $2).map(\.title) }
    gestures.tapAction = { $0.tapAction($1) }
    gestures.move = { $0.dragRow(at: $1, to: $2) }
    gestures.openMenu = { $0.openContextMenu($1).map(\.title) }
    gestures.choose = { $0.choose($1) }
    gestures.indexTitles = { $0.sectionIndexTitles }
    gestures.pull = { $0.pullToRefresh() }
    gestures.performsPrimaryActions = true
    return gestures
  }
}

/// A gesture, as what a scenario needs.
enum HostGesture: Hashable {
  case swipe, tapAction, delete, insert, move, tapAccessory, menu, index, pull, primaryAction
}

extension HostGestures {
  var known: Set<HostGesture> {
    let all: [(HostGesture, Bool)] = [
      (.swipe, swipe != nil), (.tapAction, tapAction != nil), (.delete, delete != nil),
      (.insert, insert != nil), (.move, move != nil), (.tapAccessory, tapAccessory != nil),
      (.menu, openMenu != nil && choose != nil), (.index, indexTitles != nil),
      (.pull, pull != nil), (.primaryAction, performsPrimaryActions),
    ]
    return Set(all.lazy.filter { $0.1 }.map { $0.0 })
  }
}
