#if canImport(UIKit) && !os(watchOS)
  import Binder
  import TableBatches
  import UIKit

  /// What stands between a `UICollectionView` and its binder, which drives it as a host of rows: an item is a row to it.
  @MainActor
  final class CollectionAdapter: ListAdapter {
    private(set) weak var collectionView: UICollectionView?
    /// The collection view's data source and prefetch data source.
    let items: ItemSourceRelay
    private(set) lazy var prefetching = ItemPrefetchingRelay(self)
    /// Which views are known under which names, and how others than UIKit's are carried.
    let views: ItemViews
    /// The layout that the declaration makes.
    private(set) lazy var declaredLayout = DeclaredLayout(self)
    let attachments = TableAttachments()

    init(_ collectionView: UICollectionView) {
      self.collectionView = collectionView
      let answers = ItemAnswers()
      items = ItemSourceRelay(collectionView, answers)
      views = ItemViews(collectionView)
      super.init(collectionView, items, answers)
      answers.adapter = self
      views.report = { [weak self] in self?.report($0, $1) }
      views.widthLimit = { [weak self] in self?.declaredLayout.widthLimit(inSection: $0) }
    }

    /// The app's own delegate.
    var appDelegate: (any UICollectionViewDelegate)? {
      delegateRelay.app as? any UICollectionViewDelegate
    }

    /// What knows the layouts of sections, also where a delegate in front of it is observed.
    var arranging: (any ArrangingDelegate)? { rowDelegate as? any ArrangingDelegate }

    override var host: (any TableHost)? { collectionView == nil ? nil : self }

    override var kind: HostKind { .collection }

    override var counts: [Int] {
      guard let collectionView else { return [] }
      return (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
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

    override func refill(_ rows: [IndexPath], _ cells: CellsInPlace) -> [IndexPath] {
      views.inPlace = cells
      defer { views.inPlace = CellsInPlace() }
      collectionView?.reconfigureItems(at: rows)
      // UIKit may request the cells with its next layout.
      if !views.inPlace.isEmpty { collectionView?.layoutIfNeeded() }
      return views.inPlace.others
    }

    override func exchange(_ rows: [IndexPath]) { collectionView?.reloadItems(at: rows) }

    override func reload() {
      collectionView?.reloadData()
      declaredLayout.update()
    }
  }

  extension CollectionAdapter {
    /// Fills the headers and footers of sections again, where they are in sight.
    func reconfigureEnds(ofSections sections: [Int], _ animation: Binder.RowAnimation) {
      guard let collectionView else { return }
      let counted = 0..<collectionView.numberOfSections
      let replaced = sections.filter { section in
        counted.contains(section)
          && SupplementaryKind.allKinds.contains { !refill(ElementKind($0), section: section) }
      }
      if replaced.isEmpty {
        updateHeights()
      } else if isOutOfSight {
        reloadSections(replaced, with: animation)
      } else {
        showAgain(replaced, isAnimated: animation != .none)
      }
    }

    private func showAgain(_ sections: [Int], isAnimated: Bool) {
      let selected = selectedRows.filter { sections.contains($0.section) }
      declaredLayout.update()
      animate(isAnimated) { collectionView?.reloadSections(IndexSet(sections)) }
      // UIKit deselects the items of a section that it shows again.
      for row in selected { select(row) }
    }

    /// Fills the views in sight that are neither cells nor headers nor footers again in their places; a section that has another
    /// view there is shown again.
    ///
    /// UIKit requests no such view again: what it shows depends on its number in the section, and may depend on any item.
    func refillElements() {
      guard let collectionView, !views.otherKinds.isEmpty else { return }
      // What is in sight since before a reload may be gone from the data.
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
      if !replaced.isEmpty { showAgain(replaced, isAnimated: false) }
    }

    /// Fills a header or a footer in its place; false if another view must come there, or none.
    ///
    /// One that is out of sight is filled when it comes into view.
    private func refill(_ kind: ElementKind, section: Int) -> Bool {
      let (name, path) = (kind.ofUIKit, IndexPath(row: 0, section: section))
      guard
        let shown = collectionView?.supplementaryView(forElementKind: name, at: path)
      else { return declaredLayout.knows(kind, section: section) }
      let view = views.refilling(shown) { items.view(name, at: path) }
      if let view { return view === shown }
      guard let title = items.title(name, section: section) else { return false }
      return views.show(title, in: shown, name)
    }
  }
#endif
