/// A section as `NSCollectionLayoutSection` describes it: a group that is repeated, and what is around the groups.
///
/// ```swift
/// let cell = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
/// let row = LayoutGroup.horizontal(width: .fractionalWidth(1), height: .absolute(80), subitems: [cell])
/// print(LayoutSection(group: row, interGroupSpacing: 8))   // horizontal 1w×80 of 0.5w×1h
/// ```
public struct LayoutSection: Hashable, Sendable, CustomStringConvertible {
  package enum Content: Hashable, Sendable {
    case group(LayoutGroup)
    case flow(LayoutFlow)
  }

  package let content: Content
  package let interGroupSpacing: Double
  package let contentInsets: LayoutInsets
  package var boundaryItems: [LayoutBoundaryItem]
  package let decorationItems: [LayoutDecorationItem]
  package let orthogonalScrolling: OrthogonalScrolling
  package let supplementariesFollowContentInsets: Bool
  package let contentInsetsReference: ContentInsetsReference

  /// Makes a section that repeats a group, one behind the other, by default with nothing around them.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - interGroupSpacing: Points between two groups.
  ///   - contentInsets: Points around all groups.
  ///   - boundaryItems: Headers, footers and other views at the edges.
  ///   - decorationItems: Views behind the items.
  ///   - orthogonalScrolling: Whether the groups lie beside each other and scroll across, and where they stop.
  ///   - supplementariesFollowContentInsets: Whether headers and footers are as narrow as the items.
  ///   - contentInsetsReference: The insets of the collection view that count in addition.
  public init(
    group: LayoutGroup,
    interGroupSpacing: Double = 0,
    contentInsets: LayoutInsets = .zero,
    boundaryItems: [LayoutBoundaryItem] = [],
    decorationItems: [LayoutDecorationItem] = [],
    orthogonalScrolling: OrthogonalScrolling = .none,
    supplementariesFollowContentInsets: Bool = true,
    contentInsetsReference: ContentInsetsReference = .automatic
  ) {
    content = .group(group)
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
    self.boundaryItems = boundaryItems
    self.decorationItems = decorationItems
    self.orthogonalScrolling = orthogonalScrolling
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.contentInsetsReference = contentInsetsReference
  }

  /// Makes a section whose items follow each other in lines; a header is as wide as the view.
  package init(
    flow: LayoutFlow,
    lineSpacing: Double,
    insets: LayoutInsets = .zero,
    boundaryItems: [LayoutBoundaryItem] = []
  ) {
    content = .flow(flow)
    interGroupSpacing = lineSpacing
    contentInsets = insets
    self.boundaryItems = boundaryItems
    decorationItems = []
    orthogonalScrolling = .none
    supplementariesFollowContentInsets = false
    contentInsetsReference = .automatic
  }

  /// The group, or the size of the items in lines.
  public var description: String {
    let across = orthogonalScrolling == .none ? "" : " · scrolls \(orthogonalScrolling)"
    switch content {
    case .group(let group): return "\(group)\(across)"
    case .flow(let flow): return "flow \(flow.itemSize)"
    }
  }
}

/// How the groups of an orthogonally scrolling section come to rest.
public enum OrthogonalScrolling: Hashable, Sendable {
  /// The groups do not scroll orthogonally: they lie along the direction of the collection view.
  case none
  /// Anywhere.
  case continuous
  /// With a group at the leading edge, after any distance.
  case continuousGroupLeadingBoundary
  /// After each width of the section.
  case paging
  /// With a group at the leading edge.
  case groupPaging
  /// With a group in the middle.
  case groupPagingCentered
}

/// The insets of a collection view that a section keeps free in addition to its own.
public enum ContentInsetsReference: Hashable, Sendable {
  /// What bars cover.
  case automatic
  /// None.
  case none
  /// What bars cover.
  case safeArea
  /// The margins of the view.
  case layoutMargins
  /// The guide for lines of text that are short enough to read.
  case readableContent
}

extension LayoutSection {
  package mutating func setHeight(_ height: Double, ofBoundaryItem kind: String) {
    guard let index = boundaryItems.firstIndex(where: { $0.kind == kind }) else { return }
    boundaryItems[index].height = .absolute(height)
  }
}
