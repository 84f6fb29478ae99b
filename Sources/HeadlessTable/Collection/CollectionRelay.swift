import Binder
import BinderCollections

/// The data source and the delegate of a collection view that has none of a binder's: it forwards each callback in the words of
/// items.
@MainActor
final class CollectionRelay {
  unowned let view: HeadlessCollectionView
  weak var dataSource: (any CollectionViewDataSource)?
  weak var delegate: (any CollectionViewDelegate)?
  weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?

  init(for view: HeadlessCollectionView) { self.view = view }

  /// The data source of the rows: the same object where it can be, as a cell source; nil without one.
  func rowSource(
    for dataSource: (any CollectionViewDataSource)?
  ) -> (any TableDataSource)? {
    self.dataSource = dataSource
    guard let dataSource else { return nil }
    // A data source has the views beside the items, too, which a table gets from its delegate.
    if view.table.rowDelegate == nil { view.table.rowDelegate = self }
    return dataSource as? any TableDataSource ?? self
  }

  func rowDelegate(for delegate: (any CollectionViewDelegate)?) -> any TableDelegate {
    self.delegate = delegate
    return delegate as? any TableDelegate ?? self
  }

  func dataSource(behind rowSource: (any TableDataSource)?) -> (any CollectionViewDataSource)? {
    rowSource === self ? dataSource : rowSource as? any CollectionViewDataSource
  }

  func delegate(behind rowDelegate: (any TableDelegate)?) -> (any CollectionViewDelegate)? {
    rowDelegate === self ? delegate : rowDelegate as? any CollectionViewDelegate
  }

  private func first(_ section: Int) -> IndexPath { IndexPath(row: 0, section: section) }
}

extension CollectionRelay: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int {
    if dataSource == nil { view.core.reportLostDataSource() }
    return dataSource?.numberOfSections(in: view) ?? 0
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    dataSource?.collectionView(view, cellForItemAt: indexPath) ?? PlaceholderCell()
  }

  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(view, canMoveItemAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) { dataSource?.collectionView(view, moveItemAt: source, to: destination) }

  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate?.collectionView(view, canEditItemAt: indexPath) ?? true
  }

  func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    dataSource?.indexTitles(for: view)
  }

  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    dataSource?.collectionView(view, indexPathForIndexTitle: title, at: index).first ?? index
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    dataSource?.collectionView(view, nameOfSection: section)
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    view.core.layout.contains(RowPosition(section: section, row: 0))
      && dataSource?.collectionView(view, identityOfItemAt: first(section)) != nil
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String? {
    dataSource?.collectionView(view, identityOfItemAt: indexPath)
  }
}

extension CollectionRelay: TableDataSourcePrefetching {
  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetchDataSource?.collectionView(view, prefetchItemsAt: indexPaths)
  }

  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
  }
}

// Layouts have all dimensions; a section has a header where its layout has one.
extension CollectionRelay: ArrangingDelegate {
  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { [] }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    self.view(ofKind: LayoutBoundaryItem.headerKind, at: first(section), of: tableView)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    self.view(ofKind: LayoutBoundaryItem.footerKind, at: first(section), of: tableView)
  }

  func layout(ofSection section: Int) -> AnyHashable? { nil }

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)? {
    guard let delegate,
      delegate.collectionView(view, sizeForItemAt: first(section)) != nil
    else { return nil }
    return { [view] row in
      delegate.collectionView(view, sizeForItemAt: IndexPath(row: row, section: section))
    }
  }

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  ) -> (any TableHeaderFooterView)? {
    dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func willDisplay(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath) {
    delegate?.collectionView(
      self.view,
      willDisplaySupplementaryView: view,
      forElementKind: kind,
      at: path
    )
  }

  func didEndDisplaying(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)
  {
    delegate?.collectionView(
      self.view,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: kind,
      at: path
    )
  }
}

extension CollectionRelay {
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { delegate?.collectionView(view, willDisplay: cell, forItemAt: indexPath) }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath) }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { willDisplay(view, ofKind: LayoutBoundaryItem.headerKind, at: first(section)) }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { willDisplay(view, ofKind: LayoutBoundaryItem.footerKind, at: first(section)) }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { didEndDisplaying(view, ofKind: LayoutBoundaryItem.headerKind, at: first(section)) }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { didEndDisplaying(view, ofKind: LayoutBoundaryItem.footerKind, at: first(section)) }

  func tableView(_ tableView: any TableHost, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate?.collectionView(view, shouldHighlightItemAt: indexPath) ?? true
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    delegate?.collectionView(view, didHighlightItemAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    delegate?.collectionView(view, didUnhighlightItemAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let isAllowed = delegate?.collectionView(view, shouldSelectItemAt: indexPath) ?? true
    return isAllowed ? indexPath : nil
  }

  func tableView(_ tableView: any TableHost, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let isAllowed = delegate?.collectionView(view, shouldDeselectItemAt: indexPath) ?? true
    return isAllowed ? indexPath : nil
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    delegate?.collectionView(view, didSelectItemAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    delegate?.collectionView(view, didDeselectItemAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate?.collectionView(view, canPerformPrimaryActionForItemAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: any TableHost,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) { delegate?.collectionView(view, performPrimaryActionForItemAt: indexPath) }

  func tableView(
    _ tableView: any TableHost,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    delegate?.collectionView(
      view,
      targetIndexPathForMoveFromItemAt: source,
      toProposedIndexPath: proposed
    ) ?? proposed
  }

  func tableView(
    _ tableView: any TableHost,
    editingStyleForRowAt indexPath: IndexPath
  ) -> RowEditingStyle { .none }

  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { delegate?.collectionView(view, contextMenuForItemAt: indexPath) }

  func tableViewDidScroll(_ tableView: any TableHost) { delegate?.collectionViewDidScroll(view) }
}
