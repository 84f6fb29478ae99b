public import Binder

/// A section's header or footer without a screen: `UITableViewHeaderFooterView` as far as it can be
/// told and asked.
///
/// A snapshot shows its labels, controls and simple stored values as it does those of a cell.
@MainActor
open class HeadlessHeaderFooterView: TableHeaderFooterView, DefaultInitializable {
  /// The view's rectangle in the table's content, in points.
  public package(set) var frame = TableRect.zero

  /// The reuse pool of the view; nil for a view that no table handed out.
  public package(set) var reuseIdentifier: String?

  /// How large the reader wants text to be; the table says so when it hands the view out, and before it measures
  /// it.
  public package(set) var contentSizeCategory = ContentSizeCategory.large

  var parts = CellParts()
  var lazyBag = LazyBag()

  var answers = AccessibilityAnswers()

  /// Whether the view is one element that says the texts of its views, with its controls beside it, unless it was set to
  /// false.
  open var isAccessibilityElement: Bool {
    get { answers.isElement ?? true }
    set { answers.isElement = newValue }
  }

  /// The name that a screen reader reads; nil for the texts of its views, in order.
  open var accessibilityLabel: String? {
    get { answers.label }
    set { answers.label = newValue }
  }

  /// The value that a screen reader reads; nil for none.
  open var accessibilityValue: String? {
    get { answers.value }
    set { answers.value = newValue }
  }

  /// The effect of using the view, which a screen reader reads after a pause.
  open var accessibilityHint: String? {
    get { answers.hint }
    set { answers.hint = newValue }
  }

  /// The traits by which a screen reader treats the view: a header is a heading, unless they are set.
  open var accessibilityTraits: AccessibilityTraits {
    get { answers.traits ?? .header }
    set { answers.traits = newValue }
  }

  /// The views that a screen reader stops at, in order; nil for all, in the order of their declaration.
  open var accessibilityElements: [HeadlessView]? {
    get { answers.elements }
    set { answers.elements = newValue }
  }

  /// Whether a screen reader passes over the view and everything in it.
  open var accessibilityElementsHidden: Bool {
    get { answers.areElementsHidden }
    set { answers.areElementsHidden = newValue }
  }

  /// Makes a view that shows nothing yet.
  public required init() {}

  /// Does nothing; what the view shows is the subclass's to take back.
  open func prepareForReuse() {}

  /// The height in points that the content needs; nil leaves the choice to the table.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// The view's unusual states for a snapshot, one word each.
  open var snapshotTags: [String] { [] }
}

extension HeadlessHeaderFooterView {
  /// Makes a view as `UITableViewHeaderFooterView` is made, for code that makes its views itself.
  ///
  /// - Parameter reuseIdentifier: The reuse pool of the view.
  public convenience init(reuseIdentifier: String?) {
    self.init()
    self.reuseIdentifier = reuseIdentifier
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The main text, made at the first touch; never nil, and typed as a cell's `textLabel` is.
  public var textLabel: Label! { parts.touchText() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The second text, made at the first touch; never nil, and typed as a cell's `textLabel` is.
  public var detailTextLabel: Label! { parts.touchDetailText() }
}

extension TableHeaderFooterView {
  /// The main text of a header or footer that has one; nil for a view of another kind.
  ///
  /// A section that has a title and no view of its own shows the title here.
  public var textLabel: Label? { reusableView(self)?.parts.touchText() }

  /// The second text of a header or footer that has one; nil for a view of another kind.
  public var detailTextLabel: Label? { reusableView(self)?.parts.touchDetailText() }
}
