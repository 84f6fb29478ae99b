import Binder
import BinderCollections
import HeadlessTable

extension CollectionRole: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int {
    ask("numberOfSectionsInCollectionView:") { $0.numberOfSections(in: $1) } ?? 1
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    guard let view else { return 0 }
    return view.dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    guard let view, let dataSource = view.dataSource else {
      preconditionFailure("A collection view without a data source has no items.")
    }
    return adoptCell(dataSource.collectionView(view, cellForItemAt: indexPath))
  }

  func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let view else { return false }
    let moves = view.dataSource?.responds(
      to: Selector("collectionView:moveItemAtIndexPath:toIndexPath:")
    )
    guard moves == true else { return false }
    return ask("collectionView:canMoveItemAtIndexPath:") {
      $0.collectionView($1, canMoveItemAt: indexPath)
    } ?? true
  }

  func tableView(
    _ tableView: any TableHost,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    _ = ask("collectionView:moveItemAtIndexPath:toIndexPath:") {
      $0.collectionView($1, moveItemAt: source, to: destination)
    }
  }

  func tableView(_ tableView: any TableHost, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    ask("indexTitlesForCollectionView:") { $0.indexTitles(for: $1) } ?? nil
  }

  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    let path = ask("collectionView:indexPathForIndexTitle:atIndex:") {
      $0.collectionView($1, indexPathForIndexTitle: title, at: index)
    }
    return path?.first ?? index
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    view?.names?.tableView(tableView, nameOfSection: section)
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt indexPath: IndexPath) -> String? {
    view?.names?.tableView(tableView, identityOfRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    view?.names?.tableView(tableView, cellTypeNameInSection: section)
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    view?.names?.tableView(tableView, namesRowsInSection: section) ?? false
  }
}

extension CollectionRole: TableDataSourcePrefetching {
  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath]) {
    guard let view else { return }
    view.prefetchDataSource?.collectionView(view, prefetchItemsAt: indexPaths)
  }

  func tableView(_ tableView: any TableHost, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    guard let view else { return }
    view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
  }
}

// Layouts.
extension CollectionRole: ArrangingDelegate {
  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions { [] }

  func layout(ofSection section: Int) -> AnyHashable? { self.section(section)?.played }

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)? {
    guard hasDelegateMethod("collectionView:layout:sizeForItemAtIndexPath:"),
      let layout = view?.collectionViewLayout as? UICollectionViewFlowLayout
    else { return nil }
    return { [self] row in
      let path = IndexPath(row: row, section: section)
      let size = send("collectionView:layout:sizeForItemAtIndexPath:") { delegate, view in
        let size = (delegate as? any UICollectionViewDelegateFlowLayout)?
          .collectionView(view, layout: layout, sizeForItemAt: path)
        return size.map { LayoutSize(width: Double($0.width), height: Double($0.height)) }
      }
      return size ?? nil
    }
  }

  /// A list has a header where its configuration says so; other layouts say it themselves.
  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    self.section(section)?.playedList?.headerMode == .supplementary ? automaticDimension : nil
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    self.section(section)?.playedList?.footerMode == .supplementary ? automaticDimension : nil
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    view(ofKind: LayoutBoundaryItem.headerKind, section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    view(ofKind: LayoutBoundaryItem.footerKind, section)
  }

  private func view(ofKind kind: String, _ section: Int) -> (any TableHeaderFooterView)? {
    guard let view else { return nil }
    return self.view(ofKind: kind, at: IndexPath(row: 0, section: section), of: view.player.rows)
  }

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  ) -> (any TableHeaderFooterView)? {
    ask("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
      adoptView(
        $0.collectionView(
          $1,
          viewForSupplementaryElementOfKind: kindOfUIKit(kind),
          at: indexPath
        )
      )
    }
  }

  func willDisplay(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath) {
    guard let view = self.view(view) else { return }
    send("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") {
      $0.collectionView(
        $1,
        willDisplaySupplementaryView: view,
        forElementKind: kindOfUIKit(kind),
        at: path
      )
    }
  }

  func didEndDisplaying(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)
  {
    guard let view = self.view(view) else { return }
    send("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") {
      $0.collectionView(
        $1,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kindOfUIKit(kind),
        at: path
      )
    }
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { willDisplay(view, ofKind: "header", at: IndexPath(row: 0, section: section)) }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { willDisplay(view, ofKind: "footer", at: IndexPath(row: 0, section: section)) }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { didEndDisplaying(view, ofKind: "header", at: IndexPath(row: 0, section: section)) }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { didEndDisplaying(view, ofKind: "footer", at: IndexPath(row: 0, section: section)) }
}
