extension Call {
  /// A touch, a change of the selection, or an event of a cell.
  public struct Event: Hashable, Sendable {
    /// The kind of event.
    public enum Kind: Hashable, Sendable {
      /// The delegate was asked whether a touch may highlight a row; the row was highlighted, or is not any more.
      case shouldHighlight, didHighlight, didUnhighlight
      /// The delegate was asked which row a touch selects or deselects, or was told that it has.
      case willSelect, didSelect, willDeselect, didDeselect
      /// The data source was asked whether a row can be edited or moved.
      case canEdit, canMove
      /// The delegate was asked for the control of a row, or for its swipe actions.
      case editingStyle, swipeActions
      /// A row was swiped aside, or has closed.
      case willBeginEditing, didEndEditing
      /// A finger chose a swipe action, or the action has ended.
      case swipeAction, actionEnded
      /// A finger confirmed a deletion or asked for an insertion.
      case commit
      /// A finger tapped the accessory button of a row, or the row itself for its primary action.
      case accessoryTapped, primaryAction
      /// The delegate was asked for the menu of a row; the menu has opened or closed.
      case contextMenu, willDisplayMenu, willEndMenu
      /// A finger chose a command of a menu, or tapped the picture above it.
      case menuAction, previewAction
      /// A finger touched a title of the index, or pulled the table down; pulling ends, too.
      case indexTitle, refresh
      /// A view that belongs to no section was set or taken away.
      case setView
      /// The delegate was asked for the place at which a dragged row would be dropped.
      case moveTarget
      /// A finger moved a row, and the data source was told.
      case moveRow
      /// The content offset changed and the delegate was told.
      case didScroll
      /// An update left a row where it was on the screen, and changed the content offset for it.
      case holdRow
      /// A cell emitted an event.
      case cellEvent
      /// The system asked for memory, and the pools were emptied.
      case memoryWarning
    }

    /// The kind of event.
    public var kind: Kind
    /// The place; nil for what concerns the whole table, and for an event of a row that was deleted.
    public var place: Place?
    /// What the event says beside its place; empty where there is nothing to say.
    ///
    /// - A cell's event: its text.
    /// - A question whether something may be done: `allow` or `refuse`.
    /// - A question for swipe actions or a menu: the titles, those of a submenu in parentheses behind it, for an editing style
    ///   its name; `none` where there are none, and `empty` for a menu that shows nothing.
    /// - A commit: the editing style.
    /// - A chosen swipe action or command, or a touched title of the index: its title, behind those of the submenus around it
    ///   (`Sort › By sender`).
    /// - The end of an action: its title and how it ended, such as `Archive: done`.
    /// - A dragged or moved row: its new place.
    /// - A scroll, or a row that an update has left in place: the new offset in points.
    /// - A refresh: `begins` or `ends`.
    /// - A view that is set: its part, the view and its height, or `none`.
    public var text: String
    /// The row that the delegate named in the place of another one; nil for all other events.
    public var target: Place?
    /// True for a cell's event that no handler was told of, because its row was deleted.
    public var isDropped: Bool

    /// Makes an event.
    public init(
      kind: Kind,
      place: Place?,
      text: String = "",
      target: Place? = nil,
      isDropped: Bool = false
    ) {
      self.kind = kind
      self.place = place
      self.text = text
      self.target = target
      self.isDropped = isDropped
    }
  }
}
