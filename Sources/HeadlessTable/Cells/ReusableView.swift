/// A cell, a header or a footer of this library, as the table and its pictures see it.
///
/// A class that conforms to `TableCell` or `TableHeaderFooterView` alone is no such view: it has no frame and no
/// fields of its own.
@MainActor
protocol ReusableView: AnyObject {
  /// The class of this library that the view's own class inherits from.
  var baseClass: AnyClass { get }

  /// The view's place in the table's content, in points.
  var frame: TableRect { get set }

  /// The reuse pool of the view; nil for a view that is not pooled.
  var reuseIdentifier: String? { get set }

  /// The text size that the reader has chosen.
  var contentSizeCategory: ContentSizeCategory { get set }

  /// The labels and the image that every view of its kind has.
  var parts: CellParts { get set }

  /// The view's unusual states for a snapshot, one word each.
  var tags: [String] { get }

  /// Ends what was bound for the row or the section that the view showed.
  func emptyBag()
}

/// The view as one of this library's; nil for an object of another class.
///
/// Two casts to classes are faster than one to a protocol.
@MainActor
func reusableView(_ view: AnyObject) -> (any ReusableView)? {
  switch view {
  case let cell as HeadlessCell: cell
  case let view as HeadlessHeaderFooterView: view
  default: nil
  }
}

extension HeadlessCell: ReusableView {
  var baseClass: AnyClass { HeadlessCell.self }

  func emptyBag() { lazyBag.empty() }
}

extension HeadlessHeaderFooterView: ReusableView {
  var baseClass: AnyClass { HeadlessHeaderFooterView.self }

  var tags: [String] { snapshotTags }

  func emptyBag() { lazyBag.empty() }
}
