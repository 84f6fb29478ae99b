import Binder

extension TableInconsistency {
  /// A layout of a collection view places an item that the data source does not have.
  static func attributesOfMissingItem(_ path: IndexPath) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .attributesOfMissingItem,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + path.uikitText,
      hint: "The layout has kept attributes of an earlier content. Make them again in prepare()."
    )
  }

  /// A layout has no place for an item that is to be shown.
  static func missingAttributes(_ path: IndexPath) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .missingAttributes,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + path.uikitText,
      hint: "A layout has to answer with attributes for every item of its collection view."
    )
  }

  /// A layout returns another place for a cell or a supplementary view than before, though it was not invalidated.
  static func attributesChanged(
    isItem: Bool,
    _ path: IndexPath,
    from old: String,
    to new: String
  ) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .attributesChanged,
      "layout attributes for \(isItem ? "cell" : "supplementary item") at index path "
        + "(\(path.uikitText)) changed from \(old) to \(new) without invalidating the layout",
      hint: "Call invalidateLayout() when something changes that the layout depends on."
    )
  }

  static let missingLayout = TableInconsistency(
    .collection,
    .missingLayout,
    "UICollectionView must be initialized with a non-nil layout parameter",
    hint: "Give the collection view a layout when it is made."
  )

  /// UIKit's wording is not known.
  static func conflictingScrollPositions(_ positions: [String]) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .conflictingScrollPositions,
      "Attempted to scroll the collection view to more than one position along one axis "
        + "(\(positions.joined(separator: ", "))).",
      hint: "Give one position along each axis: .top with .left, but not with .bottom."
    )
  }

  static func invalidSize(_ size: TableSize, of item: String) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .invalidHeight,
      "Invalid size (\(size.width.snapshotText)×\(size.height.snapshotText)) for \(item).",
      hint: "A width and a height are 0 to \(Double.mostPoints.snapshotText) points."
    )
  }
}
