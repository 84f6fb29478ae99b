/// A view that shows a row.
@MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The control that a row shows in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What is shown at the right edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name of the pool that the cell goes to.
  open private(set) var reuseIdentifier: String?

  /// What the app's own views are inside of.
  public let contentView = UIView(frame: .zero)

  /// The main text.
  public let textLabel: UILabel? = UILabel(frame: .zero)

  /// The second text, of a style that has one.
  public let detailTextLabel: UILabel?

  /// The image at the left edge.
  public let imageView: UIImageView? = UIImageView()

  /// Shows the cell by its state, at the next layout; here at once.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { configurationUpdateHandler?(self, UICellConfigurationState(isSelected: isSelected)) }
  }

  /// What the cell shows, where it is said by a value.
  open var contentConfiguration: (any UIContentConfiguration)?

  package override var listContent: UIListContentConfiguration? {
    contentConfiguration as? UIListContentConfiguration
  }

  /// What is shown at the right edge instead of an accessory of the system.
  open var accessoryView: UIView?

  /// What is shown at the right edge.
  open var accessoryType = AccessoryType.none

  /// Whether the cell is shown as selected.
  open var isSelected = false

  /// Whether the cell is shown as touched.
  open var isHighlighted = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel(frame: .zero)
    super.init(frame: .zero)
    for view in [imageView, textLabel, detailTextLabel] as [UIView?] {
      if let view { contentView.addSubview(view) }
    }
  }

  /// Makes a cell of what a nib holds.
  public required init?(coder: NSCoder) {
    detailTextLabel = nil
    super.init(coder: coder)
  }

  /// Not of UIKit: the way in which the stand-in makes a cell of a type, as the runtime of Objective-C does it.
  public required convenience init(standIn: Void) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Takes back what the last row left.
  open func prepareForReuse() {}

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows the cell as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether the cell is shown as edited.
  open var isEditing = false

  /// Shows the cell as edited or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  package func join(pool identifier: String) { reuseIdentifier = identifier }
}

/// A view that shows a header or a footer.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name of the pool that the view goes to.
  open private(set) var reuseIdentifier: String?

  /// What the app's own views are inside of.
  public let contentView = UIView(frame: .zero)

  /// The second text.
  public let detailTextLabel: UILabel? = UILabel()

  /// What the view shows, where it is said by a value.
  open var contentConfiguration: (any UIContentConfiguration)?

  package override var listContent: UIListContentConfiguration? {
    contentConfiguration as? UIListContentConfiguration
  }

  /// Shows the view by its state, at the next layout; here at once.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { configurationUpdateHandler?(self, UIViewConfigurationState()) }
  }

  /// The main text; the title, where a table has made the view.
  public package(set) var textLabel: UILabel? = UILabel(frame: .zero)

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    for view in [textLabel, detailTextLabel] {
      if let view { contentView.addSubview(view) }
    }
  }

  /// Makes a view of what a nib holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Not of UIKit: the way in which the stand-in makes a view of a type, as the runtime of Objective-C does it.
  public required convenience init(standIn: Void) {
    self.init(reuseIdentifier: nil)
  }

  /// Takes back what the last section left.
  open func prepareForReuse() {}

  package func join(pool identifier: String) { reuseIdentifier = identifier }
}
