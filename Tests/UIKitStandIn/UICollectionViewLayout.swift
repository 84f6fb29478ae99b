import Binder
import BinderCollections
import HeadlessTable

/// Where a view of a collection view is.
@MainActor
public final class UICollectionViewLayoutAttributes: NSObject {
  /// The rectangle in the content.
  public let frame: CGRect

  init(played: TableRect) {
    frame = CGRect(
      x: played.origin.x,
      y: played.origin.y,
      width: played.size.width,
      height: played.size.height
    )
    super.init()
  }
}

/// Places the items of a collection view.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose items it places.
  open internal(set) weak var collectionView: UICollectionView?

  /// Has everything placed again.
  open func invalidateLayout() { collectionView?.layoutChanged() }

  /// Where a view of a kind is; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.role.rect(ofKind: playedKind(elementKind), section: indexPath.section)
      .map(UICollectionViewLayoutAttributes.init(played:))
  }

  /// Not of UIKit: the layout of a section, as the player knows it.
  package func played(_ section: Int) -> NSCollectionLayoutSection? { nil }
}

/// Places items in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items that the delegate has none for.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10

  /// Makes a layout.
  public override init() { super.init() }

  package override func played(_ section: Int) -> NSCollectionLayoutSection? {
    NSCollectionLayoutSection(
      .flow(
        itemSize: LayoutSize(width: Double(itemSize.width), height: Double(itemSize.height)),
        lineSpacing: Double(minimumLineSpacing),
        itemSpacing: Double(minimumInteritemSpacing)
      )
    )
  }
}

/// Gives the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places the items of each section by a layout of its own.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Makes a layout of what gives those of the sections.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  package override func played(_ section: Int) -> NSCollectionLayoutSection? {
    guard let collectionView else { return nil }
    return provider(section, PlayedEnvironment(collectionView))
  }
}

/// What the layout of a section depends on.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
}

/// What the layout of a section depends on.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the section is in.
  var container: any NSCollectionLayoutContainer { get }
  /// What the collection view is shown under.
  var traitCollection: UITraitCollection { get }
}

@MainActor
private final class PlayedEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let traitCollection: UITraitCollection
  let effectiveContentSize: CGSize

  var container: any NSCollectionLayoutContainer { self }

  init(_ collectionView: UICollectionView) {
    traitCollection = collectionView.traitCollection
    effectiveContentSize = collectionView.frame.size
    super.init()
  }

  init(group size: LayoutSize) {
    traitCollection = UITraitCollection()
    effectiveContentSize = CGSize(width: size.width, height: size.height)
    super.init()
  }
}

extension NSCollectionLayoutGroup {
  static func frames(
    _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider,
    in size: LayoutSize
  ) -> [LayoutFrame] { provider(PlayedEnvironment(group: size)).map(\.played) }
}
