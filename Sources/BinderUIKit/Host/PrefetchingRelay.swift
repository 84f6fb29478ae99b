#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  @MainActor
  final class PrefetchingRelay: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    private weak var adapter: ListAdapter?

    init(_ adapter: ListAdapter) {
      self.adapter = adapter
      super.init()
    }

    weak var binder: (any TableDataSourcePrefetching)? {
      didSet { adapter?.prefetchSlot = binder == nil ? nil : self }
    }

    private func prefetch(_ rows: [IndexPath]) {
      guard let host = adapter?.host else { return }
      binder?.tableView(host, prefetchRowsAt: rows)
    }

    private func cancel(_ rows: [IndexPath]) {
      guard let host = adapter?.host else { return }
      binder?.tableView(host, cancelPrefetchingForRowsAt: rows)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetch(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancel(indexPaths)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { prefetch(indexPaths) }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancel(indexPaths) }
  }
#endif
