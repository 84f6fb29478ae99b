public import BinderCollections

/// The layout of a collection view as a whole: the direction in which it scrolls, and how each of its sections is arranged.
///
///     HeadlessCollectionView(id: "photos", width: 375, height: 640, layout: .sections { section, _ in
///       section == 0 ? .carousel(itemSize: LayoutSize(width: 140, height: 180)) : .grid(columns: 3)
///     })
///
/// A section that a binder declares with a layout has that one.
@MainActor
public struct CollectionViewLayout {
  /// The direction in which the collection view scrolls.
  public var axis: LayoutAxis
  /// Points between two sections, also beside empty ones.
  public var interSectionSpacing: Double
  /// The headers and footers of the collection view as a whole.
  public var boundaryItems: [LayoutBoundaryItem]
  /// The layout of a section, by its position; nil for a list.
  let section: (_ section: Int, _ environment: LayoutEnvironment) -> SectionLayout?

  /// Arranges each section in a way of its own: by its position and the size of the view; nil is a list.
  public static func sections(
    axis: LayoutAxis = .vertical,
    interSectionSpacing: Double = 0,
    boundaryItems: [LayoutBoundaryItem] = [],
    _ section: @escaping (_ section: Int, _ environment: LayoutEnvironment) -> SectionLayout? = {
      _,
      _ in nil
    }
  ) -> CollectionViewLayout {
    CollectionViewLayout(
      axis: axis,
      interSectionSpacing: interSectionSpacing,
      boundaryItems: boundaryItems,
      section: section
    )
  }

  /// Arranges all sections alike.
  public static func uniform(
    _ layout: SectionLayout,
    axis: LayoutAxis = .vertical
  ) -> CollectionViewLayout {
    sections(axis: axis) { _, _ in layout }
  }
}

/// What the layout of a section may depend on.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the collection view in points.
  public let size: LayoutSize
}
