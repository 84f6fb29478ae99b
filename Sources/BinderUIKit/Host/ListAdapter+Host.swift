#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // What a table and a collection view have alike as a host of a binder.
  extension ListAdapter {
    var dataSource: (any TableDataSource)? {
      get { sourceRelay.isReplaced ? nil : sourceRelay.binder }
      set { sourceRelay.binder = newValue }
    }

    var prefetchDataSource: (any TableDataSourcePrefetching)? {
      get { prefetching.binder }
      set { prefetching.binder = newValue }
    }

    var refreshHandler: (@MainActor () async -> Void)? {
      get { refreshing.handler }
      set { refreshing.handler = newValue }
    }

    /// Does what is scheduled, and lays out.
    func performPendingUpdates() {
      guard acceptsUpdates else { return }
      schedule.run()
      layoutIfNeeded()
    }

    /// Lays out; a view in no window counts its rows, but makes no cells for a size that may not be its own.
    func layoutIfNeeded() {
      if view?.window == nil { _ = host?.numberOfSections } else { view?.layoutIfNeeded() }
    }

    func delegateAnswersChanged() {
      if !delegateRelay.isReplaced { delegateRelay.takeSlot() }
      sourceRelay.takeSlotIfOthersAnswer()
    }

    func forwardForeignDataSource() {
      if sourceRelay.isReplaced, sourceRelay.app == nil { sourceRelay.app = sourceRelay.slot }
    }

    func forwardForeignDelegate() {
      if delegateRelay.isReplaced, delegateRelay.app == nil { delegateRelay.app = view?.delegate }
    }
  }

  // Headers and footers.
  extension ListAdapter {
    /// Fills the headers and footers of sections again, where they are visible.
    func reconfigureEnds(ofSections sections: [Int], _ animation: Binder.RowAnimation) {
      guard let host else { return }
      let counted = 0..<host.numberOfSections
      let replaced = sections.filter { section in
        counted.contains(section)
          && SupplementaryKind.allKinds.contains { !refill($0, section: section) }
      }
      if replaced.isEmpty {
        host.updateHeights()
      } else if isOutOfSight {
        host.reloadSections(replaced, with: animation)
      } else {
        showAgain(replaced, animation)
      }
    }

    /// Shows sections again, whose rows UIKit deselects.
    func showAgain(_ sections: [Int], _ animation: Binder.RowAnimation) {
      let selected = selectedRows.filter { sections.contains($0.section) }
      animate(animation != .none) { reload(sections, animation) }
      for row in selected { select(row) }
    }
  }

  extension SupplementaryKind {
    static let allKinds: [SupplementaryKind] = [.header, .footer]
  }
#endif
