#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  extension CollectionAdapter: ArrangingHost {
    var arrangesSections: Bool { true }

    var delegate: (any TableDelegate)? {
      get { delegateRelay.isReplaced ? nil : delegateRelay.binder }
      set {
        delegateRelay.binder = newValue
        declaredLayout.update()
      }
    }

    func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { schedule.add(update) }

    func reloadData() { reload() }

    var numberOfSections: Int { collectionView?.numberOfSections ?? 0 }

    func numberOfRows(inSection section: Int) -> Int {
      collectionView?.numberOfItems(inSection: section) ?? 0
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
    ) -> (any TableHeaderFooterView)? {
      views.dequeueView(identifier).flatMap(views.view(shownBy:))
    }

    func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
      collectionView?.cellForItem(at: indexPath).flatMap(views.cell(shownBy:))
    }

    var indexPathsForVisibleRows: [IndexPath]? {
      guard let rows = collectionView?.indexPathsForVisibleItems, !rows.isEmpty else { return nil }
      return rows.sorted()
    }

    func indexPath(for cell: any TableCell) -> IndexPath? {
      let cell: UICollectionViewCell? = views.known(cell)
      return cell.flatMap { collectionView?.indexPath(for: $0) }
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
#endif
