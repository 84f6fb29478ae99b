public import Binder

/// A cell, a header or a footer without a screen, which a table dequeues for one row or section after another.
///
/// Inherit from ``HeadlessCell`` for a cell, and from ``HeadlessHeaderFooterView`` for a header, a footer, a badge or another view of
/// a layout. A class that conforms to `TableCell` or `TableHeaderFooterView` alone is no such view: it has no frame and no
/// fields of its own.
open class HeadlessReusableView: HeadlessView, DefaultInitializable {
  /// The view's rectangle in the table's content, in points.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  public package(set) var frame = TableRect.zero

  /// The reuse pool of the view; nil for a view that no table dequeued.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  public package(set) var reuseIdentifier: String?

  /// The user's text size; the table sets it when it dequeues the view, and before it measures it.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  public package(set) var contentSizeCategory = ContentSizeCategory.large

  @exclusivity(unchecked)  // TableBenchmarks scroll
  var parts = CellParts()

  /// Makes a view that shows nothing yet.
  public required override init() {}

  override var defaultAttributes: AccessibilityOverrides { AccessibilityOverrides([]) }

  /// Resets what the table has set; a subclass resets what the view shows.
  open func prepareForReuse() {}

  /// The height in points that the content needs; nil leaves the choice to the table.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// The width in points that the content needs where the layout of a collection view leaves it open; nil for the estimate.
  ///
  ///     override func preferredWidth(upTo limit: Double) -> Double? {
  ///       min(limit, 24 + 8 * Double(name.text?.count ?? 0))
  ///     }
  open func preferredWidth(upTo limit: Double) -> Double? { nil }

  /// The view's own unusual states, one word each, which a snapshot adds to the usual ones.
  open var snapshotTags: [String] { [] }

  /// What is not usual about the view, one word each, always in the same order.
  package var tags: [String] { (isHidden ? ["hidden"] : []) + snapshotTags }

  /// Lists what the view shows; a class that lists other fields conforms to ``SnapshotDescribing``.
  public final override func snapshotFields(named name: String) -> [SnapshotField] {
    super.snapshotFields(named: name)
  }
}

extension HeadlessReusableView {
  // The views are never nil. They are typed as in UIKit's older interface, so that both `cell.textLabel.text` and UIKit's
  // `cell.textLabel?.text` compile.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The main text, made at the first touch; never nil.
  public var textLabel: Label! { parts.touchText() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The second text, made at the first touch; never nil.
  public var detailTextLabel: Label! { parts.touchDetailText() }
}

extension TableCell {
  /// The main text of a cell that has one; nil for a cell of another kind.
  public var textLabel: HeadlessView.Label? { (self as? HeadlessCell)?.parts.touchText() }

  /// The second text of a cell that has one; nil for a cell of another kind.
  public var detailTextLabel: HeadlessView.Label? {
    (self as? HeadlessCell)?.parts.touchDetailText()
  }
}

extension TableHeaderFooterView {
  /// The main text of a header or footer that has one; nil for a view of another kind.
  ///
  /// A section that has a title and no view of its own shows the title here.
  public var textLabel: HeadlessView.Label? {
    (self as? HeadlessHeaderFooterView)?.parts.touchText()
  }

  /// The second text of a header or footer that has one; nil for a view of another kind.
  public var detailTextLabel: HeadlessView.Label? {
    (self as? HeadlessHeaderFooterView)?.parts.touchDetailText()
  }
}
