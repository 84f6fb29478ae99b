extension Call {
  /// A touch, a change of the selection, or an event of a cell.
  public struct Event: Hashable, Sendable {
    /// The kind of event, from `shouldHighlight` to `memoryWarning`.
    public var kind: Kind
    /// The place; nil for what concerns the whole table, and for an event of a row that was deleted.
    public var place: Place?
    /// The details of the event besides its place; empty if there are none.
    ///
    /// - A cell's event: its text.
    /// - Whether something may be done: `allow` or `refuse`.
    /// - Swipe actions or a menu: the titles, those of a submenu in parentheses behind it, for an editing style
    ///   its name; `none` where there are none, and `empty` for a menu that shows nothing.
    /// - A commit: the editing style.
    /// - A chosen swipe action or command, or a touched title of the index: its title, behind those of the submenus around it
    ///   (`Sort › By sender`).
    /// - The end of an action: its title and how it ended, such as `Archive: done`.
    /// - A dragged or moved row: its new place.
    /// - A scroll, or a row that an update has left in place: the new offset in points.
    /// - A refresh: `begins` or `ends`.
    /// - A view that is set: its part, the view and its height, or `none`.
    public var text = ""
    /// The row that the delegate chose instead of another one; nil for all other events.
    public var target: Place?
    /// True for a cell's event that reached no handler, because its row was deleted.
    public var isDropped = false
  }
}
