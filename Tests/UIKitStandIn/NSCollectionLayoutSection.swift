package import BinderCollections

/// Gives the places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item of a group.
@MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  let played: LayoutFrame

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    played = LayoutFrame(
      x: Double(frame.origin.x),
      y: Double(frame.origin.y),
      width: Double(frame.size.width),
      height: Double(frame.size.height),
      zIndex: zIndex
    )
    super.init()
  }
}

/// Items beside each other.
@MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case row(LayoutAxis, LayoutGroup.Subitems)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The distance between the items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: size)
  }

  /// Items in a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.horizontal, .list(subitems.map(\.played))))
  }

  /// One item again and again in a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      .row(.horizontal, .repeating(count, repeatingSubitem.played))
    )
  }

  /// Items in a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.vertical, .list(subitems.map(\.played))))
  }

  /// One item again and again in a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .row(.vertical, .repeating(count, repeatingSubitem.played)))
  }

  /// Items at places of one's own.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  override var played: LayoutItem { .group(playedGroup) }

  var playedGroup: LayoutGroup {
    let (width, height) = (layoutSize.width, layoutSize.height)
    switch arrangement {
    case .custom(let provider):
      nonisolated(unsafe) let provider = provider
      return .custom(width: width, height: height) { size in
        MainActor.assumeIsolated { Self.frames(provider, in: size) }
      }
    case .row(let axis, let subitems):
      let make = axis == .horizontal ? LayoutGroup.horizontal : LayoutGroup.vertical
      return make(
        width,
        height,
        subitems,
        interItemSpacing?.played ?? .fixed(0),
        contentInsets.played,
        edgeSpacing?.played ?? LayoutEdgeSpacing(),
        supplementaryItems.compactMap(\.playedSupplementary)
      )
    }
  }
}

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The layout of a section.
@MainActor
public final class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup?
  private let whole: SectionLayout?
  private let list: UICollectionLayoutListConfiguration?
  /// The distance between groups.
  public var interGroupSpacing: CGFloat = 0
  /// What stays free at the edges.
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The views at the edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the items.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How the section scrolls across.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What the insets of the views at the edges are counted from.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets are counted from.
  public var contentInsetsReference = UIContentInsetsReference.automatic

  /// Makes the layout of a group that is repeated.
  public init(group: NSCollectionLayoutGroup) {
    (self.group, whole, list) = (group, nil, nil)
    super.init()
  }

  init(_ whole: SectionLayout) {
    (group, self.whole, list) = (nil, whole, nil)
    super.init()
  }

  private init(_ list: UICollectionLayoutListConfiguration) {
    (group, whole, self.list) = (nil, .list(list.appearance.played), list)
    super.init()
    guard list.headerMode == .supplementary else { return }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(28)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = list.appearance == .plain || list.appearance == .sidebarPlain
    boundarySupplementaryItems = [header]
  }

  /// Makes the layout of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  /// The same layout, as the player knows it.
  package var played: SectionLayout {
    if let whole {
      guard let header = boundarySupplementaryItems.first else { return whole }
      return whole.pinsHeaders(header.pinToVisibleBounds)
    }
    guard let group else { return .list() }
    return .compositional(
      LayoutSection(
        group: group.playedGroup,
        interGroupSpacing: Double(interGroupSpacing),
        contentInsets: contentInsets.played,
        boundaryItems: boundarySupplementaryItems.map(\.playedBoundary),
        decorationItems: decorationItems.map(\.playedDecoration),
        orthogonalScrolling: orthogonalScrollingBehavior.played,
        supplementariesFollowContentInsets: supplementaryContentInsetsReference != .none,
        contentInsetsReference: contentInsetsReference.played
      )
    )
  }

  /// The configuration of a list; nil for another layout.
  var playedList: UICollectionLayoutListConfiguration? { list }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var played: OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension UIContentInsetsReference {
  fileprivate var played: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// How the sections of a list are set apart.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    var played: ListAppearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    }
  }

  /// What is the header of a section.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What is the footer of a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Gives the actions at an edge of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How the sections are set apart.
  public let appearance: Appearance
  /// What is the header of a section.
  public var headerMode = HeaderMode.none
  /// What is the footer of a section.
  public var footerMode = FooterMode.none
  /// Gives the actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
