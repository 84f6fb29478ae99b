extension Call {
  /// The subject of the call, without place and answer.
  ///
  /// A height has the same kind whether the delegate answered or the view measured itself.
  public var kind: Kind {
    switch self {
    case .registration: .registration
    case .count(let count): count.place == nil ? .numberOfSections : .numberOfRows
    case .dequeue: .dequeue
    case .dimension(let dimension): dimension.kind.callKind
    case .display(let display): display.kind == .willDisplay ? .willDisplay : .didEndDisplaying
    case .prefetch(let prefetch): prefetch.kind == .prefetch ? .prefetch : .cancelPrefetching
    case .event(let event): event.kind.callKind
    case .update(let update): update.kind.callKind
    }
  }
}

extension Call.Dimension.Kind {
  fileprivate var callKind: Call.Kind {
    switch self {
    case .cellHeight: .cellHeight
    case .estimatedCellHeight: .estimatedCellHeight
    case .headerHeight: .headerHeight
    case .estimatedHeaderHeight: .estimatedHeaderHeight
    case .footerHeight: .footerHeight
    case .estimatedFooterHeight: .estimatedFooterHeight
    }
  }
}

extension Call.Event.Kind {
  fileprivate var callKind: Call.Kind {
    switch self {
    case .shouldHighlight: .shouldHighlight
    case .didHighlight: .didHighlight
    case .didUnhighlight: .didUnhighlight
    case .willSelect: .willSelect
    case .didSelect: .didSelect
    case .willDeselect: .willDeselect
    case .didDeselect: .didDeselect
    case .canEdit: .canEdit
    case .canMove: .canMove
    case .editingStyle: .editingStyle
    case .swipeActions: .swipeActions
    case .willBeginEditing: .willBeginEditing
    case .didEndEditing: .didEndEditing
    case .swipeAction: .swipeAction
    case .actionEnded: .actionEnded
    case .commit: .commit
    case .accessoryTapped: .accessoryTapped
    case .primaryAction: .primaryAction
    case .contextMenu: .contextMenu
    case .willDisplayMenu: .willDisplayMenu
    case .willEndMenu: .willEndMenu
    case .menuAction: .menuAction
    case .previewAction: .previewAction
    case .moveTarget: .moveTarget
    case .indexTitle: .indexTitle
    case .refresh: .refresh
    case .setView: .setView
    case .moveRow: .moveRow
    case .didScroll: .didScroll
    case .holdRow: .holdRow
    case .cellEvent: .cellEvent
    case .memoryWarning: .memoryWarning
    }
  }
}

extension Call.Update.Kind {
  fileprivate var callKind: Call.Kind {
    switch self {
    case .reload: .reload
    case .batch: .batch
    }
  }
}
