public import Binder

/// A cell without a screen: the state of a `UITableViewCell`, but not its look.
///
///     final class PersonCell: HeadlessCell {
///       let nameLabel = Label()
///       let ageLabel = Label()
///     }
///
/// A snapshot shows the labels, the controls and the simple stored values of a subclass by property
/// name. The views that every cell has are listed first, and only when they were touched.
open class HeadlessCell: HeadlessReusableView, TableCell {
  /// The arrangement of the cell's own texts in drawings, such as `value1`, with the second text at the trailing edge.
  open var cellStyle = CellStyle.default

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none

  /// The switch at the trailing edge, in place of the accessory; nil for none.
  public package(set) var shownToggle: CellToggle?

  /// Whether the cell takes touches; a snapshot says `disabled` if not.
  open var isUserInteractionEnabled = true

  private var selectedState = false
  private var highlightedState = false
  private var editingState = false

  override var defaultAttributes: AccessibilityOverrides {
    var traits: AccessibilityTraits = isSelected ? .selected : []
    if shownToggle != nil { traits.formUnion(.toggleButton) }
    return AccessibilityOverrides(
      value: shownToggle.map { $0.isOn ? "on" : "off" },
      traits,
      isEnabled: isUserInteractionEnabled
    )
  }

  /// Resets the selected, highlighted and editing states; a subclass resets what the cell shows.
  open override func prepareForReuse() {
    selectedState = false
    highlightedState = false
    editingState = false
  }

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

  /// Shows a switch at the trailing edge; nil removes it.
  open func setToggle(_ toggle: CellToggle?) {
    shownToggle = toggle
  }

  /// What is not usual about the cell: the state, the accessory, then the cell's own words.
  package override var tags: [String] {
    var tags: [String] = []
    if isSelected { tags.append("selected") }
    if isHighlighted { tags.append("highlighted") }
    if isEditing { tags.append("editing") }
    if !isUserInteractionEnabled { tags.append("disabled") }
    if let toggle = shownToggle {
      tags.append(toggle.isOn ? "on" : "off")
    } else if let word = accessoryType.word {
      tags.append(word)
    }
    return tags + super.tags
  }
}

extension HeadlessCell {
  /// Makes a cell as `UITableViewCell` is made, for code that makes its cells itself.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init()
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
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

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The image at the left edge, made at the first touch; never nil.
  public var imageView: ImageView! { parts.touchImage() }
}

/// The arrangement of the views that every cell has, in drawings.
public enum CellStyle: Hashable, Sendable {
  /// The main text alone.
  case `default`
  /// The second text at the right edge.
  case value1
  /// The main text at the right of a column at the left, and the second text beside it.
  case value2
  /// The second text below the main one.
  case subtitle
}

extension HeadlessCell {
  /// The accessory at the trailing edge of a cell.
  public typealias AccessoryType = CellAccessory
}

extension CellAccessory {
  /// The word for a picture; nil for no accessory.
  package var word: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosure"
    case .detailDisclosureButton: "detailDisclosure"
    case .checkmark: "checkmark"
    case .detailButton: "detail"
    }
  }
}
