import Binder
import BinderCollections
import HeadlessTable

/// A data source and a delegate of a collection view, written by hand, that keeps what it is called for.
@MainActor
final class ItemSource: CollectionViewDataSource, CollectionViewDelegate {
  var items: [[String]]
  var calls: [String] = []
  var refused: Set<String> = []
  var sizes: ((IndexPath) -> LayoutSize)?
  /// What headers and badges say; nil for their paths.
  var title: String?
  var makesCell: (HeadlessCollectionView, IndexPath) -> any TableCell = { view, path in
    view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  }

  init(_ items: [String]...) { self.items = items }

  /// A collection view that shows the items.
  func view(
    width: Double = 320,
    height: Double = 480,
    _ layout: CollectionViewLayout = .uniform(.grid(columns: 3, spacing: 10))
  ) -> HeadlessCollectionView {
    let view = HeadlessCollectionView(id: "items", width: width, height: height, layout: layout)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(
      BadgeView.self,
      forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "badge"
    )
    view.register(
      BadgeView.self,
      forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header"
    )
    view.dataSource = self
    view.delegate = self
    return view
  }

  private func call(_ name: String, _ path: IndexPath) {
    calls.append("\(name) \(path.map(String.init).joined(separator: "."))")
  }

  private func allows(_ name: String, _ path: IndexPath) -> Bool {
    call(name, path)
    return !refused.contains(name)
  }

  func numberOfSections(in collectionView: HeadlessCollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: HeadlessCollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: HeadlessCollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell {
    let cell = makesCell(collectionView, indexPath)
    (cell as? PhotoCell)?.caption.text = items[indexPath[0]][indexPath[1]]
    return cell
  }

  func collectionView(
    _ collectionView: HeadlessCollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> (any TableHeaderFooterView)? {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: kind,
      for: indexPath
    )
    (view as? BadgeView)?.count.text = title ?? indexPath.map(String.init).joined(separator: ".")
    return view
  }

  func collectionView(_ view: HeadlessCollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    moveItemAt indexPath: IndexPath,
    to newIndexPath: IndexPath
  ) {
    let item = items[indexPath[0]].remove(at: indexPath[1])
    items[newIndexPath[0]].insert(item, at: newIndexPath[1])
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    sizeForItemAt indexPath: IndexPath
  ) -> LayoutSize? { sizes?(indexPath) }

  func collectionView(_ view: HeadlessCollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
  { allows("shouldHighlight", path) }

  func collectionView(_ view: HeadlessCollectionView, didHighlightItemAt path: IndexPath) {
    call("didHighlight", path)
  }

  func collectionView(_ view: HeadlessCollectionView, didUnhighlightItemAt path: IndexPath) {
    call("didUnhighlight", path)
  }

  func collectionView(_ view: HeadlessCollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    allows("shouldSelect", path)
  }

  func collectionView(_ view: HeadlessCollectionView, shouldDeselectItemAt path: IndexPath) -> Bool
  { allows("shouldDeselect", path) }

  func collectionView(_ view: HeadlessCollectionView, didSelectItemAt path: IndexPath) {
    call("didSelect", path)
  }

  func collectionView(_ view: HeadlessCollectionView, didDeselectItemAt path: IndexPath) {
    call("didDeselect", path)
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ view: HeadlessCollectionView,
    performPrimaryActionForItemAt path: IndexPath
  ) { call("primaryAction", path) }

  func collectionView(
    _ view: HeadlessCollectionView,
    contextMenuForItemAt path: IndexPath
  ) -> [MenuAction]? { [MenuAction("Delete") { .done }] }
}
