#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  extension CollectionAdapter: ArrangingHost {
    var arrangesSections: Bool { true }

    var dataSource: (any TableDataSource)? {
      get { items.isReplaced ? nil : items.binder }
      set { items.binder = newValue }
    }

    var delegate: (any TableDelegate)? {
      get { delegateRelay.isReplaced ? nil : delegateRelay.binder }
      set {
        delegateRelay.binder = newValue
        declaredLayout.update()
      }
    }

    var prefetchDataSource: (any TableDataSourcePrefetching)? {
      get { prefetching.binder }
      set { prefetching.binder = newValue }
    }

    func delegateAnswersChanged() {
      if !delegateRelay.isReplaced { delegateRelay.takeSlot() }
      items.takeSlotIfOthersAnswer()
    }

    func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { schedule.add(update) }

    /// Does what is scheduled, and lays out; a collection view in no window counts its items, but makes no cells for a size
    /// that may not be its own.
    func performPendingUpdates() {
      guard acceptsUpdates else { return }
      schedule.run()
      layoutIfNeeded()
    }

    func layoutIfNeeded() {
      guard let collectionView else { return }
      if collectionView.window == nil {
        _ = collectionView.numberOfSections
      } else {
        collectionView.layoutIfNeeded()
      }
    }

    func reloadData() { reload() }

    var numberOfSections: Int { collectionView?.numberOfSections ?? 0 }

    func numberOfRows(inSection section: Int) -> Int {
      collectionView?.numberOfItems(inSection: section) ?? 0
    }

    var refreshHandler: (@MainActor () async -> Void)? {
      get { refreshing.handler }
      set { refreshing.handler = newValue }
    }

    /// UIKit reads the titles of the index with everything else.
    func reloadSectionIndexTitles() { reload() }

    var isEditing: Bool { collectionView?.isEditing ?? false }

    func setEditing(_ editing: Bool, animated: Bool) { collectionView?.isEditing = editing }

    /// Shows a view in place of items; a collection view has no header and no footer of its own.
    func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {
      guard let collectionView else { return }
      guard part == .placeholder else {
        if view != nil {
          reportOnce(
            "\(part)",
            .warning,
            "A collection view has no \(part) of its own; declare it as one of its first or its last section."
          )
        }
        return
      }
      let isPlaceholder = collectionView.backgroundView.map { $0 === placeholder } ?? false
      guard let view else {
        let covered = coveredViews.removeValue(forKey: part)
        if isPlaceholder { collectionView.backgroundView = covered }
        return
      }
      if !isPlaceholder { coveredViews[part] = collectionView.backgroundView }
      placeholder = view as? UIView
      collectionView.backgroundView = placeholder
    }
  }

  extension CollectionAdapter: NativeTable {
    var hasForeignDataSource: Bool { items.isReplaced }
    var hasForeignDelegate: Bool { delegateRelay.isReplaced }

    func dataSourceAnswersChanged() { items.takeSlotIfOthersAnswer() }

    func forwardForeignDataSource() {
      if hasForeignDataSource, items.app == nil { items.app = collectionView?.dataSource }
    }

    func forwardForeignDelegate() {
      if hasForeignDelegate, delegateRelay.app == nil {
        delegateRelay.app = collectionView?.delegate
      }
    }
  }

  // Cells and views.
  extension CollectionAdapter {
    func register<Cell: TableCell>(
      _ type: Cell.Type,
      forCellReuseIdentifier identifier: String
    ) { views.register(type, identifier) }

    func register<View: TableHeaderFooterView>(
      _ type: View.Type,
      forHeaderFooterViewReuseIdentifier identifier: String
    ) { views.register(type, identifier) }

    func dequeueReusableCell<Cell: TableCell>(
      _ type: Cell.Type,
      withIdentifier identifier: String
    ) -> Cell { views.dequeue(type, identifier) }

    func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
      views.dequeue(identifier)
    }

    func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
      _ type: View.Type,
      withIdentifier identifier: String
    ) -> View { views.dequeue(type, identifier) }

    func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> (any TableHeaderFooterView)? { views.dequeueView(identifier).flatMap(views.content) }

    func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
      collectionView?.cellForItem(at: indexPath).flatMap(views.content)
    }

    var indexPathsForVisibleRows: [IndexPath]? {
      guard let rows = collectionView?.indexPathsForVisibleItems, !rows.isEmpty else { return nil }
      return rows.sorted()
    }

    func indexPath(for cell: any TableCell) -> IndexPath? {
      views.knownCell(for: cell).flatMap { collectionView?.indexPath(for: $0) }
    }
  }

  // Batches: a collection view animates as its layout says, so that of an animation only `none` counts.
  extension CollectionAdapter {
    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
      perform(updates, completion: completion)
    }

    func insertRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.insert, indexPaths) }) { [weak collectionView] in
        collectionView?.insertItems(at: indexPaths)
      }
    }

    func deleteRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.delete, indexPaths) }) { [weak collectionView] in
        collectionView?.deleteItems(at: indexPaths)
      }
    }

    func reloadRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      announce(with: animation, { $0.append(.reload, indexPaths) }) { [weak collectionView] in
        collectionView?.reloadItems(at: indexPaths)
      }
    }

    func reconfigureRows(_ rows: [RowPosition]) { announceReconfigured(rows) }

    func reconfigureRows(at indexPaths: [IndexPath]) {
      announceReconfigured(indexPaths.map(RowPosition.init))
    }

    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      moveRows([RowMove(from: RowPosition(indexPath), to: RowPosition(newIndexPath))])
    }

    func moveRows(_ moves: [RowMove]) {
      announce(with: .none, { $0.append(moves) }) { [weak collectionView] in
        for move in moves { collectionView?.moveItem(at: move.indexPath, to: move.newIndexPath) }
      }
    }

    func insertSections(_ sections: some Sequence<Int>, with animation: Binder.RowAnimation) {
      let sections = Array(sections)
      announce(with: animation, { $0.append(.insert, sections: sections) }) {
        [weak collectionView] in
        collectionView?.insertSections(IndexSet(sections))
      }
    }

    func deleteSections(_ sections: some Sequence<Int>, with animation: Binder.RowAnimation) {
      let sections = Array(sections)
      announce(with: animation, { $0.append(.delete, sections: sections) }) {
        [weak collectionView] in
        collectionView?.deleteSections(IndexSet(sections))
      }
    }

    func reloadSections(_ sections: some Sequence<Int>, with animation: Binder.RowAnimation) {
      let sections = Array(sections)
      // How is known when the batch is whole.
      announce(with: animation, { $0.append(.reload, sections: sections) }) {}
    }

    func moveSection(_ section: Int, toSection newSection: Int) {
      moveSections([SectionMove(old: section, new: newSection)])
    }

    func moveSections(_ moves: [SectionMove]) {
      announce(with: .none, { $0.append(sectionMoves: moves) }) { [weak collectionView] in
        for move in moves { collectionView?.moveSection(move.old, toSection: move.new) }
      }
    }

    func reconfigureHeadersAndFooters(
      inSections sections: some Sequence<Int>,
      with animation: Binder.RowAnimation
    ) { reconfigureEnds(ofSections: Array(sections), animation) }

    /// Has the layouts and the sizes of the declaration read again, and no cell requested; fills badges and the like again.
    func updateHeights() {
      guard !isOutOfSight else { return reload() }
      refillElements()
      declaredLayout.update()
      collectionView?.collectionViewLayout.invalidateLayout()
    }

    /// Selects an item as code does it, without scrolling.
    func selectRow(at indexPath: IndexPath, animated: Bool) {
      collectionView?.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    }

    func deselectRow(at indexPath: IndexPath, animated: Bool) {
      collectionView?.deselectItem(at: indexPath, animated: animated)
    }

    var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }
  }

  // Scrolling.
  extension CollectionAdapter {
    func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
      guard let collectionView, let frame = frame(ofItemAt: indexPath) else { return false }
      let top = frame.origin.y - collectionView.contentOffset.y
      return top >= collectionView.adjustedContentInset.top
        && top < collectionView.bounds.size.height
    }

    /// Runs updates, and sets the content offset so that an item is where it was on the screen, within the limits of scrolling.
    func holdRow(
      at indexPath: IndexPath,
      movedTo newIndexPath: IndexPath,
      animated: Bool,
      during updates: () -> Void
    ) {
      guard let collectionView, let frame = frame(ofItemAt: indexPath) else { return updates() }
      let distance = frame.origin.y - collectionView.contentOffset.y
      let laysOut = !animated && !isOutOfSight
      animate(animated) {
        updates()
        if laysOut { collectionView.layoutIfNeeded() }
        bringItem(at: newIndexPath, toDistance: distance, layingOut: laysOut)
      }
    }

    private func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
      guard let collectionView, indexPath.section < collectionView.numberOfSections,
        indexPath.row < collectionView.numberOfItems(inSection: indexPath.section)
      else { return nil }
      return collectionView.layoutAttributesForItem(at: indexPath)?.frame
    }

    private func bringItem(
      at indexPath: IndexPath,
      toDistance distance: CGFloat,
      layingOut: Bool
    ) {
      for _ in 0..<8 {
        guard let collectionView, let frame = frame(ofItemAt: indexPath) else { return }
        let inset = collectionView.adjustedContentInset
        let end = collectionView.contentSize.height + inset.bottom
        let highest = end - collectionView.bounds.size.height
        let y = max(-inset.top, min(frame.origin.y - distance, highest))
        guard abs(y - collectionView.contentOffset.y) >= 0.5 else { return }
        collectionView.contentOffset.y = y
        if layingOut { collectionView.layoutIfNeeded() }
      }
    }
  }
#endif
