#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a `UICollectionView` and its binder, which drives it as a host of rows: an item is a row to it.
  @MainActor
  final class CollectionAdapter: ListAdapter {
    private(set) weak var collectionView: UICollectionView?
    let items: ItemSourceRelay
    let views: ItemViews
    private(set) lazy var declaredLayout = DeclaredLayout(self)
    let attachments = TableAttachments()
    init(_ collectionView: UICollectionView) {
      self.collectionView = collectionView
      let receiver = ItemMessages()
      items = ItemSourceRelay(collectionView, receiver)
      views = ItemViews(collectionView)
      super.init(collectionView, items, receiver, views)
      views.widthLimit = { [weak self] in self?.declaredLayout.widthLimit(inSection: $0) }
    }

    var appDelegate: (any UICollectionViewDelegate)? {
      delegateRelay.app as? any UICollectionViewDelegate
    }

    /// What knows the layouts of sections, also where a delegate in front of it is observed.
    var arranging: (any ArrangingDelegate)? { rowDelegate as? any ArrangingDelegate }

    override var host: (any TableHost)? { collectionView == nil ? nil : self }

    override var kind: HostKind { .collection }

    override var prefetchSlot: PrefetchingRelay? {
      get { collectionView?.prefetchDataSource as? PrefetchingRelay }
      set { collectionView?.prefetchDataSource = newValue }
    }

    /// Sorted, as UIKit promises no order.
    override var selectedRows: [IndexPath] {
      collectionView?.indexPathsForSelectedItems?.sorted() ?? []
    }

    override func select(_ row: IndexPath) {
      collectionView?.selectItem(at: row, animated: false, scrollPosition: [])
    }

    /// Lays out what is left with the data from before: UIKit would do so at the beginning of the batch, with the new data.
    override func openBatch(_ updates: () -> Void) {
      collectionView?.layoutIfNeeded()
      updates()
    }

    override func perform(_ announce: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
      // UIKit takes no other layout in the middle of a batch.
      guard !declaredLayout.isMissing else {
        reload()
        completion?(true)
        return
      }
      collectionView?.performBatchUpdates(
        {
          self.declaredLayout.update()
          announce()
        },
        completion: completion
      )
    }

    override func prepared(_ batch: AnnouncedBatch) -> AnnouncedBatch {
      batch.announcingReloadedSections(to: collectionView)
    }

    override func announceReplacement(of before: [Int], by after: [Int]) {
      collectionView?.deleteSections(IndexSet(before.indices))
      collectionView?.insertSections(IndexSet(after.indices))
    }

    override func reuse(ofCellAt row: IndexPath) -> CellReuse? {
      collectionView?.cellForItem(at: row).map(views.reuse)
    }

    override func request(_ rows: [IndexPath]) { collectionView?.reconfigureItems(at: rows) }

    override func exchange(_ rows: [IndexPath]) { collectionView?.reloadItems(at: rows) }

    override func reload() {
      collectionView?.reloadData()
      declaredLayout.update()
    }

    override func reload(_ sections: [Int], _ animation: Binder.RowAnimation) {
      declaredLayout.update()
      collectionView?.reloadSections(IndexSet(sections))
    }

    override func refill(_ kind: SupplementaryKind, section: Int) -> Bool {
      let (kind, path) = (ElementKind(kind), IndexPath(row: 0, section: section))
      let name = kind.ofUIKit
      guard
        let shown = collectionView?.supplementaryView(forElementKind: name, at: path)
      else { return declaredLayout.knows(kind, section: section) }
      let view = views.refilling(shown) { items.view(name, at: path) }
      if let view { return view === shown }
      guard let title = items.title(name, section: section) else { return false }
      return views.show(title, in: shown, name)
    }

    override func frame(ofCountedRow row: IndexPath) -> CGRect? {
      collectionView?.layoutAttributesForItem(at: row)?.frame
    }
  }

  extension CollectionAdapter {
    /// Fills the views visible that are neither cells nor headers nor footers again in their places; a section that has another
    /// view there is shown again.
    ///
    /// UIKit requests no such view again: what it shows depends on its number in the section, and may depend on any item.
    func refillElements() {
      guard let collectionView, !views.otherKinds.isEmpty else { return }
      // What is visible since before a reload may be gone from the data.
      collectionView.layoutIfNeeded()
      var replaced: [Int] = []
      for kind in views.otherKinds {
        let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        for path in paths where path.count == 2 {
          let shown = collectionView.supplementaryView(forElementKind: kind, at: path)
          let view = shown.flatMap { views.refilling($0) { items.view(kind, at: path) } }
          if let view, view !== shown { replaced.append(path.section) }
        }
      }
      if !replaced.isEmpty { showAgain(replaced, .none) }
    }
  }
#endif
