public import Binder

/// A cell without a screen: `UITableViewCell` as far as it can be told and asked.
///
///     final class PersonCell: HeadlessCell {
///       let nameLabel = Label()
///       let ageLabel = Label()
///     }
///
/// A snapshot shows the labels, the controls and the simple stored values of a subclass by property
/// name. The views that every cell has are listed first, and only when they were touched.
@MainActor
open class HeadlessCell: TableCell, DefaultInitializable {
  /// The cell's rectangle in the table's content, in points.
  @exclusivity(unchecked)
  public package(set) var frame = TableRect.zero

  /// The reuse pool of the cell; nil for a cell that no table handed out.
  @exclusivity(unchecked)
  public package(set) var reuseIdentifier: String?

  /// How large the reader wants text to be; the table says so when it hands the cell out, and before it measures
  /// it.
  @exclusivity(unchecked)
  public package(set) var contentSizeCategory = ContentSizeCategory.large

  /// The arrangement of the cell's own texts in drawings: `value1` writes the second at the trailing edge, `value2` the main
  /// one as a caption before it.
  open var cellStyle = CellStyle.default

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none

  /// The look of a selected cell; a snapshot says `selected` whatever it is.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell takes touches; a snapshot says `disabled` if not.
  open var isUserInteractionEnabled = true

  @exclusivity(unchecked)
  var parts = CellParts()
  @exclusivity(unchecked)
  var lazyBag = LazyBag()
  private var selectedState = false
  private var highlightedState = false
  private var editingState = false

  var answers = AccessibilityAnswers()

  /// Whether the cell is one element that says the texts of its views, with its controls beside it.
  ///
  /// It is unless it was set to false. Once it was set to true, its controls are out of reach.
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

  /// The effect of using the cell, which a screen reader reads after a pause.
  open var accessibilityHint: String? {
    get { answers.hint }
    set { answers.hint = newValue }
  }

  /// The traits by which a screen reader treats the cell.
  open var accessibilityTraits: AccessibilityTraits {
    get { answers.traits ?? defaultTraits }
    set { answers.traits = newValue }
  }

  /// The views that a screen reader stops at, in order; nil for all, in the order of their declaration.
  open var accessibilityElements: [HeadlessView]? {
    get { answers.elements }
    set { answers.elements = newValue }
  }

  /// Whether a screen reader passes over the cell and everything in it.
  open var accessibilityElementsHidden: Bool {
    get { answers.areElementsHidden }
    set { answers.areElementsHidden = newValue }
  }

  /// Makes a cell that shows nothing yet.
  public required init() {}

  /// Takes back the selected, highlighted and editing look; what the cell shows is the subclass's
  /// to take back.
  open func prepareForReuse() {
    selectedState = false
    highlightedState = false
    editingState = false
  }

  /// The height in points that the content needs; nil leaves the choice to the table.
  open func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
  }

  /// Shows the cell as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedState = highlighted
  }

  /// Shows the cell in editing mode, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
  }

  /// Shows something at the trailing edge.
  open func setAccessory(_ accessory: CellAccessory) {
    accessoryType = accessory
  }

  /// The cell's own unusual states, one word each, which a snapshot adds to those it knows.
  open var snapshotTags: [String] { [] }
}

extension HeadlessCell {
  private var defaultTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = isSelected ? [.selected] : []
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Whether the cell is shown as selected; setting it is `setSelected(_:animated:)`.
  public var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is shown as touched; setting it is `setHighlighted(_:animated:)`.
  public var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell is shown in editing mode; setting it is `setEditing(_:animated:)`.
  public var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  // The three views are never nil. They are typed as in UIKit's older interface, so that both
  // `cell.textLabel.text` and UIKit's `cell.textLabel?.text` compile.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The main text, made at the first touch; never nil.
  public var textLabel: Label! { parts.touchText() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The second text, made at the first touch; never nil.
  public var detailTextLabel: Label! { parts.touchDetailText() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The image at the left edge, made at the first touch; never nil.
  public var imageView: ImageView! { parts.touchImage() }
}
