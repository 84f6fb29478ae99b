/// Where in a declaration data comes by itself.
///
/// A screen's body writes its declaration again and again; what is at the same place is the same.
struct FeedPlace<Section: TableViewSection>: Hashable {
  /// What is bound.
  enum Part: Hashable {
    case cells
    case supplementary(
      SupplementaryKind,
      SupplementaryDeclaration<Section>.Form
    )
  }

  /// The sections that it is bound to.
  let scope: SectionScope<Section>
  let part: Part
  /// The branches that it stands in, outermost first.
  let branches: [Branch]
}

/// What tells a place from others for the same part of the same sections.
enum Branch: Hashable {
  /// One of the two sides of a condition.
  case first, second
  /// An identity that was given.
  case id(AnyHashable)
}
