#if canImport(UIKit) && !os(watchOS)
  import Binder
  import BinderCollections
  import UIKit

  /// The compositional layout that a declaration makes: each section has the layout that is declared for it, or is a list.
  @MainActor
  final class DeclaredLayout {
    private unowned let adapter: CollectionAdapter
    /// Whether the collection view gets the layout, if a section declares one.
    var isSet = true { didSet { update() } }
    /// Whether the collection view gets the layout even if no section declares one, so that all are lists.
    var isOfScreen = false
    private var layout: UICollectionViewCompositionalLayout?
    /// The layouts of the sections when they were read last.
    private var known: [AnyHashable?] = []
    /// Whether items have sizes of their own, and the collection view a flow layout that wants them.
    private(set) var hasItemSizes = false

    init(_ adapter: CollectionAdapter) {
      self.adapter = adapter
    }

    private var delegate: (any ArrangingDelegate)? { adapter.arranging }

    private var sections: Range<Int> {
      let source = adapter.items.binder
      return 0..<adapter.calling { source?.numberOfSections(in: adapter) ?? 0 }
    }

    /// Whether the collection view is still to be given the layout, as a section declares one now.
    var isMissing: Bool {
      guard isSet, layout == nil, let delegate else { return false }
      return isNeeded(for: sections.map(delegate.layout))
    }

    private func isNeeded(for declared: [AnyHashable?]) -> Bool {
      isOfScreen ? !declared.isEmpty : declared.contains { $0 != nil }
    }

    /// Gives the collection view the layout if a section declares one, and has it read again where another one is declared.
    func update() {
      let gaveItemSizes = hasItemSizes
      hasItemSizes = givesItemSizes
      if hasItemSizes != gaveItemSizes { adapter.delegateAnswersChanged() }
      guard isSet, let delegate, let collectionView = adapter.collectionView else { return }
      let declared = sections.map(delegate.layout)
      guard declared != known else { return }
      known = declared
      if let layout { return layout.invalidateLayout() }
      guard isNeeded(for: declared) else { return }
      let made = UICollectionViewCompositionalLayout { [weak self] section, environment in
        self?.section(section, in: environment)
          ?? .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      layout = made
      collectionView.collectionViewLayout = made
    }

    /// The layout of a section, for UIKit, which stops the app where a section with items has none: a section is a list while no
    /// declaration knows it.
    private func section(
      _ section: Int,
      in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      var declared = delegate?.layout(ofSection: section)?.base as? SectionLayout ?? .list()
      let name = adapter.items.binder?.tableView(adapter, nameOfSection: section) ?? "\(section)"
      for problem in declared.problems {
        let message = "The layout of section '\(name)' is shown as a list: \(problem)"
        adapter.reportOnce(message, .error, message)
        // UIKit stops the app for it.
        declared = .list()
      }
      let ends = SupplementaryKind.allKinds.map { presence(ElementKind($0), section: section) }
      if case .list(let appearance) = declared.form {
        let list = list(appearance, section, ends.map(\.isThere), environment)
        guard let isPinned = declared.headersArePinned else { return list }
        let items = list.boundarySupplementaryItems
        for item in items where item.alignment == .top { item.pinToVisibleBounds = isPinned }
        // The section may have given copies.
        list.boundarySupplementaryItems = items
        return list
      }
      // UIKit keeps the safe area free in addition to a section's insets, and the container has it.
      let whole = environment.container.effectiveContentSize
      let size = LayoutSize(
        width: Double(whole.width) - coveredWidth,
        height: Double(whole.height)
      )
      var solved = declared.section(
        width: size.width,
        hasHeader: ends[0].isThere,
        hasFooter: ends[1].isThere,
        scale: displayScale
      )
      for (kind, end) in zip([LayoutBoundaryItem.headerKind, LayoutBoundaryItem.footerKind], ends) {
        if let height = end.height { solved.setHeight(height, ofBoundaryItem: kind) }
      }
      let sizes = sizes(section, solved, in: size)
      var box = size
      if solved.contentInsetsReference == .none { box.width += coveredWidth }
      warn(of: solved, sizes, named: name, in: box)
      // A group without room would stop the app.
      if !solved.problems.isEmpty { return list(.plain, section, ends.map(\.isThere), environment) }
      return solved.ofUIKit(sizes: sizes, in: size)
    }

    private var displayScale: Double {
      Double(adapter.collectionView?.traitCollection.displayScale ?? 2)
    }

    private var coveredWidth: Double {
      let area = adapter.collectionView?.safeAreaInsets ?? UIEdgeInsets()
      return Double(area.left + area.right)
    }

    /// How wide an item of a section may be whose cell decides its width; nil where no layout is declared.
    func widthLimit(inSection section: Int) -> Double? {
      guard let collectionView = adapter.collectionView,
        let declared = delegate?.layout(ofSection: section)?.base as? SectionLayout
      else { return nil }
      let width = Double(collectionView.bounds.size.width) - coveredWidth
      return width - declared.section(width: width).contentInsets.sum(.horizontal)
    }

    /// Says what the size of the view leaves no room for.
    private func warn(
      of section: LayoutSection,
      _ sizes: [LayoutSize],
      named name: String,
      in size: LayoutSize
    ) {
      let width = size.width - section.contentInsets.sum(.horizontal)
      let room = LayoutSize(width: width, height: size.height)
      var warnings = section.warnings(in: room, axis: .vertical)
      if sizes.contains(where: { $0.width > width + 1e-6 }) {
        warnings.append(LayoutFlow.warningOfLongItems(axis: .vertical))
      }
      for warning in warnings {
        let message = "The layout of section '\(name)': \(warning)"
        adapter.reportOnce(message, .warning, message)
      }
    }

    /// The sizes of the items of a flow before they are measured; UIKit's compositional layouts do not place them by themselves.
    private func sizes(
      _ section: Int,
      _ layout: LayoutSection,
      in box: LayoutSize
    ) -> [LayoutSize] {
      guard case .flow(let flow) = layout.content else { return [] }
      let count = adapter.items.rowCount(inSection: section)
      let size = delegate?.itemSizes(inSection: section)
      var line = box
      line.width -= layout.contentInsets.sum(.horizontal)
      let standard = flow.itemSize.size(in: line, scale: displayScale)
      // Cells decide, but for a width that all items have.
      if flow.isEstimated { return count > 0 && !flow.itemSize.width.isEstimate ? [standard] : [] }
      return (0..<count).map { size?($0) as? LayoutSize ?? standard }
    }
  }

  extension DeclaredLayout {
    /// Whether a section has a header or a footer by its declaration, and the height that it has there.
    private func presence(
      _ kind: ElementKind,
      section: Int
    ) -> (isThere: Bool, height: Double?) {
      let end: SupplementaryKind = if case .footer = kind { .footer } else { .header }
      let height = adapter.calling { adapter.delegateRelay.receiver.height(end, section: section) }
      if let height, height >= 0 { return (height > 0, height) }
      return (height != nil || adapter.items.title(kind.ofUIKit, section: section) != nil, nil)
    }

    /// Whether a header or a footer that is not visible is there, so that it is filled when it comes into view.
    func knows(_ kind: ElementKind, section: Int) -> Bool {
      guard let layout, layout === adapter.collectionView?.collectionViewLayout else { return true }
      let path = IndexPath(row: 0, section: section)
      let attributes = layout.layoutAttributesForSupplementaryView(
        ofKind: kind.ofUIKit,
        at: path
      )
      return (attributes != nil) == presence(kind, section: section).isThere
    }

    private var givesItemSizes: Bool {
      guard adapter.collectionView?.collectionViewLayout is UICollectionViewFlowLayout else {
        return false
      }
      return sections.contains { delegate?.itemSizes(inSection: $0) != nil }
    }

    /// The size of an item in a flow layout of the collection view's own; nil for that of the layout.
    func itemSize(at indexPath: IndexPath) -> CGSize? {
      let size = delegate?.itemSizes(inSection: indexPath.section)?(indexPath.row)
      return (size as? LayoutSize).map { CGSize(width: $0.width, height: $0.height) }
    }

    private func list(
      _ appearance: ListAppearance,
      _ section: Int,
      _ ends: [Bool],
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance.ofUIKit)
      configuration.headerMode = ends[0] ? .supplementary : .none
      configuration.footerMode = ends[1] ? .supplementary : .none
      #if !os(tvOS)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak adapter] item in
          adapter?.swipeActions(of: item, at: .leading)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak adapter] item in
          adapter?.swipeActions(of: item, at: .trailing)
        }
      #endif
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  #if !os(tvOS)
    extension CollectionAdapter {
      fileprivate func swipeActions(
        of item: IndexPath,
        at edge: SwipeEdge
      ) -> UISwipeActionsConfiguration? {
        delegateRelay.binder?.tableView(self, swipeActionsForRowAt: item, at: edge)?
          .ofUIKit(showing: self)
      }
    }
  #endif

  extension ListAppearance {
    fileprivate var ofUIKit: UICollectionLayoutListConfiguration.Appearance {
      #if os(tvOS)
        self == .plain || self == .sidebarPlain ? .plain : .grouped
      #else
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
      #endif
    }
  }
#endif
