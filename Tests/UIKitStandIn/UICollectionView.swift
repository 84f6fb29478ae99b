package import Binder
import BinderCollections
package import HeadlessTable

/// A collection view, played by a `HeadlessCollectionView`.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the headers of sections.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footers of sections.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Where an item comes to stand that the collection view scrolls to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top edge.
    public static let top = ScrollPosition(rawValue: 1)
  }

  /// What plays the collection view.
  package let player: HeadlessCollectionView
  /// What knows the names of sections and items for pictures; UIKit has no such thing.
  package weak var names: (any TableDataSource)?
  /// What asks the collection view's data source and delegate for the player.
  let role = CollectionRole()

  /// Makes a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    player = HeadlessCollectionView(
      id: "UICollectionView",
      width: Double(frame.size.width),
      height: Double(frame.size.height)
    )
    collectionViewLayout = layout
    super.init(frame: frame)
    role.view = self
    layout.collectionView = self
    player.rows.delegate = role
    player.core.displayed.keepsElements = true
  }

  /// Not played: a collection view of a nib.
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect {
    didSet {
      role.forgetSections()
      player.resize(width: Double(frame.size.width), height: Double(frame.size.height))
    }
  }

  /// The part of the content that is in sight.
  open override var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }

  open override var contentOffset: CGPoint {
    get { CGPoint(x: player.contentOffset.x, y: player.contentOffset.y) }
    set { player.contentOffset = TablePoint(x: Double(newValue.x), y: Double(newValue.y)) }
  }

  open override var contentSize: CGSize {
    get { CGSize(width: player.contentSize.width, height: player.contentSize.height) }
    set {}
  }

  open override var safeAreaInsets: UIEdgeInsets {
    var insets = adjustedContentInset
    (insets.left, insets.right) = (player.contentInset.left, player.contentInset.right)
    return insets
  }

  /// Nothing scrolls sideways, so that UIKit has none at the sides.
  open override var adjustedContentInset: UIEdgeInsets {
    var insets = UIEdgeInsets()
    (insets.top, insets.bottom) = (player.contentInset.top, player.contentInset.bottom)
    return insets
  }

  /// Not of UIKit: shows text of another size.
  package func showText(_ size: UIContentSizeCategory) {
    traits = UITraitCollection(preferredContentSizeCategory: size)
    player.contentSizeCategory = size.played
  }

  /// Not of UIKit: covers the edges, as bars do.
  package func cover(_ edges: TableEdgeInsets) {
    role.forgetSections()
    player.contentInset = edges
  }

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }

  /// Has the player read the layout again.
  func layoutChanged() {
    role.forgetSections()
    player.rows.updateHeights()
  }

  /// What answers for the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      role.learnDataSourceMethods()
      player.rows.dataSource = dataSource == nil ? nil : role
    }
  }

  /// What answers for touches; which methods it has is asked here, once.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { role.learnDelegateMethods() }
  }

  /// What items are announced to that are likely to be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { player.rows.prefetchDataSource = prefetchDataSource == nil ? nil : role }
  }

  /// Whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { player.allowsMultipleSelection }
    set { player.allowsMultipleSelection = newValue }
  }

  /// Whether the items of lists show their controls.
  open var isEditing: Bool {
    get { player.isEditing }
    set { player.rows.setEditing(newValue, animated: false) }
  }

  /// The view behind all items, as large as the collection view.
  open var backgroundView: UIView?

  /// The sections that the collection view counted last.
  open var numberOfSections: Int { player.numberOfSections }

  /// The items that the collection view counted last.
  open func numberOfItems(inSection section: Int) -> Int {
    player.rows.numberOfRows(inSection: section)
  }

  /// The cell that shows an item; nil if the item is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    player.cellForItem(at: indexPath).flatMap { role.view($0) as? UICollectionViewCell }
  }

  /// Where a cell is displayed; nil if it is out of sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    role.cellContent(of: cell).flatMap { player.indexPath(for: $0) }
  }

  /// A view of a kind; nil if it is out of sight.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    player.supplementaryView(forElementKind: playedKind(elementKind), at: indexPath)
      .flatMap(role.view)
  }

  /// The views of a kind in sight in no certain order, here from the bottom to the top.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    let places = player.core.displayed.elements.keys.reversed()
    return places.filter { $0.kind == elementKind && $0.section >= 0 }
      .map { IndexPath(row: $0.index, section: $0.section) }
  }

  /// The items in sight in no certain order, here from the bottom to the top.
  open var indexPathsForVisibleItems: [IndexPath] { player.indexPathsForVisibleItems.reversed() }

  /// The cells in sight.
  open var visibleCells: [UICollectionViewCell] {
    player.visibleCells.compactMap { role.view($0) as? UICollectionViewCell }
  }

  /// The selected items in no certain order, here from the bottom to the top.
  open var indexPathsForSelectedItems: [IndexPath]? {
    player.indexPathsForSelectedItems?.reversed() ?? []
  }

  /// Selects an item, or none; the delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) { player.selectItem(at: indexPath, animated: animated) }

  /// Deselects an item; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    player.deselectItem(at: indexPath, animated: animated)
  }

  /// Where an item is.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    player.layoutAttributesForItem(at: indexPath).map {
      UICollectionViewLayoutAttributes(played: $0.frame)
    }
  }

  open override func layoutIfNeeded() { player.rows.layoutIfNeeded() }

  /// Asks for everything again.
  open func reloadData() {
    role.forgetSections()
    player.reloadData()
  }

  /// A finger can pull the player down where it can pull the control.
  open override var refreshControl: UIRefreshControl? { didSet { learnPulling() } }

  open override var alwaysBounceVertical: Bool { didSet { learnPulling() } }

  /// What is higher than the view could be pulled without bouncing always; here nothing can.
  private func learnPulling() {
    guard let refreshControl, alwaysBounceVertical else { return player.rows.refreshHandler = nil }
    player.rows.refreshHandler = { [weak refreshControl] in
      guard let refreshControl else { return }
      refreshControl.beginRefreshing()
      refreshControl.sendActions(for: .valueChanged)
      await refreshControl.waitForEnd()
    }
  }
}

// Updates.
extension UICollectionView {
  /// Changes items and sections together.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    role.forgetSections()
    player.performBatchUpdates(updates ?? {}, completion: completion)
  }

  /// Announces items that have come.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertItems(at: indexPaths) } }

  /// Announces items that have gone.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleteItems(at: indexPaths) } }

  /// Announces items that are to be shown with new cells.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadItems(at: indexPaths) } }

  /// Announces items whose cells are to be filled again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(at: indexPaths) }
  }

  /// Announces an item that has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Announces sections that have come.
  public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }

  /// Announces sections that have gone.
  public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }

  /// Announces sections that are to be shown again.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }

  /// Announces a section that has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  private func change(_ change: (HeadlessCollectionView) -> Void) {
    role.forgetSections()
    change(player)
  }
}

extension UICollectionView {
  /// Not of UIKit: opens the menu of several selected items or of none by a long touch, and closes it; returns its titles.
  package func openMenu(ofItems items: [IndexPath]) -> [String] {
    role.openMenu(of: items)
    let titles = role.menu?.played.map(\.title) ?? []
    role.tableView(player.rows, willDisplayContextMenuForRowAt: IndexPath(row: 0, section: 0))
    role.tableView(player.rows, willEndContextMenuForRowAt: nil)
    return titles
  }
}

// Cells and views.
extension UICollectionView {
  /// Makes a class known under a name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return }
    registerCell(identifier) { type.init(standIn: ()) }
  }

  /// Makes a nib known under a name.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    registerCell(identifier) { nib.content(UICollectionViewCell.self) }
  }

  private func registerCell(_ identifier: String, _ make: @escaping () -> UICollectionViewCell) {
    player.table.register(forCellReuseIdentifier: identifier) { [role] in
      let cell = make()
      cell.join(pool: identifier)
      return role.adoptCell(cell)
    }
  }

  /// Makes a class known under a name, for a kind.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    registerView(elementKind, identifier) { type.init(standIn: ()) }
  }

  /// Makes a nib known under a name, for a kind.
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    registerView(kind, identifier) { nib.content(UICollectionReusableView.self) }
  }

  private func registerView(
    _ kind: String,
    _ identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) {
    let pool = "\(playedKind(kind)) \(identifier)"
    player.table.register(forHeaderFooterViewReuseIdentifier: pool) { [role] in
      let view = make()
      view.join(pool: identifier)
      return role.adoptView(view)
    }
  }

  /// Hands out a cell for the item that is asked for.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = player.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    return role.view(cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Hands out a view of a kind.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = player.dequeueReusableSupplementaryView(
      ofKind: playedKind(elementKind),
      withReuseIdentifier: identifier,
      for: indexPath
    )
    return role.view(view) ?? UICollectionReusableView(frame: .zero)
  }
}

/// A kind as the player names it.
@MainActor
func playedKind(_ kind: String) -> String {
  switch kind {
  case UICollectionView.elementKindSectionHeader: LayoutBoundaryItem.headerKind
  case UICollectionView.elementKindSectionFooter: LayoutBoundaryItem.footerKind
  default: kind
  }
}

/// A kind as UIKit names it.
@MainActor
func kindOfUIKit(_ kind: String) -> String {
  switch kind {
  case LayoutBoundaryItem.headerKind: UICollectionView.elementKindSectionHeader
  case LayoutBoundaryItem.footerKind: UICollectionView.elementKindSectionFooter
  default: kind
  }
}
