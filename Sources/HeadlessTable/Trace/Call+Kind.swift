extension Call {
  /// The subject of a call, without place and result.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A type was registered under a reuse identifier.
    case registration
    /// The data source returned a count.
    case numberOfSections, numberOfRows
    /// A cell or a supplementary view was dequeued.
    case dequeue
    /// The height of a row, or its estimated height.
    case cellHeight, estimatedCellHeight
    /// The height of a header, or its estimated height.
    case headerHeight, estimatedHeaderHeight
    /// The height of a footer, or its estimated height.
    case footerHeight, estimatedFooterHeight
    /// The view is about to be displayed, or is not displayed any more.
    case willDisplay, didEndDisplaying
    /// The rows are likely to be displayed soon, or not any more.
    case prefetch, cancelPrefetching
    /// Whether a touch may highlight a row, by the delegate; the row was highlighted, or is not any more.
    case shouldHighlight, didHighlight, didUnhighlight
    /// The row that a touch selects or deselects, by the delegate; or the call after that.
    case willSelect, didSelect, willDeselect, didDeselect
    /// Whether a row can be edited or moved, by the data source.
    case canEdit, canMove
    /// The control of a row or its swipe actions, by the delegate.
    case editingStyle, swipeActions
    /// A row was swiped aside, or has closed.
    case willBeginEditing, didEndEditing
    /// The user chose a swipe action, or the action has ended.
    case swipeAction, actionEnded
    /// The user confirmed a deletion or tapped an insert control.
    case commit
    /// The user tapped the accessory button of a row, or the row itself for its primary action.
    case accessoryTapped, primaryAction
    /// The menu of a row, by the delegate; the menu has opened or closed.
    case contextMenu, willDisplayMenu, willEndMenu
    /// The user chose a command of a menu, or tapped its preview.
    case menuAction, previewAction
    /// The place at which a dragged row would be dropped, by the delegate.
    case moveTarget
    /// The user touched a title of the index, or pulled the table down; pulling ends, too.
    case indexTitle, refresh
    /// A view that belongs to no section was set or removed.
    case setView
    /// The user moved a row, and the data source its data.
    case moveRow
    /// The content offset changed, with the call of the delegate.
    case didScroll
    /// An update left a row where it was on the screen, and changed the content offset for it.
    case holdRow
    /// A cell emitted an event.
    case cellEvent
    /// Memory was short, and the pools were emptied.
    case memoryWarning
    /// Everything was read again.
    case reload
    /// Operations were announced together.
    case batch
  }

  /// The subject of the call, without place and result.
  ///
  /// A height has the same kind whether the delegate returned it or the view measured itself.
  public var kind: Kind {
    switch self {
    case .registration: .registration
    case .count(let count): count.place == nil ? .numberOfSections : .numberOfRows
    case .dequeue: .dequeue
    case .dimension(let dimension): dimension.kind
    case .display(let display): display.kind
    case .prefetch(let prefetch): prefetch.kind
    case .event(let event): event.kind
    case .update(let update):
      switch update.kind {
      case .reload: .reload
      case .batch: .batch
      }
    }
  }
}
